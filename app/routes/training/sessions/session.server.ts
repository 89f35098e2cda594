import { data, href } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import type { ChangeWarning } from "#features/training/changing/broken-promises.ts";
import { changeProblems } from "#features/training/messages.ts";
import { findSession } from "#features/training/plans/queries.server.ts";
import { sessionMove, sessionSwap } from "#features/training/plans/schema.ts";
import {
  markSession,
  moveSession,
  type SessionProblem,
  swapSessions,
} from "#features/training/plans/sessions.server.ts";
import type { StoredSession } from "#features/training/rules/plan.ts";
import { services } from "#services/context.ts";
import { addDays, formatDay } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import type { SessionState } from "#values/training-session.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { seeOtherSaying } from "#values/web/said.ts";

/** The reason a change was rejected. */
type ChangeOutcome = {
  problem: Sentence | null;
  /** What speaks against it; it can be done anyway. */
  warnings: readonly ChangeWarning[];
  typed: Record<string, string>;
  /** The change that the warnings are about. */
  change: "move" | "swap" | null;
};

type SessionArgs = RequestArgs & { params: { id: string } };

const missing = {
  en: "This session is not there. Its plan may have been built again.",
  es: "Esta sesión no existe. Quizá su plan se armó de nuevo.",
};

const noDay = { en: "Please choose a day.", es: "Elige un día." };

/** Sessions within this many days before and after can be swapped with. */
const nearDays = 10;

/** A session of the viewer. @throws {Response} 404 for any other */
export async function loadSession(args: SessionArgs) {
  const viewer = await requireViewer(args);
  const found = await findSession(services(args.context), viewer, args.params.id);
  if (!found) throw data(missing, 404);
  const { session, plan } = found;
  const today = await runnersToday(services(args.context), viewer);
  const [from, to] = [addDays(session.day, -nearDays), addDays(session.day, nearDays)];
  // What is over or done stays where it is.
  const mayChange = (one: StoredSession) =>
    one.kind !== "race" && one.state === "planned" && one.day >= today;
  const others = mayChange(session)
    ? plan.sessions.filter(
        (one) => one.id !== session.id && mayChange(one) && one.day >= from && one.day <= to,
      )
    : [];
  return {
    unit: lengthUnitOf(args.request.headers.get("cookie")),
    session,
    isAhead: session.day > today,
    plan: { id: plan.id, name: plan.name, begins: plan.begins, goalDay: plan.goalDay },
    isEnded: plan.endedAt !== null,
    // Later sessions come first: they are the ones that runners swap with.
    others: [
      ...others.filter((one) => one.day >= session.day),
      ...others.filter((one) => one.day < session.day).reverse(),
    ].map(({ id, day, kind, reason }) => ({ id, day, kind, reason })),
  };
}

export async function submitMark(args: SessionArgs, state: SessionState, message: Sentence) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const { problem } = await markSession(services(args.context), viewer, { id, state });
  if (problem !== null) return refused(problem);
  return seeOtherSaying(href("/training"), message);
}

/** Moves the session to another day of its plan. */
export async function submitMove(args: SessionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value } = readForm(sessionMove, form);
  if (!value) return answered({ problem: noDay }, form, 400);
  const { day, insist } = value;
  const asked = { id: args.params.id, day, isInsisted: insist === "yes" };
  const { problem, warnings } = await moveSession(services(args.context), viewer, asked);
  if (problem !== null) return refused(problem, form);
  if (warnings.length > 0) return answered({ change: "move", warnings }, form);
  return seeOtherSaying(href("/training"), {
    en: `Moved to ${formatDay(day, "en")}.`,
    es: `Movida al ${formatDay(day, "es")}.`,
  });
}

/** Exchanges the days of two sessions. */
export async function submitSwap(args: SessionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value } = readForm(sessionSwap, form);
  if (!value) return answered({ problem: noDay }, form, 400);
  const { other, insist } = value;
  const asked = { id: args.params.id, other, isInsisted: insist === "yes" };
  const { problem, warnings } = await swapSessions(services(args.context), viewer, asked);
  if (problem !== null) return refused(problem, form);
  if (warnings.length > 0) return answered({ change: "move", warnings }, form);
  return seeOtherSaying(href("/training"), { en: "Swapped.", es: "Sesiones intercambiadas." });
}

function refused(problem: SessionProblem, form = new FormData()) {
  if (problem === "gone") throw data(missing, 404);
  return answered({ problem: changeProblems[problem] }, form, 409);
}

/** The answer to a change that was not made. It keeps the input. */
function answered(outcome: Partial<ChangeOutcome>, form: FormData, status = 200) {
  const { typed } = formErrors(null, form);
  const nothing = { problem: null, warnings: [], change: null };
  return data<ChangeOutcome>({ ...nothing, typed, ...outcome }, status);
}
