import { data } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { adherence, weekSums } from "#features/training/changing/adherence.ts";
import { reckoningOf } from "#features/training/paces/goal-check.ts";
import { findPlan } from "#features/training/plans/queries.server.ts";
import { services } from "#services/context.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";

export type PlanScreen = Awaited<ReturnType<typeof loadPlan>>;

/** A plan of the viewer's own, running or ended. @throws {Response} 404 for all others */
export async function loadPlan(args: RequestArgs & { params: { id: string }; url: URL }) {
  const viewer = await requireViewer(args);
  const { db, now } = services(args.context);
  const plan = await findPlan({ db }, viewer, args.params.id);
  if (!plan) throw missingPlan();
  const { sessions, answers, ...shown } = plan;
  const today = await runnersToday({ db, now }, viewer);
  return {
    unit: lengthUnitOf(args.request.headers.get("cookie")),
    today,
    plan: shown,
    weeks: weekSums(sessions, plan),
    adherence: adherence(sessions, today),
    longestRun: Math.max(0, ...sessions.map((one) => (one.kind === "race" ? 0 : one.meters))),
    reckoning: reckoningOf(answers),
    isPrinted: args.url.searchParams.has("all"),
  };
}

/** The answer about a plan that is not the viewer's, or not there any more. */
export function missingPlan() {
  return data("This plan is not there. It may have been deleted.", 404);
}
