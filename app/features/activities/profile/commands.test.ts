/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { readCount } from "#db/rows.ts";
import { activities, activityTracks } from "#db/schema.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase, rolledBack, serverUrl } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import {
  findRunnerProfile,
  highestHeartRateOf,
  lockRunner,
  saveRunnerProfile,
} from "./profile.server.ts";

const { db } = await openTestDatabase();
const now = () => new Date("2026-11-20T12:00:00Z");
const servicesOn = (db: Database) => ({
  db,
  log: openLog("silent"),
  limits: openLimits({ db, now }),
});

const ana = {
  sex: "female",
  max_heart_rate: 190,
  resting_heart_rate: 50,
  time_zone: "America/Lima",
} as const;

/** An even hour at 140 beats, or one without a sensor. */
async function anHour(db: Database, userId: string, heartRate: number | null): Promise<string> {
  const [made] = await db
    .insert(activities)
    .values({
      userId,
      name: "Morning run",
      sport: "run",
      startedAt: now(),
      day: "2026-11-20",
      source: "file",
      distanceM: 10_800,
      elapsedS: 3600,
      movingS: 3600,
      highestHeartRate: heartRate,
    })
    .returning({ id: activities.id });
  if (!made) throw new Error("The activity was not inserted.");
  const bins = new Array<number>(210).fill(0);
  if (heartRate !== null) bins[heartRate - 30] = 3600;
  await db.insert(activityTracks).values({
    activityId: made.id,
    drawing: {},
    heartRateSeconds: heartRate === null ? null : bins,
    stepM: heartRate === null ? null : new Array<number>(120).fill(90),
    stepHeartRate: heartRate === null ? null : new Array<number>(120).fill(heartRate),
  });
  return made.id;
}

async function effortIn(db: Database, id: string) {
  const [row] = await db
    .select({
      trainingImpulse: activities.trainingImpulse,
      easyS: activities.easyS,
      easyM: activities.easyM,
      decoupling: activities.decoupling,
      zoneS: activities.zoneS,
    })
    .from(activities)
    .where(eq(activities.id, id));
  return row;
}

test("saving a profile computes the effort of all own activities again", () =>
  rolledBack(db, async (tx) => {
    const [own, other] = [await aPerson(tx), await aPerson(tx)];
    const [run, without, foreign] = [
      await anHour(tx, own, 140),
      await anHour(tx, own, null),
      await anHour(tx, other, 140),
    ];
    expect(await saveRunnerProfile(servicesOn(tx), { userId: own }, ana)).toEqual({
      problem: null,
    });
    expect(await effortIn(tx, run)).toEqual({
      // 60 × 0.642857 × 0.86 e^(1.67 × 0.642857)
      trainingImpulse: expect.closeTo(97.05, 2),
      easyS: 3000,
      easyM: 9000,
      decoupling: expect.closeTo(0, 9),
      zoneS: [0, 0, 0, 3600, 0, 0],
    });
    const nothing = {
      trainingImpulse: null,
      easyS: null,
      easyM: null,
      decoupling: null,
      zoneS: null,
    };
    expect(await effortIn(tx, without)).toEqual(nothing);
    expect(await effortIn(tx, foreign)).toEqual(nothing);

    const man = { ...ana, sex: "male" as const };
    await saveRunnerProfile(servicesOn(tx), { userId: own }, man);
    expect((await effortIn(tx, run))?.trainingImpulse).toBeCloseTo(84.82, 2);
    const emptied = { ...ana, max_heart_rate: null, resting_heart_rate: null };
    await saveRunnerProfile(servicesOn(tx), { userId: own }, emptied);
    expect(await effortIn(tx, run)).toEqual({ ...nothing, decoupling: expect.closeTo(0, 9) });
  }));

test("hundreds of activities are computed in batches without leaving one out", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    for (let count = 0; count < 203; count++) await anHour(tx, userId, 140);
    await saveRunnerProfile(servicesOn(tx), { userId }, ana);
    const rows = await tx
      .select({ impulse: activities.trainingImpulse })
      .from(activities)
      .where(eq(activities.userId, userId));
    expect(rows.filter(({ impulse }) => impulse !== null)).toHaveLength(203);
  }));

test("a profile is read as it was saved, and is empty before", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const nobody = { sex: null, maxHeartRate: null, restingHeartRate: null, timeZone: null };
    expect(await findRunnerProfile({ db: tx }, { userId })).toEqual(nobody);
    await saveRunnerProfile(servicesOn(tx), { userId }, ana);
    expect(await findRunnerProfile({ db: tx }, { userId })).toEqual({
      sex: "female",
      maxHeartRate: 190,
      restingHeartRate: 50,
      timeZone: "America/Lima",
    });
  }));

test("the highest heart rate is that of one's own activities", () =>
  rolledBack(db, async (tx) => {
    const [userId, other] = [await aPerson(tx), await aPerson(tx)];
    expect(await highestHeartRateOf({ db: tx }, { userId })).toBeNull();
    await anHour(tx, userId, 171);
    const hardest = await anHour(tx, userId, 184);
    await anHour(tx, userId, null);
    await anHour(tx, other, 199);
    expect(await highestHeartRateOf({ db: tx }, { userId })).toMatchObject({
      heartRate: 184,
      activityId: hardest,
    });
  }));

test("an activity that is stored while the first profile is saved is measured by it", async () => {
  const userId = await aPerson(db);
  let saved: Promise<unknown> = Promise.resolve();
  let isSaved = false;
  let activity = "";
  await db.transaction(async (tx) => {
    await lockRunner(tx, userId);
    expect(await findRunnerProfile({ db: tx }, { userId })).toMatchObject({ maxHeartRate: null });
    saved = saveRunnerProfile(servicesOn(db), { userId }, ana).then(() => {
      isSaved = true;
    });
    // The embedded database has one session: there the profile waits by itself.
    if (serverUrl) await expect.poll(async () => isSaved || (await waitingLocks())).toBe(true);
    activity = await anHour(tx, userId, 140);
  });
  await saved;
  expect(await effortIn(db, activity)).toMatchObject({ easyS: 3000, easyM: 9000 });
});

async function waitingLocks(): Promise<boolean> {
  const waiting = sql`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await readCount(db, waiting)) > 0;
}
