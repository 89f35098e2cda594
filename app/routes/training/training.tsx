import { data, Form, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { phasesOf } from "#features/training/building/fast-kinds.ts";
import { notesOf } from "#features/training/building/plan-notes.ts";
import { adherence, weekSums } from "#features/training/changing/adherence.ts";
import { type ExamplePlan, examplePlan } from "#features/training/example.server.ts";
import { sessionName, stepsText } from "#features/training/messages.ts";
import { findPlan, listPlans } from "#features/training/plans/queries.server.ts";
import { mayHave } from "#features/training/plans/rights.ts";
import type { PlanLine, StoredSession } from "#features/training/rules/plan.ts";
import { PlanNotes } from "#features/training/showing/plan-notes.tsx";
import { PlanPicture } from "#features/training/showing/plan-picture.tsx";
import { PlanOutline } from "#features/training/showing/plan-weeks.tsx";
import { WeekRow } from "#features/training/showing/week-row.tsx";
import { requestId, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { addDays, type Day, daysBetween, formatDay, formatFullDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { PlanKind } from "#values/training-session.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/training.ts";
import { TrainingFrame } from "./frame.tsx";
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
      begins: plan.begins,
      goalDay: plan.goalDay,
      weeks: weekSums(plan.sessions, plan),
      phases: phasesOf(plan.answers),
      notes: notesOf(plan.answers, plan.sessions),
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
  return data(shown, said ? { headers: { "Set-Cookie": saidNow() } } : {});
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
  const whole = href("/training/plans/:id/:change?", { id: plan.id });
  return (
    <TrainingFrame at="plan">
      <ToolHeading
        lead={
          <>
            {week && week.from <= today
              ? `Week ${week.number} of ${weeks.length}`
              : `${weeks.length} weeks`}
            {due > 0 && `, ${done} of ${due} sessions done so far`}
            {!isOver &&
              `, ${daysAhead(daysBetween(today, plan.goalDay))} on ${formatDay(plan.goalDay)}`}
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
      {week && week.number === 1 && <PlanNotes notes={plan.notes} unit={unit} />}
      {plan.next && <NextSession session={plan.next} today={today} unit={unit} />}
      {week && !isOver && (
        <section aria-labelledby="this-week">
          <h2 id="this-week" className="mb-3 text-xl">
            {week.from <= today ? "This week" : `The first week, from ${formatDay(week.from)}`}
          </h2>
          <WeekRow
            from={addDays(week.to, -6)}
            begins={plan.begins}
            sessions={week.sessions}
            today={today}
            unit={unit}
          />
          <p className="mt-3 text-sm text-muted">
            Open a session to mark, move, swap or skip it
            <span className="drag-hint">, or drag it to another day</span>.
          </p>
        </section>
      )}
      <Section title="All weeks">
        <PlanPicture
          weeks={weeks}
          phases={plan.phases}
          today={today}
          goalDay={plan.goalDay}
          unit={unit}
        />
        <TextLink to={whole}>Week by week</TextLink>
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

function daysAhead(days: number): string {
  if (days === 0) return "race day";
  return `${days} ${days === 1 ? "day" : "days"} to the race`;
}

/** The plans that have ended, to be read and taken along. */
function EarlierPlans({ plans }: { plans: readonly PlanLine[] }) {
  if (plans.length === 0) return null;
  return (
    <Section title="Earlier plans">
      <ul className="grid gap-2">
        {plans.map(({ id, name, goalDay }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <TextLink to={href("/training/plans/:id/:change?", { id })}>{name}</TextLink>
            <span className="text-muted">{formatDay(goalDay)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is run next, in one look; that of today can be marked at once. */
function NextSession({
  session,
  today,
  unit,
}: {
  session: StoredSession;
  today: Day;
  unit: LengthUnit;
}) {
  const { id, day, kind, steps } = session;
  return (
    <section aria-labelledby="next-session" className={`plan-next session-${kind}`}>
      <div>
        <p className="text-sm text-muted">{dayWords(day, today)}</p>
        <h2 id="next-session" className="text-xl">
          {sessionName(session)}
        </h2>
        <p className="mt-1 max-w-text">{stepsText(steps, unit)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {day === today && (
          <Form
            method="post"
            action={href("/training/sessions/:id/:change?", { id, change: "done" })}
          >
            <Button type="submit">Mark as done</Button>
          </Form>
        )}
        <ButtonLink to={href("/training/sessions/:id/:change?", { id })} look="quiet">
          Open
        </ButtonLink>
      </div>
    </section>
  );
}

function dayWords(day: Day, today: Day): string {
  const away = daysBetween(today, day);
  if (away === 0) return "Today";
  return away === 1 ? "Tomorrow" : formatFullDay(day);
}

const gives = [
  {
    title: "Sessions with their reasons",
    text: "Each with its steps, its effort and why it stands on that day. With Sprinter, paces follow from your latest result.",
  },
  {
    title: "Rules that protect you",
    text: "Weeks grow by about a tenth at most, or by 15% on the way back from a break. Four fifths are easy, hard days never follow one another, and the last weeks are light.",
  },
  {
    title: "A plan that bends",
    text: "Move and swap sessions, skip one, or say that you were ill: the rest is built again around it.",
  },
  {
    title: "To take along",
    text: "In your calendar, on your watch, on paper, as a table. What you have made stays yours when a membership ends.",
  },
];

/** What a plan would be, shown with the viewer's own race, and the way to it. */
function NoPlan({
  right,
  example,
  unit,
}: {
  /** The best plan that the viewer may make. */
  right: PlanKind | null;
  example: ExamplePlan | null;
  unit: LengthUnit;
}) {
  return (
    <>
      <ToolHeading
        lead={
          right
            ? "A plan that leads to your race: every session with its steps and its reason, yours to move, and out to your calendar and your watch."
            : "To make a plan, you need a membership. A plan leads you to your race week by week. Standard plans come with Pacer, plans made from your own answers with Sprinter and Elite."
        }
        actions={
          right ? (
            <ButtonLink to={href("/training/new")}>Make a plan</ButtonLink>
          ) : (
            <ButtonLink to={href("/membership")}>See the memberships</ButtonLink>
          )
        }
      >
        Training
      </ToolHeading>
      {example && (
        <section aria-labelledby="example">
          <h2 id="example" className="text-xl">
            Your way to {example.name}
          </h2>
          <p className="mt-1 mb-4 max-w-text text-muted">
            An example: week {example.number} of {example.weeks.length} to{" "}
            {formatDay(example.goalDay)} in our standard plan for intermediate runners.
            {right === "standard" &&
              " With Sprinter, a plan follows your own results, days and weekly distance."}
          </p>
          <WeekRow from={example.from} sessions={example.sessions} today="" unit={unit} />
          <h3 className="mt-8 mb-3 text-lg">All weeks</h3>
          <PlanOutline weeks={example.weeks} unit={unit} />
        </section>
      )}
      <Section title="What a plan gives you">
        <ul className="plan-gives">
          {gives.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
