import { type SQL, sql } from "drizzle-orm";
import { integer, listOf, object, orNull, real, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { activities, activityEfforts, runnerProfiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day, toDay } from "#values/day.ts";
import { type Analytics, analyticsOf, neededSince } from "./analytics.ts";
import type { AnalyticsRow, RunnerFacts } from "./analytics-row.ts";
import { recentDays } from "./efforts/goal-prediction.ts";
import { type AnalyticsPeriod, spanOf } from "./period.ts";

/** More than anybody records in a life of two runs a day. */
const mostActivities = 20_000;
const mostEfforts = 3000;

const effort = object({
  activityId: text,
  name: activities.name,
  day: activities.day,
  meters: activityEfforts.meters,
  seconds: activityEfforts.seconds,
});

const factsLine = {
  body: orNull(
    object({
      sex: runnerProfiles.sex,
      maxHeartRate: runnerProfiles.maxHeartRate,
      restingHeartRate: runnerProfiles.restingHeartRate,
    }),
  ),
  total: integer,
  first: orNull(activities.day),
  ever: listOf(effort),
  within: listOf(effort),
  recent: listOf(effort),
  goal: orNull(object({ name: text, day: activities.day, meters: real, raceId: orNull(text) })),
};

const activityLine = {
  id: activities.id,
  name: activities.name,
  sport: activities.sport,
  day: activities.day,
  meters: activities.distanceM,
  seconds: activities.movingS,
  climb: activities.climbM,
  impulse: activities.trainingImpulse,
  easySeconds: activities.easyS,
  easyMeters: activities.easyM,
  decoupling: activities.decoupling,
  zones: activities.zoneS,
};

/** Everything that analytics say of the viewer, in two statements. */
export async function readAnalytics(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  period: AnalyticsPeriod,
): Promise<Analytics> {
  const today = toDay(now());
  const [facts, rows] = await Promise.all([
    factsOf({ db }, userId, { period, today }),
    rowsOf({ db }, userId, neededSince(period, today)),
  ]);
  return analyticsOf(rows, facts, { period, today });
}

function rowsOf(
  { db }: Pick<Services, "db">,
  userId: string,
  since: Day | null,
): Promise<AnalyticsRow[]> {
  return readRows(
    db,
    activityLine,
    sql`
    select id, name, sport, day, distance_m as meters, moving_s as seconds, climb_m as climb,
      training_impulse as impulse, easy_s as "easySeconds", easy_m as "easyMeters", decoupling,
      zone_s as zones
    from activities
    where user_id = ${userId}::uuid and day >= ${since ?? "0001-01-01"}::date
    order by started_at desc limit ${mostActivities}`,
  );
}

const nobody: RunnerFacts["body"] = { sex: null, maxHeartRate: null, restingHeartRate: null };

async function factsOf(
  { db }: Pick<Services, "db">,
  userId: string,
  { period, today }: { period: AnalyticsPeriod; today: Day },
): Promise<RunnerFacts> {
  // Everything has no first day before the facts are read.
  const from = period === "all" ? "0001-01-01" : spanOf(period, today, null).from;
  const row = await readRow(
    db,
    factsLine,
    sql`
    with own as materialized (
      select e.meters, e.seconds, e.activity_id as "activityId", a.day, a.name
      from activity_efforts e join activities a on a.id = e.activity_id
      where e.user_id = ${userId}::uuid and a.sport in ('run', 'trail')
    )
    select
      (select json_build_object('sex', sex, 'maxHeartRate', max_heart_rate,
        'restingHeartRate', resting_heart_rate)
        from runner_profiles where user_id = ${userId}::uuid) as body,
      (select count(*)::int from activities where user_id = ${userId}::uuid) as total,
      (select min(day) from activities where user_id = ${userId}::uuid) as first,
      ${fastest(sql`true`)} as ever,
      ${fastest(sql`day >= ${from}::date`)} as within,
      (select coalesce(json_agg(r), '[]') from (
        select * from own where day >= ${addDays(today, -recentDays)}::date
        order by day desc limit ${mostEfforts}
      ) r) as recent,
      (${goalOf(userId, today)}) as goal`,
  );
  if (!row) throw new Error("A statement without a table has one row.");
  return { ...row, body: row.body ?? nobody };
}

/** The fastest effort over each distance. */
function fastest(condition: SQL): SQL {
  return sql`(select coalesce(json_agg(f order by f.meters), '[]') from (
    select distinct on (meters) * from own where ${condition} order by meters, seconds, day
  ) f)`;
}

/** The goal of the running plan, else the next race that the runner has entered, else one kept. */
function goalOf(userId: string, today: Day): SQL {
  return sql`
    select json_build_object('name', name, 'day', day, 'meters', meters, 'raceId', race_id)
    from (
      select 1 as rank, p.name, p.goal_day as day, p.goal_m as meters, p.race_id
      from training_plans p
      where p.user_id = ${userId}::uuid and p.ended_at is null and p.goal_day >= ${today}::date
      union all
      select 2, r.race_name, r.start_date, d.distance_m, r.id
      from race_registrations g
      join races r on r.id = g.race_id
      join race_distances d on d.id = g.distance_id
      where g.user_id = ${userId}::uuid and g.status in ('registered', 'confirmed')
        and r.start_date >= ${today}::date and r.race_status <> 'cancelled' and d.distance_m > 0
      union all
      select 3, r.race_name, r.start_date, max(d.distance_m), r.id
      from user_favorites f
      join races r on r.id = f.race_id
      join race_distances d on d.race_id = r.id
      where f.user_id = ${userId}::uuid and r.start_date >= ${today}::date
        and r.race_status <> 'cancelled' and d.distance_m > 0
      group by r.id
    ) goals order by rank, day limit 1`;
}
