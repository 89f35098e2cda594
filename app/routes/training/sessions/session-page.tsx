import { href, type MetaDescriptor } from "react-router";
import {
  changeProblems,
  formatMinutes,
  kindNames,
  reasonText,
} from "#features/training/messages.ts";
import { SessionSteps } from "#features/training/showing/session-steps.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay, formatFullDay } from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { TrainingFrame } from "../frame.tsx";
import { Marks, Moves } from "./changes.tsx";
import type { ChangeOutcome, SessionScreen } from "./session-page.server.ts";
import { Warnings } from "./warnings.tsx";

export function sessionMeta(page: SessionScreen | undefined): MetaDescriptor[] {
  return officeMeta(page ? kindNames[page.session.kind] : "Session");
}

/** One session: its steps, why it is there, and what can be done with it. */
export function SessionPage({
  page: { session, plan, isEnded, unit, others },
  outcome = null,
}: {
  page: SessionScreen;
  outcome?: ChangeOutcome | null;
}) {
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
      {outcome?.problem && <Notice kind="problem">{outcome.problem}</Notice>}
      {outcome && outcome.warnings.length > 0 && (
        <Warnings warnings={outcome.warnings} again={outcome.typed} />
      )}
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
          {!isEnded && <Marks id={id} state={state} />}
          {!isEnded && kind !== "race" && (
            <Moves session={session} plan={plan} others={others} typed={outcome?.typed ?? {}} />
          )}
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
