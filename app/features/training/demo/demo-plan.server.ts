import { and, asc, eq, gte, inArray, isNotNull, lte, ne } from "drizzle-orm";
import { demoAccounts } from "#db/demo/people.ts";
import { raceDistances, races, trainingPlans, trainingSessions, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day, daysBetween, toDay } from "#values/day.ts";
import { buildPlan } from "../building/build-plan.ts";
import type { PlanAnswers, TrainingGoal } from "../plan.ts";
import { insertPlan } from "../plans/commands.server.ts";

/** The weeks of the demo's plan that lie behind, and those until its race. */
const weeks = { behind: 5, ahead: 10 };

/** The plan is for a race of about this many weeks ahead. */
const around = { from: 8, to: 14 };

/** Two sessions that were left out, by their place. */
const skipped: readonly number[] = [9, 20];

/**
 * Gives the Elite runner of the demo a plan in its sixth week, for a half marathon or marathon of the
 * demo about ten weeks ahead. Does nothing once they have any plan.
 * @returns whether a plan was made
 */
export async function plantDemoPlan({ db, now }: Pick<Services, "db" | "now">): Promise<boolean> {
  const userId = demoAccounts.elite.id;
  const today = toDay(now());
  const [runner] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!runner || (await db.$count(trainingPlans, eq(trainingPlans.userId, userId))) > 0)
    return false;
  const race = await demoGoal({ db }, today);
  if (!race) return false;
  const answers = answersFor(race.goal, today);
  const sessions = buildPlan(answers);
  if ("problem" in sessions) return false;
  return db.transaction(async (tx) => {
    const wish = { kind: "personalized" as const, name: race.name, answers };
    const planId = await insertPlan(tx, { userId }, { wish, sessions });
    const past = sessions.filter(({ day }) => day < today).map(({ day }) => day);
    const left = past.filter((_, place) => skipped.includes(place));
    const ofDays = (days: Day[]) =>
      and(eq(trainingSessions.planId, planId), inArray(trainingSessions.day, days));
    if (past.length > 0) {
      await tx.update(trainingSessions).set({ state: "done" }).where(ofDays(past));
    }
    if (left.length > 0) {
      await tx.update(trainingSessions).set({ state: "skipped" }).where(ofDays(left));
    }
    return true;
  });
}

/** The race nearest to ten weeks ahead that has a half marathon or a marathon. */
async function demoGoal(
  { db }: Pick<Services, "db">,
  today: Day,
): Promise<{ name: string; goal: TrainingGoal } | null> {
  const found = await db
    .select({
      name: races.raceName,
      day: races.startDate,
      raceId: races.id,
      distanceId: raceDistances.id,
      meters: raceDistances.distanceM,
    })
    .from(races)
    .innerJoin(raceDistances, eq(raceDistances.raceId, races.id))
    .where(
      and(
        eq(races.raceType, "Road"),
        ne(races.raceStatus, "cancelled"),
        gte(races.startDate, addDays(today, around.from * 7)),
        lte(races.startDate, addDays(today, around.to * 7)),
        isNotNull(raceDistances.distanceM),
        gte(raceDistances.distanceM, 21_000),
        lte(raceDistances.distanceM, 42_200),
      ),
    )
    .orderBy(asc(races.startDate), asc(races.id), asc(raceDistances.distanceM));
  const away = ({ day }: { day: Day }) =>
    Math.abs(daysBetween(addDays(today, weeks.ahead * 7), day));
  const [race] = found.toSorted((one, other) => away(one) - away(other));
  if (!race?.meters) return null;
  const { name, day, meters, raceId, distanceId } = race;
  return { name, goal: { day, meters, seconds: null, raceId, distanceId, climb: null } };
}

/** A runner of 44 minutes over 10K with six days for it. */
function answersFor(goal: TrainingGoal, today: Day): PlanAnswers {
  const begins = addDays(today, -7 * weeks.behind);
  return {
    goal,
    level: "intermediate",
    begins,
    weeklyMeters: 42_000,
    longestRecentMeters: 15_000,
    result: { meters: 10_000, seconds: 44 * 60 + 10, day: addDays(begins, -9) },
    freeDays: [0, 2, 3, 4, 6],
    longRunDay: 0,
    injuryWeeks: null,
    breaks: [],
  };
}
