import { addDays, type Day, endOfMonth, parseDay, yearOf } from "#values/day.ts";
import type { DayRange } from "../filters/days.ts";
import { monthIn } from "./months.ts";

/** Races are announced a year or two ahead: a number beyond these years is not read as a year. */
const yearsAhead = 5;

/** No year is farther from February 29 than this. */
const leapYears = 8;

/** `december 5`, `5 dec 2026`, `march 2027`, `dec 5-6`, `1ro mayo`: a month beside numbers. */
export function readDate(words: readonly string[], today: Day): DayRange | null {
  const numbers = words.filter(isNumber);
  const [name, another] = words.filter((word) => !isNumber(word));
  const month = name === undefined || another !== undefined ? null : monthIn(name, true);
  if (month === null || numbers.length === 0) return null;
  const years = numbers.flatMap((word) => readYear(word, today) ?? []);
  const dates = numbers.flatMap((word) => datesIn(word) ?? []);
  const read = numbers.filter((word) => readYear(word, today) !== null || datesIn(word) !== null);
  const [year, secondYear] = years;
  const [first, last = first, third] = dates;
  if (read.length < numbers.length || secondYear !== undefined || third !== undefined) return null;
  if (first === undefined || last === undefined) {
    return year === undefined ? null : monthOfYear(year, month);
  }
  const daysOf = (year: number) => {
    const [from, to] = [dayOf(year, month, first), dayOf(year, month, last)];
    return from && to && from <= to ? { from, to } : null;
  };
  return year === undefined ? coming(daysOf, today) : daysOf(year);
}

/** Before its end, a month by its name means that of next year: hardly a race is left in it. */
const lastDaysOfMonth = 2;

/** A whole month: the next one that is not over, or nearly over. */
export function comingMonth(month: number, today: Day): DayRange | null {
  return coming((year) => monthOfYear(year, month), addDays(today, lastDaysOfMonth));
}

/**
 * A date in numbers, `14/3/2027`. In the United States the month stands first, elsewhere the day: where
 * both would do, both are meant.
 */
export function readNumericDate(word: string, today: Day): DayRange[] {
  const [, first = "", , second = "", typed = ""] =
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(word) ?? [];
  const year = readYear(typed.length === 2 ? `20${typed}` : typed, today);
  if (year === null) return [];
  const [one, other] = [Number(first), Number(second)];
  const days = [dayOf(year, one, other), dayOf(year, other, one)].filter((day) => day !== null);
  return [...new Set(days)].filter((day) => day >= today).map((day) => ({ from: day, to: day }));
}

/** A year of the next ones, or `null`. */
export function readYear(word: string, today: Day): number | null {
  const year = /^\d{4}$/.test(word) ? Number(word) : 0;
  const thisYear = yearOf(today);
  return year >= thisYear && year <= thisYear + yearsAhead ? year : null;
}

/** Whether words are nothing but a day of a month: `5`, `5th`. */
export function isLoneDate(words: readonly string[]): boolean {
  const [word = "", another] = words;
  return another === undefined && datesIn(word)?.length === 1;
}

function isNumber(word: string): boolean {
  return /^\d/.test(word) || datesIn(word) !== null;
}

/** `5`, `05`, `5th`, `1ro`, `primero`; `5-6` is two. */
function datesIn(word: string): number[] | null {
  if (/^(first|primero)$/.test(word)) return [1];
  const [, first, last] =
    /^(\d{1,2})(?:st|nd|rd|th|ro|er|o)?(?:[-–](\d{1,2})(?:st|nd|rd|th)?)?$/.exec(word) ?? [];
  if (first === undefined) return null;
  return last === undefined ? [Number(first)] : [Number(first), Number(last)];
}

/** The first one that is not over. */
function coming(periodOf: (year: number) => DayRange | null, today: Day): DayRange | null {
  for (let ahead = 0; ahead <= leapYears; ahead++) {
    const period = periodOf(yearOf(today) + ahead);
    if (period && period.to >= today) return period;
  }
  return null;
}

function monthOfYear(year: number, month: number): DayRange {
  const from = `${year}-${twoDigits(month)}-01`;
  return { from, to: endOfMonth(from) };
}

function dayOf(year: number, month: number, date: number): Day | null {
  return parseDay(`${year}-${twoDigits(month)}-${twoDigits(date)}`);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
