import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, races, reviews } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { anOrganizer } from "../../../../tests/support/races/organizers.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { type DeletionJob, deleteRace, sendDeletionLetters } from "./deletion.server.ts";
import { lossesOf } from "./queries.server.ts";

const { db } = await openTestDatabase();

async function world(tx: Database, startDate = "2026-12-06") {
  const raceId = await aRace(tx, { raceName: "Carrera", startDate, distances: ["5K"] });
  const sent: DeletionJob[] = [];
  const jobs = {
    started: async () => {},
    send: async (_queue: string, job: object) => void sent.push(job as DeletionJob),
  };
  const log = { error: (fields: object) => console.error(fields), warn() {} };
  const { mail, messages } = outboxOf(tx);
  const all = { db: tx, now, log, jobs, mail, files: {} };
  const services = all as unknown as Parameters<typeof deleteRace>[0];
  return { raceId, services, sent, messages, admin: await anAdmin(tx) };
}

test("ADM-RACE-05 GAP-81 a race is deleted with everything that belongs to it; registrations need a confirmation", () =>
  rolledBack(db, async (tx) => {
    const { services, raceId, admin, sent } = await world(tx);
    await aReview(tx, { entityId: raceId });
    await aRegistration(tx, { raceId, userId: await aPerson(tx) });
    expect(await lossesOf({ db: tx }, raceId)).toMatchObject({ distances: 1, reviews: 1 });
    const unsaid = { withRegistrations: false, telling: true };
    expect(await deleteRace(services, admin, raceId, unsaid)).toEqual({
      problem: "has-registrations",
    });
    const silently = { withRegistrations: true, telling: false };
    expect(await deleteRace(services, admin, raceId, silently)).toEqual({
      problem: null,
      name: "Carrera",
      told: null,
    });
    expect(sent).toEqual([]);
    expect(await tx.$count(races, eq(races.id, raceId))).toBe(0);
    expect(await tx.$count(reviews, eq(reviews.entityId, raceId))).toBe(0);
    expect(await tx.select().from(auditEntries)).toMatchObject([
      { action: "deleted", subjectName: "Carrera", before: { registrations: 1, reviews: 1 } },
    ]);
    expect(await lossesOf({ db: tx }, raceId)).toBeNull();
  }));

test("each runner of a deleted race gets one mail", () =>
  rolledBack(db, async (tx) => {
    const { services, raceId, admin, sent, messages } = await world(tx);
    for (const [email, status] of [
      ["ana@example.com", "registered"],
      ["bea@example.com", "confirmed"],
      ["cleo@example.com", "cancelled"],
    ] as const) {
      await aRegistration(tx, { raceId, status, userId: await aPerson(tx, { email }) });
    }
    const how = { withRegistrations: true, telling: true };
    expect(await deleteRace(services, admin, raceId, how)).toMatchObject({
      told: { runners: 2, isByMail: true },
    });
    for (const job of sent) await sendDeletionLetters(services, job);
    const letters = await messages();
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual([
      "ana@example.com",
      "bea@example.com",
    ]);
    expect(letters[0]?.subject).toBe("Removed: Carrera");
    expect(letters[0]?.body).toContain("December 6, 2026");
  }));

test("the organizers of a deleted race get a mail, also when its runners do not", () =>
  rolledBack(db, async (tx) => {
    const { services, raceId, admin, messages } = await world(tx, "2026-11-01");
    await anOrganizer(tx, raceId, { email: "org@example.com" });
    await anOrganizer(tx, raceId, { email: "gone@example.com", isActive: false });
    await deleteRace(services, admin, raceId, { withRegistrations: true, telling: false });
    const letters = await messages();
    expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["org@example.com", "Deleted: Carrera"],
    ]);
  }));

test("the runners of a past race are not told", () =>
  rolledBack(db, async (tx) => {
    const { services, raceId, admin, sent } = await world(tx, "2026-11-01");
    await aRegistration(tx, { raceId, userId: await aPerson(tx) });
    const how = { withRegistrations: true, telling: true };
    expect(await deleteRace(services, admin, raceId, how)).toMatchObject({ told: null });
    expect(sent).toEqual([]);
  }));
