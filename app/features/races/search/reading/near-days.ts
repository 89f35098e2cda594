import { addDays, addMonths, type Day, endOfMonth, weekdayOf, yearOf } from "#values/day.ts";
import { type DayRange, quickPeriod } from "../../calendar/calendar.ts";
import { firstOf, lastOf } from "./term.ts";

/** `this weekend`, `next month`, `la proxima semana`, `este fin de semana`. */
export function nearDays(which: "this" | "next", what: string, today: Day): DayRange | null {
  const isNext = which === "next";
  if (/^(week|semana)$/.test(what)) return quickPeriod(`${which}-week`, today);
  if (/^(month|mes)$/.test(what)) {
    const start = addMonths(today, isNext ? 1 : 0);
    return { from: start, to: endOfMonth(start) };
  }
  if (/^(year|ano)$/.test(what)) {
    const year = yearOf(today) + (isNext ? 1 : 0);
    return { from: firstOf(year), to: lastOf(year) };
  }
  if (!/^(weekend|fin semana)$/.test(what)) return null;
  // On a Sunday the weekend is half over.
  const saturday = addDays(today, weekdayOf(today) === 0 ? -1 : 6 - weekdayOf(today));
  const from = addDays(saturday, isNext ? 7 : 0);
  return { from, to: addDays(from, 1) };
}
