import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  startOfMonth,
  startOfTrainingWeek,
} from "#values/day.ts";

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
