import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { activities, raceRegistrations, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { recentDays } from "#features/activities/analytics/efforts/goal-prediction.ts";
import { worthOf } from "#features/activities/analytics/efforts/hard-efforts.ts";
import { findPredictingResult } from "#features/activities/analytics/queries.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { standardDistances } from "#features/pace/pace.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day, daysBetween } from "#values/day.ts";
import { standardAnswers } from "../building/standard.ts";
import { type PlanAnswers, shortestGoal } from "../rules/plan.ts";
import { type Habits, habitsOf, habitWeeks } from "./habits.ts";

type Owner = Pick<Viewer, "userId">;

/** What activities and results of races say of a runner who asks for a plan. */
export type KnownRunner = {
  /** `null` without recent runs. */
  habits: Habits | null;
  result: PlanAnswers["result"];
};

/** The distances of results that the form offers. */
const resultDistances: number[] = standardDistances
  .slice(0, 6)
  .map(({ meters }) => meters)
  .filter((meters) => meters >= shortestGoal);

/** Runs that are read at most: three a day. */
const mostRuns = 3 * 7 * habitWeeks.days;

/** How a runner has run, with the best of their efforts and results of the last months; `null` where nothing is known. */
export async function findKnownRunner(
  services: Pick<Services, "db" | "now">,
  { userId }: Owner,
): Promise<KnownRunner | null> {
  const { db } = services;
  const today = await runnersToday(services, { userId });
  const isRun = inArray(activities.sport, ["run", "trail", "treadmill"]);
  const runs = await db
    .select({ day: activities.day, meters: activities.distanceM })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        isRun,
        gte(activities.day, addDays(today, -7 * habitWeeks.days)),
        lte(activities.day, today),
      ),
    )
    .orderBy(desc(activities.startedAt))
    .limit(mostRuns);
  const goal = { day: today, meters: 10_000, seconds: null, raceId: null, distanceId: null };
  const usual = standardAnswers({ ...goal, climb: null }, "intermediate", today);
  const habits = habitsOf(runs, today, usual);
  const recorded = habits && (await recordedResult(services, userId));
  const results = [...(recorded ? [recorded] : []), ...(await raceResultsOf(db, userId, today))];
  const [result = null] = results.toSorted((one, other) => worthOf(one) - worthOf(other));
  return habits || result ? { habits, result } : null;
}

/** The runner's own published results of road races over distances that the form of a plan offers. */
async function raceResultsOf(
  db: Database,
  userId: string,
  today: Day,
): Promise<NonNullable<PlanAnswers["result"]>[]> {
  const rows = await readRows(
    db,
    { meters: integer, seconds: integer, day: races.startDate },
    sql`
      select d.distance_m as meters, round(coalesce(x.chip_ms, x.gun_ms) / 1000.0)::int as seconds,
        r.start_date as day
      from result_runners w
        join race_results x on x.id = w.result_id and x.status = 'finished'
        join race_result_imports i on i.id = x.import_id and i.state = 'published'
        join race_distances d on d.id = i.distance_id and d.distance_m is not null
        join races r on r.id = i.race_id and r.race_type in ('Road', 'Urban')
      where w.user_id = ${userId}::uuid and w.companion_id is null
        and r.start_date >= ${addDays(today, -recentDays)}::date`,
  );
  return rows.flatMap((row) => {
    const meters = resultDistances.find((usual) => Math.abs(row.meters - usual) < usual / 200);
    return meters === undefined ? [] : [{ ...row, meters }];
  });
}

/** The recorded result that predicts, where the form of a plan offers its distance. */
async function recordedResult(
  services: Pick<Services, "db" | "now">,
  userId: string,
): Promise<PlanAnswers["result"]> {
  const found = await findPredictingResult(services, { userId }, null);
  if (!found || !resultDistances.includes(found.result.meters)) return null;
  const { meters, seconds, day } = found.result;
  return { meters, seconds, day };
}

/** The age of a runner by their latest own entry for a race; `null` where it is not known. */
export async function findAge(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
  today: Day,
): Promise<number | null> {
  const [entry] = await db
    .select({ born: raceRegistrations.dateOfBirth })
    .from(raceRegistrations)
    .where(
      and(
        eq(raceRegistrations.userId, userId),
        isNotNull(raceRegistrations.dateOfBirth),
        isNull(raceRegistrations.companionId),
        isNull(raceRegistrations.guardianName),
      ),
    )
    .orderBy(desc(raceRegistrations.createdAt))
    .limit(1);
  return entry?.born ? Math.floor(daysBetween(entry.born, today) / 365.25) : null;
}
