import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  parseDay,
  parseMonth,
  weekdayOf,
  yearOf,
} from "#values/day.ts";
import { type Period, quickPeriod } from "../calendar.ts";
import { readSeason } from "./season-words.ts";
import { firstOf, lastOf, type Meaning } from "./term.ts";

/** Races are announced a year or two ahead: a later number is no year. */
const yearsAhead = 5;

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

const near: Record<string, "this" | "next"> = {
  this: "this",
  este: "this",
  esta: "this",
  next: "next",
  proximo: "next",
  proxima: "next",
};

/**
 * Days as people type them, seen from `today`: `2027`, `december`, `dic 2026`, `5 de mayo`,
 * `march 6 2027`, `2026-12`, `this weekend`, `next month`, `next spring`. A month, a day or a
 * season without a year is the coming one. `null` also for what is past.
 */
export function readDays(words: readonly string[], today: Day): Meaning | null {
  const days = readPeriod(words, today);
  if (days) return days.to < today ? null : { kind: "days", days };
  const [first = "", second] = words;
  const { [first]: which } = near;
  if (which)
    return second !== undefined && words.length === 2 ? readSeason(second, today, which) : null;
  if (words.length === 1) return readSeason(first, today, "this");
  const year = words.length === 2 ? readYear(second ?? "", today) : null;
  return year === null ? null : readSeason(first, today, year);
}

function readPeriod(words: readonly string[], today: Day): Period | null {
  const [first = "", ...rest] = words;
  const { [first]: which } = near;
  if (which) return relative(which, rest.join(" "), today);
  if (rest.length === 0) return readWord(first, today);
  const numbers = words.filter((word) => /^\d/.test(word));
  const named = words.filter((word) => !/^\d/.test(word));
  const [name, another] = named;
  const month = name === undefined || another !== undefined ? null : monthIn(name, true);
  return month === null ? null : readNumbers(month, numbers, today);
}

/** `2027`, `december`, `2026-12-05`, `2026-12`, `tomorrow`. */
function readWord(word: string, today: Day): Period | null {
  const year = readYear(word, today);
  if (year !== null) return { from: firstOf(year), to: lastOf(year) };
  const month = monthIn(word, false);
  if (month !== null) return coming((year) => monthOfYear(year, month), today);
  if (/^(today|hoy)$/.test(word)) return oneDay(today);
  if (/^(tomorrow|manana)$/.test(word)) return oneDay(addDays(today, 1));
  if (readYear(word.slice(0, 4), today) === null) return null;
  const day = parseDay(word);
  if (day) return oneDay(day);
  const start = parseMonth(word);
  return start === null ? null : { from: start, to: endOfMonth(start) };
}

/** The numbers beside a month: its year, its day, or both. */
function readNumbers(month: number, numbers: readonly string[], today: Day): Period | null {
  const years = numbers.map((word) => readYear(word, today)).filter((year) => year !== null);
  const dates = numbers.map(dateIn).filter((date) => date !== null);
  if (years.length + dates.length < numbers.length) return null;
  const [[year, secondYear], [date, secondDate]] = [years, dates];
  if (secondYear !== undefined || secondDate !== undefined) return null;
  if (date === undefined) return year === undefined ? null : monthOfYear(year, month);
  const dayOf = (year: number) => {
    const day = parseDay(`${year}-${twoDigits(month)}-${twoDigits(date)}`);
    return day === null ? null : oneDay(day);
  };
  return year === undefined ? coming(dayOf, today) : dayOf(year);
}

/** `this weekend`, `next month`, `la proxima semana`, `este fin de semana`. */
function relative(which: "this" | "next", what: string, today: Day): Period | null {
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

/** The first period of its kind that is not over. */
function coming(periodOf: (year: number) => Period | null, today: Day): Period | null {
  const year = yearOf(today);
  const periods = [year, year + 1].map(periodOf);
  return periods.find((period) => period && period.to >= today) ?? null;
}

/** From 1; a short name only where `isBesideNumber`. */
function monthIn(word: string, isBesideNumber: boolean): number | null {
  const at = months.findIndex(
    (names, month) =>
      names.includes(word) || (isBesideNumber && shortMonths[month]?.includes(word)),
  );
  return at < 0 ? null : at + 1;
}

function readYear(word: string, today: Day): number | null {
  const year = /^\d{4}$/.test(word) ? Number(word) : 0;
  const thisYear = yearOf(today);
  return year >= thisYear && year <= thisYear + yearsAhead ? year : null;
}

/** `5`, `05`, `5th`. */
function dateIn(word: string): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  return digits === undefined ? null : Number(digits);
}

function monthOfYear(year: number, month: number): Period {
  const from = `${year}-${twoDigits(month)}-01`;
  return { from, to: endOfMonth(from) };
}

function oneDay(day: Day): Period {
  return { from: day, to: day };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
