import { data, href, redirect } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { findPredictingResult } from "#features/activities/analytics/queries.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { phasesOf } from "#features/training/building/fast-kinds.ts";
import { notesOf } from "#features/training/building/plan-notes.ts";
import { closeFeed, openFeed } from "#features/training/calendar.server.ts";
import { adherence, weekSums } from "#features/training/changing/adherence.ts";
import type { RebuildChanges } from "#features/training/changing/rebuilt.ts";
import { illProblems } from "#features/training/messages.ts";
import { enteredResult, laterResult, reckoningOf } from "#features/training/paces/paces.ts";
import { deletePlan, endPlan, resumePlan } from "#features/training/plans/commands.server.ts";
import { findGoalRace, findPlan, hasRunningPlan } from "#features/training/plans/queries.server.ts";
import { illDays } from "#features/training/plans/schema.ts";
import { wasIll } from "#features/training/plans/sessions.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { seeOtherSaying } from "#values/web/said.ts";

type PlanArgs = RequestArgs & { params: { id: string } };

export type PlanScreen = Awaited<ReturnType<typeof loadPlan>>;

/** What the page shows after a change that does not lead away from it. */
export type PlanOutcome =
  | { illness: FormErrors }
  | { rebuild: { from: string; days: string; changes: RebuildChanges } }
  | { feed: string };

/** A plan of the viewer, running or ended. @throws {Response} 404 for any other */
export async function loadPlan(args: PlanArgs & { url: URL }) {
  const viewer = await requireViewer(args);
  const { db, now } = services(args.context);
  const plan = await findPlan({ db }, viewer, args.params.id);
  if (!plan) throw missingPlan();
  const { sessions, answers, ...shown } = plan;
  const today = await runnersToday({ db, now }, viewer);
  const isAhead = plan.endedAt === null && plan.goalDay >= today;
  const predicting = isAhead
    ? await findPredictingResult({ db, now }, viewer, enteredResult(answers))
    : null;
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  return {
    unit,
    today,
    plan: shown,
    weeks: weekSums(sessions, plan),
    phases: phasesOf(answers),
    race: await findGoalRace({ db }, answers.goal, unit),
    adherence: adherence(sessions, today),
    notes: notesOf(answers, sessions),
    reckoning: reckoningOf(answers),
    later: laterResult(answers, predicting),
    mayResume:
      plan.endedAt !== null && plan.goalDay >= today && !(await hasRunningPlan({ db }, viewer)),
    isPrinted: args.url.searchParams.has("all"),
  };
}

/** Builds the rest of the plan again around days without running. */
export async function submitIllness(args: PlanArgs) {
  const viewer = await requireViewer(args);
  const { id } = args.params;
  const form = await formOf(args.request);
  const refuse = (why: Sentence, status: number) =>
    data<PlanOutcome>({ illness: formErrors(why, form) }, status);
  const { value } = readForm(illDays, form);
  if (!value)
    return refuse(
      {
        en: "Please check the day and the number of days.",
        es: "Revisa el día y el número de días.",
      },
      400,
    );
  const { sure, from, days } = value;
  const isSure = sure === "yes";
  const answer = await wasIll(services(args.context), viewer, { id, from, days, isSure });
  if (answer.problem === "gone") throw missingPlan();
  if (answer.problem) return refuse(illProblems[answer.problem], 409);
  if (!isSure) {
    const { changes } = answer;
    return data<PlanOutcome>({ rebuild: { from, days: String(days), changes } });
  }
  return seeOtherSaying(href("/training"), {
    en: "The rest of your plan is built again. Get well soon.",
    es: "El resto de tu plan se armó de nuevo. Que te mejores pronto.",
  });
}

/** Gives the calendar of the plan a new secret address, which the page shows once. */
export async function submitOpenFeed(args: PlanArgs) {
  const viewer = await requireViewer(args);
  const opened = await openFeed(services(args.context), viewer, args.params.id);
  if (!opened) throw missingPlan();
  const path = href("/training/calendar/:token", { token: `${opened.token}.ics` });
  const lang = languageOf(new URL(args.request.url));
  return data<PlanOutcome>({ feed: publicOrigin(args.request) + inLanguage(lang, path) });
}

export async function submitCloseFeed(args: PlanArgs) {
  const viewer = await requireViewer(args);
  await closeFeed(services(args.context), viewer, args.params.id);
  return redirect(planPath(args), 303);
}

/** Ends the plan. Its page says why where that is not possible. */
export async function submitEnd(args: PlanArgs) {
  const viewer = await requireViewer(args);
  const { problem } = await endPlan(services(args.context), viewer, args.params.id);
  if (problem !== null) return redirect(planPath(args), 303);
  return seeOtherSaying(href("/training"), {
    en: "The plan has ended. You find it under earlier plans.",
    es: "El plan terminó. Lo encuentras en los planes anteriores.",
  });
}

/** Follows an ended plan again. Its page says why where that is not possible. */
export async function submitResumption(args: PlanArgs) {
  const viewer = await requireViewer(args);
  const { problem } = await resumePlan(services(args.context), viewer, args.params.id);
  if (problem !== null) return redirect(planPath(args), 303);
  return seeOtherSaying(href("/training"), {
    en: "You follow this plan again.",
    es: "Sigues este plan otra vez.",
  });
}

/** Deletes a plan that has ended. Its page shows why where that is not possible. */
export async function submitDeletion(args: PlanArgs) {
  const viewer = await requireViewer(args);
  const { problem } = await deletePlan(services(args.context), viewer, args.params.id);
  if (problem !== null) return redirect(planPath(args), 303);
  return seeOtherSaying(href("/training"), { en: "Plan deleted.", es: "Plan eliminado." });
}

export function planPath({ params: { id } }: { params: { id: string } }): string {
  return href("/training/plans/:id/:change?", { id });
}

/** The answer about a plan that is deleted, or is not the viewer's. */
function missingPlan() {
  return data(
    {
      en: "This plan is not there. It may have been deleted.",
      es: "Este plan no existe. Quizá se eliminó.",
    },
    404,
  );
}
