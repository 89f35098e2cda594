import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { adherence, weekSums } from "#features/training/changing/adherence.ts";
import { examplePlan } from "#features/training/example.server.ts";
import { findPlan, listPlans } from "#features/training/plans/queries.server.ts";
import { mayHave } from "#features/training/plans/rights.ts";
import { PlanWeeks } from "#features/training/showing/plan-weeks.tsx";
import { WeekRow } from "#features/training/showing/week-row.tsx";
import { requestId, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { addDays, formatDay } from "#values/day.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/training.ts";
import { TrainingFrame } from "./frame.tsx";
import { EarlierPlans } from "./training/earlier-plans.tsx";
import { NextSession } from "./training/next-session.tsx";
import { NoPlan } from "./training/no-plan.tsx";
import styles from "./training.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** How long the page says what was done. */
const saidMilliseconds = 5000;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const needs = services(args.context);
  const [plan, plans, { rights }] = await Promise.all([
    findPlan(needs, viewer, "running"),
    listPlans(needs, viewer),
    rightsOf(needs, viewer),
  ]);
  const today = await runnersToday(needs, viewer);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const shown = {
    said,
    occasion: requestId(args.context),
    unit: lengthUnitOf(args.request.headers.get("cookie")),
    today,
    plan: plan && {
      id: plan.id,
      name: plan.name,
      weeks: weekSums(plan.sessions, plan),
      adherence: adherence(plan.sessions, today),
      next: plan.sessions.find(({ day, state }) => day >= today && state === "planned") ?? null,
    },
    earlier: plans.filter(({ endedAt }) => endedAt !== null),
    right: mayHave(rights, "personalized")
      ? ("personalized" as const)
      : mayHave(rights, "standard")
        ? ("standard" as const)
        : null,
    example: plan ? null : await examplePlan(needs, viewer),
  };
  return data(shown, said ? { headers: { "Set-Cookie": saidNow(href("/training")) } } : {});
}

export const meta: Route.MetaFunction = () => officeMeta("Training plan");

/** The viewer's plan, this week first; without one, what it would be. */
export default function Training({ loaderData }: Route.ComponentProps) {
  const { plan, unit, today, earlier, right, example, said, occasion } = loaderData;
  const toast = (
    <PassingToast occasion={said && occasion} milliseconds={saidMilliseconds}>
      {said}
    </PassingToast>
  );
  if (!plan) {
    return (
      <TrainingFrame at="plan">
        <NoPlan right={right} example={example} unit={unit} />
        <EarlierPlans plans={earlier} />
        {toast}
      </TrainingFrame>
    );
  }
  const { weeks } = plan;
  const week = weeks.find(({ to }) => today <= to) ?? weeks.at(-1);
  const { done, due } = plan.adherence;
  const isOver = (weeks.at(-1)?.to ?? today) < today;
  const whole = href("/training/plans/:id", { id: plan.id });
  return (
    <TrainingFrame at="plan">
      <ToolHeading
        lead={
          <>
            {week && week.from <= today
              ? `Week ${week.number} of ${weeks.length}`
              : `${weeks.length} weeks`}
            {due > 0 && `, ${done} of ${due} sessions done so far`}
          </>
        }
        actions={
          <>
            <ButtonLink to={`${whole}#ill`} look="plain">
              Ill, or away?
            </ButtonLink>
            <ButtonLink to={whole} look="quiet">
              The whole plan
            </ButtonLink>
          </>
        }
      >
        {plan.name}
      </ToolHeading>
      {isOver && (
        <div className="mb-6">
          <Notice>
            Your race is behind you. Rest well, then{" "}
            <TextLink to={href("/training/new")}>make your next plan</TextLink>.
          </Notice>
        </div>
      )}
      {plan.next && <NextSession session={plan.next} today={today} unit={unit} />}
      {week && !isOver && (
        <section aria-labelledby="this-week">
          <h2 id="this-week" className="mb-3 text-xl">
            {week.from <= today ? "This week" : `The first week, from ${formatDay(week.from)}`}
          </h2>
          <WeekRow from={addDays(week.to, -6)} sessions={week.sessions} today={today} unit={unit} />
          <p className="mt-3 text-sm text-muted">
            Open a session to mark, move, swap or skip it
            <span className="drag-hint">, or drag it to another day</span>.
          </p>
        </section>
      )}
      <Section title="Week by week">
        <PlanWeeks weeks={weeks} today={today} unit={unit} open="none" />
      </Section>
      {right && (
        <p className="mt-8">
          <TextLink to={href("/training/new")}>Make another plan</TextLink>
        </p>
      )}
      <EarlierPlans plans={earlier} />
      {toast}
    </TrainingFrame>
  );
}
