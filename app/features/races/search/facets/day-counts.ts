import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  endOfMonth,
  startOfMonth,
  weekdayOf,
} from "#values/day.ts";
import { earliestToday } from "#values/zone.ts";
import { quickPeriod } from "../../filters/days.ts";
import { noFilters, type QuickDate, quickDates, type RaceFilters } from "../../filters/filters.ts";
import type { FacetCount } from "./facets.ts";

/**
 * How many races each day has under the filters that are not about days: `races[n]` on the day that is
 * `offsets[n]` days after `earliestToday`. A day may appear more than once: only the sums are counts.
 */
export type DayCounts = { offsets: number[]; races: number[] };

/** The counts beside the filters on days. */
export type CountedDays = {
  when: FacetCount<QuickDate>[];
  /** Twelve months from the present one, by their first days. They ignore all dates that are chosen. */
  months: FacetCount<Day>[];
  /** Races on Saturdays and Sundays within the dates that are chosen. */
  weekends: number;
};

const monthsCounted = 12;

/** The filters without those on the day. */
export function onAnyDay(filters: RaceFilters): RaceFilters {
  const { when, dates, weekends } = noFilters;
  return { ...filters, when, dates, weekends };
}

/** Sums the days for every filter about them. */
export function countDays(counts: DayCounts, { filters, now, today }: AskedDays): CountedDays {
  const { weekends, dates } = filters;
  const first = earliestToday(now);
  const isWeekend = weekendTest(first);
  const sum = (...ranges: OpenRange[]) => sumOf(counts, first, ranges, weekends && isWeekend);
  const start = startOfMonth(today);
  return {
    when: quickDates.map((value) => ({ value, count: sum(dates, quickPeriod(value, today)) })),
    months: Array.from({ length: monthsCounted }, (_, at) => {
      const value = addMonths(start, at);
      return { value, count: sum({ from: value, to: endOfMonth(value) }) };
    }),
    weekends: sumOf(counts, first, rangesOf(filters, today), isWeekend),
  };
}

/**
 * The days of a part of the list in the order of days, and how many races these days have before it.
 * @param part - how many races of the list come before it, and before its end
 */
export function daysOfPart(
  counts: DayCounts,
  { filters, now, today }: AskedDays,
  part: { from: number; to: number },
): { days: Day[]; before: number } {
  const first = earliestToday(now);
  const isChosen = dayTest(first, rangesOf(filters, today), filters.weekends && weekendTest(first));
  const byDay = new Map<number, number>();
  for (const [at, offset] of counts.offsets.entries()) {
    if (!isChosen(offset)) continue;
    byDay.set(offset, (byDay.get(offset) ?? 0) + (counts.races[at] ?? 0));
  }
  const days: Day[] = [];
  let reached = 0;
  let earlier = 0;
  for (const offset of [...byDay.keys()].sort((a, b) => a - b)) {
    if (reached >= part.to) break;
    reached += byDay.get(offset) ?? 0;
    if (reached <= part.from) earlier = reached;
    else days.push(addDays(first, offset));
  }
  return { days, before: part.from - earlier };
}

/** When days are asked for: a `SearchQuery` has it. */
type AskedDays = { filters: RaceFilters; now: Date; today: Day };

type OpenRange = { from: Day | null; to: Day | null };
type DayTest = (offset: number) => boolean;

/** The days that are chosen, in whatever way. */
function rangesOf({ dates, when }: RaceFilters, today: Day): OpenRange[] {
  return when ? [dates, quickPeriod(when, today)] : [dates];
}

function weekendTest(first: Day): DayTest {
  const weekday = weekdayOf(first);
  return (offset) => (weekday + offset) % 7 === 0 || (weekday + offset) % 7 === 6;
}

/** Whether the day that lies that many days after the first is within all the ranges. */
function dayTest(first: Day, ranges: readonly OpenRange[], also: DayTest | false): DayTest {
  let [start, end] = [-Infinity, Infinity];
  for (const { from, to } of ranges) {
    if (from) start = Math.max(start, daysBetween(first, from));
    if (to) end = Math.min(end, daysBetween(first, to));
  }
  return (offset) => offset >= start && offset <= end && (!also || also(offset));
}

function sumOf(
  { offsets, races }: DayCounts,
  first: Day,
  ranges: readonly OpenRange[],
  also: DayTest | false,
): number {
  const isCounted = dayTest(first, ranges, also);
  return offsets.reduce((sum, offset, at) => sum + (isCounted(offset) ? (races[at] ?? 0) : 0), 0);
}
