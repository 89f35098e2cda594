import { addMonths, type Day, endOfMonth, startOfMonth } from "#values/day.ts";
import type { RaceFilters } from "./filters.ts";

type Dates = RaceFilters["dates"];

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
