import { href } from "react-router";
import type { ExamplePlan } from "#features/training/example.server.ts";
import { PlanOutline } from "#features/training/showing/plan-weeks.tsx";
import { WeekRow } from "#features/training/showing/week-row.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Section } from "#ui/page/page.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { PlanKind } from "#values/training-session.ts";

const gives = [
  {
    title: "Sessions with their reasons",
    text: "Each with its steps, its effort and why it stands on that day. With Sprinter, paces follow from your latest result.",
  },
  {
    title: "Rules that protect you",
    text: "Weeks and long runs grow by a tenth at most, four fifths are easy, hard days never follow one another, and the weeks before the race are light.",
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
export function NoPlan({
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
            : "A plan leads you to your race week by week. Standard plans come with Pacer, plans made from your own answers with Sprinter and Elite."
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
