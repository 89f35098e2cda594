import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  formatMonthYear,
  startOfMonth,
  startOfWeek,
} from "#values/day.ts";
import { formatDays } from "#values/day-range.ts";
import type { Lang } from "#values/say.ts";
import { calendarMonths, type DayRange, quickPeriod, weekAround } from "../filters/days.ts";
import type { RaceFilters } from "../filters/filters.ts";

/** How many races a cell of the calendar names; the others are counted as "+n". */
export const racesPerDay = 3;

export type CalendarView = "month" | "week";

/** The days of the whole weeks (Sunday to Saturday) that a view of `day` shows. */
export function calendarDays(view: CalendarView, day: Day): Day[] {
  const { from, to } = calendarPeriod(view, day);
  const days: Day[] = [];
  for (let next = from; next <= to; next = addDays(next, 1)) days.push(next);
  return days;
}

/** The first and the last of `calendarDays`. */
export function calendarPeriod(view: CalendarView, day: Day): DayRange {
  if (view === "week") return weekAround(day);
  const lastWeek = startOfWeek(endOfMonth(day));
  return { from: startOfWeek(startOfMonth(day)), to: addDays(lastWeek, 6) };
}

/** The day to show `count` weeks or months later, or earlier if negative. */
export function shift(view: CalendarView, day: Day, count: number): Day {
  return view === "week" ? addDays(startOfWeek(day), 7 * count) : addMonths(day, count);
}

/** `November 2026`, or `November 15 – 21, 2026` for a week. */
export function calendarTitle(view: CalendarView, day: Day, lang: Lang): string {
  if (view === "month") return formatMonthYear(day, lang);
  const { from, to } = weekAround(day);
  return formatDays(from, to, lang);
}

/**
 * The day that a calendar shows: the one in the address, else the first upcoming day of
 * the quick filter or of the dates, else that of the first race that it could show.
 */
export function shownDay(
  { date, when, dates }: Pick<RaceFilters, "date" | "when" | "dates">,
  today: Day,
  first: Day,
): Day {
  if (date) return date;
  const start = when ? quickPeriod(when, today).from : (dates.from ?? first);
  if (start > addMonths(today, calendarMonths.ahead)) return today;
  return start > today ? start : today;
}
