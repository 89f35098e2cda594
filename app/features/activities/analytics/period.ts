import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  startOfMonth,
  startOfTrainingWeek,
} from "#values/day.ts";
import { runningSports, type Sport } from "../reading/sports.ts";

/** An activity with the numbers that analytics sum up. */
export type AnalyticsRow = {
  id: string;
  name: string;
  sport: Sport;
  day: Day;
  meters: number;
  /** Without pauses. */
  seconds: number;
  climb: number | null;
  impulse: number | null;
  easySeconds: number | null;
  easyMeters: number | null;
  /** A fraction. */
  decoupling: number | null;
};

/** Sums of runs. Lengths are meters, times seconds without pauses. */
export type Volume = { runs: number; meters: number; seconds: number; climb: number };

/** The sums of a week or a month, with what was run at easy effort. */
export type VolumePart = Volume & { from: Day; easySeconds: number; easyMeters: number };

/** How much of the past a page shows, shortest first. */
export const analyticsPeriods = ["12-weeks", "6-months", "year", "all"] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

/** Reads the period of an address; anything else is the shortest. */
export function readAnalyticsPeriod(text: string | null): AnalyticsPeriod {
  return analyticsPeriods.find((period) => period === text) ?? "12-weeks";
}

/** Whole weeks or months up to a day, both ends included. */
export type AnalyticsSpan = {
  from: Day;
  to: Day;
  part: "week" | "month";
  /** As many days before it; `null` where everything is shown. */
  before: { from: Day; to: Day } | null;
};

/** @param first - the day of the first activity, from which `all` begins */
export function spanOf(period: AnalyticsPeriod, today: Day, first: Day | null): AnalyticsSpan {
  if (period === "all") {
    return { from: startOfMonth(first ?? today), to: today, part: "month", before: null };
  }
  const weeks = { "12-weeks": 12, "6-months": 26, year: null }[period];
  const from =
    weeks === null ? addMonths(today, -11) : addDays(startOfTrainingWeek(today), -7 * (weeks - 1));
  const days = daysBetween(from, today) + 1;
  return {
    from,
    to: today,
    part: weeks === null ? "month" : "week",
    before: { from: addDays(from, -days), to: addDays(from, -1) },
  };
}

/** The first days of the weeks or months of a span, in their order. */
export function partsOf({ from, to, part }: AnalyticsSpan): Day[] {
  const parts: Day[] = [];
  let day = from;
  while (day <= to) {
    parts.push(day);
    day = part === "week" ? addDays(day, 7) : addMonths(day, 1);
  }
  return parts;
}

/** The first day of the week or month that a day belongs to. */
export function partOf(day: Day, part: AnalyticsSpan["part"]): Day {
  return part === "week" ? startOfTrainingWeek(day) : startOfMonth(day);
}

export function isRun({ sport }: Pick<AnalyticsRow, "sport">): boolean {
  return runningSports.includes(sport);
}

export function volumeOf(runs: readonly AnalyticsRow[]): Volume {
  const sum = { runs: runs.length, meters: 0, seconds: 0, climb: 0 };
  for (const { meters, seconds, climb } of runs) {
    sum.meters += meters;
    sum.seconds += seconds;
    sum.climb += climb ?? 0;
  }
  return sum;
}

/** The sums of each week or month of a span, those without a run included. */
export function volumeParts(runs: readonly AnalyticsRow[], span: AnalyticsSpan): VolumePart[] {
  const parts = new Map(
    partsOf(span).map((from): [Day, VolumePart] => [
      from,
      { from, runs: 0, meters: 0, seconds: 0, climb: 0, easySeconds: 0, easyMeters: 0 },
    ]),
  );
  for (const run of runs) {
    const sum = parts.get(partOf(run.day, span.part));
    if (!sum) continue;
    sum.runs += 1;
    sum.meters += run.meters;
    sum.seconds += run.seconds;
    sum.climb += run.climb ?? 0;
    sum.easySeconds += run.easySeconds ?? 0;
    sum.easyMeters += run.easyMeters ?? 0;
  }
  return [...parts.values()];
}
