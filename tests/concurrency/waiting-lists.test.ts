/** @module-tag both-databases */
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { raceDistances, raceRegistrations, raceWaitingLists, waitingRunners } from "#db/schema.ts";
import { cancelRegistration } from "#features/registrations/commands.server.ts";
import { register } from "#features/registrations/entering/commands.server.ts";
import { joinWaitingList } from "#features/registrations/waiting/commands.server.ts";
import { offerPlaces } from "#features/registrations/waiting/offering.server.ts";
import { openTestDatabase, serverUrl } from "../support/database.ts";
import { faultsOf } from "../support/orders.ts";
import { outboxOf } from "../support/outbox.ts";
import { newPeople } from "../support/people.ts";
import { aRace, now } from "../support/races/races.ts";
import { aDraft, aRegistration, identity } from "../support/registrations.ts";

/** The embedded database has one connection and no real concurrency: fewer runs are enough. */
const { waiting, strangers, freed } = serverUrl
  ? { waiting: 80, strangers: 60, freed: 15 }
  : { waiting: 30, strangers: 20, freed: 5 };
const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const services = { db, now, mail: outboxOf(db).mail, identity };

type Place = { raceId: string; distanceId: string };

/** A full distance with a waiting list, and the entries that fill it. */
async function aFullDistance() {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    startDate: "2026-12-06",
    distances: [{ distance: "10K", capacity: freed * 2 }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const place: Place = { raceId, distanceId: distance?.id ?? "" };
  await db.insert(raceWaitingLists).values({ raceId, isOpen: true });
  const entries: { runner: { userId: string }; id: string }[] = [];
  for (const runner of await newPeople(db, freed * 2)) {
    entries.push({ runner, id: await aRegistration(db, { ...place, ...runner }) });
  }
  return { place, entries };
}

function join(place: Place, runner: { userId: string }) {
  return joinWaitingList(services, runner, { ...place, origin });
}

async function enter(place: Place, runner: { userId: string }) {
  return register(services, runner, await aDraft(db, runner, place), { origin });
}

/** The runners of a line in the order of joining, and who of them has an offer. */
async function lineOf({ distanceId }: Place) {
  return db
    .select({ userId: waitingRunners.userId, offeredUntil: waitingRunners.offeredUntil })
    .from(waitingRunners)
    .where(eq(waitingRunners.distanceId, distanceId))
    .orderBy(asc(waitingRunners.number));
}

test("many runners who join at once, each several times, have one place in line each", async () => {
  const { place } = await aFullDistance();
  const runners = await newPeople(db, waiting);
  const all = [...runners, ...runners].map((runner) => join(place, runner));
  const joined = await Promise.all(all);
  expect(joined.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(new Set(joined.map(({ id }) => id)).size).toBe(waiting);
  expect(await lineOf(place)).toHaveLength(waiting);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});

test("places that are freed under load go to the first in line, one each, and never to somebody else", async () => {
  const { place, entries } = await aFullDistance();
  for (const runner of await newPeople(db, waiting)) await join(place, runner);
  const first = (await lineOf(place)).slice(0, freed).map(({ userId }) => userId);
  const others = await newPeople(db, strangers);
  const latecomers = await newPeople(db, strangers);
  const storm = [
    ...entries.slice(0, freed).map(({ runner, id }) => async () => {
      expect(await cancelRegistration(services, runner, id, { origin })).toEqual({ problem: null });
      await offerPlaces(services, place.raceId);
    }),
    ...Array.from({ length: freed }, () => () => offerPlaces(services)),
    ...others.map((runner) => async () => {
      expect(await enter(place, runner)).toMatchObject({ problem: "full" });
    }),
    ...latecomers.map((runner) => () => join(place, runner)),
  ];
  await Promise.all(shuffled(storm).map((work) => work()));
  await offerPlaces(services);
  const line = await lineOf(place);
  expect(line.filter(({ offeredUntil }) => offeredUntil).map(({ userId }) => userId)).toEqual(
    first,
  );
  expect(line).toHaveLength(waiting + strangers);
  expect(await faultsOf(db, place.raceId)).toEqual([]);

  // Those with an offer enter, several times at once, while others try and the job runs.
  const tries = await Promise.all([
    ...[...first, ...first].map((userId) => enter(place, { userId })),
    ...others.map((runner) => enter(place, runner)),
    ...Array.from({ length: freed }, async () => {
      await offerPlaces(services);
      return { problem: "job" };
    }),
  ]);
  expect(tries.filter(({ problem }) => problem === null)).toHaveLength(freed);
  const live = await db
    .select({ userId: raceRegistrations.userId, status: raceRegistrations.status })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.raceId, place.raceId));
  const entered = live.filter(({ status }) => status !== "cancelled").map(({ userId }) => userId);
  expect(entered).toHaveLength(freed * 2);
  expect(first.every((userId) => entered.includes(userId))).toBe(true);
  expect(await lineOf(place)).toHaveLength(waiting + strangers - freed);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});

test("a place whose process ended before it was offered is offered by the next run", async () => {
  const { place, entries } = await aFullDistance();
  const [runner = { userId: "" }, stranger = { userId: "" }] = await newPeople(db, 2);
  await join(place, runner);
  const [entry] = entries;
  await cancelRegistration(services, entry?.runner ?? runner, entry?.id ?? "", { origin });
  expect(await enter(place, stranger)).toMatchObject({ problem: "full" });
  // A run that fails offers nothing, and leaves nothing behind.
  const failing = {
    ...services,
    mail: { ...services.mail, send: () => Promise.reject(new Error("The process ended.")) },
  };
  await expect(offerPlaces(failing, place.raceId)).rejects.toThrow("The process ended.");
  expect(await lineOf(place)).toEqual([{ userId: runner.userId, offeredUntil: null }]);
  await Promise.all(Array.from({ length: 10 }, () => offerPlaces(services)));
  expect(await lineOf(place)).toEqual([
    { userId: runner.userId, offeredUntil: new Date("2026-11-21T12:00:00Z") },
  ]);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});

/** In an order of its own, the same in every run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item, at) => ({ item, key: (at * 7919) % 1009 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
