import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { formatNumber } from "#values/text/number.ts";
import type { CourseMark } from "../measure/marks.ts";
import type { CourseFormat } from "../reading/course-file.ts";

/** A grade with its sign: `+8.2%`, `−3.0%`, `0.0%`. */
export function formatGrade(grade: number): string {
  const percent = formatNumber(Math.abs(grade) * 100, 1, 1);
  if (percent === "0.0") return "0.0%";
  return `${grade > 0 ? "+" : "−"}${percent}%`;
}

/** The file as it is named on the page: `GPX`. */
export function formatName(format: CourseFormat): string {
  return format.toUpperCase();
}

/** What stands for a place of the course. */
export function markName({ name, kind }: CourseMark): string {
  if (name) return name;
  return { start: "Start", finish: "Finish", aid: "Aid station", summit: "Summit", other: "Place" }[
    kind
  ];
}

/** The profile in one sentence, for those who do not see it. */
export function profileSummary(
  course: { length: number; climb: number; descent: number; highest: number; lowest: number },
  unit: LengthUnit,
): string {
  const { length, climb, descent, highest, lowest } = course;
  return `Elevation profile: ${formatLength(length, unit)} with ${formatHeight(climb, unit)} of climb and ${formatHeight(descent, unit)} of descent, between ${formatHeight(lowest, unit)} and ${formatHeight(highest, unit)}.`;
}

/** What is measured of each distance in one sentence, by its id: for programs that read pages. */
export function courseSentences(
  courses: readonly {
    distanceId: string;
    length: number;
    climb: number | null;
    descent: number | null;
  }[],
): Map<string, string> {
  return new Map(
    courses.map(({ distanceId, length, climb, descent }) => [
      distanceId,
      climb === null || descent === null
        ? `Measured course: ${formatLength(length, "km")}.`
        : `Measured course: ${formatLength(length, "km")}, ${formatHeight(climb, "km")} of climb, ${formatHeight(descent, "km")} of descent.`,
    ]),
  );
}
