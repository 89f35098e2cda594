import {
  addDays,
  addMonths,
  type Day,
  dayOfMonth,
  daysBetween,
  endOfMonth,
  startOfMonth,
  weekdayFrom,
  weekdayOf,
  yearOf,
} from "#values/day.ts";
import { type DayRange, quickPeriod } from "../filters/days.ts";
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

export const weekdayNames = weekdays.flat();

/** The day of the week that a word names, from 0 for Sunday; several of them too, unless told not to. */
export function weekdayIn(word: string, isPlural = true): number | null {
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

/** In Spanish a week ends on Sunday, the day of most races. */
function weekFromMonday(day: Day): DayRange {
  const { to } = weekendOf(day);
  return { from: addDays(to, -6), to };
}

/** The Saturday and Sunday of the week, from Monday on, that has this day. */
export function weekendOf(day: Day): DayRange {
  const sunday = weekdayFrom(day, 0);
  return { from: addDays(sunday, -1), to: sunday };
}

const counts = [
  ["one", "un", "una"],
  ["two", "dos", "couple", "par"],
  ["three", "tres", "few"],
  ["four", "cuatro"],
  ["five", "cinco"],
  ["six", "seis"],
];
const spanLimit = 60;

/**
 * `next 3 months`, `proximas dos semanas`, `within two weeks`, `in 10 days`: from today on. `in 3 months`
 * and `dentro de 3 meses` are the month that is as far ahead.
 */
export function nextDays(phrase: readonly string[], today: Day): DayRange | null {
  const last = phrase.slice(-2).join(" ");
  // `three months from now`, `two months out`.
  if (last === "from now") return nextDays(["in", ...phrase.slice(0, -2)], today);
  if (phrase.at(-1) === "out") return nextDays(["in", ...phrase.slice(0, -1)], today);
  const [lead = ""] =
    /^(?:(?:in |for |over |within |en |durante )?(?:the |los |las )?(?:next|coming|following|(?:proxim|siguiente)[oa]?s)|within|in|en|dentro de) /.exec(
      `${phrase.join(" ")} `,
    ) ?? [];
  const found = lead ? daysFrom(phrase.slice(lead.trim().split(" ").length), today) : null;
  if (!found) return null;
  const { day, unit } = found;
  const isAhead = unit === "month" && /^(in|en|dentro de) $/.test(lead);
  if (isAhead) return { from: startOfMonth(day), to: endOfMonth(day) };
  const isFarWeek = unit === "week" && daysBetween(today, day) >= farAhead;
  return isFarWeek && /^(in|en|dentro de) $/.test(lead)
    ? { from: addDays(day, -7), to: addDays(day, 7) }
    : { from: today, to: day };
}

/** From so many days on, `in 20 weeks` is around that day. */
const farAhead = 42;

/** The day that is `3 months` or `dos semanas` ahead. */
function daysFrom([typed = "", unit = "", another]: readonly string[], today: Day) {
  const named = counts.findIndex((names) => names.includes(typed));
  const count = named >= 0 ? named + 1 : /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (another !== undefined || count < 1 || count > spanLimit) return null;
  if (/^(days?|dias?)$/.test(unit)) return { unit: "day", day: addDays(today, count) };
  if (/^(weeks?|semanas?)$/.test(unit)) return { unit: "week", day: addDays(today, count * 7) };
  if (!/^(months?|mes(es)?)$/.test(unit)) return null;
  const month = addMonths(today, count);
  const sameDay = addDays(month, dayOfMonth(today) - 1);
  return { unit: "month", day: sameDay > endOfMonth(month) ? endOfMonth(month) : sameDay };
}

/**
 * Which one of the days to come: `este`, `next` or `proximo`. Spanish counts otherwise than English: on a
 * Monday `el proximo domingo` is six days ahead, `next sunday` thirteen.
 */
export type Which = "this" | "next" | "proximo";

/** From Friday on, the weekend at hand is no longer `el proximo`. */
const weekendBegins = 5;

/** `this weekend`, `next month`, `la proxima semana`, `este fin de semana`. */
export function nearDays(which: Which, what: string, today: Day): DayRange | null {
  const isNext = which !== "this";
  if (what === "week") return quickPeriod(isNext ? "next-week" : "this-week", today);
  if (what === "semana") return weekFromMonday(isNext ? addDays(today, 7) : today);
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
    const day = which === "next" ? ofNextWeek(weekday, today) : coming(weekday, which, today);
    return { from: day, to: day };
  }
  if (!/^(weekend|fin semana|finde)$/.test(what)) return null;
  const at = weekdayOf(today);
  const isComing = which === "proximo" && at > 0 && at < weekendBegins;
  const weekend = weekendOf(today);
  return isNext && !isComing ? weekendOf(addDays(weekend.to, 1)) : weekend;
}

/**
 * `the weekend after next`, `week after next`, `el fin de semana despues del proximo`,
 * `la semana subsiguiente`: the one that follows the next one. The phrase has no connecting words.
 */
export function afterNext(phrase: readonly string[], today: Day): DayRange | null {
  const [, what = ""] =
    /^(week|weekend|month|semana|fin semana|finde|mes) (?:after next|despues proxim[oa]|subsiguiente)$/.exec(
      phrase.join(" "),
    ) ?? [];
  const next = what ? nearDays("next", what, today) : null;
  return next && nearDays("this", what, addDays(next.to, 1));
}

/** `este domingo` may be today, `el proximo domingo` is not. */
function coming(weekday: number, which: Which, today: Day): Day {
  return weekdayFrom(which === "proximo" ? addDays(today, 1) : today, weekday);
}

/** Of the week from the next Monday on; on a Sunday, `next monday` is not tomorrow. */
function ofNextWeek(weekday: number, today: Day): Day {
  const sunday = weekendOf(today).to;
  const day = addDays(sunday, weekday === 0 ? 7 : weekday);
  return day === addDays(today, 1) ? addDays(day, 7) : day;
}
