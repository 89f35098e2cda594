/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  checkInDesks,
  checkInScans,
  entryRaceDays,
  kitPlaces,
  kitSlots,
  raceEvents,
  raceRegistrations,
  reviews,
  startWaves,
  users,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { anOrganizer } from "../../../tests/support/races/organizers.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { eventDays, forgetOldEvents } from "./jobs.server.ts";
import { placeEvents } from "./places.server.ts";

const open = await openTestDatabase();
const { db } = open;

/** As the deletion of an account leaves a registration. */
const answersOfNobody = {
  dateOfBirth: null,
  firstName: "",
  lastName: "",
  phone: "",
  country: "",
  insuranceProvider: "",
  policyNumber: "",
  emergencyContactName: "",
  emergencyContactPhone: "",
};

async function kinds(tx: Database) {
  const rows = await tx
    .select({ kind: raceEvents.kind, subject: raceEvents.subjectId, runner: raceEvents.userId })
    .from(raceEvents)
    .orderBy(raceEvents.id);
  return rows.map(({ kind, subject, runner }) => [kind, subject, runner]);
}

test("a registration that is made, changed or cancelled is an event of its race; a change of nothing is none", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    await anOrganizer(tx, raceId);
    const userId = await aPerson(tx);
    const id = await aRegistration(tx, { raceId, userId });
    const change = (columns: Partial<typeof raceRegistrations.$inferInsert>) =>
      tx.update(raceRegistrations).set(columns).where(eq(raceRegistrations.id, id));
    await change({ phone: "+51 900 000 000" });
    await change({ phone: "+51 900 000 000" });
    await change({ status: "cancelled" });
    expect(await kinds(tx)).toEqual([
      ["registration.created", id, userId],
      ["registration.updated", id, userId],
      ["registration.cancelled", id, userId],
    ]);
    await change({ ...answersOfNobody, userId: null });
    await tx.delete(users).where(eq(users.id, userId));
    expect((await kinds(tx)).map(([, , runner]) => runner)).toEqual([null, null, null, null]);
  }));

test("another wave, time slot or check-in is a change of the registration; a cancelled one has its own event", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    await anOrganizer(tx, raceId);
    const registrationId = await aRegistration(tx, { raceId, userId: await aPerson(tx) });
    await tx.delete(raceEvents);
    const since = async () => {
      const found = (await kinds(tx)).map(([kind]) => kind);
      await tx.delete(raceEvents);
      return found;
    };
    const day = (columns: Partial<typeof entryRaceDays.$inferInsert>) =>
      tx
        .insert(entryRaceDays)
        .values({ registrationId, ...columns })
        .onConflictDoUpdate({ target: entryRaceDays.registrationId, set: columns });
    const [wave] = await tx
      .insert(startWaves)
      .values({ raceId, name: "A", startTime: "07:10" })
      .returning({ waveId: startWaves.id });
    const [place] = await tx
      .insert(kitPlaces)
      .values({ raceId, name: "Expo", address: "Av. Larco 1" })
      .returning({ placeId: kitPlaces.id });
    const [slot] = await tx
      .insert(kitSlots)
      .values({ raceId, ...place!, day: "2026-12-05", begins: "10:00", ends: "11:00", capacity: 5 })
      .returning({ slotId: kitSlots.id });
    await day({ expectedS: 3600 });
    expect(await since(), "a time that the runner expects").toEqual([]);
    await day({ ...wave });
    await day({ ...wave });
    expect(await since(), "a wave, once").toEqual(["registration.updated"]);
    await day({ ...slot });
    expect(await since(), "a time slot").toEqual(["registration.updated"]);

    const [desk] = await tx
      .insert(checkInDesks)
      .values({ raceId, name: "Desk", tokenHash: "hash" })
      .returning({ deskId: checkInDesks.id });
    const scan = { raceId, registrationId, ...desk!, installation: raceId, kind: "in" as const };
    const at = { scannedAt: new Date(0) };
    const answers = {
      in: { answer: "in", holds: true },
      already: { answer: "already", heldBy: 1, holds: false },
    } as const;
    await tx.insert(checkInScans).values({ ...scan, ...at, change: 1, sequence: 1, ...answers.in });
    expect(await since(), "a check-in").toEqual(["registration.updated"]);
    await tx
      .insert(checkInScans)
      .values({ ...scan, ...at, change: 2, sequence: 2, ...answers.already });
    expect(await since(), "a second scan").toEqual([]);
    await tx.update(checkInScans).set({ holds: false });
    expect(await since(), "a check-in that is taken back").toEqual(["registration.updated"]);

    await tx.update(raceRegistrations).set({ status: "cancelled" });
    expect(await since(), "its time slot is free").toEqual(["registration.cancelled"]);
  }));

