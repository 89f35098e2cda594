import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { activities, activityTracks, runnerProfiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { stepSeconds } from "../analytics/effort-step.ts";
import { effortOf } from "../measure/effort.ts";
import { lockRunner } from "./lock.server.ts";
import type { RunnerProfileProblem } from "./messages.ts";
import type { RunnerBody } from "./runner-body.ts";
import type { RunnerProfileForm } from "./schema.ts";

/** Activities that are read and written at a time, so that other requests come in between. */
const batchSize = 200;

/**
 * Stores the profile, and computes what follows from it for all of the runner's activities again:
 * either both happen or neither. Activities that are measured at the same moment come before it or after it.
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
      await measureAgain(tx, userId, body);
    });
    return { problem: null };
  } catch (error) {
    log.error({ error, userId }, "runner profile not saved");
    return { problem: "not-saved" };
  }
}

async function measureAgain(tx: Database, userId: string, body: RunnerBody): Promise<void> {
  let after: string | null = null;
  do {
    const records = await recordsOf(tx, userId, after);
    const rows = records.map(({ id, ...record }) => ({ id, ...effortOf(record, body) }));
    if (rows.length > 0) await writeEfforts(tx, userId, rows);
    after = records.length === batchSize ? (records.at(-1)?.id ?? null) : null;
  } while (after !== null);
}

/** The activities with heart rate after an id, in the order of ids. */
async function recordsOf(tx: Database, userId: string, after: string | null) {
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
