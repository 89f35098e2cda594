import { addDays, addMonths, type Day, endOfMonth, startOfMonth } from "#values/day.ts";

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
  unit: "day" | "month";
};

const dayCounts = { "7d": 7, "30d": 30, "90d": 90 } as const;

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
    unit: "day",
  };
}

/**
 * The first days of all bars of a span.
 * @param earliest - the first bar of a span without a beginning
 */
export function bucketsOf({ from, to }: Span, unit: FigurePeriod["unit"], earliest: Day): Day[] {
  const buckets: Day[] = [];
  let bucket = from ?? earliest;
  if (unit === "month") bucket = startOfMonth(bucket);
  while (bucket < to) {
    buckets.push(bucket);
    bucket = unit === "month" ? addMonths(bucket, 1) : addDays(bucket, 1);
  }
  return buckets;
}

/** The same day of the year before; February 28 for February 29. */
function yearBefore(day: Day): Day {
  const month = addMonths(day, -12);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  const last = endOfMonth(month);
  return same < last ? same : last;
}
