import { and, eq, isNull, sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { trainingPlans, trainingSessions } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { SessionState } from "#values/training-session.ts";
import { buildPlan, planRules } from "../building/build-plan.ts";
import { basisOf } from "../building/plan-basis.ts";
import { type ChangeWarning, objectionsTo } from "../changing/broken-promises.ts";
import { changesOf, type RebuildChanges, rebuilt } from "../changing/rebuilt.ts";
import { matchActivities } from "../matching/matching.server.ts";
import type { BuildProblem } from "../rules/plan.ts";
import { insertSessions } from "./commands.server.ts";
import { findPlan, findSession } from "./queries.server.ts";

type Owner = Pick<Viewer, "userId">;
type Writing = Pick<Services, "db" | "now">;

/** Why a session does not change. */
export type SessionProblem =
  | "gone"
  | "ended"
  | "race-stays"
  | "outside"
  | "nothing-to-swap"
  | "not-yet"
  | "done-stays";
type ChangeAnswer = { problem: SessionProblem | null; warnings: ChangeWarning[] };

const done: ChangeAnswer = { problem: null, warnings: [] };
const refused = (problem: SessionProblem): ChangeAnswer => ({ problem, warnings: [] });

/**
 * Moves a session to another day of its plan. With warnings nothing is done, unless the runner
 * insists.
 */
export async function moveSession(
  services: Writing,
  owner: Owner,
  { id, day, isInsisted }: { id: string; day: Day; isInsisted: boolean },
): Promise<ChangeAnswer> {
  return place(services, owner, { days: { [id]: day }, id, isInsisted });
}

/** Exchanges the days of two sessions of a plan. */
export async function swapSessions(
  services: Writing,
  owner: Owner,
  { id, other, isInsisted }: { id: string; other: string; isInsisted: boolean },
): Promise<ChangeAnswer> {
  const found = await findSession(services, owner, id);
  if (!found) return refused("gone");
  const partner = found.plan.sessions.find((one) => one.id === other);
  if (!partner || other === id) return refused("nothing-to-swap");
  const days = { [id]: partner.day, [other]: found.session.day };
  return place(services, owner, { days, id, isInsisted });
}

async function place(
  services: Writing,
  owner: Owner,
  { days, id, isInsisted }: { days: Record<string, Day>; id: string; isInsisted: boolean },
): Promise<ChangeAnswer> {
  const { db } = services;
  const found = await findSession({ db }, owner, id);
  if (!found) return refused("gone");
  const { plan } = found;
  if (plan.endedAt) return refused("ended");
  const moved = plan.sessions.filter((one) => days[one.id] !== undefined);
  if (moved.some(({ kind }) => kind === "race")) return refused("race-stays");
  const isOutside = (day: Day) => day < plan.begins || day >= plan.goalDay;
  if (Object.values(days).some(isOutside)) return refused("outside");
  const before = plan.sessions.filter(({ state }) => state !== "skipped");
  const after = before.map((one) => ({ ...one, day: days[one.id] ?? one.day }));
  const today = await runnersToday(services, owner);
  const isDoneAhead = (id: string, day: Day) =>
    day > today && before.some((one) => one.id === id && one.state === "done");
  if (Object.entries(days).some(([id, day]) => isDoneAhead(id, day))) return refused("done-stays");
  const warnings = objectionsTo(before, after, { basis: basisOf(plan.answers), today });
  if (warnings.length > 0 && !isInsisted) return { problem: null, warnings };
  await db.transaction(async (tx) => {
    for (const one of moved) {
      const day = days[one.id];
      if (day === undefined) continue;
      const planned = one.movedFrom ?? one.day;
      await tx
        .update(trainingSessions)
        .set({ day, movedFrom: planned === day ? null : planned })
        .where(isOwn(one.id, owner));
    }
    await matchActivities({ ...services, db: tx }, owner);
  });
  return done;
}

function isOwn(id: string, { userId }: Owner) {
  return and(eq(trainingSessions.id, id), eq(trainingSessions.userId, userId));
}

/**
 * Marks a session as done or skipped, or opens it again. A session is not done before its day. Its
 * activity stays linked, so that it is not matched again.
 */
export async function markSession(
  { db, now }: Writing,
  owner: Owner,
  { id, state }: { id: string; state: SessionState },
): Promise<{ problem: "gone" | "ended" | "not-yet" | null }> {
  const found = await findSession({ db }, owner, id);
  if (!found) return { problem: "gone" };
  if (found.plan.endedAt) return { problem: "ended" };
  const today = await runnersToday({ db, now }, owner);
  if (state === "done" && found.session.day > today) return { problem: "not-yet" };
  await db.update(trainingSessions).set({ state }).where(isOwn(found.session.id, owner));
  return { problem: null };
}

/**
 * Builds the rest of the running plan again around days without running. Sessions that stay keep their
 * ids, and what was done before stays as it was. Until the runner is sure, nothing is changed and the answer
 * says what would be.
 */
export async function wasIll(
  { db, now }: Writing,
  owner: Owner,
  { id, from, days, isSure }: { id: string; from: Day; days: number; isSure: boolean },
): Promise<
  | { problem: BuildProblem | "gone" | "ended" | "outside" }
  | { problem: null; changes: RebuildChanges }
> {
  return withRetry(db, async (tx) => {
    await tx.execute(
      sql`select 1 from training_plans
        where id = ${readId(id)}::uuid and user_id = ${owner.userId}::uuid for update`,
    );
    const plan = await findPlan({ db: tx }, owner, id);
    if (!plan) return { problem: "gone" };
    if (plan.endedAt) return { problem: "ended" };
    const away = addDays(from, days - 1);
    if (
      from < plan.begins ||
      away >= plan.goalDay ||
      from > addDays(await runnersToday({ db: tx, now }, owner), 60)
    ) {
      return { problem: "outside" };
    }
    const answers = { ...plan.answers, breaks: [...plan.answers.breaks, { from, to: away }] };
    const next = buildPlan(answers);
    if ("problem" in next) return next;
    const all = rebuilt(plan.sessions, next, { from, basis: basisOf(answers) });
    const { kept, added, gone } = all;
    const changes = changesOf(plan.sessions, all);
    if (!isSure) return { problem: null, changes };
    for (const one of gone) await tx.delete(trainingSessions).where(isOwn(one, owner));
    for (const one of kept) {
      const { day, kind, steps, meters, seconds, reason } = one.session;
      await tx
        .update(trainingSessions)
        .set({
          day,
          kind,
          steps,
          plannedM: meters,
          plannedS: seconds,
          reason,
          movedFrom: one.movedFrom,
        })
        .where(isOwn(one.id, owner));
    }
    await insertSessions(tx, { planId: plan.id, userId: owner.userId }, added);
    await tx
      .update(trainingPlans)
      .set({ answers, rules: planRules })
      .where(and(eq(trainingPlans.id, plan.id), isNull(trainingPlans.endedAt)));
    await matchActivities({ db: tx, now }, owner);
    return { problem: null, changes };
  });
}
