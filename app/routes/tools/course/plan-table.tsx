import type { CoursePlan } from "#features/courses/planning/course-plan.ts";
import { planAddress } from "#features/courses/planning/plan-query.ts";
import { formatGrade } from "#features/courses/showing/course-words.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { buttonClass } from "#ui/button.tsx";
import { Table } from "#ui/list/table.tsx";
import { Section } from "#ui/page/page.tsx";
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

/** `+1:20` behind even pace, `−0:40` ahead of it. */
function difference(seconds: number): string {
  if (seconds === 0) return "0:00";
  return `${seconds > 0 ? "+" : "−"}${formatDuration(Math.abs(seconds))}`;
}
