import { addDays, type Day, parseDay } from "#values/day.ts";
import { type CellReading, shortened } from "./cells.ts";
import type { ImportFinding } from "./problem.ts";

/** The first part of dates such as 13/05/2027. */
export const dateOrders = ["day", "month"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Races are held between these years; anything else is a slip of the pen. */
const years = { from: 1896, to: 2100 } as const;

/** Day 0 of spreadsheets that count days; right from March 1900 on. */
const spreadsheetZero: Day = "1899-12-30";

/** A date whose order is ambiguous, and the time that some programs write after every date. */
const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[ T]0?0:00(?::00)?)?$/;
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?:[ T]0?0:00(?::00)?)?$/;
const countedDays = /^\d{5}(?:\.0+)?$/;

/**
 * `2027-05-16`, and what spreadsheets make of it: `2027/5/16`, `5/16/2027`, `16/05/2027`, `16.5.27`
 * and `46523`, its number of days. What could be two days needs the order of the file.
 */
export function readDay(text: string, order: DateOrder | null): CellReading<Day> {
  const day = wholeDay(text) ?? orderedDay(text, order);
  if (typeof day === "object") return day;
  const year = Number(day.slice(0, 4));
  if (year < years.from || year > years.to) {
    const { from, to } = years;
    return { problem: { code: "unlikely-year", text: shortened(text), from, to } };
  }
  return { value: day };
}

/**
 * Which order the dates of a file have: the one in which all of them are days, `unclear` where both
 * or neither would do, and `null` where no date needs one.
 */
export function orderOf(texts: Iterable<string>): DateOrder | "unclear" | null {
  const seen = { day: false, month: false, either: false };
  for (const text of texts) {
    const days = bothDays(text);
    if (!days || days.day === days.month) continue;
    if (days.day && days.month) seen.either = true;
    else if (days.day) seen.day = true;
    else seen.month = true;
  }
  if (seen.day && seen.month) return "unclear";
  if (seen.day) return "day";
  if (seen.month) return "month";
  return seen.either ? "unclear" : null;
}

/** Whether a cell is a number of days, as spreadsheets store dates. */
export function isCountedDay(text: string): boolean {
  return countedDays.test(text);
}

/** Whether the order of a file decides which day a cell is. */
export function needsOrder(text: string): boolean {
  const days = bothDays(text);
  return days !== null && days.day !== days.month;
}

function wholeDay(text: string): Day | null {
  const [, year = "", , month = "", day = ""] = yearFirst.exec(text) ?? [];
  if (year) return dayOf(year, month, day);
  return isCountedDay(text) ? addDays(spreadsheetZero, Math.trunc(Number(text))) : null;
}

function orderedDay(text: string, order: DateOrder | null): Day | { problem: ImportFinding } {
  const days = bothDays(text);
  const day = days && (order ? days[order] : (days.day ?? days.month));
  if (!days || !day) return { problem: { code: "not-a-date", text: shortened(text) } };
  if (order || !days.day || !days.month || days.day === days.month) return day;
  const { day: one, month: other } = days;
  return { problem: { code: "two-dates", text: shortened(text), one, other } };
}

/** The day in either order; `null` for other notations. */
function bothDays(text: string): Record<DateOrder, Day | null> | null {
  const [, first = "", , second = "", end = ""] = yearLast.exec(text) ?? [];
  if (!first) return null;
  const year = end.length === 2 ? `20${end}` : end;
  return { day: dayOf(year, second, first), month: dayOf(year, first, second) };
}

function dayOf(year: string, month: string, day: string): Day | null {
  return parseDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
