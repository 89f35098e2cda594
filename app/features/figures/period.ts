import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  endOfMonth,
  startOfMonth,
} from "#values/day.ts";

/** The periods of the dashboard's figures, in the order of the chooser. */
export const periodChoices = [
  { id: "7d", label: "7 days" },
  { id: "30d", label: "30 days" },
  { id: "90d", label: "90 days" },
  { id: "12m", label: "12 months" },
  { id: "all", label: "All time" },
] as const;

export type PeriodId = (typeof periodChoices)[number]["id"];

export const usualPeriod: PeriodId = "30d";

/** Days in UTC, with `from` and without `to`. A `from` of `null` means since the beginning. */
export type Span = { from: Day | null; to: Day };

export type FigurePeriod = {
  id: PeriodId;
  span: Span;
  /** The period to compare with: as many days before it, or the same months a year before. */
  before: Span | null;
  /** The time that one bar of a chart covers. */
  unit: ChartUnit;
};

export type ChartUnit = "day" | "week" | "month";

const dayCounts = { "7d": 7, "30d": 30, "90d": 90 } as const;

/** Longer periods have a bar for each week: days of a quiet month are a bar code of ones. */
const mostDays = 7;

/** `?period=90d`; anything else is the last 30 days. */
export function readPeriod(text: string | null): PeriodId {
  return periodChoices.find(({ id }) => id === text)?.id ?? usualPeriod;
}

/** The days of a choice; `today` is the last one. */
export function periodOf(id: PeriodId, today: Day): FigurePeriod {
  const to = addDays(today, 1);
  if (id === "all") return { id, span: { from: null, to }, before: null, unit: "month" };
  if (id === "12m") {
    const before = { from: addMonths(today, -23), to: addDays(yearBefore(today), 1) };
    return { id, span: { from: addMonths(today, -11), to }, before, unit: "month" };
  }
  const from = addDays(to, -dayCounts[id]);
  return {
    id,
    span: { from, to },
    before: { from: addDays(from, -dayCounts[id]), to: from },
    unit: dayCounts[id] > mostDays ? "week" : "day",
  };
}

/**
 * The first days of all bars of a span. Weeks are counted back from the end, so that the last bar is
 * a whole one; the first may be shorter.
 * @param earliest - the first bar of a span without a beginning
 */
export function bucketsOf({ from, to }: Span, unit: ChartUnit, earliest: Day): Day[] {
  const start = from ?? earliest;
  if (unit === "month") return steps(startOfMonth(start), to, (day) => addMonths(day, 1));
  if (unit === "day") return steps(start, to, (day) => addDays(day, 1));
  const first = addDays(start, daysBetween(start, to) % 7 || 7);
  return [start, ...steps(first, to, (day) => addDays(day, 7))];
}

function steps(first: Day, end: Day, next: (day: Day) => Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day < end; day = next(day)) days.push(day);
  return days;
}

/** Sums up the totals of days, or of the first days of months, in the buckets that they lie in. */
export function sumsOf(buckets: readonly Day[], totals: readonly DayTotal[]): number[] {
  const sums = buckets.map(() => 0);
  for (const { day, total } of totals) {
    const place = buckets.findLastIndex((from) => from <= day);
    if (place >= 0) sums[place] = (sums[place] ?? 0) + total;
  }
  return sums;
}

export type DayTotal = { day: Day; total: number };

/** The same day of the year before; February 28 for February 29. */
function yearBefore(day: Day): Day {
  const month = addMonths(day, -12);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  const last = endOfMonth(month);
  return same < last ? same : last;
}
