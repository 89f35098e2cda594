import { addDays, type Day, endOfMonth, parseDay, parseMonth, yearOf } from "#values/day.ts";
import type { DayRange } from "../../calendar/calendar.ts";
import { monthIn } from "./months.ts";
import { nearDays } from "./near-days.ts";
import { readSeason } from "./season-words.ts";
import { firstOf, lastOf, type Meaning } from "./term.ts";

/** Races are announced a year or two ahead: a number beyond these years is not read as a year. */
const yearsAhead = 5;

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
 * season without a year is the next one to come. `null` also for days in the past.
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

function readPeriod(words: readonly string[], today: Day): DayRange | null {
  const [first = "", ...rest] = words;
  const { [first]: which } = near;
  if (which) return nearDays(which, rest.join(" "), today);
  if (rest.length === 0) return readWord(first, today);
  const numbers = words.filter((word) => /^\d/.test(word));
  const named = words.filter((word) => !/^\d/.test(word));
  const [name, another] = named;
  const month = name === undefined || another !== undefined ? null : monthIn(name, true);
  return month === null ? null : readNumbers(month, numbers, today);
}

/** `2027`, `december`, `2026-12-05`, `2026-12`, `tomorrow`. */
function readWord(word: string, today: Day): DayRange | null {
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
function readNumbers(month: number, numbers: readonly string[], today: Day): DayRange | null {
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

/** The first one that is not over. */
function coming(periodOf: (year: number) => DayRange | null, today: Day): DayRange | null {
  const year = yearOf(today);
  const periods = [year, year + 1].map(periodOf);
  return periods.find((period) => period && period.to >= today) ?? null;
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

function monthOfYear(year: number, month: number): DayRange {
  const from = `${year}-${twoDigits(month)}-01`;
  return { from, to: endOfMonth(from) };
}

function oneDay(day: Day): DayRange {
  return { from: day, to: day };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
