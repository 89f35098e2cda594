import type { CoursePlan } from "#features/courses/planning/course-plan.ts";
import { markName } from "#features/courses/showing/course-words.ts";
import { formatPace } from "#features/pace/pace.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";

/** More rows do not fit around a wrist. */
const mostRows = 44;

type BandRow = {
  meters: number;
  name: string;
  /** `null` for a place. */
  pace: string | null;
  seconds: number;
  cutOff: string | null;
  isStrong: boolean;
};

/** Each split, or every second or fifth one, with the places between them and the cut-offs. */
export function bandRows(
  { splits, marks, step }: CoursePlan,
  unit: LengthUnit,
  lang: Lang,
): BandRow[] {
  const every = [1, 2, 5, 10, 20].find((one) => splits.length / one <= mostRows) ?? 50;
  const last = splits.length - 1;
  const places = marks
    .filter(({ kind }) => kind !== "start" && kind !== "finish")
    .slice(0, mostRows)
    .map((mark) => ({
      meters: mark.at,
      name: markName(mark, lang),
      pace: null,
      seconds: mark.seconds,
      cutOff: mark.cutOff,
      isStrong: true,
    }));
  const closing = marks.find(({ kind, cutOff }) => kind === "finish" && cutOff !== null);
  let before = { meters: 0, seconds: 0 };
  const lines = splits.flatMap(({ meters, seconds }, index) => {
    const isLast = index === last;
    if ((index + 1) % every !== 0 && !isLast) return [];
    const lap = { meters: meters - before.meters, seconds: seconds - before.seconds };
    before = { meters, seconds };
    return [
      {
        meters,
        name: isLast ? sayIn(lang)({ en: "Finish", es: "Meta" }) : String((index + 1) * step),
        pace: formatPace(lap, unit),
        seconds,
        cutOff: (isLast && closing?.cutOff) || null,
        isStrong: isLast,
      },
    ];
  });
  return [...lines, ...places].toSorted((a, b) => a.meters - b.meters);
}
