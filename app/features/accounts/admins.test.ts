import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userProfiles } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { makeAdmin } from "./profiles.server.ts";

const { db } = await openTestDatabase();

test("ROLE-05 GAP-70 somebody who has confirmed the address is made an admin, nobody else", async () => {
  await rolledBack(db, async (tx) => {
    await aPerson(tx, { email: "new@example.com", user: { emailVerified: false } });
    const userId = await aPerson(tx, { email: "ana@example.com" });
    expect(await makeAdmin({ db: tx }, "new@example.com")).toBe(false);
    expect(await makeAdmin({ db: tx }, "nobody@example.com")).toBe(false);
    expect(await makeAdmin({ db: tx }, "Ana@Example.com")).toBe(true);
    const admins = await tx.select().from(userProfiles).where(eq(userProfiles.isAdmin, true));
    expect(admins.map((profile) => profile.userId)).toEqual([userId]);
  });
});
