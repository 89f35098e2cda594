import { type SQL, sql } from "drizzle-orm";
import { arrayOf, integer, listOf, object, orNull, real, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { activities, activityEfforts, runnerProfiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import { isFitted } from "#features/pace/prediction.ts";
import { statedHeight } from "#features/races/stated-height.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day } from "#values/day.ts";
import { runnersToday } from "../runners-day.server.ts";
import {
  analyticsOf,
  type Goal,
  neededSince,
  type RunnerFacts,
  type ShownAnalytics,
  shownAnalytics,
} from "./analytics.ts";
import {
  type EnteredResult,
  longestDays,
  type PredictingResult,
  predictingResult,
  recentDays,
} from "./efforts/goal-prediction.ts";
import { type BestEffort, doubtfulEfforts } from "./efforts/hard-efforts.ts";
import { type AnalyticsPeriod, type AnalyticsRow, spanOf } from "./period.ts";

/** More than anybody records in a life of two runs a day. */
const mostActivities = 20_000;
const mostEfforts = 3000;

const effort = object({
  activityId: text,
  name: activities.name,
  day: activities.day,
  meters: activityEfforts.meters,
  seconds: activityEfforts.seconds,
  runMeters: activities.distanceM,
  counts: activityEfforts.counts,
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
  last: orNull(activities.day),
  ever: listOf(effort),
  within: listOf(effort),
  lastYear: listOf(effort),
  withHeartRate: integer,
  zones: orNull(arrayOf(real)),
  goal: orNull(
    object({
      name: text,
      day: activities.day,
      meters: real,
      raceId: orNull(text),
      climb: orNull(real),
      statedClimb: orNull(text),
    }),
  ),
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
};

/** What analytics say of the viewer as far as their right goes, in two statements. */
export async function readAnalytics(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  {
    today,
    period,
    right,
    entered,
  }: {
    /** The runner's: `runnersToday`. */
    today: Day;
    period: AnalyticsPeriod;
    right: Entitlements["analytics"];
    /** Of the plan that the viewer follows. */
    entered: EnteredResult | null;
  },
): Promise<ShownAnalytics> {
  const [facts, rows] = await Promise.all([
    factsOf({ db }, userId, { period, today }),
    rowsOf({ db }, userId, neededSince(period, today)),
  ]);
  return shownAnalytics(right, analyticsOf(rows, facts, { period, today, entered }));
}

/**
 * The efforts of runs that count, which the runner has not struck, and those of them in doubt: all of the
 * last year, the fastest ever over each distance, and `own`, those of one activity of any age.
 */
export async function findCountingEfforts(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  activityId: string | null = null,
): Promise<{ efforts: BestEffort[]; own: BestEffort[]; doubtful: Set<BestEffort> }> {
  const today = await runnersToday({ db, now }, { userId });
  const row = await readRow(
    db,
    { ever: listOf(effort), lastYear: listOf(effort), own: listOf(effort) },
    sql`
    with recursive ${way(userId)}
    select ${fastest(userId, sql`true`)} as ever,
      ${counting(userId, sinceLastYear(today))} as "lastYear",
      ${counting(userId, sql`a.id = ${activityId}::uuid`)} as own`,
  );
  if (!row) throw new Error("A row of lists is one row.");
  const efforts = [...row.lastYear, ...row.ever, ...row.own];
  return { efforts, own: row.own, doubtful: doubtfulEfforts(efforts) };
}

/** The result that predicts the viewer's races now: see `predictingResult`. */
export async function findPredictingResult(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  entered: EnteredResult | null,
): Promise<PredictingResult | null> {
  const since = addDays(await runnersToday(services, viewer), -recentDays);
  const { efforts, doubtful } = await findCountingEfforts(services, viewer);
  const recent = efforts.filter(
    (effort) => effort.day >= since && isFitted(effort.seconds) && !doubtful.has(effort),
  );
  return predictingResult(recent, entered);
}

/** The distances, in meters, over which an activity has an effort in doubt. */
export async function findDoubtfulEfforts(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  id: string,
): Promise<number[]> {
  const { own, doubtful } = await findCountingEfforts(services, viewer, id);
  return own.flatMap((effort) => (doubtful.has(effort) ? effort.meters : []));
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
      training_impulse as impulse, easy_s as "easySeconds", easy_m as "easyMeters", decoupling
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
    with recursive ${way(userId)}
    select
      (select json_build_object('sex', sex, 'maxHeartRate', max_heart_rate,
        'restingHeartRate', resting_heart_rate)
        from runner_profiles where user_id = ${userId}::uuid) as body,
      (select count(*)::int from activities where user_id = ${userId}::uuid) as total,
      (select min(day) from activities where user_id = ${userId}::uuid) as first,
      (select day from activities where user_id = ${userId}::uuid
        order by started_at desc limit 1) as last,
      ${fastest(userId, sql`true`)} as ever,
      ${fastest(userId, sql`a.day >= ${from}::date`)} as within,
      ${counting(userId, sinceLastYear(today))} as "lastYear",
      measured.with_heart_rate as "withHeartRate", measured.zones,
      (${goalOf(userId, today)}) as goal
    from (
      select count(coalesce(zone_s[1], training_impulse))::int as with_heart_rate,
        case when count(zone_s) > 0 then array[
          coalesce(sum(zone_s[1]), 0), coalesce(sum(zone_s[2]), 0), coalesce(sum(zone_s[3]), 0),
          coalesce(sum(zone_s[4]), 0), coalesce(sum(zone_s[5]), 0), coalesce(sum(zone_s[6]), 0)
        ] end as zones
      from activities where user_id = ${userId}::uuid and day >= ${from}::date
    ) measured`,
  );
  if (!row) throw new Error("A sum over no rows is one row.");
  const { goal, ...facts } = row;
  return { ...facts, body: row.body ?? nobody, goal: goal && withClimb(goal) };
}

/** The climb that was measured or answered counts before the organizer's words. */
function withClimb({ statedClimb, ...goal }: Goal & { statedClimb: string | null }): Goal {
  return { ...goal, climb: goal.climb ?? statedHeight(statedClimb) };
}

const effortColumns = sql`e.activity_id as "activityId", a.name, a.day, e.meters, e.seconds,
  a.distance_m as "runMeters", e.counts`;

/** Efforts of runs, except those that the runner has struck. */
const countsOfRun = sql`a.sport in ('run', 'trail') and e.counts is distinct from false`;

function sinceLastYear(today: Day): SQL {
  return sql`a.day >= ${addDays(today, -longestDays)}::date`;
}

/** The newest efforts that count. */
function counting(userId: string, condition: SQL): SQL {
  return sql`(select coalesce(json_agg(r), '[]') from (
    select ${effortColumns} from activities a join activity_efforts e on e.activity_id = a.id
    where a.user_id = ${userId}::uuid and ${countsOfRun} and ${condition}
    order by a.started_at desc, e.meters limit ${mostEfforts}
  ) r)`;
}

/** The distances over which a runner has efforts. */
function way(userId: string): SQL {
  return sql`way (meters) as (
    (select meters from activity_efforts where user_id = ${userId}::uuid order by meters limit 1)
    union all
    select (
      select e.meters from activity_efforts e
      where e.user_id = ${userId}::uuid and e.meters > way.meters order by e.meters limit 1
    ) from way where way.meters is not null
  )`;
}

/** The fastest effort that counts over each distance of `way`, by the index of efforts. */
function fastest(userId: string, condition: SQL): SQL {
  return sql`(select coalesce(json_agg(f order by f.meters), '[]') from way cross join lateral (
    select ${effortColumns} from activity_efforts e join activities a on a.id = e.activity_id
    where e.user_id = ${userId}::uuid and e.meters = way.meters and ${countsOfRun} and ${condition}
    order by e.seconds limit 1
  ) f)`;
}

/** The goal of the running plan, else the next race that the runner has entered, else one kept. */
function goalOf(userId: string, today: Day): SQL {
  return sql`
    select json_build_object('name', name, 'day', day, 'meters', meters, 'raceId', race_id,
      'climb', climb, 'statedClimb', stated_climb)
    from (
      select 1 as rank, p.name, p.goal_day as day, p.goal_m as meters, p.race_id,
        (p.answers->'goal'->>'climb')::float8 as climb, null::text as stated_climb
      from training_plans p
      where p.user_id = ${userId}::uuid and p.ended_at is null and p.goal_day >= ${today}::date
      union all
      select 2, r.race_name, r.start_date, d.distance_m, r.id, null::float8, d.elevation_gain
      from race_registrations g
      join races r on r.id = g.race_id
      join race_distances d on d.id = g.distance_id
      where g.user_id = ${userId}::uuid and g.companion_id is null
        and g.status in ('registered', 'confirmed')
        and r.start_date >= ${today}::date and r.race_status <> 'cancelled' and d.distance_m > 0
      union all
      select 3, r.race_name, r.start_date, d.distance_m, r.id, null::float8, d.elevation_gain
      from user_favorites f
      join races r on r.id = f.race_id
      join lateral (
        select distance_m, elevation_gain from race_distances
        where race_id = r.id order by distance_m desc nulls last limit 1
      ) d on true
      where f.user_id = ${userId}::uuid and r.start_date >= ${today}::date
        and r.race_status <> 'cancelled' and d.distance_m > 0
    ) goals order by rank, day limit 1`;
}
