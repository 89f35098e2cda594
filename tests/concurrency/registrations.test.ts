/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outboxMessages, raceDistances, raceRegistrations } from "#db/schema.ts";
import { cancelRegistration } from "#features/registrations/commands.server.ts";
import { register } from "#features/registrations/entering/commands.server.ts";
import { openTestDatabase, serverUrl } from "../support/database.ts";
import { outboxOf } from "../support/outbox.ts";
import { newPeople } from "../support/people.ts";
import { aRace, now } from "../support/races/races.ts";
import { aDraft, identity } from "../support/registrations.ts";

/** The embedded database has one connection and no real concurrency: fewer runs are enough. */
const {
  runners: crowd,
  places,
  tries,
} = serverUrl ? { runners: 80, places: 30, tries: 60 } : { runners: 40, places: 10, tries: 15 };
const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const services = { db, now, mail: outboxOf(db).mail, identity };

async function aDistance(capacity: number) {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    distances: [{ distance: "10K", capacity }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  return { raceId, distanceId: distance?.id ?? null };
}

async function state({ raceId, distanceId }: { raceId: string; distanceId: string | null }) {
  const [distance] = await db
    .select()
    .from(raceDistances)
    .where(eq(raceDistances.id, distanceId ?? ""));
  const rows = await db
    .select()
    .from(raceRegistrations)
    .where(eq(raceRegistrations.raceId, raceId));
  return { taken: distance?.taken, live: rows.filter((row) => row.status !== "cancelled").length };
}

test("of many concurrent runners exactly the free places are given, and the others are refused with the reason", async () => {
  const place = await aDistance(places);
  const runners = await newPeople(db, crowd);
  const drafts = await Promise.all(runners.map((runner) => aDraft(db, runner, place)));
  const mailsBefore = await db.$count(outboxMessages);
  const results = await Promise.all(
    drafts.map((draft, number) => {
      const runner = runners[number] ?? { userId: "" };
      return register(services, runner, draft, { origin });
    }),
  );
  expect(results.filter(({ problem }) => problem === null)).toHaveLength(places);
  expect(results.filter(({ problem }) => problem === "full")).toHaveLength(crowd - places);
  expect(await state(place)).toEqual({ taken: places, live: places });
  expect((await db.$count(outboxMessages)) - mailsBefore).toBe(places);
});

test("a runner who sends many drafts at once is registered once", async () => {
  const place = await aDistance(places);
  const [runner = { userId: "" }] = await newPeople(db, 1);
  const results = await Promise.all(
    Array.from({ length: tries }, async () => {
      const draft = await aDraft(db, runner, place);
      return register(services, runner, draft, { origin });
    }),
  );
  expect(results.filter(({ problem }) => problem === null)).toHaveLength(1);
  expect(await state(place)).toEqual({ taken: 1, live: 1 });
});

test("concurrent copies of a draft give one registration and one mail, named in every answer", async () => {
  const place = await aDistance(places);
  const [runner = { userId: "" }] = await newPeople(db, 1);
  const draft = await aDraft(db, runner, place);
  const mailsBefore = await db.$count(outboxMessages);
  const results = await Promise.all(
    Array.from({ length: tries }, () => register(services, runner, draft, { origin })),
  );
  expect(new Set(results.map(({ registrationId }) => registrationId)).size).toBe(1);
  expect(results.every(({ problem }) => problem === null)).toBe(true);
  expect(await state(place)).toEqual({ taken: 1, live: 1 });
  expect((await db.$count(outboxMessages)) - mailsBefore).toBe(1);
});

test("places that are freed under load are never lost and never given twice", async () => {
  const place = await aDistance(10);
  const [early, late] = [await newPeople(db, 10), await newPeople(db, 40)];
  const entries = [];
  for (const runner of early) {
    const draft = await aDraft(db, runner, place);
    entries.push({ runner, made: await register(services, runner, draft, { origin }) });
  }
  const drafts = await Promise.all(late.map((runner) => aDraft(db, runner, place)));
  const [left, came] = await Promise.all([
    Promise.all(
      entries.slice(0, 5).map(({ runner, made }) => {
        return cancelRegistration(services, runner, String(made.registrationId), { origin });
      }),
    ),
    Promise.all(
      drafts.map((draft, number) => {
        return register(services, late[number] ?? { userId: "" }, draft, { origin });
      }),
    ),
  ]);
  expect(left.every(({ problem }) => problem === null)).toBe(true);
  const entered = came.filter(({ problem }) => problem === null).length;
  expect(entered).toBeLessThanOrEqual(5);
  expect(await state(place)).toEqual({ taken: 5 + entered, live: 5 + entered });
});
