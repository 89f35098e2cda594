import { formatDuration } from "#features/pace/duration.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { csvHead, csvLine } from "#values/csv.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import type { CoursePlan } from "./course-plan.ts";

/** A plan as a spreadsheet reads it: one line for each split, in the visitor's unit. */
export function planCsv({ splits }: CoursePlan, unit: LengthUnit, lang: Lang): string {
  const say = sayIn(lang);
  const head = csvHead([
    unit,
    say({ en: "grade %", es: "pendiente %" }),
    say({ en: `pace /${unit}`, es: `ritmo /${unit}` }),
    say({ en: "split", es: "parcial" }),
    say({ en: "time", es: "tiempo" }),
    say({ en: "even pace", es: "ritmo parejo" }),
    say({ en: "difference s", es: "diferencia s" }),
    say({ en: "clock", es: "hora" }),
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
