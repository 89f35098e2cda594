import { addDays, type Day, endOfMonth, parseDay, parseMonth, yearOf } from "#values/day.ts";
import type { DayRange } from "../../calendar/calendar.ts";
import { monthIn } from "./months.ts";
import { nearDays, nextDays, readWeekdays } from "./near-days.ts";
import { readSeason } from "./season-words.ts";
import { firstDay, firstOf, lastDay, lastOf, type OneMeaning } from "./term.ts";

/** Races are announced a year or two ahead: a number beyond these years is not read as a year. */
const yearsAhead = 5;

const near: Record<string, "this" | "next"> = {
  coming: "this",
  this: "this",
  este: "this",
  esta: "this",
  next: "next",
  proximo: "next",
  proxima: "next",
};

/** Words without a meaning within a date: `5 de mayo`. */
const connecting = /^(in|on|at|of|for|during|the|en|de|del|el|la|los|las|al|a|para|que)$/;

const dashes = /^(to|a|al|hasta|through|thru|until|-|–)$/;
const afterwards = /^(after|despues|tras)$/;
const onwards = /^(from|since|starting|desde|partir)$/;
const beforehand = /^(before|antes)$/;
const upTo = /^(until|till|by|hasta)$/;

/**
 * Days as people type them, seen from `today`: `2027`, `december`, `dic 2026`, `5 de mayo`,
 * `march 6 2027`, `2026-12`, `this weekend`, `next month`, `next spring`, `march to may`,
 * `despues de junio`, `sundays`. A month, a day or a season without a year is the next one to come.
 * `null` also for days in the past.
 */
export function readDays(phrase: readonly string[], today: Day): OneMeaning | null {
  const spans = readSpan(phrase, today) ?? readOpenEnd(phrase, today);
  if (spans) return inFuture(spans, today);
  const words = phrase.filter((word) => !connecting.test(word));
  const days = readPeriod(words, today) ?? nextDays(words, today) ?? readComing(phrase, today);
  if (days) return inFuture(days, today);
  return readSeasonOf(words, today) ?? readWeekdays(words);
}

function inFuture(days: DayRange, today: Day): OneMeaning | null {
  return days.to < today ? null : { kind: "days", days };
}

function readSeasonOf(words: readonly string[], today: Day): OneMeaning | null {
  const [first = "", second, third] = words;
  if (third !== undefined) return null;
  const { [first]: which } = near;
  if (which) return second === undefined ? null : readSeason(second, today, which);
  if (second === undefined) return readSeason(first, today, "this");
  const year = readYear(second, today);
  return year === null ? null : readSeason(first, today, year);
}

/** `march to may 2027`, `entre marzo y mayo`, `de marzo a mayo`, `from june to july`. */
function readSpan(phrase: readonly string[], today: Day): DayRange | null {
  const isLed = /^(between|entre|from|de|desde)$/.test(phrase[0] ?? "");
  const words = isLed ? phrase.slice(1) : phrase;
  const at = words.findIndex((word) => dashes.test(word) || (isLed && /^(and|y)$/.test(word)));
  if (at < 1) return null;
  const [start, end] = [words.slice(0, at), words.slice(at + 1)].map((part) =>
    part.filter((word) => !connecting.test(word)),
  );
  const last = end && readPeriod(end, today);
  const [year] = (end ?? []).filter((word) => readYear(word, today) !== null);
  if (!start || !last) return null;
  // The year stands at the end: `march to may 2027`.
  const first =
    (year && !start.includes(year) ? readPeriod([...start, year], today) : null) ??
    readPeriod(start, today);
  if (!first) return null;
  if (first.from <= last.to) return { from: first.from, to: last.to };
  // `november to february`, said in the year before.
  const later = year ? null : readPeriod([...(end ?? []), String(yearOf(first.from) + 1)], today);
  return later && later.to >= first.from ? { from: first.from, to: later.to } : null;
}

/** `after march`, `desde junio 2027`, `before july`, `hasta febrero`. */
function readOpenEnd(phrase: readonly string[], today: Day): DayRange | null {
  const words = phrase.filter((word) => !connecting.test(word));
  const [lead = "", ...rest] = words;
  if (rest.length === 0) return null;
  const days = readPeriod(rest, today);
  if (!days) return null;
  if (afterwards.test(lead)) return { from: addDays(days.to, 1), to: lastDay };
  if (onwards.test(lead)) return { from: days.from, to: lastDay };
  if (beforehand.test(lead)) return { from: firstDay, to: addDays(days.from, -1) };
  return upTo.test(lead) ? { from: firstDay, to: days.to } : null;
}

/** `el mes que viene`, `la semana que viene`. */
function readComing(phrase: readonly string[], today: Day): DayRange | null {
  const [last, before] = [phrase.at(-1) ?? "", phrase.at(-2) ?? ""];
  if (before !== "que" || !/^vienen?$/.test(last)) return null;
  const what = phrase.slice(0, -2).filter((word) => !connecting.test(word));
  return nearDays("next", what.join(" "), today);
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
