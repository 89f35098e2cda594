import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  startOfWeek,
  weekdayFrom,
  weekdayUntil,
} from "#values/day.ts";
import type { DayRange } from "../filters/days.ts";
import { weekdayIn, weekendOf } from "./near-days.ts";

const months = [
  ["january", "enero"],
  ["february", "febrero"],
  ["march", "marzo"],
  ["april", "abril"],
  ["may", "mayo"],
  ["june", "junio"],
  ["july", "julio"],
  ["august", "agosto"],
  ["september", "septiembre", "setiembre"],
  ["october", "octubre"],
  ["november", "noviembre"],
  ["december", "diciembre"],
];

/** Short names are months only beside a number: `mar` alone is the sea. */
const shortMonths = "jan,ene feb mar apr,abr may jun jul aug,ago sep,sept,set oct nov dec,dic"
  .split(" ")
  .map((names) => names.split(","));

export const monthNames = months.flat();

/** `january` for `jan`, any other word as it is. */
export function monthInFull(word: string): string {
  const month = monthIn(word, true);
  return (month && months[month - 1]?.[0]) || word;
}

/** The month that a word names, from 1; by a short name only where `isBesideNumber`. */
export function monthIn(word: string, isBesideNumber: boolean): number | null {
  const at = months.findIndex(
    (names, month) =>
      names.includes(word) || (isBesideNumber && shortMonths[month]?.includes(word)),
  );
  return at < 0 ? null : at + 1;
}

const beginnings = /^(early|beginning|start|principios?|inicios?|comienzos?)$/;
const middles = /^(mid|middle|mediados)$/;
const ends = /^(late|end|finales?|fin|fines)$/;

/** Whether words begin with the end of a period: `end of march`, `finales de marzo`. */
export function isAtEnd([first = ""]: readonly string[]): boolean {
  return ends.test(first);
}

const ordinals = [
  "first primer primera 1st q1",
  "second segundo segunda 2nd",
  "third tercer tercera 3rd",
]
  .concat("fourth cuarto cuarta 4th")
  .map((names) => names.split(" "));
const last = /^(last|ultimo|ultima)$/;
const week = /^(week|semana)$/;
const fortnight = /^(half|quincena|mitad)$/;
/** Short names of weekdays, which are words of their own elsewhere: only beside a day. */
const shortWeekday = /^(sun|mon|tues?|wed|thu(rs?)?|fri|sat|dom|lun|mie|jue|vie|sab)$/;
const weekend = /^(weekend|finde|fin semana)$/;

/**
 * The part of a period that the words before it name: `late`, `mediados`, `first weekend`, `ultimo
 * domingo`, `primera semana` of a month; `week`, `fin de semana` of a day, which may have its weekday
 * before it. `null` where they name none.
 */
export function partOf(words: readonly string[], period: DayRange): DayRange | null {
  const [first = "", ...rest] = words;
  const what = rest.join(" ");
  if (period.from === period.to) return aroundDay(words.join(" "), period.from);
  if (rest.length === 1) {
    const part = partOfYear(first, what, period);
    if (part) return part;
  }
  if (endOfMonth(period.from) !== period.to) return null;
  if (rest.length === 0) return thirdOf(first, period.from);
  const at = ordinals.findIndex((names) => names.includes(first));
  const isLast = last.test(first);
  if (at < 0 && !isLast) return null;
  // `segunda quincena de mayo`, `first half of may`.
  if (fortnight.test(what) && (isLast || at < 2)) {
    const middle = addDays(period.from, 14);
    return isLast || at === 1
      ? { from: addDays(middle, 1), to: period.to }
      : { from: period.from, to: middle };
  }
  if (week.test(what)) {
    if (isLast) return { from: addDays(period.to, -6), to: period.to };
    const from = addDays(period.from, 7 * at);
    return { from, to: addDays(from, 6) };
  }
  const isWeekend = weekend.test(what);
  const weekday = isWeekend ? 6 : weekdayIn(what, false);
  if (weekday === null) return null;
  const day = isLast
    ? weekdayUntil(period.to, weekday)
    : addDays(weekdayFrom(period.from, weekday), 7 * at);
  return { from: day, to: isWeekend ? addDays(day, 1) : day };
}

const halves = /^(half|mitad|semestre)$/;
const quarters = /^(quarter|trimestre)$/;

/** `first half`, `segundo semestre`, `third quarter` of a whole year. */
function partOfYear(ordinal: string, what: string, { from, to }: DayRange): DayRange | null {
  const isYear = from.slice(4) === "-01-01" && to === `${from.slice(0, 4)}-12-31`;
  const size = halves.test(what) ? 6 : quarters.test(what) ? 3 : 0;
  const isLast = last.test(ordinal);
  const at = isLast ? 12 / size - 1 : ordinals.findIndex((names) => names.includes(ordinal));
  if (!isYear || size === 0 || at < 0 || at * size >= 12) return null;
  const start = addMonths(from, at * size);
  return { from: start, to: endOfMonth(addMonths(start, size - 1)) };
}

function thirdOf(word: string, start: Day): DayRange | null {
  if (beginnings.test(word)) return { from: start, to: addDays(start, 9) };
  if (middles.test(word)) return { from: addDays(start, 10), to: addDays(start, 19) };
  return ends.test(word) ? { from: addDays(start, 20), to: endOfMonth(start) } : null;
}

function aroundDay(what: string, day: Day): DayRange | null {
  if (shortWeekday.test(what) || weekdayIn(what, false) !== null) return { from: day, to: day };
  if (weekend.test(what)) return weekendOf(day);
  if (!week.test(what)) return null;
  const from = startOfWeek(day);
  return { from, to: addDays(from, 6) };
}

/** The weekend of a holiday, which may have its own: that of Memorial Day ends on the Monday. */
export function weekendAround({ from, to }: DayRange): DayRange {
  return from === to ? weekendOf(from) : { from, to };
}
