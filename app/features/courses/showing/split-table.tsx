import { Table } from "#ui/list/table.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { CourseSplit } from "../measure/splits.ts";
import { formatGrade } from "./course-words.ts";

/** The course in numbers: each kilometre or mile with its climb, descent, grade and height at its end. */
export function SplitTable({
  splits,
  unit,
  caption,
}: {
  splits: readonly CourseSplit[];
  unit: LengthUnit;
  caption: string;
}) {
  const name = unit === "km" ? "Kilometer" : "Mile";
  let way = 0;
  return (
    <Table caption={caption} head={[name, "Climb", "Descent", "Grade", "Height at its end"]}>
      {splits.map((split, index) => {
        way += split.length;
        const isPart = index === splits.length - 1;
        return (
          <tr key={way}>
            <td>{isPart ? `to ${formatLength(way, unit)}` : index + 1}</td>
            <td>{formatHeight(split.climb, unit)}</td>
            <td>{formatHeight(split.descent, unit)}</td>
            <td>{formatGrade(split.grade)}</td>
            <td>{formatHeight(split.height, unit)}</td>
          </tr>
        );
      })}
    </Table>
  );
}
