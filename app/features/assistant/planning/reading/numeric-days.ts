import { monthIn } from "#features/races/search/reading/months.ts";
import { type Day, parseDay, yearOf } from "#values/day.ts";
import { findPhrases } from "../words/phrasebook.ts";
import { languageOf } from "./language.ts";
import { countryWords } from "./place-names.ts";

/** Countries whose runners write the day before the month in English as well. */
const dayFirst: readonly string[] = ["Peru", "Mexico"];

/** What follows a fraction or a score rather than a date: `4/5 stars`. */
const counted = /^(k|km|kms|mi|miles?|stars?|estrellas?|min|hours?|horas?|de|of)$/;

/** Whether `12/05` is May 12: so it is in Spanish, and where the runner speaks of Peru or Mexico. */
export function isDayFirst(words: readonly string[], home: string | null): boolean {
  const named = findPhrases(countryWords, words).map(({ value }) => value);
  const places = [home, ...named, words.includes("peru") ? "Peru" : null];
  const isThere = places.some((place) => place !== null && dayFirst.includes(place));
  return isThere || words.includes("mexico") || languageOf(words) === "es";
}

/**
 * The words with each date in numbers as one day, and the days of one month as their first and last:
 * `12 / 05 / 2027` becomes `2027-05-12`, `jan 8 - 12` and `8 al 12 de enero` both days.
 */
export function withNumericDays(words: readonly string[], today: Day, isDay: boolean): string[] {
  const read = [...words];
  for (const at of words.keys()) {
    const found = numericDay(words, at, today, isDay);
    if (!found) continue;
    read.fill("in", at, at + found.size);
    read[at + found.size - 1] = found.day;
  }
  for (const at of words.keys()) {
    const found = daysOfMonth(words, at, today);
    if (found) read.splice(at, found.size, ...found.words);
  }
  return read;
}

function numericDay(
  words: readonly string[],
  at: number,
  today: Day,
  isDay: boolean,
): { day: Day; size: number } | null {
  const [first = "", sign, second = "", secondSign, third = ""] = words.slice(at, at + 5);
  const isPair = isShort(first) && isShort(second) && (sign === "/" || sign === "-");
  if (!isPair) return null;
  const hasYear = secondSign === sign && /^(20)?\d{2}$/.test(third);
  // `5-10` alone is a range of lengths; with a year it is a date.
  if (!hasYear && (sign === "-" || counted.test(words[at + 3] ?? ""))) return null;
  const [a, b] = [Number(first), Number(second)];
  const [date, month] = b > 12 || (!isDay && a <= 12) ? [b, a] : [a, b];
  const year = 2000 + (Number(third) % 100);
  const day = hasYear ? dayOf(year, month, date) : comingDay(month, date, today);
  return day === null ? null : { day, size: hasYear ? 5 : 3 };
}

/** `jan 8 - 12`, `8 - 12 jan`, `8 al 12 de enero`, as words of the same number. */
function daysOfMonth(
  words: readonly string[],
  at: number,
  today: Day,
): { words: string[]; size: number } | null {
  const [first = "", second = "", third = "", fourth = ""] = words.slice(at, at + 4);
  const named = monthIn(first, true);
  if (named !== null && isShort(second) && isTo.test(third) && isShort(fourth)) {
    return joined(named, [second, fourth], 4, today);
  }
  const article = third === "el" ? 1 : 0;
  const isBetween =
    /^(y|and)$/.test(second) && words.slice(Math.max(0, at - 2), at).some(isBetweenWord);
  const [last = "", link = "", name = ""] = words.slice(at + 2 + article, at + 5 + article);
  if (!isShort(first) || !(isTo.test(second) || isBetween) || !isShort(last)) return null;
  const isLinked = /^(de|of)$/.test(link);
  const month = monthIn(isLinked ? name : link, true);
  const size = (isLinked ? 5 : 4) + article;
  return month === null ? null : joined(month, [first, last], size, today);
}

const isTo = /^(-|to|al|a)$/;

function isBetweenWord(word: string): boolean {
  return word === "entre" || word === "between";
}

function joined(
  month: number,
  dates: readonly [string, string],
  size: number,
  today: Day,
): { words: string[]; size: number } | null {
  const [from, to] = dates.map((date) => comingDay(month, Number(date), today));
  if (!from || !to || from > to) return null;
  const connecting = Array.from({ length: size - 3 }, () => "in");
  return { words: [...connecting, from, "to", to], size };
}

function comingDay(month: number, date: number, today: Day): Day | null {
  const day = dayOf(yearOf(today), month, date);
  return day !== null && day >= today ? day : dayOf(yearOf(today) + 1, month, date);
}

function isShort(word: string): boolean {
  return /^\d{1,2}$/.test(word);
}

function dayOf(year: number, month: number, date: number): Day | null {
  return parseDay([year, month, date].map((part) => String(part).padStart(2, "0")).join("-"));
}
