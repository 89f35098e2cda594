import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, raceClaims, raceOrganizers, userProfiles, users } from "#db/schema.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { outboxOf } from "../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { linkClaimant, linkOrganizer, removeOrganizer } from "./linking.server.ts";
import { mostOrganizers } from "./organizer.ts";
import { organizedRaces, organizersOf } from "./queries.server.ts";

const { db } = await openTestDatabase();
const links = {
  workspace: "https://dorsal.example/organize",
  contact: "https://dorsal.example/contact",
};
const email = "rosa@example.com";

async function world(tx: Database) {
  const { mail, messages } = outboxOf(tx);
  const log = { warn() {} };
  const services = { db: tx, now, mail, log } as unknown as Parameters<typeof linkOrganizer>[0];
  const raceId = await aRace(tx, { raceName: "Lima 42K" });
  return {
    services,
    messages,
    raceId,
    admin: await anAdmin(tx, { email: "ada@example.com" }),
    userId: await aPerson(tx, { email, firstName: "Rosa" }),
  };
}

test("an administrator links an account by its address, which is written down and told by mail", () =>
  rolledBack(db, async (tx) => {
    const { services, messages, raceId, admin, userId } = await world(tx);
    const asked = { raceId, email: "Rosa@Example.com" };
    expect(await linkOrganizer(services, admin, asked, links)).toEqual({ problem: null, email });
    expect(await organizersOf(services, raceId)).toMatchObject([
      { email, name: "Rosa", isActive: true, isFromClaim: false, linkedBy: "ada@example.com" },
    ]);
    expect(await tx.select().from(auditEntries)).toMatchObject([
      {
        adminId: admin.userId,
        action: "linked",
        subjectType: "organizer",
        subjectId: userId,
        subjectName: "Lima 42K",
      },
    ]);
    const again = await linkOrganizer(services, admin, asked, links);
    expect(again).toEqual({ problem: "linked-already" });
    expect(await messages()).toMatchObject([
      { recipient: email, subject: "You organize Lima 42K on Dorsal" },
    ]);
  }));

test("an account that is not confirmed, temporary or deactivated is not linked, and no more than a race holds", () =>
  rolledBack(db, async (tx) => {
    const { services, raceId, admin, userId } = await world(tx);
    const link = async () =>
      (await linkOrganizer(services, admin, { raceId, email }, links)).problem;
    const person = eq(users.id, userId);
    await tx.update(users).set({ emailVerified: false }).where(person);
    expect(await link()).toBe("no-account");
    await tx.update(users).set({ emailVerified: true, isAnonymous: true }).where(person);
    expect(await link()).toBe("no-account");
    await tx.update(users).set({ isAnonymous: false }).where(person);
    await tx.update(userProfiles).set({ isActive: false }).where(eq(userProfiles.userId, userId));
    expect(await link()).toBe("no-account");
    await tx.update(userProfiles).set({ isActive: true }).where(eq(userProfiles.userId, userId));
    for (let place = 0; place < mostOrganizers; place++) {
      await tx.insert(raceOrganizers).values({ raceId, userId: await aPerson(tx) });
    }
    expect(await link()).toBe("too-many");
    const nowhere = { raceId: "nonsense", email };
    expect(await linkOrganizer(services, admin, nowhere, links)).toEqual({ problem: "no-race" });
  }));

test("GAP-20 a claim grants nothing until an administrator links the claimant, which ends the claim", () =>
  rolledBack(db, async (tx) => {
    const { services, raceId, admin, userId } = await world(tx);
    const claimed = { raceId, name: "Rosa", email };
    const [claim] = await tx.insert(raceClaims).values(claimed).returning({ id: raceClaims.id });
    const organizer = { userId, isAdmin: false };
    expect(await organizedRaces(services, organizer)).toEqual([]);
    expect(await findEditedRace(services, organizer, raceId)).toBeNull();
    const id = claim?.id ?? "";
    expect(await linkClaimant(services, admin, id, links)).toEqual({ problem: null, email });
    expect(await findEditedRace(services, organizer, raceId)).not.toBeNull();
    expect(await organizersOf(services, raceId)).toMatchObject([{ isFromClaim: true }]);
    expect(await tx.select().from(raceClaims)).toMatchObject([{ status: "done" }]);
    expect(await linkClaimant(services, admin, userId, links)).toEqual({ problem: "no-claim" });
  }));

test("a link ends at once when it is removed, and the person is told", () =>
  rolledBack(db, async (tx) => {
    const { services, messages, raceId, admin, userId } = await world(tx);
    await linkOrganizer(services, admin, { raceId, email }, links);
    const asked = { raceId, userId };
    expect(await removeOrganizer(services, admin, asked, links)).toEqual({ problem: null, email });
    expect(await findEditedRace(services, { userId, isAdmin: false }, raceId)).toBeNull();
    const again = await removeOrganizer(services, admin, asked, links);
    expect(again).toEqual({ problem: "not-linked" });
    const subjects = (await messages()).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      "You no longer organize Lima 42K on Dorsal",
      "You organize Lima 42K on Dorsal",
    ]);
  }));

test("organizers see their own races with counts, those to come first", () =>
  rolledBack(db, async (tx) => {
    const { services, raceId, userId } = await world(tx);
    const past = await aRace(tx, { raceName: "Past", startDate: "2026-03-01" });
    const foreign = await aRace(tx, { raceName: "Foreign" });
    for (const id of [past, raceId]) await tx.insert(raceOrganizers).values({ raceId: id, userId });
    for (const [id, status] of [
      [raceId, "registered"],
      [raceId, "confirmed"],
      [raceId, "cancelled"],
      [foreign, "registered"],
    ] as const) {
      await aRegistration(tx, { raceId: id, userId: await aPerson(tx), status });
    }
    expect(await organizedRaces(services, { userId })).toMatchObject([
      { name: "Lima 42K", distances: 1, runners: 2, unconfirmed: 1 },
      { name: "Past", runners: 0, unconfirmed: 0 },
    ]);
  }));
