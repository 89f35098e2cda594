import { and, asc, eq, gte, inArray, isNotNull, lte, ne } from "drizzle-orm";
import { demoAccounts } from "#db/demo/people/people.ts";
import {
  activities,
  raceDistances,
  races,
  trainingPlans,
  trainingSessions,
  users,
} from "#db/schema.ts";
import { recordDemoActivities } from "#features/activities/demo/demo-activities.server.ts";
import { type DemoRun, demoRecording } from "#features/activities/demo/demo-recording.ts";
import { measureActivity } from "#features/activities/measure/measure-activity.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day, daysBetween, toDay } from "#values/day.ts";
import { buildPlan } from "../building/build-plan.ts";
import { kindNames } from "../messages.ts";
import { insertPlan } from "../plans/commands.server.ts";
import type {
  PlanAnswers,
  PlannedSession,
  RunStep,
  SessionEffort,
  TrainingGoal,
} from "../rules/plan.ts";

/** The past weeks of the demo's plan, and those until its race. */
const weeks = { behind: 5, ahead: 10 };

/** The plan is for a race of about this many weeks ahead. */
const around = { from: 8, to: 14 };

/** A race shorter than a half marathon has to be nearer to the wanted day by this many days. */
const shorterIsWorse = 10;

/** Two sessions that were left out, by their place. */
const skipped: readonly number[] = [9, 20];

const userId = demoAccounts.elite.id;

/**
 * Gives the Elite runner of the demo a plan in its sixth week for a race about ten weeks ahead, and
 * four months of activities: since the plan began they are its sessions. Makes no plan once there is
 * one, and no activities once there are some.
 */
export async function plantDemoTraining(
  services: Pick<Services, "db" | "files" | "now">,
): Promise<void> {
  const today = toDay(services.now());
  const plan = await draftDemoPlan(services, today);
  const past = plan?.sessions.filter(({ day }) => day < today) ?? [];
  const left = past.filter((_, place) => skipped.includes(place)).map(({ day }) => day);
  const done = past.filter(({ day }) => !left.includes(day));
  const race = plan && demoRace(plan.wish.answers.begins);
  await recordDemoActivities(services, done.map(demoRunOf), race);
  if (!plan) return;
  await services.db.transaction(async (tx) => {
    const planId = await insertPlan(tx, { userId }, plan);
    const ofPlan = eq(trainingSessions.planId, planId);
    const dayIn = (list: Day[]) => inArray(trainingSessions.day, list);
    await tx
      .update(trainingSessions)
      .set({ state: "done", activityId: activities.id })
      .from(activities)
      .where(
        and(
          ofPlan,
          dayIn(done.map(({ day }) => day)),
          eq(activities.userId, userId),
          eq(activities.day, trainingSessions.day),
        ),
      );
    await tx
      .update(trainingSessions)
      .set({ state: "skipped" })
      .where(and(ofPlan, dayIn(left)));
  });
}

/** The plan of the demo; `null` if its runner has one or no race suits it. */
async function draftDemoPlan({ db }: Pick<Services, "db">, today: Day) {
  const [runner] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!runner || (await db.$count(trainingPlans, eq(trainingPlans.userId, userId))) > 0)
    return null;
  const race = await demoGoal({ db }, today);
  if (!race) return null;
  const answers = demoAnswers(race.goal, today);
  const sessions = buildPlan(answers);
  if ("problem" in sessions) return null;
  return { wish: { kind: "personalized" as const, name: race.name, answers }, sessions };
}

/** The race nearest to ten weeks ahead that is worth a plan, rather a half marathon or longer. */
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
        gte(raceDistances.distanceM, 8000),
        lte(raceDistances.distanceM, 42_200),
      ),
    )
    .orderBy(asc(races.startDate), asc(races.id), asc(raceDistances.distanceM));
  const away = ({ day, meters }: { day: Day; meters: number | null }) =>
    Math.abs(daysBetween(addDays(today, weeks.ahead * 7), day)) +
    ((meters ?? 0) < 21_000 ? shorterIsWorse : 0);
  const [race] = found.toSorted((one, other) => away(one) - away(other));
  if (!race?.meters) return null;
  const { name, day, meters, raceId, distanceId } = race;
  return { name, goal: { day, meters, seconds: null, raceId, distanceId, climb: null } };
}

/** The race whose recorded time the paces of the plan follow from. */
function demoRace(begins: Day): DemoRun {
  return {
    day: addDays(begins, -9),
    name: "City 10K",
    sport: "run",
    hour: 7,
    parts: [{ meters: 10_050, pace: 264 }],
    fitness: 47,
    fatigue: 0,
  };
}

/** A runner of about 44 minutes over 10K with five days for it. */
export function demoAnswers(goal: TrainingGoal, today: Day): PlanAnswers {
  const begins = addDays(today, -7 * weeks.behind);
  const race = demoRace(begins);
  const { efforts } = measureActivity(demoRecording(race));
  const effort = efforts.find(({ meters }) => meters === 10_000);
  return {
    goal,
    level: "intermediate",
    begins,
    weeklyMeters: 42_000,
    longestRecentMeters: 15_000,
    result: effort ? { meters: effort.meters, seconds: effort.seconds, day: race.day } : null,
    freeDays: [0, 2, 3, 4, 6],
    longRunDay: 0,
    injuryWeeks: null,
    breaks: [],
    tuneUp: null,
    age: null,
    unit: "km",
  };
}

/** What the demo's runner runs by effort alone, in seconds a kilometer. */
const usualPaces: Record<SessionEffort, number> = {
  walk: 600,
  easy: 345,
  marathon: 300,
  threshold: 280,
  interval: 260,
  repetition: 245,
  race: 268,
};

/** A session of a plan as its runner has run it: in the middle of its paces, as long as planned. */
export function demoRunOf({ day, kind, steps }: PlannedSession): DemoRun {
  const runs = steps.flatMap((step) =>
    step.kind === "repeat" ? Array.from({ length: step.times }, () => step.steps).flat() : [step],
  );
  return {
    day,
    name: kindNames[kind].en,
    sport: "run",
    hour: kind === "long" ? 6.6 : 6.25,
    parts: runs.map(partOf),
    fitness: 47,
    fatigue: kind === "long" ? 2 : 1,
  };
}

function partOf({ meters, seconds, pace, effort }: RunStep): DemoRun["parts"][number] {
  const middle = pace ? (pace.fastest + pace.slowest) / 2 : usualPaces[effort];
  return { meters: meters ?? ((seconds ?? 0) / middle) * 1000, pace: middle };
}
