import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  startOfMonth,
  startOfWeek,
} from "#values/day.ts";
import type { QuickDate, RaceFilters } from "./filters.ts";

type Dates = RaceFilters["dates"];

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

/** Whether a month lies in the dates as a whole, in part or not at all. */
export function shareOfMonth({ from, to }: Dates, month: Day): "whole" | "part" | "none" {
  if (from === null && to === null) return "none";
  const end = endOfMonth(month);
  if ((from !== null && from > end) || (to !== null && to < month)) return "none";
  const isWhole = (from === null || from <= month) && (to === null || to >= end);
  return isWhole ? "whole" : "part";
}

/**
 * The dates after a month is chosen or taken back. Chosen months stay together: a month beside them
 * joins them, and any other one stands alone. The first and the last of several can be taken back.
 * @param month - its first day
 */
export function withMonth({ from, to }: Dates, month: Day): Dates {
  const alone = { from: month, to: endOfMonth(month) };
  if (!from || !to || from !== startOfMonth(from) || to !== endOfMonth(to)) return alone;
  const last = startOfMonth(to);
  if (month === from && month === last) return { from: null, to: null };
  if (month === from) return { from: addMonths(from, 1), to };
  if (month === last) return { from, to: endOfMonth(addMonths(last, -1)) };
  if (month === addMonths(from, -1)) return { from: month, to };
  if (month === addMonths(last, 1)) return { from, to: endOfMonth(month) };
  return alone;
}
