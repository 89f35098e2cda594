import { and, asc, desc, eq, gte, isNull } from "drizzle-orm";
import { races, trainingPlans, trainingSessions } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { EnteredResult } from "#features/activities/analytics/efforts/goal-prediction.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { findCourse } from "#features/courses/queries.server.ts";
import { courseAlone } from "#features/courses/showing/shown-courses.server.ts";
import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import type { Services } from "#services/services.ts";
import { type Day, daysBetween } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { LengthUnit } from "#values/length.ts";
import type { PlanKind } from "#values/training-session.ts";
import { enteredResult } from "../paces/paces.ts";
import type { PlanLine, StoredPlan, StoredSession, TrainingGoal } from "../rules/plan.ts";
import { storedAnswers, storedReason, storedSteps } from "./schema.ts";

type Owner = Pick<Viewer, "userId">;
type Reading = Pick<Services, "db">;

const line = {
  id: trainingPlans.id,
  kind: trainingPlans.kind,
  name: trainingPlans.name,
  goalDay: trainingPlans.goalDay,
  goalMeters: trainingPlans.goalM,
  begins: trainingPlans.begins,
  endedAt: trainingPlans.endedAt,
};

/** The plan that a runner follows, or their plan of an id; `null` without one. */
export async function findPlan(
  { db }: Reading,
  { userId }: Owner,
  id: string | "running",
): Promise<StoredPlan | null> {
  const wanted = id === "running" ? isNull(trainingPlans.endedAt) : planIs(id);
  if (!wanted) return null;
  const [row] = await db
    .select({
      ...line,
      answers: trainingPlans.answers,
      feedDigest: trainingPlans.feedDigest,
    })
    .from(trainingPlans)
    .where(and(eq(trainingPlans.userId, userId), wanted));
  if (!row) return null;
  const { answers, feedDigest, ...plan } = row;
  const sessions = await sessionsOfPlan({ db }, plan.id);
  return {
    ...plan,
    answers: storedAnswers.parse(answers),
    sessions,
    hasFeed: feedDigest !== null,
  };
}

function planIs(id: string) {
  const read = readId(id);
  return read === null ? null : eq(trainingPlans.id, read);
}

const sessionColumns = {
  id: trainingSessions.id,
  day: trainingSessions.day,
  kind: trainingSessions.kind,
  steps: trainingSessions.steps,
  meters: trainingSessions.plannedM,
  seconds: trainingSessions.plannedS,
  reason: trainingSessions.reason,
  state: trainingSessions.state,
  activityId: trainingSessions.activityId,
  movedFrom: trainingSessions.movedFrom,
  updatedAt: trainingSessions.updatedAt,
};

/** The sessions of a plan in the order of their days. */
export async function sessionsOfPlan({ db }: Reading, planId: string): Promise<StoredSession[]> {
  const rows = await db
    .select(sessionColumns)
    .from(trainingSessions)
    .where(eq(trainingSessions.planId, planId))
    .orderBy(asc(trainingSessions.day), asc(trainingSessions.id));
  return rows.map(read);
}

/** A runner's session with its plan; `null` for those of others. */
export async function findSession(
  { db }: Reading,
  { userId }: Owner,
  id: string,
): Promise<{ session: StoredSession; plan: StoredPlan } | null> {
  const own = readId(id);
  if (own === null) return null;
  const [row] = await db
    .select({ planId: trainingSessions.planId })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.id, own), eq(trainingSessions.userId, userId)));
  const plan = row && (await findPlan({ db }, { userId }, row.planId));
  const session = plan?.sessions.find((one) => one.id === own);
  return plan && session ? { plan, session } : null;
}

/** The race that a plan leads to, with the heights of its course; `null` where it is none of ours. */
export async function findGoalRace(
  { db }: Reading,
  { raceId, distanceId }: TrainingGoal,
  unit: LengthUnit,
) {
  if (raceId === null) return null;
  const [race] = await db
    .select({ id: races.id, name: races.raceName, city: races.city, type: races.raceType })
    .from(races)
    .where(eq(races.id, raceId));
  if (!race) return null;
  const course = distanceId && (await findCourse({ db }, { raceId, distanceId }));
  return { ...race, heights: course ? courseAlone(course, unit).heights : null };
}

/**
 * What is ahead in the running plan: what it leads to, unless its day is over, and the first session that
 * is still to be run, from today on. `raceId` is `null` without a race of ours.
 */
export async function planAhead(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Owner,
): Promise<{
  goal: { raceId: string | null; day: Day; days: number; meters: number } | null;
  session: StoredSession | null;
}> {
  const today = await runnersToday({ db, now }, { userId });
  const isToRun = and(
    eq(trainingSessions.planId, trainingPlans.id),
    eq(trainingSessions.state, "planned"),
    gte(trainingSessions.day, today),
  );
  const [row] = await db
    .select({
      goal: {
        raceId: trainingPlans.raceId,
        day: trainingPlans.goalDay,
        meters: trainingPlans.goalM,
      },
      session: sessionColumns,
    })
    .from(trainingPlans)
    .leftJoin(trainingSessions, isToRun)
    .where(and(eq(trainingPlans.userId, userId), isNull(trainingPlans.endedAt)))
    .orderBy(asc(trainingSessions.day), asc(trainingSessions.id))
    .limit(1);
  const days = row ? daysBetween(today, row.goal.day) : -1;
  return {
    goal: row && days >= 0 ? { ...row.goal, days } : null,
    session: row?.session ? read(row.session) : null,
  };
}

/**
 * The result that the viewer has entered for the plan that they follow, while its race is ahead.
 * @param today - the runner's: `runnersToday`
 */
export async function findEnteredResult(
  { db }: Reading,
  { userId }: Owner,
  today: Day,
): Promise<EnteredResult | null> {
  const [row] = await db
    .select({ answers: trainingPlans.answers })
    .from(trainingPlans)
    .where(
      and(
        eq(trainingPlans.userId, userId),
        isNull(trainingPlans.endedAt),
        gte(trainingPlans.goalDay, today),
      ),
    );
  return row ? enteredResult(storedAnswers.parse(row.answers)) : null;
}

function read(row: Omit<StoredSession, "steps" | "reason"> & { steps: unknown; reason: unknown }) {
  return { ...row, steps: storedSteps.parse(row.steps), reason: storedReason.parse(row.reason) };
}

/** The most plans that a runner may have, ended ones included. */
export const mostPlans = 60;

/** Whether a runner follows a plan. */
export async function hasRunningPlan({ db }: Reading, { userId }: Owner): Promise<boolean> {
  const running = and(eq(trainingPlans.userId, userId), isNull(trainingPlans.endedAt));
  return (await db.$count(trainingPlans, running)) > 0;
}

/** A runner's plans, the newest first. */
export async function listPlans({ db }: Reading, { userId }: Owner): Promise<PlanLine[]> {
  return db
    .select(line)
    .from(trainingPlans)
    .where(eq(trainingPlans.userId, userId))
    .orderBy(desc(trainingPlans.createdAt), trainingPlans.id)
    .limit(mostPlans);
}

/** Whether these rights allow a new plan of a kind. Existing plans stay readable without them. */
export function mayHave(
  { trainingPlans }: Pick<Entitlements, "trainingPlans">,
  kind: PlanKind,
): boolean {
  if (trainingPlans === "none") return false;
  return kind === "standard" || trainingPlans !== "standard";
}
