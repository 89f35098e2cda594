import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { activities, activityTracks } from "#db/schema.ts";
import { effortOf } from "../measure/effort.ts";
import { stepSeconds } from "../measure/heart.ts";
import type { RunnerBody } from "../measure/runner-body.ts";

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
