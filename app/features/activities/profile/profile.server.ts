import { and, asc, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { activities, activityTracks, runnerProfiles, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { effortOf } from "../measure/effort.ts";
import { type RunnerBody, stepSeconds } from "../measure/heart.ts";
import type { RunnerProfileProblem } from "./messages.ts";
import type { RunnerProfileForm } from "./schema.ts";

/** What the form of the profile shows; all of it is `null` before it is first saved. */
export type RunnerProfile = RunnerBody & {
  /** An IANA zone. */
  timeZone: string | null;
};

const unsaid: RunnerProfile = {
  sex: null,
  maxHeartRate: null,
  restingHeartRate: null,
  timeZone: null,
};

/** The profile of a runner. */
export async function findRunnerProfile(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<RunnerProfile> {
  const [row] = await db
    .select({
      sex: runnerProfiles.sex,
      maxHeartRate: runnerProfiles.maxHeartRate,
      restingHeartRate: runnerProfiles.restingHeartRate,
      timeZone: runnerProfiles.timeZone,
    })
    .from(runnerProfiles)
    .where(eq(runnerProfiles.userId, userId));
  return row ?? unsaid;
}

/** The activity with the highest heart rate of a runner, in beats a minute. */
export type HighestHeartRate = { heartRate: number; activityId: string; name: string; day: Day };

/** `null` where no activity has a heart rate. */
export async function highestHeartRateOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<HighestHeartRate | null> {
  const [row] = await db
    .select({
      heartRate: activities.highestHeartRate,
      activityId: activities.id,
      name: activities.name,
      day: activities.day,
    })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(activities.highestHeartRate)))
    .orderBy(desc(activities.highestHeartRate), desc(activities.startedAt))
    .limit(1);
  return row && row.heartRate !== null ? { ...row, heartRate: row.heartRate } : null;
}

/**
 * Until the transaction ends, no other one stores recordings of this runner, or the profile by which
 * they are measured. Take it before any row of theirs is locked.
 */
export async function lockRunner(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** Activities that are read and written at a time: the tracks of all of them would fill the memory. */
const batchSize = 200;

/**
 * Computes what follows from the heart rate for a runner's activities again, or for only one of them.
 * Lock the runner before.
 */
export async function computeEfforts(
  tx: Database,
  userId: string,
  body: RunnerBody,
  only?: string,
): Promise<void> {
  let after: string | null = null;
  do {
    const records = await recordsOf(tx, { userId, only, after });
    const rows = records.map(({ id, ...record }) => ({ id, ...effortOf(record, body) }));
    if (rows.length > 0) await writeEfforts(tx, userId, rows);
    after = records.length === batchSize ? (records.at(-1)?.id ?? null) : null;
  } while (after !== null);
}

type Wanted = { userId: string; only: string | undefined; after: string | null };

/** The activities with heart rate after an id, in the order of ids. */
async function recordsOf(tx: Database, { userId, only, after }: Wanted) {
  const rows = await tx
    .select({
      id: activities.id,
      sport: activities.sport,
      movingSeconds: activities.movingS,
      climb: activities.climbM,
      heartRateSeconds: activityTracks.heartRateSeconds,
      meters: activityTracks.stepM,
      heartRates: activityTracks.stepHeartRate,
    })
    .from(activities)
    .innerJoin(activityTracks, eq(activityTracks.activityId, activities.id))
    .where(
      and(
        eq(activities.userId, userId),
        only === undefined ? undefined : eq(activities.id, only),
        isNotNull(activityTracks.heartRateSeconds),
        after === null ? undefined : gt(activities.id, after),
      ),
    )
    .orderBy(asc(activities.id))
    .limit(batchSize);
  return rows.map(({ meters, heartRates, ...row }) => ({
    ...row,
    steps: (meters ?? []).map((way, place) => ({
      seconds: stepSeconds,
      meters: way,
      heartRate: heartRates?.[place] || null,
    })),
  }));
}

type Row = { id: string } & ReturnType<typeof effortOf>;

async function writeEfforts(tx: Database, userId: string, rows: Row[]): Promise<void> {
  await tx.execute(sql`
    update activities a
    set training_impulse = n."trainingImpulse", easy_s = n."easySeconds", easy_m = n."easyMeters",
      decoupling = n.decoupling, zone_s = n."zoneSeconds"
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as n (
      id uuid, "trainingImpulse" float8, "easySeconds" float8, "easyMeters" float8,
      decoupling float8, "zoneSeconds" real[]
    )
    where a.id = n.id and a.user_id = ${userId}::uuid`);
}

/**
 * Stores the profile, and computes what follows from it for all of the runner's activities again:
 * both happen or neither. Activities that are measured at the same time come before or after it.
 */
export async function saveRunnerProfile(
  { db, limits, log }: Pick<Services, "db" | "limits" | "log">,
  { userId }: Pick<Viewer, "userId">,
  form: RunnerProfileForm,
): Promise<{ problem: RunnerProfileProblem | null }> {
  if (!(await limits.allow("runnerProfile", userId))) return { problem: "too-often" };
  const body: RunnerBody = {
    sex: form.sex,
    maxHeartRate: form.max_heart_rate,
    restingHeartRate: form.resting_heart_rate,
  };
  const values = { ...body, timeZone: form.time_zone };
  try {
    await db.transaction(async (tx) => {
      await lockRunner(tx, userId);
      await tx
        .insert(runnerProfiles)
        .values({ ...values, userId })
        .onConflictDoUpdate({
          target: runnerProfiles.userId,
          set: { ...values, updatedAt: sql`now()` },
        });
      await computeEfforts(tx, userId, body);
    });
    return { problem: null };
  } catch (error) {
    log.error({ error, userId }, "runner profile not saved");
    return { problem: "not-saved" };
  }
}
