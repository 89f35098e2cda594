import { formatDuration } from "#features/pace/duration.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { csvHead, csvLine } from "#values/csv.ts";
import type { LengthUnit } from "#values/length.ts";
import type { CoursePlan } from "./course-plan.ts";

/** A plan as a spreadsheet reads it: one line for each split, in the visitor's unit. */
export function planCsv({ splits }: CoursePlan, unit: LengthUnit): string {
  const head = csvHead([
    unit,
    "grade %",
    `pace /${unit}`,
    "split",
    "time",
    "even pace",
    "difference s",
    "clock",
  ]);
  const lines = splits.map(({ meters, grade, lap, seconds, even, clock }) =>
    csvLine([
      (meters / metersIn(unit)).toFixed(2),
      grade === null ? null : Number((grade * 100).toFixed(1)),
      formatPace(lap, unit),
      formatDuration(lap.seconds),
      formatDuration(seconds),
      formatDuration(even),
      seconds - even,
      clock,
    ]),
  );
  return head + lines.join("");
}
