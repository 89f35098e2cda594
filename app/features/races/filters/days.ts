import { addDays, addMonths, type Day, endOfMonth, startOfWeek } from "#values/day.ts";
import type { QuickDate } from "./filters.ts";

/** From the first to the last day, both included. */
export type DayRange = { from: Day; to: Day };

/** How far from today the calendars go, in months. */
export const calendarMonths = { back: 12, ahead: 60 };

/** The days that a quick filter means, counted from `today`. */
export function quickPeriod(when: QuickDate, today: Day): DayRange {
  if (when === "this-week") return weekAround(today);
  if (when === "next-week") return weekAround(addDays(today, 7));
  const nextMonth = addMonths(today, 1);
  return { from: nextMonth, to: endOfMonth(nextMonth) };
}

/** From Sunday to Saturday. */
export function weekAround(day: Day): DayRange {
  const sunday = startOfWeek(day);
  return { from: sunday, to: addDays(sunday, 6) };
}
