/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  auditEntries,
  bibBlocks,
  entryRaceDays,
  kitSlots,
  raceDistances,
  raceRegistrations,
  startWaves,
} from "#db/schema.ts";
import { checkInCounts, findEntries } from "#features/check-in/scans.server.ts";
import { sendDueMessages } from "#features/race-mail/sending.server.ts";
import { cancelRegistration } from "#features/registrations/commands.server.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { outboxOf } from "../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { addSlots, handOver, officeDesk, pickUpOf, removePlace, savePlace } from "./kits.server.ts";
import { forgetRaceDays } from "./personal-data.server.ts";
import { arrangedFor, chooseSlot, expectTime, nameCollector, startsOf } from "./runner.server.ts";
import { assignAllWaves, blocksOf, correctWave, numberAll } from "./starts.server.ts";

const { db } = await openTestDatabase();
const { mail, sms, whatsapp, messages, tokens } = outboxOf(db);
const services = { db, now, mail, sms, whatsapp, limits: openLimits({ db, now }) };
const origin = "https://dorsal.test";

/** The texts of the letters that runners got about a change, in the order of their addresses. */
async function toldOf(subject: string) {
  const jobs = { send: async () => {} } as never;
  await sendDueMessages({ ...services, tokens, jobs });
  const letters = (await messages()).filter((letter) => letter.subject === subject);
  return letters.map(({ body }) => body.split("\n").find((line) => line.includes("is now"))).sort();
}

/** A race with a 10K and a 21K, entries of the 10K, and two slots of an hour for one runner each. */
async function aWorld(entries: number) {
  const admin = await anAdmin(db);
  const raceId = await aRace(db, {
    raceName: "Carrera",
    startDate: "2026-12-06",
    distances: [{ distance: "10K", distanceM: 10_000 }, { distance: "21K" }],
  });
  const distances = await db
    .select({ id: raceDistances.id, distance: raceDistances.distance })
    .from(raceDistances)
    .where(eq(raceDistances.raceId, raceId));
  const idOf = (name: string) => distances.find(({ distance }) => distance === name)!.id;
  const place = { place: null, name: "Shop", address: "Av. Larco 1", map_link: null };
  expect(await savePlace(services, admin, raceId, place)).toEqual({ problem: null });
  const [shop] = (await pickUpOf(services, raceId)).places;
  const day = { place: shop!.id, day: "2026-12-05", begins: "09:00", ends: "11:00" };
  await addSlots(services, admin, raceId, { ...day, minutes: 60, capacity: 1 });
  const runners: { viewer: { userId: string }; id: string }[] = [];
  for (let at = 0; at < entries; at += 1) {
    const userId = await aPerson(db);
    const id = await aRegistration(db, {
      raceId,
      userId,
      distanceId: idOf("10K"),
      lastName: `Runner ${String(entries - at).padStart(2, "0")}`,
    });
    runners.push({ viewer: { userId }, id });
  }
  const { slots } = await pickUpOf(services, raceId);
  return { admin, raceId, runners, slots, place: shop!.id, ten: idOf("10K"), half: idOf("21K") };
}

