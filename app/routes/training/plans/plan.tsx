import { data, Form, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { closeFeed, openFeed } from "#features/training/calendar/feed.server.ts";
import { adherence, weekSums } from "#features/training/changing/adherence.ts";
import { changeProblems, illProblems } from "#features/training/messages.ts";
import { reckoningOf } from "#features/training/paces/goal-check.ts";
import { deletePlan, endPlan } from "#features/training/plans/commands.server.ts";
import { findPlan } from "#features/training/plans/queries.server.ts";
import { planForm } from "#features/training/plans/schema.ts";
import { wasIll } from "#features/training/plans/sessions.server.ts";
import { isShortOfRace } from "#features/training/rules/long-run.ts";
import { PlanWeeks } from "#features/training/showing/plan-weeks.tsx";
import { publicOrigin, services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { formatLength } from "#values/length.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import { TrainingFrame } from "../frame.tsx";
import styles from "../training.css?url";
import type { Route } from "./+types/plan.ts";
import { EndOfPlan } from "./end-of-plan.tsx";
import { Reckoning } from "./reckoning.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const missing = "This plan is not there. It may have been deleted.";

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, now } = services(args.context);
  const plan = await findPlan({ db }, viewer, args.params.id);
  if (!plan) throw data(missing, 404);
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

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const needs = services(args.context);
  const { id } = args.params;
  const { value } = readForm(planForm, await formOf(args.request));
  if (!value)
    return data({ problem: "Please check the day and the number of days.", feed: null }, 400);
  const own = href("/training/plans/:id", { id });
  if (value.intent === "ill") {
    const { problem } = await wasIll(needs, viewer, { id, from: value.from, days: value.days });
    if (problem === "gone") throw data(missing, 404);
    if (problem) return data({ problem: illProblems[problem], feed: null }, 409);
    return seeOtherSaying(
      href("/training"),
      "The rest of your plan is built again. Get well soon.",
    );
  }
  if (value.intent === "feed") {
    const opened = await openFeed(needs, viewer, id);
    if (!opened) throw data(missing, 404);
    const path = href("/training/calendar/:file", { file: `${opened.token}.ics` });
    return { problem: null, feed: publicOrigin(args.request) + path };
  }
  if (value.intent === "no-feed") {
    if (!(await closeFeed(needs, viewer, id))) throw data(missing, 404);
    return redirect(own, 303);
  }
  if (value.intent === "delete") {
    if ((await deletePlan(needs, viewer, id)).problem) throw data(missing, 404);
    return seeOtherSaying(href("/training"), "Plan deleted.");
  }
  if ((await endPlan(needs, viewer, id)).problem) throw data(missing, 404);
  return seeOtherSaying(href("/training"), "The plan has ended. You find it under earlier plans.");
}

export const meta: Route.MetaFunction = () => officeMeta("Training plan");

/** A whole plan, running or ended: to read, to print and to take along. */
export default function Plan({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, weeks, today, unit, isPrinted, longestRun, reckoning } = loaderData;
  const { done, due } = loaderData.adherence;
  const { id } = plan;
  const own = href("/training/plans/:id", { id });
  const problem = useShown<HTMLDivElement>(actionData?.problem);
  return (
    <TrainingFrame at="plan">
      <ToolHeading
        lead={`${weeks.length} weeks to ${formatDay(plan.goalDay)}${due > 0 ? `, ${done} of ${due} sessions done` : ""}`}
      >
        {plan.name}
      </ToolHeading>
      {plan.endedAt && (
        <div className="mb-6">
          <Notice>{changeProblems.ended}</Notice>
        </div>
      )}
      {!plan.endedAt && isShortOfRace(longestRun, plan.goalMeters) && (
        <div className="mb-6">
          <Notice>
            The longest run of this plan is {formatLength(longestRun, unit)}, and the race is{" "}
            {formatLength(plan.goalMeters, unit)}. More would not be safe in the time that is left:
            think of a shorter race, or of a later one.
          </Notice>
        </div>
      )}
      {actionData?.problem && (
        <div className="mb-6" ref={problem}>
          <Notice kind="problem">{actionData.problem}</Notice>
        </div>
      )}
      <nav aria-label="Take the plan along" className="plan-links">
        {isPrinted && (
          <Button look="quiet" size="small" className="needs-script" onClick={() => window.print()}>
            Print
          </Button>
        )}
        <TextLink to={isPrinted ? own : withQuery(own, { all: "yes" })}>
          {isPrinted ? "Fold the weeks" : "Print sheet"}
        </TextLink>
        <a className="link" href={href("/training/plans/:id/plan.csv", { id })}>
          Download as CSV
        </a>
        <a className="link" href="#calendar">
          In your calendar
        </a>
        {!plan.endedAt && (
          <a className="link" href="#ill">
            Ill, or away?
          </a>
        )}
      </nav>
      <Section title="Week by week">
        <PlanWeeks
          key={String(isPrinted)}
          weeks={weeks}
          today={today}
          unit={unit}
          open={isPrinted ? "all" : plan.endedAt ? "none" : "current"}
        />
      </Section>
      <Section title="How it is reckoned">
        <Reckoning reckoning={reckoning} unit={unit} />
      </Section>
      <div className="plan-tools">
        <Section id="calendar" title="In your calendar">
          <p className="mb-4 max-w-text text-muted">
            Subscribe with a secret address: your calendar then moves what you move here.
          </p>
          {actionData?.feed && (
            <div className="plan-offer">
              <p>Add this address to your calendar now. For your safety it is shown only once.</p>
              <p className="break-words font-medium">{actionData.feed}</p>
              <div>
                <CopyButton
                  text={actionData.feed}
                  done="Copied"
                  className={buttonClass({ look: "quiet", size: "small" })}
                >
                  Copy the address
                </CopyButton>
              </div>
            </div>
          )}
          <Form method="post" className="plan-links">
            <Button type="submit" look="quiet" name="intent" value="feed">
              {plan.hasFeed ? "Make a new address" : "Make an address"}
            </Button>
            {plan.hasFeed && (
              <Button type="submit" look="plain" name="intent" value="no-feed">
                End the address
              </Button>
            )}
          </Form>
        </Section>
        {!plan.endedAt && (
          <Section id="ill" title="Ill, or away?">
            <p className="mb-4 max-w-text text-muted">
              The plan is built again around these days, with less at first when you come back. What
              you have done stays.
            </p>
            <Form method="post" className="plan-ill">
              <input type="hidden" name="intent" value="ill" />
              <TextField
                label="First day"
                name="from"
                type="date"
                min={plan.begins}
                max={plan.goalDay}
                defaultValue={today}
              />
              <TextField label="Days" name="days" type="number" min={1} max={60} defaultValue={7} />
              <Button type="submit" look="quiet">
                Build the rest again
              </Button>
            </Form>
          </Section>
        )}
        <EndOfPlan hasEnded={plan.endedAt !== null} />
      </div>
    </TrainingFrame>
  );
}
