import { data, href } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import type { ChangeWarning } from "#features/training/changing/promises.ts";
import { changeProblems } from "#features/training/messages.ts";
import { findSession } from "#features/training/plans/queries.server.ts";
import { markSession, type SessionProblem } from "#features/training/plans/sessions.server.ts";
import { services } from "#services/context.ts";
import { addDays } from "#values/day.ts";
import { formErrors } from "#values/form/form.ts";
import type { SessionState } from "#values/training-session.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";

export type SessionScreen = Awaited<ReturnType<typeof loadSession>>;

/** What came of a change that was not made. */
export type ChangeOutcome = {
  problem: string | null;
  /** What speaks against it; it can be done all the same. */
  warnings: readonly ChangeWarning[];
  typed: Record<string, string>;
};

type SessionArgs = RequestArgs & { params: { id: string } };

const missing = "This session is not there. Its plan may have been built again.";

/** Sessions of so many days before and after can be swapped with. */
const nearDays = 10;

/** A session of the viewer's own. @throws {Response} 404 for all others */
export async function loadSession(args: SessionArgs) {
  const viewer = await requireViewer(args);
  const found = await findSession(services(args.context), viewer, args.params.id);
  if (!found) throw data(missing, 404);
  const { session, plan } = found;
  const [from, to] = [addDays(session.day, -nearDays), addDays(session.day, nearDays)];
  const others = plan.sessions.filter(
    (one) => one.id !== session.id && one.kind !== "race" && one.day >= from && one.day <= to,
  );
  return {
    unit: lengthUnitOf(args.request.headers.get("cookie")),
    session,
    plan: { id: plan.id, name: plan.name, begins: plan.begins, goalDay: plan.goalDay },
    isEnded: plan.endedAt !== null,
    // Those that follow come first: they are what one swaps with.
    others: [
      ...others.filter((one) => one.day >= session.day),
      ...others.filter((one) => one.day < session.day).reverse(),
    ].map(({ id, day, kind }) => ({ id, day, kind })),
  };
}

/** Marks a session, and says so on the page of the plan. */
export async function submitMark(args: SessionArgs, state: SessionState, said: string) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const { problem } = await markSession(services(args.context), viewer, { id, state });
  if (problem !== null) return refused(problem);
  return seeOtherSaying(href("/training"), said);
}

/** The answer to a change that is refused; what was typed stays. */
export function refused(problem: SessionProblem, form = new FormData()) {
  if (problem === "gone") throw data(missing, 404);
  const { typed } = formErrors(null, form);
  return data<ChangeOutcome>({ problem: changeProblems[problem], warnings: [], typed }, 409);
}
