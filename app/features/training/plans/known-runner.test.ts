import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { activities, activityEfforts, raceDistances } from "#db/schema.ts";
import { addDays, type Day } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { aResultVersion } from "../../../../tests/support/results/results.ts";
import { findAge, findKnownRunner } from "./known-runner.server.ts";

const { db } = await openTestDatabase();
const today = "2027-02-10";
const now = () => new Date(`${today}T09:00:00Z`);

/** A run of an hour or so, with its fastest 5 km. */
async function ran(
  tx: Database,
  userId: string,
  run: { day: Day; meters: number; best: number; counts?: boolean },
) {
  const [made] = await tx
    .insert(activities)
    .values({
      userId,
      name: "Run",
      sport: "run",
      source: "file",
      recipe: 1,
      startedAt: new Date(`${run.day}T07:00:00Z`),
      day: run.day,
      distanceM: run.meters,
      elapsedS: run.meters / 3,
      movingS: run.meters / 3,
    })
    .returning({ id: activities.id });
  if (!made) throw new Error("The run was not stored.");
  await tx.insert(activityEfforts).values({
    activityId: made.id,
    userId,
    meters: 5000,
    seconds: run.best,
    fromM: 0,
    counts: run.counts ?? null,
  });
}

test("a plan's form knows the week, the longest run and the best effort of the runner alone", () =>
  rolledBack(db, async (tx) => {
    const [userId, other] = [await aPerson(tx), await aPerson(tx)];
    expect(await findKnownRunner({ db: tx, now }, { userId })).toBeNull();
    for (let week = 0; week < 4; week++) {
      const day = addDays(today, -1 - 7 * week);
      await ran(tx, userId, { day, meters: 8000, best: 1500 + 10 * week });
      await ran(tx, userId, { day: addDays(day, -2), meters: 14_000, best: 1700 });
    }
    await ran(tx, other, { day: addDays(today, -1), meters: 30_000, best: 1000 });
    const known = await findKnownRunner({ db: tx, now }, { userId });
    expect(known?.habits).toMatchObject({ weeklyMeters: 22_000, longestRecentMeters: 14_000 });
    expect(known?.result).toEqual({ meters: 5000, seconds: 1500, day: addDays(today, -1) });
    expect(await findAge({ db: tx }, { userId }, today)).toBeNull();
  }));

test("an effort that is struck or in doubt is no result of the runner", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const day = addDays(today, -3);
    for (const best of [1500, 1510, 1520]) await ran(tx, userId, { day, meters: 8000, best });
    await ran(tx, userId, { day, meters: 8000, best: 1450, counts: false });
    await ran(tx, userId, { day, meters: 8000, best: 1000 });
    const known = await findKnownRunner({ db: tx, now }, { userId });
    expect(known?.result).toEqual({ meters: 5000, seconds: 1500, day });
  }));

test("a published result of a road race is a result of the runner, also without activities", () =>
  rolledBack(db, async (tx) => {
    const [userId, other] = [await aPerson(tx), await aPerson(tx)];
    const raced = async (raceType: string, startDate: Day, gunMs: number, runner = userId) => {
      const distances = [{ distance: "10K", distanceM: 10_020 }];
      const raceId = await aRace(tx, { raceType, startDate, distances });
      const [distance] = await tx
        .select({ id: raceDistances.id })
        .from(raceDistances)
        .where(eq(raceDistances.raceId, raceId));
      const distanceId = distance?.id ?? null;
      const registrationId = await aRegistration(tx, { raceId, distanceId, userId: runner });
      const version = { raceId, distanceId, state: "published" as const };
      await aResultVersion(tx, version, [{ registrationId, gunMs }]);
    };
    await raced("Trail", addDays(today, -10), 2_000_000);
    await raced("Road", addDays(today, -200), 2_000_000);
    await raced("Road", addDays(today, -10), 2_000_000, other);
    expect(await findKnownRunner({ db: tx, now }, { userId })).toBeNull();
    await raced("Road", addDays(today, -20), 2_400_400);
    const result = { meters: 10_000, seconds: 2400, day: addDays(today, -20) };
    expect(await findKnownRunner({ db: tx, now }, { userId })).toEqual({ habits: null, result });
    await ran(tx, userId, { day: addDays(today, -1), meters: 8000, best: 1500 });
    expect((await findKnownRunner({ db: tx, now }, { userId }))?.result).toEqual(result);
  }));
