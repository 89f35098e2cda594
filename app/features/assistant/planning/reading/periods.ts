import { readDays } from "#features/races/search/reading/date-words.ts";
import { monthIn, monthNames } from "#features/races/search/reading/months.ts";
import { nearDays, type Which } from "#features/races/search/reading/near-days.ts";
import { seasonNames } from "#features/races/search/reading/season-words.ts";
import { firstDay, firstOf, lastDay, lastOf } from "#features/races/search/reading/term.ts";
import { addDays, type Day, endOfMonth, weekdayOf, yearOf } from "#values/day.ts";
import { phraseAt, phrasebook, type Slot, wordsOfBook } from "../words/phrasebook.ts";
import { wordSet } from "../words/word-set.ts";
import { fixedDays } from "./fixed-days.ts";

/** A period that is named as such, from its first to its last day in each hemisphere. */
export type Period = {
  north: { from: Day; to: Day };
  south: { from: Day; to: Day };
  /** `march 2027`: the year is said, not assumed. */
  hasYear: boolean;
};

/** Words within a date that mean nothing there. */
const connecting = wordSet("in on of for during the en de del el la los las");

/** The most words of a period: `el 5 de mayo de 2027`. */
const longestPeriod = 6;

const nearPeriods = phrasebook<readonly [Which, string]>([
  [
    `this [coming] weekend, the weekend, this wkend, weekend, este fin de semana, este finde,
      el finde, el fin de semana, finde`,
    ["this", "weekend"],
  ],
  ["next weekend, following weekend, siguiente fin de semana, el otro finde", ["next", "weekend"]],
  [
    "proximo finde, proximo fin de semana, fin de semana que viene, finde que viene",
    ["proximo", "weekend"],
  ],
  [
    "next|following|coming week, semana que viene, siguiente semana, semana entrante, la otra semana",
    ["next", "week"],
  ],
  [
    `next|following|coming|upcoming month, mes que viene, mes entrante, mes proximo,
      mes siguiente, siguiente mes, el otro mes`,
    ["next", "month"],
  ],
  [
    "next|following|coming year, ano que viene, ano entrante, siguiente ano, ano siguiente",
    ["next", "year"],
  ],
]);

const weekdays = [
  "sunday|domingo",
  "monday|lunes",
  "tuesday|martes",
  "wednesday|miercoles",
  "thursday|jueves",
  "friday|viernes",
  "saturday|sabado",
].map((names) => names.split("|"));

/** Short names of months that are also other words: only after a word that leads to a date. */
const doubtfulMonths = wordSet("mar may set ago");
const leadsToMonth = wordSet(
  "in en of de before after antes between entre and y or o to a hasta until by -",
);

/** Before the verb `may`: `I may run`. */
const beforeVerb = wordSet("i you we they he she it that which this who there race races");

export const periodWords = [
  ...wordsOfBook(nearPeriods),
  ...monthNames,
  ...seasonNames,
  ...weekdays.flat(),
  ...fixedDays.words,
  ..."today tomorrow hoy manana".split(" "),
];

const beginnings = new Set([...periodWords, ..."this next este esta proximo proxima".split(" ")]);

/** Whether a period can begin with a word: most words are looked at no further. */
function mayBegin(word: string): boolean {
  return (
    beginnings.has(word) ||
    connecting.has(word) ||
    /^\d/.test(word) ||
    (word !== "" && monthIn(word, true) !== null)
  );
}

/** A period that begins at a word: `march`, `5 de mayo`, `next month`, `christmas`, `summer`. */
export function periodSlot(today: Day): Slot<Period> {
  return (words, at) => {
    if (!mayBegin(words[at] ?? "")) return null;
    const near = phraseAt(nearPeriods, words, at);
    if (near) {
      const days = nearDays(...near.value, today);
      return days && { value: { north: days, south: days, hasYear: false }, size: near.size };
    }
    const fixed = fixedDays.at(words, at, today);
    if (fixed)
      return { value: { north: fixed.days, south: fixed.days, hasYear: false }, size: fixed.size };
    for (let size = Math.min(longestPeriod, words.length - at); size > 0; size--) {
      const value = readPeriod(words, at, size, today);
      if (value) return { value, size };
    }
    return null;
  };
}

function readPeriod(words: readonly string[], at: number, size: number, today: Day): Period | null {
  const phrase = words.slice(at, at + size);
  if (phrase.includes("") || connecting.has(phrase.at(-1) ?? "")) return null;
  const [before = "", after = ""] = [words[at - 1], words[at + size]];
  const telling = phrase.filter((word) => !connecting.has(word));
  const [first = ""] = telling;
  if (first === "may" && beforeVerb.has(before)) return null;
  // `por la mañana` is a time of the day.
  if (first === "manana" && (phrase.length > 1 || before === "la")) return null;
  const isAmount = isAmountUnit.test(after) || isCurrency.test(before);
  if (/^\d+$/.test(phrase.at(-1) ?? "") && isAmount) return null;
  const isLed = leadsToMonth.has(before) || leadsToMonth.has(phrase[0] ?? "");
  return periodOf(telling, today, isLed);
}

const isAmountUnit =
  /^(k|km|kms|m|mi|miles?|millas?|kilomet\w+|dollars?|usd|soles|pesos|dolares|euros|mxn|pen|cad)$/;
const isCurrency = /^([$€£]|usd|mxn|pen|cad|soles)$/;

function periodOf(telling: readonly string[], today: Day, isLed: boolean): Period | null {
  const [first = "", second] = telling;
  const hasYear = telling.some((word) => /^20\d{2}/.test(word));
  const days =
    telling.length === 1 ? readWord(first, today, isLed) : readMonthOfYear(first, second);
  if (telling.length <= 2 && days) return { north: days, south: days, hasYear };
  const meaning = readDays(telling, today);
  if (meaning?.kind === "season") return { north: meaning.north, south: meaning.south, hasYear };
  if (meaning?.kind !== "days") return null;
  // A conversation reads open ends by itself.
  if (meaning.days.from === firstDay || meaning.days.to === lastDay) return null;
  return { north: meaning.days, south: meaning.days, hasYear };
}

/** `2027` (also a year that is past), `dic`, `saturday`. */
function readWord(word: string, today: Day, isLed: boolean): { from: Day; to: Day } | null {
  if (/^20\d{2}$/.test(word)) return { from: firstOf(Number(word)), to: lastOf(Number(word)) };
  const weekday = weekdays.findIndex((names) => names.includes(word));
  if (weekday >= 0) {
    const day = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
    return { from: day, to: day };
  }
  const month = doubtfulMonths.has(word) && !isLed ? null : monthIn(word, true);
  return month === null ? null : comingMonth(month, today);
}

function readMonthOfYear(first: string, second = ""): { from: Day; to: Day } | null {
  const [name, year] = /^20\d{2}$/.test(second) ? [first, second] : [second, first];
  const month = /^20\d{2}$/.test(year) ? monthIn(name, true) : null;
  return month === null ? null : wholeMonth(firstOfMonth(Number(year), month));
}

function comingMonth(month: number, today: Day): { from: Day; to: Day } {
  const days = wholeMonth(firstOfMonth(yearOf(today), month));
  return days.to >= today ? days : wholeMonth(firstOfMonth(yearOf(today) + 1, month));
}

function firstOfMonth(year: number, month: number): Day {
  return `${year}-${String(month).padStart(2, "0")}-01`;
}

export function wholeMonth(start: Day): { from: Day; to: Day } {
  return { from: start, to: endOfMonth(start) };
}
