import type { CoursePlan } from "#features/courses/planning/course-plan.ts";
import { beyondText } from "#features/courses/planning/messages.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { limitWarning, unitNames } from "#features/pace/messages.ts";
import { formatPace, type Run } from "#features/pace/pace.ts";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { type BibSizes, PaceBib } from "../pace-bib.tsx";
import type { CourseScreen } from "./screen.ts";

/** The goal in large letters, and what it means on this course. */
export function GoalAnswer({ screen: { plan, course, unit } }: { screen: CourseScreen }) {
  const length = formatLength(course.length, unit);
  const climb = course.heights && `+${formatHeight(course.heights.climb, unit)}`;
  const edge = [length, climb].filter(Boolean).join(" · ");
  if (!plan) {
    return (
      <div className="pace-answer" role="status">
        <PaceBib
          edge={climb ?? "Your course"}
          number={length}
          name="waits for your goal"
          sizes={sizes}
        />
      </div>
    );
  }
  const { run, flat, overLimit } = plan;
  const beyond = beyondText(plan.beyond);
  const late = plan.marks.filter(({ spare }) => spare !== null && spare < 0);
  return (
    <div className="pace-answer" role="status">
      <PaceBib
        sizes={sizes}
        edge={edge}
        number={formatDuration(run.seconds)}
        name={
          flat
            ? `as hard as ${formatPace(flat, unit)} /${unit} on flat ground`
            : `${formatPace(run, unit)} /${unit}, heights are not known`
        }
      />
      <Facts items={factsOf(plan, unit)} />
      {overLimit && <Notice kind="problem">{limitWarning(overLimit)}</Notice>}
      {late.length > 0 && (
        <Notice kind="problem">
          This goal comes too late to {late.map(({ name }) => name).join(", ")}.
        </Notice>
      )}
      {beyond && <p className="text-sm text-muted">{beyond}</p>}
    </div>
  );
}

function factsOf({ run, flat, splits }: CoursePlan, unit: LengthUnit) {
  const paceOf = ({ meters, seconds }: Run) => seconds / meters;
  const laps = splits.map(({ lap }) => lap).toSorted((a, b) => paceOf(a) - paceOf(b));
  const [fastest, slowest] = [laps[0], laps.at(-1)];
  const name = unitNames[unit];
  return [
    { label: "On average", value: formatPace(run, unit) },
    { label: "On the flat", value: flat ? formatPace(flat, unit) : null },
    { label: `Fastest ${name}`, value: flat && fastest ? formatPace(fastest, unit) : null },
    { label: `Slowest ${name}`, value: flat && slowest ? formatPace(slowest, unit) : null },
  ];
}

const sizes: BibSizes = [
  { least: 8, name: "poster-bib-wide lab-bib-hours" },
  { least: 7, name: "poster-bib-wide lab-bib-time" },
  { least: 6, name: "poster-bib-wide" },
  { least: 4, name: "poster-bib-four" },
];
