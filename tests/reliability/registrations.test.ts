import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  outboxMessages,
  raceDistances,
  raceRegistrations,
  userProfiles,
  users,
} from "#db/schema.ts";
import { cancelRegistration, register } from "#features/registrations/commands.server.ts";
import { openTestDatabase } from "../support/database.ts";
import { outboxOf } from "../support/outbox.ts";
import { aRace, now } from "../support/races.ts";
import { aDraft } from "../support/registrations.ts";

// Embedded there is one connection, and nobody is really at the same moment: the same numbers hold.
const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const services = { db, now, mail: outboxOf(db).mail };

async function aDistance(capacity: number) {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    distances: [{ distance: "10K", capacity }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  return { raceId, distanceId: distance?.id ?? null };
}

async function people(count: number): Promise<{ userId: string }[]> {
  const made = await db
    .insert(users)
    .values(Array.from({ length: count }, () => ({ email: `${randomUUID()}@example.com` })))
    .returning({ userId: users.id });
  await db.insert(userProfiles).values(made);
  return made;
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

test("200 runners at once at 50 places: exactly 50 have one, the others hear why not", async () => {
  const place = await aDistance(50);
  const runners = await people(200);
  const drafts = await Promise.all(runners.map((runner) => aDraft(db, runner, place)));
  const mailsBefore = await db.$count(outboxMessages);
  const results = await Promise.all(
    drafts.map((draft, number) => {
      const runner = runners[number] ?? { userId: "" };
      return register(services, runner, draft, { origin });
    }),
  );
  expect(results.filter(({ problem }) => problem === null)).toHaveLength(50);
  expect(results.filter(({ problem }) => problem === "full")).toHaveLength(150);
  expect(await state(place)).toEqual({ taken: 50, live: 50 });
  expect((await db.$count(outboxMessages)) - mailsBefore).toBe(50);
});

test("one runner sending 60 drafts at once is registered once", async () => {
  const place = await aDistance(50);
  const [runner = { userId: "" }] = await people(1);
  const results = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const draft = await aDraft(db, runner, place);
      return register(services, runner, draft, { origin });
    }),
  );
  expect(results.filter(({ problem }) => problem === null)).toHaveLength(1);
  expect(await state(place)).toEqual({ taken: 1, live: 1 });
});

test("the same draft sent 60 times at once is one entry and one mail, and every answer names it", async () => {
  const place = await aDistance(50);
  const [runner = { userId: "" }] = await people(1);
  const draft = await aDraft(db, runner, place);
  const mailsBefore = await db.$count(outboxMessages);
  const results = await Promise.all(
    Array.from({ length: 60 }, () => register(services, runner, draft, { origin })),
  );
  expect(new Set(results.map(({ registrationId }) => registrationId)).size).toBe(1);
  expect(results.every(({ problem }) => problem === null)).toBe(true);
  expect(await state(place)).toEqual({ taken: 1, live: 1 });
  expect((await db.$count(outboxMessages)) - mailsBefore).toBe(1);
});

test("places that are given back while others want them are never lost and never sold twice", async () => {
  const place = await aDistance(10);
  const [early, late] = [await people(10), await people(40)];
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
