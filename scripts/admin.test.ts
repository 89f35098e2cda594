import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#db/database.ts";
import { projectRoot } from "#db/root.ts";
import { userProfiles } from "#db/schema.ts";
import { embeddedDirectory } from "../tests/support/database.ts";
import { aPerson } from "../tests/support/people.ts";

/** Every run opens an embedded database, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const directory = dirname(await embeddedDirectory());

/** Runs the command as `npm run admin` does. */
async function run(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["--liftoff-only", "scripts/admin.ts", ...args], {
    cwd: projectRoot(),
    env: { PATH: process.env.PATH, DATA_DIR: directory },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (piece) => {
      said += piece;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, said };
}

async function withDatabase<T>(work: (db: Parameters<typeof aPerson>[0]) => Promise<T>) {
  const { db, close } = await openDatabase({ dataDir: join(directory, "database") });
  return work(db).finally(close);
}

test("ROLE-05 GAP-70 somebody who has confirmed the address is made an admin, nobody else", async () => {
  const userId = await withDatabase(async (db) => {
    await aPerson(db, { email: "new@example.com", user: { emailVerified: false } });
    return aPerson(db, { email: "ana@example.com" });
  });
  expect((await run("new@example.com")).said).toContain(
    "Nobody has signed up with new@example.com",
  );
  expect(await run("Ana@Example.com")).toEqual({ code: 0, said: "Ana@Example.com is an admin.\n" });
  const admins = await withDatabase((db) =>
    db.select().from(userProfiles).where(eq(userProfiles.isAdmin, true)),
  );
  expect(admins.map((profile) => profile.userId)).toEqual([userId]);
});

test("without an address it says how it is used", async () => {
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining("npm run admin") });
});
