import { useHref } from "react-router";
import type { CoursePlan, PlannedMark } from "#features/courses/planning/course-plan.ts";
import { spareText } from "#features/courses/planning/messages.ts";
import { planAddress } from "#features/courses/planning/plan-query.ts";
import { formatGrade, markName } from "#features/courses/showing/course-words.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { buttonClass } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Table } from "#ui/list/table.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { CourseScreen } from "./course.server.ts";

/** The time at each kilometer or mile at even effort, beside even pace. */
export function PlanTable({ screen, plan }: { screen: CourseScreen; plan: CoursePlan }) {
  const say = useSay();
  const { unit, query } = screen;
  const isHilly = plan.flat !== null;
  const hasClock = plan.splits.some(({ clock }) => clock !== null);
  const head = [
    unit,
    ...(isHilly ? [say({ en: "Grade", es: "Pendiente" })] : []),
    say({ en: "Pace", es: "Ritmo" }),
    say({ en: "Time", es: "Tiempo" }),
    ...(hasClock ? [say({ en: "Clock", es: "Hora" })] : []),
    ...(isHilly
      ? [say({ en: "Even pace", es: "Ritmo parejo" }), say({ en: "Difference", es: "Diferencia" })]
      : []),
  ];
  return (
    <Section
      title={say({ en: "Splits", es: "Parciales" })}
      className=""
      action={
        <a
          href={useHref(planAddress(query, "/plan.csv"))}
          download
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          {say({ en: "Save as CSV", es: "Guardar como CSV" })}
        </a>
      }
    >
      <Table caption={say({ en: "Splits", es: "Parciales" })} head={head}>
        {plan.splits.map(({ meters, grade, lap, seconds, even, clock }) => (
          <tr key={meters}>
            <td className="font-semibold">
              {meters === plan.run.meters
                ? say({ en: "Finish", es: "Meta" })
                : Math.round(meters / metersIn(unit))}
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
  const say = useSay();
  const lang = useLang();
  if (marks.length === 0) return null;
  const cutOffWords = (cutOff: string, mark: PlannedMark) => {
    const spare = spareText(mark);
    return spare ? `${cutOff}: ${say(spare)}` : cutOff;
  };
  const hasClock = marks.some(({ clock }) => clock !== null);
  const hasCutOff = marks.some(({ cutOff }) => cutOff !== null);
  const head = [
    say({ en: "Place", es: "Lugar" }),
    say({ en: "At", es: "En" }),
    say({ en: "Time", es: "Tiempo" }),
    ...(hasClock ? [say({ en: "Clock", es: "Hora" })] : []),
    ...(hasCutOff ? [say({ en: "Cut-off", es: "Corte" })] : []),
  ];
  return (
    <Section
      title={
        hasCutOff
          ? say({ en: "Places and cut-offs", es: "Lugares y cortes" })
          : say({ en: "Places", es: "Lugares" })
      }
    >
      <Table caption={say({ en: "Places", es: "Lugares" })} head={head}>
        {marks.map((mark) => (
          <tr key={`${mark.at} ${mark.name}`}>
            <td className="font-semibold">{markName(mark, lang)}</td>
            <td>{formatLength(mark.at, unit)}</td>
            <td className="font-semibold">{formatDuration(mark.seconds)}</td>
            {hasClock && <td>{mark.clock}</td>}
            {hasCutOff && (
              <td className={mark.spare !== null && mark.spare < 0 ? "lab-late" : undefined}>
                {mark.cutOff && cutOffWords(mark.cutOff, mark)}
              </td>
            )}
          </tr>
        ))}
      </Table>
    </Section>
  );
}
