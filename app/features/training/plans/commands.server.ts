import { and, count, eq, gte, isNotNull, isNull } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { trainingPlans, trainingSessions } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { lockRunner } from "#features/activities/profile/profile.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { PlanKind } from "#values/training-session.ts";
import { buildPlan, planRules } from "../building/build-plan.ts";
import { isTooFar, notesOf, objectionsIn, type PlanNote } from "../building/plan-notes.ts";
import { matchActivities } from "../matching/matching.server.ts";
import type { BuildProblem, PlanAnswers, PlannedSession } from "../rules/plan.ts";
import { mayHave, mostPlans } from "./queries.server.ts";

type Owner = Pick<Viewer, "userId">;

export type PlanWish = { kind: PlanKind; name: string; answers: PlanAnswers };

/** Why a plan is not made. */
export type PlanProblem =
  | BuildProblem
  | "goal-too-far"
  | "has-objections"
  | "no-right"
  | "has-plan"
  | "too-many-plans";

/** A plan that is not made, with what the runner should know before they insist. */
type PlanRefusal =
  | { problem: Exclude<PlanProblem, "has-objections"> }
  | { problem: "has-objections"; objections: PlanNote[] };

/**
 * Builds a plan and keeps it as the one that the runner follows.
 * @param replaces - whether it takes the place of a running one, which ends
 * @param insists - whether the runner wants a plan that does not prepare for the distance, or leaves out a wish
 */
export async function createPlan(
  services: Pick<Services, "db" | "now">,
  owner: Owner,
  { wish, replaces, insists }: { wish: PlanWish; replaces: boolean; insists: boolean },
): Promise<PlanRefusal | { id: string; problem: null }> {
  const { rights } = await rightsOf(services, owner);
  if (!mayHave(rights, wish.kind)) return { problem: "no-right" };
  const sessions = buildPlan(wish.answers);
  if ("problem" in sessions) return sessions;
  if (!insists) {
    if (isTooFar(wish.answers, sessions)) return { problem: "goal-too-far" };
    const objections = objectionsIn(notesOf(wish.answers, sessions));
    if (objections.length > 0) return { problem: "has-objections", objections };
  }
  return withRetry(services.db, async (tx) => {
    // One after the other: the second of two plans at once meets the first.
    await lockRunner(tx, owner.userId);
    const own = eq(trainingPlans.userId, owner.userId);
    const [known] = await tx.select({ plans: count() }).from(trainingPlans).where(own);
    if ((known?.plans ?? 0) >= mostPlans) return { problem: "too-many-plans" };
    const running = and(own, isNull(trainingPlans.endedAt));
    if (replaces) await tx.update(trainingPlans).set({ endedAt: services.now() }).where(running);
    else if ((await tx.$count(trainingPlans, running)) > 0) return { problem: "has-plan" };
    const id = await insertPlan(tx, owner, { wish, sessions });
    await matchActivities({ db: tx, now: services.now }, owner);
    return { id, problem: null };
  });
}

/** Stores a plan with its sessions. */
export async function insertPlan(
  db: Services["db"],
  { userId }: Owner,
  { wish, sessions }: { wish: PlanWish; sessions: PlannedSession[] },
): Promise<string> {
  const { goal, begins } = wish.answers;
  const [made] = await db
    .insert(trainingPlans)
    .values({
      userId,
      kind: wish.kind,
      name: wish.name,
      raceId: goal.raceId,
      distanceId: goal.distanceId,
      goalDay: goal.day,
      goalM: goal.meters,
      goalS: goal.seconds,
      begins,
      answers: wish.answers,
      rules: planRules,
    })
    .returning({ id: trainingPlans.id });
  if (!made) throw new Error("The plan was not stored.");
  await insertSessions(db, { planId: made.id, userId }, sessions);
  return made.id;
}

export async function insertSessions(
  db: Services["db"],
  owner: { planId: string; userId: string },
  sessions: readonly PlannedSession[],
): Promise<void> {
  if (sessions.length === 0) return;
  await db.insert(trainingSessions).values(
    sessions.map(({ day, kind, steps, meters, seconds, reason }) => ({
      ...owner,
      day,
      kind,
      steps,
      plannedM: meters,
      plannedS: seconds,
      reason,
    })),
  );
}

/** Ends a plan. It stays to be read and exported. */
export async function endPlan(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Owner,
  id: string,
): Promise<{ problem: "gone" | null }> {
  const own = readId(id);
  if (own === null) return { problem: "gone" };
  const ended = await db
    .update(trainingPlans)
    .set({ endedAt: now() })
    .where(
      and(
        eq(trainingPlans.id, own),
        eq(trainingPlans.userId, userId),
        isNull(trainingPlans.endedAt),
      ),
    )
    .returning({ id: trainingPlans.id });
  return { problem: ended.length === 0 ? "gone" : null };
}

/** Resumes a plan that was ended before its race, unless the runner follows another one. */
export async function resumePlan(
  services: Pick<Services, "db" | "now">,
  owner: Owner,
  id: string,
): Promise<{ problem: "gone" | "has-plan" | null }> {
  const read = readId(id);
  if (read === null) return { problem: "gone" };
  return withRetry(services.db, async (tx) => {
    await lockRunner(tx, owner.userId);
    const own = eq(trainingPlans.userId, owner.userId);
    const running = await tx.$count(trainingPlans, and(own, isNull(trainingPlans.endedAt)));
    const ended = and(
      own,
      eq(trainingPlans.id, read),
      isNotNull(trainingPlans.endedAt),
      gte(trainingPlans.goalDay, await runnersToday({ db: tx, now: services.now }, owner)),
    );
    if ((await tx.$count(trainingPlans, ended)) === 0) return { problem: "gone" };
    if (running > 0) return { problem: "has-plan" };
    await tx.update(trainingPlans).set({ endedAt: null }).where(ended);
    await matchActivities({ db: tx, now: services.now }, owner);
    return { problem: null };
  });
}

/** Deletes a plan that has ended, with its sessions. Activities stay. */
export async function deletePlan(
  { db }: Pick<Services, "db">,
  { userId }: Owner,
  id: string,
): Promise<{ problem: "gone" | null }> {
  const own = readId(id);
  if (own === null) return { problem: "gone" };
  const deleted = await db
    .delete(trainingPlans)
    .where(
      and(
        eq(trainingPlans.id, own),
        eq(trainingPlans.userId, userId),
        isNotNull(trainingPlans.endedAt),
      ),
    )
    .returning({ id: trainingPlans.id });
  return { problem: deleted.length === 0 ? "gone" : null };
}
