import { type Day, parseDay, yearOf } from "#values/day.ts";
import { languageOf } from "../../conversation/language.ts";
import { findPhrases } from "../words/phrasebook.ts";
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

/** The words with each date in numbers as one day: `12 / 05 / 2027` becomes `2027-05-12`. */
export function withNumericDays(words: readonly string[], today: Day, isDay: boolean): string[] {
  const read = [...words];
  for (const at of words.keys()) {
    const found = numericDay(words, at, today, isDay);
    if (!found) continue;
    read.fill("in", at, at + found.size);
    read[at + found.size - 1] = found.day;
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
