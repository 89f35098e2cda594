import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import {
  changeProblems,
  formatMinutes,
  kindNames,
  reasonText,
} from "#features/training/messages.ts";
import { findSession } from "#features/training/plans/queries.server.ts";
import { sessionForm } from "#features/training/plans/schema.ts";
import {
  markSession,
  moveSession,
  type SessionProblem,
  swapSessions,
} from "#features/training/plans/sessions.server.ts";
import { SessionSteps } from "#features/training/showing/session-steps.tsx";
import { services } from "#services/context.ts";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { addDays, formatDay, formatFullDay } from "#values/day.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { formatLength } from "#values/length.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import { TrainingFrame } from "../frame.tsx";
import styles from "../session.css?url";
import type { Route } from "./+types/session.ts";
import { Marks, Moves } from "./changes.tsx";
import { Warnings } from "./warnings.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const missing = "This session is not there. Its plan may have been built again.";

/** Sessions of so many days before and after can be swapped with. */
const nearDays = 10;

export async function loader(args: Route.LoaderArgs) {
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

const states = { done: "done", skip: "skipped", reopen: "planned" } as const;
const said = {
  done: "Done. Well run.",
  skip: "Skipped. The plan goes on as it is.",
  reopen: "The session is open again.",
} as const;

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const needs = services(args.context);
  const { id } = args.params;
  const { value } = readForm(sessionForm, await formOf(args.request));
  if (!value) return data({ problem: "Please choose a day.", warnings: [], again: null }, 400);
  if (value.intent !== "move" && value.intent !== "swap") {
    const marked = await markSession(needs, viewer, { id, state: states[value.intent] });
    if (marked.problem) return refusal(marked.problem);
    return seeOtherSaying(href("/training"), said[value.intent]);
  }
  const isInsisted = value.insist === "yes";
  const answer =
    value.intent === "move"
      ? await moveSession(needs, viewer, { id, day: value.day, isInsisted })
      : await swapSessions(needs, viewer, { id, other: value.other, isInsisted });
  if (answer.problem) return refusal(answer.problem);
  if (answer.warnings.length > 0) {
    const { insist: _, ...again } = value;
    return { problem: null, warnings: answer.warnings, again };
  }
  const moved = value.intent === "move" ? `Moved to ${formatDay(value.day)}.` : "Swapped.";
  return seeOtherSaying(href("/training"), moved);
}

function refusal(problem: SessionProblem) {
  if (problem === "gone") throw data(missing, 404);
  return data({ problem: changeProblems[problem], warnings: [], again: null }, 409);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData ? kindNames[loaderData.session.kind] : "Session");

/** One session: its steps, why it is there, and what can be done with it. */
export default function Session({ loaderData, actionData }: Route.ComponentProps) {
  const { session, plan, isEnded, unit, others } = loaderData;
  const { id, day, kind, meters, seconds, steps, reason, state, movedFrom, activityId } = session;
  return (
    <TrainingFrame at="plan">
      <BackLink to={isEnded ? href("/training/plans/:id", { id: plan.id }) : href("/training")}>
        {isEnded ? plan.name : "Your plan"}
      </BackLink>
      <ToolHeading
        lead={`${formatFullDay(day)} · about ${formatLength(meters, unit)} in ${formatMinutes(seconds)}${state === "planned" ? "" : ` · ${state}`}`}
      >
        {kindNames[kind]}
      </ToolHeading>
      {actionData?.problem && <Notice kind="problem">{actionData.problem}</Notice>}
      {actionData?.again && <Warnings warnings={actionData.warnings} again={actionData.again} />}
      <div className="session-page">
        <div>
          <SessionSteps steps={steps} unit={unit} />
          <h2 className="mt-8 mb-2 text-xl">Why this session</h2>
          <p className="max-w-text">{reasonText(reason, unit)}</p>
          {movedFrom && (
            <p className="mt-3 text-sm text-muted">You moved it from {formatDay(movedFrom)}.</p>
          )}
          {activityId && state === "done" && (
            <p className="mt-3">
              <TextLink to={href("/training/activities/:id", { id: activityId })}>
                The activity that did it
              </TextLink>
            </p>
          )}
        </div>
        <div className="session-ways">
          {isEnded && <p className="text-muted">{changeProblems.ended}</p>}
          {!isEnded && <Marks state={state} />}
          {!isEnded && kind !== "race" && <Moves session={session} plan={plan} others={others} />}
          <p>
            <a className="link" href={href("/training/sessions/:id/workout.fit", { id })}>
              Download for a watch (FIT)
            </a>
          </p>
        </div>
      </div>
    </TrainingFrame>
  );
}
