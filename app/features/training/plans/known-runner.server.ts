import { and, desc, eq, gte, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { activities, raceRegistrations } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { findPredictingResult } from "#features/activities/analytics/queries.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { standardDistances } from "#features/pace/standard-distances.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day, daysBetween } from "#values/day.ts";
import { standardAnswers } from "../building/standard.ts";
import { type PlanAnswers, shortestGoal } from "../rules/plan.ts";
import { type Habits, habitsOf, habitWeeks } from "./habits.ts";

type Owner = Pick<Viewer, "userId">;

/** What activities say of a runner who asks for a plan. */
export type KnownRunner = Habits & { result: PlanAnswers["result"] };

/** The distances of results that the form offers. */
const resultDistances: number[] = standardDistances
  .slice(0, 6)
  .map(({ meters }) => meters)
  .filter((meters) => meters >= shortestGoal);

/** Runs that are read at most: three a day. */
const mostRuns = 3 * 7 * habitWeeks.days;

/** How a runner has run, with their best effort of the last months; `null` without recent runs. */
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
  return habits && { ...habits, result: await recordedResult(services, userId) };
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
