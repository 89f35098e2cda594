import { readDays } from "#features/races/search/reading/date-words.ts";
import { monthIn, monthNames } from "#features/races/search/reading/months.ts";
import { nearDays } from "#features/races/search/reading/near-days.ts";
import { seasonNames } from "#features/races/search/reading/season-words.ts";
import { firstOf, lastOf } from "#features/races/search/reading/term.ts";
import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  parseDay,
  weekdayOf,
  yearOf,
} from "#values/day.ts";
import { numberSlot } from "../words/numbers.ts";
import {
  type Found,
  findFilled,
  findPhrases,
  phraseAt,
  phrasebook,
  type Slot,
  type WordSpan,
  without,
  wordsOfBook,
} from "../words/phrasebook.ts";
import { fixedDays } from "./fixed-days.ts";

/** Days without one of their ends are open there. */
export type OpenDays = { from: Day | null; to: Day | null };

/** Days in each hemisphere; only seasons differ. */
export type AskedDays = { north: OpenDays; south: OpenDays };

/** A period that is named as such, from its first to its last day in each hemisphere. */
type Period = {
  north: { from: Day; to: Day };
  south: { from: Day; to: Day };
  /** `march 2027`: the year is said, not assumed. */
  hasYear: boolean;
};

/** Words within a date that mean nothing there. */
const connecting = /^(in|on|of|for|during|the|en|de|del|el|la|los|las)$/;

/** The most words of a period: `el 5 de mayo de 2027`. */
const longestPeriod = 6;

