import type { CoursePlan } from "#features/courses/planning/course-plan.ts";
import { spareText } from "#features/courses/planning/messages.ts";
import { markName } from "#features/courses/showing/course-words.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { Table } from "#ui/list/table.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatLength, type LengthUnit } from "#values/length.ts";

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
