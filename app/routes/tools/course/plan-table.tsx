import type { CoursePlan } from "#features/courses/planning/course-plan.ts";
import { spareText } from "#features/courses/planning/messages.ts";
import { planAddress } from "#features/courses/planning/plan-query.ts";
import { formatGrade, markName } from "#features/courses/showing/course-words.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { buttonClass } from "#ui/button.tsx";
import { Table } from "#ui/list/table.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { CourseScreen } from "./screen.ts";

/** The time at each kilometer or mile at even effort, beside even pace. */
export function PlanTable({ screen, plan }: { screen: CourseScreen; plan: CoursePlan }) {
  const { unit, query } = screen;
  const isHilly = plan.flat !== null;
  const hasClock = plan.splits.some(({ clock }) => clock !== null);
  const head = [
    unit,
    ...(isHilly ? ["Grade"] : []),
    "Pace",
    "Time",
    ...(hasClock ? ["Clock"] : []),
    ...(isHilly ? ["Even pace", "Difference"] : []),
  ];
  return (
    <Section
      title="Splits"
      className=""
      action={
        <a
          href={planAddress(query, "/plan.csv")}
          download
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          Save as CSV
        </a>
      }
    >
      <Table caption="Splits" head={head}>
        {plan.splits.map(({ meters, grade, lap, seconds, even, clock }) => (
          <tr key={meters}>
            <td className="font-semibold">
              {meters === plan.run.meters ? "Finish" : Math.round(meters / metersIn(unit))}
            </td>
            {isHilly && <td>{grade === null ? "" : formatGrade(grade)}</td>}
            <td>{formatPace(lap, unit)}</td>
            <td className="font-semibold">{formatDuration(seconds)}</td>
            {hasClock && <td>{clock}</td>}
            {isHilly && <td className="text-muted">{formatDuration(even)}</td>}
            {isHilly && <td className="text-muted">{difference(seconds - even)}</td>}
          </tr>
        ))}
      </Table>
    </Section>
  );
}

/** `+1:20` slower than even pace, `−0:40` faster. */
function difference(seconds: number): string {
  if (seconds === 0) return "0:00";
  return `${seconds > 0 ? "+" : "−"}${formatDuration(Math.abs(seconds))}`;
}

/** The places of the course with the time of the plan, beside their cut-offs. */
export function PlacesTable({ plan: { marks }, unit }: { plan: CoursePlan; unit: LengthUnit }) {
  if (marks.length === 0) return null;
  const hasClock = marks.some(({ clock }) => clock !== null);
  const hasCutOff = marks.some(({ cutOff }) => cutOff !== null);
  const head = [
    "Place",
    "At",
    "Time",
    ...(hasClock ? ["Clock"] : []),
    ...(hasCutOff ? ["Cut-off"] : []),
  ];
  return (
    <Section title={hasCutOff ? "Places and cut-offs" : "Places"}>
      <Table caption="Places" head={head}>
        {marks.map((mark) => (
          <tr key={`${mark.at} ${mark.name}`}>
            <td className="font-semibold">{markName(mark)}</td>
            <td>{formatLength(mark.at, unit)}</td>
            <td className="font-semibold">{formatDuration(mark.seconds)}</td>
            {hasClock && <td>{mark.clock}</td>}
            {hasCutOff && (
              <td className={mark.spare !== null && mark.spare < 0 ? "lab-late" : undefined}>
                {mark.cutOff && [mark.cutOff, spareText(mark)].filter(Boolean).join(": ")}
              </td>
            )}
          </tr>
        ))}
      </Table>
    </Section>
  );
}