test("a review is an event when it becomes visible: written, also by a guest, or shown again", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    await anOrganizer(tx, raceId);
    const subject = { entityId: raceId, entityType: "race", rating: 4 } as const;
    const [seen, hidden] = await tx
      .insert(reviews)
      .values([
        { ...subject, userId: await aPerson(tx) },
        { ...subject, userId: await aPerson(tx), isHidden: true },
      ])
      .returning({ id: reviews.id });
    await tx
      .insert(reviews)
      .values({ ...subject, entityType: "expert", userId: await aPerson(tx) });
    await tx.update(reviews).set({ rating: 5 });
    await tx.update(reviews).set({ isHidden: true });
    await tx
      .update(reviews)
      .set({ isHidden: false })
      .where(eq(reviews.id, hidden?.id ?? ""));
    expect(await kinds(tx)).toEqual([
      ["review.published", seen?.id, null],
      ["review.published", hidden?.id, null],
    ]);
  }));

test("a race without an organizer, and a runner without an app, have no events", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    const userId = await aPerson(tx);
    await aRegistration(tx, { raceId, userId });
    await tx.insert(reviews).values({ userId, entityId: raceId, entityType: "race", rating: 5 });
    expect(await kinds(tx)).toEqual([]);
    const expiresAt = sql`now() + interval '1 day'`;
    await tx.execute(sql`
      with session as (
        insert into auth_sessions (user_id, token, expires_at)
        values (${userId}::uuid, 'token', ${expiresAt}) returning id
      )
      insert into auth_app_sessions (session_id, refreshed_at, amr, proved_at)
      select id, now(), '[]', now() from session`);
    await tx.update(raceRegistrations).set({ status: "confirmed" });
    expect((await kinds(tx)).map(([kind]) => kind)).toEqual(["registration.updated"]);
  }));

test("events get their places in the order in which readers can see them", async () => {
  const raceId = await aRace(db, {});
  await anOrganizer(db, raceId);
  await aRegistration(db, { raceId, userId: await aPerson(db) });
  await placeEvents({ db });
  const late = await aPerson(db);
  const other = await aRace(db, {});
  await anOrganizer(db, other);
  const placesOf = () =>
    db.select({ place: raceEvents.place }).from(raceEvents).orderBy(raceEvents.id);
  if (open.engine === "server") {
    // The transaction that wrote first commits last.
    await db.transaction(async (slow) => {
      await aRegistration(slow, { raceId, userId: late });
      await aRegistration(db, { raceId: other, userId: await aPerson(db) });
      await Promise.all([placeEvents({ db }), placeEvents({ db })]);
    });
    await placeEvents({ db });
    expect(await placesOf()).toEqual([{ place: 1 }, { place: 3 }, { place: 2 }]);
  } else {
    await aRegistration(db, { raceId, userId: late });
    await placeEvents({ db });
    expect(await placesOf()).toEqual([{ place: 1 }, { place: 2 }]);
  }
});

test("events are kept for 30 days, and their numbers are never given twice", async () => {
  const now = () => new Date(Date.now() + (eventDays + 1) * 24 * 3600_000);
  await forgetOldEvents({ db, now: () => new Date() });
  const [last] = await db.select({ place: sql`max(place)` }).from(raceEvents);
  expect(last?.place).toBeGreaterThan(1);
  await forgetOldEvents({ db, now });
  expect(await kinds(db)).toEqual([]);
  const raceId = await aRace(db, {});
  await anOrganizer(db, raceId);
  await aRegistration(db, { raceId, userId: await aPerson(db) });
  await placeEvents({ db });
  const [next] = await db.select({ place: raceEvents.place }).from(raceEvents);
  expect(next?.place).toBe(Number(last?.place) + 1);
});