const bibsOf = async (ids: string[]) => {
  const rows = await db
    .select({ id: raceRegistrations.id, bib: raceRegistrations.bib })
    .from(raceRegistrations)
    .where(inArray(raceRegistrations.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.bib);
};

test("a time slot takes no more runners than its capacity, also when many choose it at once", async () => {
  const { runners, slots } = await aWorld(5);
  const [early, late] = slots;
  const choose = ({ viewer, id }: (typeof runners)[number], slotId: string) =>
    chooseSlot(services, viewer, id, { slotId, origin });
  const answers = await Promise.all(runners.map((runner) => choose(runner, early!.id)));
  const problems = answers.map((answer) => answer?.problem);
  expect(problems.filter((problem) => problem === null)).toHaveLength(1);
  expect(problems.filter((problem) => problem === "full")).toHaveLength(4);

  const holder = runners[problems.indexOf(null)]!;
  const other = runners.find((runner) => runner !== holder)!;
  expect(await choose(other, late!.id)).toEqual({ problem: null });
  // Each wants the slot of the other: neither is free, and neither attempt waits for ever.
  const swap = await Promise.all([choose(holder, late!.id), choose(other, early!.id)]);
  expect(swap).toEqual([{ problem: "full" }, { problem: "full" }]);
  expect(await choose({ ...holder, id: other.id }, late!.id), "another runner's entry").toBeNull();
  const letters = (await messages()).filter(
    ({ subject }) => subject === "Your kit pick-up: Carrera",
  );
  expect(letters).toHaveLength(2);

  await cancelRegistration(services, holder.viewer, holder.id, { origin });
  const third = runners.find((runner) => runner !== holder && runner !== other)!;
  expect(await choose(third, early!.id), "a cancelled entry frees its slot").toEqual({
    problem: null,
  });
  expect(await choose(holder, late!.id)).toEqual({ problem: "cancelled" });
});

test("a place that runners have chosen stays, and the office hands kits over once", async () => {
  const { admin, raceId, runners, slots, place } = await aWorld(1);
  const [{ viewer, id }] = runners as [(typeof runners)[number]];
  await chooseSlot(services, viewer, id, { slotId: slots[0]!.id, origin });
  expect(await removePlace(services, admin, raceId, place)).toEqual({ problem: "chosen" });
  const stranger = { userId: await aPerson(db), isAdmin: false };
  expect(await removePlace(services, stranger, raceId, place)).toEqual({ problem: "no-race" });

  const moved = { place, name: "Mall", address: "Av. Larco 2", map_link: null };
  expect(await savePlace(services, admin, raceId, moved)).toEqual({ problem: null });
  expect((await pickUpOf(services, raceId)).places).toMatchObject([{ id: place, name: "Mall" }]);
  const elsewhere = await aRace(db, { raceName: "Elsewhere" });
  expect(await savePlace(services, admin, elsewhere, moved)).toEqual({ problem: "gone" });

  await nameCollector(services, viewer, id, { name: "Luz Quispe", origin });
  const code = (await arrangedFor(services, id))!.collectorCode!;
  const desk = (await officeDesk(services, admin, raceId, "en"))!;
  const found = await findEntries(services, desk, code.toLowerCase(), "en");
  expect(found.entries.map((entry) => entry.id)).toEqual([id]);
  expect(found.entries[0]!.kit).toContain(`Luz Quispe (code ends in ${code.slice(-2)})`);

  const keys = ["0c000000-0000-4000-8000-000000000001", "0c000000-0000-4000-8000-000000000002"];
  const give = (key: string) => handOver(services, admin, desk, { entry: id, key, undoes: null });
  expect(await give(keys[0]!)).toEqual({ problem: null });
  expect(await give(keys[1]!)).toEqual({ problem: "already" });
  expect((await checkInCounts(services, raceId))[0]).toMatchObject({ checkedIn: 1 });
  expect((await pickUpOf(services, raceId)).slots.map(({ collected }) => collected)).toEqual([
    1, 0,
  ]);
  expect(await nameCollector(services, viewer, id, { name: null, origin })).toEqual({
    problem: "collected",
  });
  const undoes = { installation: keys[0]!, sequence: 1 };
  const key = "0c000000-0000-4000-8000-000000000003";
  expect(await handOver(services, admin, desk, { entry: id, key, undoes })).toEqual({
    problem: null,
  });
  expect((await checkInCounts(services, raceId))[0]).toMatchObject({ checkedIn: 0 });
  const log = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(log.map(({ action }) => action)).toEqual([
    "handed over the kit of",
    "took back the kit of",
  ]);

  await db.transaction((tx) => forgetRaceDays(tx, viewer.userId));
  expect(await db.$count(entryRaceDays, eq(entryRaceDays.registrationId, id))).toBe(0);
  const [slot] = await db.select().from(kitSlots).where(eq(kitSlots.id, slots[0]!.id));
  expect(slot!.taken).toBe(0);
});

test("waves follow the typed times, and an organizer's correction stays", async () => {
  const { admin, raceId, runners, ten } = await aWorld(3);
  const [fast, open] = await db
    .insert(startWaves)
    .values([
      { raceId, distanceId: ten, name: "A", startTime: "07:00", upToS: 3000, capacity: 1 },
      { raceId, distanceId: ten, name: "B", startTime: "07:10" },
    ])
    .returning();
  for (const [at, typed] of ["48:00", "49:00", ""].entries()) {
    const { viewer, id } = runners[at]!;
    expect(await expectTime(services, viewer, id, typed)).toEqual({ problem: null });
  }
  const waves = async () =>
    Promise.all(runners.map(async ({ id }) => (await arrangedFor(services, id))?.waveName));
  const toldAt = { origin };
  expect(await assignAllWaves(services, admin, raceId, toldAt)).toEqual({
    problem: null,
    moved: 3,
  });
  expect(await waves()).toEqual(["A", "B", "B"]);
  const changed = "Your start at Carrera has changed";
  expect(await toldOf(changed), "a first wave is no change").toEqual([]);
  const registrationId = runners[2]!.id;
  const toFast = { registrationId, waveId: fast!.id, origin };
  expect(await correctWave(services, admin, toFast)).toEqual({ problem: null });
  const corrected = [expect.stringContaining("is now: A, ")];
  expect(await toldOf(changed)).toEqual(corrected);
  expect(await correctWave(services, admin, toFast), "told once").toEqual({ problem: null });
  expect(await toldOf(changed)).toEqual(corrected);
  expect(await assignAllWaves(services, admin, raceId, toldAt)).toEqual({
    problem: null,
    moved: 1,
  });
  expect(await waves()).toEqual(["B", "B", "A"]);
  expect((await startsOf(services, [registrationId])).get(registrationId)).toMatchObject({
    wave: "A",
    waveStart: "07:00",
    slotPlace: null,
    checkedInAt: null,
  });
  expect(await toldOf(changed)).toEqual([...corrected, expect.stringContaining("is now: B, ")]);
  expect(await correctWave(services, admin, { ...toFast, waveId: raceId })).toEqual({
    problem: "gone",
  });
  await db
    .update(raceRegistrations)
    .set({ distanceId: null })
    .where(eq(raceRegistrations.id, registrationId));
  expect((await arrangedFor(services, registrationId))?.waveName, open!.name).toBeNull();
});

test("entries are numbered in their blocks, numbers can change hands, and late entries follow", async () => {
  const { admin, raceId, runners, ten, half } = await aWorld(3);
  const ids = runners.map(({ id }) => id);
  // The third is somebody whom the first has entered: their account gets a letter about each of them.
  await db
    .update(raceRegistrations)
    .set({ userId: runners[0]!.viewer.userId, companionId: randomUUID() })
    .where(eq(raceRegistrations.id, ids[2]!));
  await db.insert(bibBlocks).values([
    { raceId, distanceId: ten, firstBib: 1, lastBib: 4 },
    { raceId, distanceId: half, firstBib: 500, lastBib: 599 },
  ]);
  expect(await bibsOf(ids)).toEqual([1, 2, 3]);
  const byName = { order: "name", all: true } as const;
  // The first and the third exchange their numbers in one statement.
  const toldByName = { ...byName, origin };
  expect(await numberAll(services, admin, raceId, toldByName)).toMatchObject({ given: 2, left: 0 });
  expect(await bibsOf(ids)).toEqual([3, 2, 1]);
  expect(await toldOf("Your bib number for Carrera has changed")).toEqual([
    expect.stringContaining("is now 1."),
    expect.stringContaining("is now 3."),
  ]);
  const enter = async (distanceId: string | null) =>
    aRegistration(db, { raceId, distanceId, userId: await aPerson(db) });
  const late = [await enter(ten), await enter(half), await enter(half), await enter(ten)];
  expect((await blocksOf(services, raceId)).map(({ used }) => used)).toEqual([4, 2]);
  // The block of the 10K is full with the fourth: the next number is after all blocks.
  expect(await bibsOf(late)).toEqual([4, 500, 501, 600]);
  const many = await Promise.all(Array.from({ length: 6 }, () => enter(half)));
  expect((await bibsOf(many)).toSorted()).toEqual([502, 503, 504, 505, 506, 507]);
});