const nearPeriods = phrasebook<readonly ["this" | "next", string]>([
  [
    "this [coming] weekend, the weekend, this wkend, weekend, este fin de semana, este finde, el finde, el fin de semana, finde",
    ["this", "weekend"],
  ],
  [
    "next weekend, following weekend, proximo finde, proximo fin de semana, fin de semana que viene, finde que viene, siguiente fin de semana",
    ["next", "weekend"],
  ],
  [
    "next|following|coming week, semana que viene, siguiente semana, semana entrante",
    ["next", "week"],
  ],
  [
    "next|following|coming|upcoming month, mes que viene, mes entrante, mes proximo, mes siguiente, siguiente mes",
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
const doubtfulMonths = /^(mar|may|set|ago)$/;
const leadsToMonth =
  /^(in|en|of|de|before|after|antes|between|entre|and|y|or|o|to|a|hasta|until|by|-)$/;

/** Before the verb `may`: `I may run`. */
const beforeVerb = /^(i|you|we|they|he|she|it|that|which|this|who|there|race|races)$/;

const bounds = phrasebook<(first: Period, second: Period) => AskedDays>([
  [
    "between|entre … and|y|to …, from|de|desde|del … to|until|till|through|thru|a|al|hasta …, … to|through|thru|until|till|and|or|o|y|u|a|hasta|- …",
    (first, second) => within(together(first, second)),
  ],
  [
    "before|antes [de|del] …, earlier than …, prior to …",
    (period) => eachSide(period, ({ from }) => ({ from: null, to: addDays(from, -1) })),
  ],
  [
    "by [the] [end] [of] …, de aqui|hoy a|hasta …, from now to|until|till …, between now and …, until|till [the] [end] [of] …, hasta [el|la] [fin|fines|finales] [de] …, no later than …, before [the] end of …, antes de fin|fines|finales|terminar|acabar de|el …",
    (period) => eachSide(period, ({ to }) => ({ from: null, to })),
  ],
  [
    "after …, later than …, despues de|del …, pasado|pasada …",
    (period) => eachSide(period, ({ to }) => ({ from: addDays(to, 1), to: null })),
  ],
  [
    "since …, from|since … on|onward|onwards|forward, starting [in|from|on] …, as of …, desde …, a partir de|del …, … onward|onwards, … en adelante, de … en adelante, desde … en adelante",
    (period) => eachSide(period, ({ from }) => ({ from, to: null })),
  ],
]);

const counted = phrasebook<(count: number) => (today: Day) => OpenDays>([
  [
    "[in] [over] [within] [the] next|coming|following … months, within [the] [next] … months, [en] [durante] los|las proximos|siguientes … meses, proximos|siguientes … meses",
    (count) => (today) => ({ from: today, to: monthsLater(today, count) }),
  ],
  [
    "[in] [over] [within] [the] next|coming|following … weeks, within [the] [next] … weeks, [en] [durante] los|las proximas|siguientes … semanas, proximas|siguientes … semanas, in … weeks, en|dentro [de] … semanas",
    (count) => (today) => ({ from: today, to: addDays(today, 7 * count) }),
  ],
  [
    "[in] [over] [within] [the] next|coming|following … days, within [the] [next] … days, [en] [durante] los|las proximos|siguientes … dias, proximos|siguientes … dias, in … days, en|dentro [de] … dias",
    (count) => (today) => ({ from: today, to: addDays(today, count) }),
  ],
  [
    "in … months, … months from now, en|dentro [de] … meses",
    (count) => (today) => wholeMonth(addMonths(today, count)),
  ],
]);

const plain = phrasebook<(today: Day) => OpenDays>([
  [
    "later this year, rest of the year, rest of this year, resto del ano, resto de este ano, lo que queda del ano, lo que resta del ano, before|by the year ends",
    (today) => ({ from: today, to: lastOf(yearOf(today)) }),
  ],
  [
    "[in] [the] next|coming|following few|couple weeks, proximas semanas",
    (today) => ({ from: today, to: addDays(today, 21) }),
  ],
  [
    "[in] [the] next|coming|following few months, proximos meses",
    (today) => ({ from: today, to: monthsLater(today, 3) }),
  ],
]);

export const dateWords = [
  ...[nearPeriods, bounds, counted, plain].flatMap(wordsOfBook),
  ...monthNames,
  ...seasonNames,
  ...weekdays.flat(),
  ...fixedDays.words,
  ..."today tomorrow hoy manana".split(" "),
];

/** The days that a sentence asks for, and the words that say so; `null` if it names no days. */
export function readDates(
  words: readonly string[],
  today: Day,
): { days: AskedDays; spans: WordSpan[] } | null {
  const period = periodSlot(today);
  const alone = phrasebook<(first: Period) => AskedDays>([["…", within]]);
  const spans: Found<AskedDays>[] = [
    ...findPhrases(plain, words).map((found) => ({
      ...found,
      value: everywhere(found.value(today)),
    })),
    ...findFilled(counted, words, numberSlot).map((found) => ({
      ...found,
      value: everywhere(found.value(today)),
    })),
  ];
  spans.push(...findFilled(bounds, without(words, spans), period));
  spans.push(...findFilled(alone, without(words, spans), period));
  const last = spans.toSorted((a, b) => a.at - b.at).at(-1);
  return last ? { days: mendedDays(last.value), spans } : null;
}

/** A period that begins at a word: `march`, `5 de mayo`, `next month`, `christmas`, `summer`. */
function periodSlot(today: Day): Slot<Period> {
  return (words, at) => {
    if (!words[at]) return null;
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
  if (phrase.includes("") || connecting.test(phrase.at(-1) ?? "")) return null;
  const [before = "", after = ""] = [words[at - 1], words[at + size]];
  const telling = phrase.filter((word) => !connecting.test(word));
  const [first = ""] = telling;
  if (first === "may" && beforeVerb.test(before)) return null;
  // `por la mañana` is a time of the day.
  if (first === "manana" && (phrase.length > 1 || before === "la")) return null;
  const isAmount = isAmountUnit.test(after) || isCurrency.test(before);
  if (/^\d+$/.test(phrase.at(-1) ?? "") && isAmount) return null;
  const isLed = leadsToMonth.test(before) || leadsToMonth.test(phrase[0] ?? "");
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
  const month = doubtfulMonths.test(word) && !isLed ? null : monthIn(word, true);
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

function wholeMonth(start: Day): { from: Day; to: Day } {
  return { from: start, to: endOfMonth(start) };
}

/** The same day some months later, or the last day of that month. */
function monthsLater(day: Day, count: number): Day {
  const start = addMonths(day, count);
  return parseDay(`${start.slice(0, 8)}${day.slice(8)}`) ?? endOfMonth(start);
}

function within({ north, south }: Period): AskedDays {
  return { north, south };
}

function eachSide(
  { north, south }: Period,
  change: (days: Period["north"]) => OpenDays,
): AskedDays {
  return { north: change(north), south: change(south) };
}

function everywhere(days: OpenDays): AskedDays {
  return { north: days, south: days };
}

/** From the beginning of one period to the end of the other, in the year that is said with either. */
function together(first: Period, second: Period): Period {
  const join = (side: "north" | "south") => {
    const [a, b] = [first[side], second[side]];
    if (first.hasYear) return { from: a.from, to: atOrAfter(b.to, a.to) };
    return { from: latestBefore(a.from, b.from), to: b.to };
  };
  return { north: join("north"), south: join("south"), hasYear: first.hasYear || second.hasYear };
}

/** The same day of the year, in the last year in which it is not later than `end`. */
function latestBefore(day: Day, end: Day): Day {
  const moved = inYear(day, yearOf(end));
  return moved <= end ? moved : inYear(day, yearOf(end) - 1);
}

function atOrAfter(day: Day, start: Day): Day {
  if (day >= start) return day;
  const moved = inYear(day, yearOf(start));
  return moved >= start ? moved : inYear(day, yearOf(start) + 1);
}

function inYear(day: Day, year: number): Day {
  return parseDay(`${year}${day.slice(4)}`) ?? `${year}-02-28`;
}

/** Days whose ends are the wrong way round are those between them. */
function mendedDays({ north, south }: AskedDays): AskedDays {
  return { north: inOrder(north), south: inOrder(south) };
}

function inOrder({ from, to }: OpenDays): OpenDays {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}
