import type { Calculation } from "#features/pace/calculation.ts";
import type { Course } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { limitWarning, unitNames } from "#features/pace/messages.ts";
import { formatMeasured, formatPace, formatSpeed } from "#features/pace/pace.ts";
import type { PacePlan } from "#features/pace/plan.ts";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { LengthUnit } from "#values/length.ts";
import { type BibSizes, PaceBib } from "../pace-bib.tsx";

/** The calculated value in large letters, and the other values that follow from it. */
export function Answer({
  calculation: { worked },
  plan,
  unit,
}: {
  calculation: Calculation;
  plan: PacePlan | null;
  unit: LengthUnit;
  course: Course | null;
}) {
  if (!plan)
    return <PaceBib edge="Your numbers" number="2 of 3" name="gives the third" sizes={sizes} />;
  const { run } = plan;
  const distance = formatMeasured(run.meters, unit);
  const time = formatDuration(run.seconds);
  const pace = formatPace(run, unit);
  const other = unit === "km" ? "mi" : "km";
  const bib = {
    pace: { edge: `${distance} · ${time}`, number: pace, name: `for each ${unitNames[unit]}` },
    time: { edge: distance, number: time, name: `at ${pace} for each ${unitNames[unit]}` },
    distance: { edge: time, number: distance, name: `at ${pace} for each ${unitNames[unit]}` },
  }[worked ?? "pace"];
  return (
    <div className="pace-answer" role="status">
      <PaceBib {...bib} sizes={sizes} />
      <Facts
        items={[
          { label: `Per ${unitNames[unit]}`, value: pace },
          { label: `Per ${unitNames[other]}`, value: formatPace(run, other) },
          { label: "Speed", value: formatSpeed(run, unit) },
          { label: "Halfway", value: formatDuration(plan.halfway) },
        ]}
      />
      {plan.overLimit && <Notice kind="problem">{limitWarning(plan.overLimit)}</Notice>}
    </div>
  );
}

const sizes: BibSizes = [
  { least: 8, name: "poster-bib-long" },
  { least: 6, name: "poster-bib-wide" },
  { least: 4, name: "poster-bib-four" },
];
