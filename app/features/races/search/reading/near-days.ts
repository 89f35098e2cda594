import {
  addDays,
  addMonths,
  type Day,
  dayOfMonth,
  endOfMonth,
  weekdayOf,
  yearOf,
} from "#values/day.ts";
import { type DayRange, quickPeriod } from "../../calendar/calendar.ts";
import { firstOf, lastOf, type OneMeaning } from "./term.ts";

const weekdays = [
  ["sunday", "domingo", "sundays", "domingos"],
  ["monday", "lunes", "mondays", "lunes"],
  ["tuesday", "martes", "tuesdays", "martes"],
  ["wednesday", "miercoles", "wednesdays", "miercoles"],
  ["thursday", "jueves", "thursdays", "jueves"],
  ["friday", "viernes", "fridays", "viernes"],
  ["saturday", "sabado", "saturdays", "sabados"],
];

/** The day of the week that a word names, from 0 for Sunday; several of them too, unless told not to. */
function weekdayIn(word: string, isPlural = true): number | null {
  const at = weekdays.findIndex((names) => names.slice(0, isPlural ? 4 : 2).includes(word));
  return at < 0 ? null : at;
}

/** `sunday`, `sabados`, `weekends`, `fin de semana`: on any of these days. */
export function readWeekdays(words: readonly string[]): OneMeaning | null {
  const name = words.join(" ");
  if (/^(weekends?|fin semana|fines semana|findes?)$/.test(name)) {
    return { kind: "weekdays", weekdays: [6, 0] };
  }
  const weekday = weekdayIn(name);
  return weekday === null ? null : { kind: "weekdays", weekdays: [weekday] };
}

const counts = [
  ["one", "un", "una"],
  ["two", "dos"],
  ["three", "tres"],
  ["four", "cuatro"],
];
const spanLimit = 60;

/** `next 3 months`, `proximas dos semanas`, from today on. */
export function nextDays(words: readonly string[], today: Day): DayRange | null {
  const [lead = "", typed = "", unit = "", another] = words;
  if (another !== undefined || !/^(next|proxim[oa]s)$/.test(lead)) return null;
  const named = counts.findIndex((names) => names.includes(typed));
  const count = named >= 0 ? named + 1 : /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (count < 1 || count > spanLimit) return null;
  if (/^(days?|dias?)$/.test(unit)) return { from: today, to: addDays(today, count) };
  if (/^(weeks?|semanas?)$/.test(unit)) return { from: today, to: addDays(today, count * 7) };
  if (!/^(months?|mes(es)?)$/.test(unit)) return null;
  const month = addMonths(today, count);
  const sameDay = addDays(month, dayOfMonth(today) - 1);
  return { from: today, to: sameDay > endOfMonth(month) ? endOfMonth(month) : sameDay };
}

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
  const weekday = weekdayIn(what, false);
  if (weekday !== null) {
    const coming = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
    const day = addDays(coming, isNext ? 7 : 0);
    return { from: day, to: day };
  }
  if (!/^(weekend|fin semana|finde)$/.test(what)) return null;
  // On a Sunday the weekend is half over.
  const saturday = addDays(today, weekdayOf(today) === 0 ? -1 : 6 - weekdayOf(today));
  const from = addDays(saturday, isNext ? 7 : 0);
  return { from, to: addDays(from, 1) };
}
