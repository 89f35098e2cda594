import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readCount, readRow } from "#db/rows.ts";
import { runnerProfiles } from "#db/schema.ts";
import type { Day } from "#values/day.ts";

/** How many activities a runner has. */
export function countActivities(db: Database, userId: string): Promise<number> {
  return readCount(
    db,
    sql`select count(*)::int as count from activities where user_id = ${userId}::uuid`,
  );
}

/**
 * Gives a runner `count` recorded runs, six a week until `today`: three easy, intervals, a tempo and
 * a long one, each with the heart rates that go with it, and a speed that grows over the years. Every
 * run has its seconds at each heart rate, its steps and its best efforts.
 */
export async function fillRunner(
  db: Database,
  userId: string,
  { count, today }: { count: number; today: Day },
): Promise<void> {
  await db.execute(sql`delete from activities where user_id = ${userId}::uuid`);
  const profile = { sex: "female" as const, maxHeartRate: 188, restingHeartRate: 52 };
  await db
    .insert(runnerProfiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: runnerProfiles.userId, set: profile });
  await db.execute(sql`
    with kind (place, name, km, slower, beats, climb) as (values
      (0, 'Long run', 22.0, 1.03, 142, 140), (1, 'Easy run', 9.0, 1.0, 138, 40),
      (2, 'Intervals', 10.5, 0.9, 156, 30), (3, 'Easy run', 8.0, 1.01, 137, 50),
      (4, 'Tempo run', 12.0, 0.86, 160, 60), (5, 'Easy run', 10.0, 1.02, 139, 70)
    ), run as (
      select gen_random_uuid() as id, n, kind.*, ${today}::date - (n * 7 / 6) as day,
        km * (1 + 0.15 * sin(n / 9.0)) as way,
        (348 - 45 * (1 - n / ${count}::float8) + 6 * sin(n / 37.0)) * slower as pace
      from generate_series(0, ${count}::int - 1) n join kind on kind.place = n % 6
    ), made as (
      insert into activities (
        id, user_id, name, sport, started_at, day, source, recipe, distance_m, elapsed_s, moving_s,
        climb_m, descent_m, average_heart_rate, highest_heart_rate, training_impulse, easy_s, easy_m,
        decoupling, zone_s
      )
      select id, ${userId}::uuid, name, 'run', day + time '06:30', day, 'file', 1, way * 1000,
        way * pace * 1.03, way * pace, climb, climb, beats, beats + 14,
        way * pace / 60 * (beats - 52) / 136 * 0.86 * exp(1.67 * (beats - 52) / 136),
        case when beats < 150 then way * pace * 0.7 else 0 end,
        case when beats < 150 then way * 700 else 0 end,
        case when place in (0, 5) then 0.035 + 0.02 * sin(n / 5.0) + place / 200.0 end,
        array[0, 60, way * pace * 0.2, way * pace * 0.6, way * pace * 0.2, 0]::real[]
      from run
    ), tracks as (
      insert into activity_tracks (activity_id, drawing, heart_rate_seconds, step_m, step_heart_rate)
      select id, '{}',
        (select array_agg(case when abs(b + 29 - beats) <= 7 then way * pace / 15 else 0 end::real)
          from generate_series(1, 210) b),
        array_fill((30000 / pace)::real, array[(way * pace / 30)::int]),
        array_fill(beats::smallint, array[(way * pace / 30)::int])
      from run
    )
    insert into activity_efforts (activity_id, user_id, meters, seconds, from_m)
    select run.id, ${userId}::uuid, meters,
      (1290 + 150 * n / ${count}::float8) * power(meters / 5000, 1.06)
        * case
          when name = 'Intervals' and meters <= 3000 then 1.0 + 0.01 * sin(n / 3.0)
          when name = 'Tempo run' and meters <= 10000 then 1.02 + 0.01 * sin(n / 4.0)
          else 1.2
        end,
      1000
    from run
    join unnest(array[
      400, 800, 1000, 1609.34, 3000, 5000, 10000, 15000, 21097.5, 42195
    ]::float8[]) meters on meters <= way * 1000`);
  await db.execute(sql`analyze activities, activity_tracks, activity_efforts`);
}

/** The bytes of the tables of activities, to be told beside a measurement. */
export async function activityBytes(db: Database): Promise<number> {
  const row = await readRow(
    db,
    { bytes: integer },
    sql`
    select (pg_total_relation_size('activities') + pg_total_relation_size('activity_tracks')
      + pg_total_relation_size('activity_efforts'))::int as bytes`,
  );
  return row?.bytes ?? 0;
}
