import { addDays, addMonths, type Day, startOfMonth, weekdayOf } from "#values/day.ts";
import { type DayRange, quickPeriod } from "../../calendar/calendar.ts";
import { noFilters, type QuickDate, quickDates, type RaceFilters } from "../filters.ts";
import type { FacetCount } from "./facets.ts";

/**
 * How many races each day has under the filters that are not about days: `races[n]` on the day that
 * lies `offsets[n]` days after today. A day may appear more than once: only the sums are counts.
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
export function countDays(counts: DayCounts, filters: RaceFilters, today: Day): CountedDays {
  const { dates, when } = filters;
  const days = counts.offsets.map((offset, at) => {
    const day = addDays(today, offset);
    return { day, isWeekend: weekdayOf(day) % 6 === 0, races: counts.races[at] ?? 0 };
  });
  const shown = days.filter(({ isWeekend }) => isWeekend || !filters.weekends);
  const within = ({ from, to }: { from: Day | null; to: Day | null }, some = shown) =>
    some.filter(({ day }) => (from === null || day >= from) && (to === null || day <= to));
  const inDates = within(dates);
  const chosen: Partial<DayRange> = when ? quickPeriod(when, today) : {};
  const asked = within({ from: null, to: null, ...chosen }, within(dates, days));
  const start = startOfMonth(today);
  const byMonth = new Map<Day, number>();
  for (const { day, races } of shown) {
    const month = startOfMonth(day);
    byMonth.set(month, (byMonth.get(month) ?? 0) + races);
  }
  return {
    when: quickDates.map((value) => ({
      value,
      count: sum(within(quickPeriod(value, today), inDates)),
    })),
    months: Array.from({ length: monthsCounted }, (_, at) => {
      const value = addMonths(start, at);
      return { value, count: byMonth.get(value) ?? 0 };
    }),
    weekends: sum(asked.filter(({ isWeekend }) => isWeekend)),
  };
}

function sum(days: readonly { races: number }[]): number {
  return days.reduce((total, { races }) => total + races, 0);
}
