import { lastOf } from "#features/races/search/reading/term.ts";
import { addDays, addMonths, type Day, endOfMonth, parseDay, yearOf } from "#values/day.ts";
import { numberSlot } from "../words/numbers.ts";
import {
  type Found,
  findFilled,
  findPhrases,
  phrasebook,
  type Slot,
  type WordSpan,
  without,
  wordsOfBook,
} from "../words/phrasebook.ts";
import { type Period, periodSlot, periodWords, wholeMonth } from "./periods.ts";

/** Days without one of their ends are open there. */
export type OpenDays = { from: Day | null; to: Day | null };

/** Days in each hemisphere; only seasons differ. */
export type AskedDays = { north: OpenDays; south: OpenDays };

const bounds = phrasebook<(first: Period, second: Period) => AskedDays>([
  [
    `between|entre … and|y|to …, from|de|desde|del … to|until|till|through|thru|a|al|hasta …,
      … to|through|thru|until|till|and|or|o|y|u|a|hasta|- …`,
    (first, second) => within(together(first, second)),
  ],
  [
    "before|antes [de|del] …, earlier than …, prior to …",
    (period) => eachSide(period, ({ from }) => ({ from: null, to: addDays(from, -1) })),
  ],
  [
    `by [the] [end] [of] …, de aqui|hoy a|hasta …, from now to|until|till …, between now and …,
      until|till [the] [end] [of] …, hasta [el|la] [fin|fines|finales] [de] …, no later than …,
      before [the] end of …, antes de fin|fines|finales|terminar|acabar de|el …`,
    (period) => eachSide(period, ({ to }) => ({ from: null, to })),
  ],
  [
    "after …, later than …, despues de|del …, pasado|pasada …",
    (period) => eachSide(period, ({ to }) => ({ from: addDays(to, 1), to: null })),
  ],
  [
    `since …, from|since … on|onward|onwards|forward, starting [in|from|on] …, as of …, desde …,
      a partir de|del …, … onward|onwards, … en adelante, de … en adelante, desde … en adelante`,
    (period) => eachSide(period, ({ from }) => ({ from, to: null })),
  ],
]);

const counted = phrasebook<(count: number) => (today: Day) => OpenDays>([
  [
    `[in] [over] [within] [the] next|coming|following … months, within [the] [next] … months,
      [en] [durante] los|las proximos|siguientes … meses, proximos|siguientes … meses`,
    (count) => (today) => ({ from: today, to: monthsLater(today, count) }),
  ],
  [
    `[in] [over] [within] [the] next|coming|following … weeks, within [the] [next] … weeks,
      [en] [durante] los|las proximas|siguientes … semanas, proximas|siguientes … semanas,
      in … weeks, en|dentro [de] … semanas`,
    (count) => (today) => ({ from: today, to: addDays(today, 7 * count) }),
  ],
  [
    `[in] [over] [within] [the] next|coming|following … days, within [the] [next] … days,
      [en] [durante] los|las proximos|siguientes … dias, proximos|siguientes … dias, in … days,
      en|dentro [de] … dias`,
    (count) => (today) => ({ from: today, to: addDays(today, count) }),
  ],
  [
    "in … months, … months from now, en|dentro [de] … meses",
    (count) => (today) => wholeMonth(addMonths(today, count)),
  ],
]);

const plain = phrasebook<(today: Day) => OpenDays>([
  [
    `later this year, rest of the year, rest of this year, resto del ano, resto de este ano,
      lo que queda del ano, lo que resta del ano, before|by the year ends`,
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

/** A period by itself. */
const alone = phrasebook<(period: Period) => AskedDays>([["…", within]]);

export const dateWords = [...[bounds, counted, plain].flatMap(wordsOfBook), ...periodWords];

/** The days that a sentence asks for, and the words that say so; `null` if it names no days. */
export function readDates(
  words: readonly string[],
  today: Day,
): { days: AskedDays; spans: WordSpan[] } | null {
  const period = periodSlot(today);
  const spans: Found<AskedDays>[] = [
    ...findPhrases(plain, words).map((found) => ({
      ...found,
      value: everywhere(found.value(today)),
    })),
    ...findFilled(counted, words, countSlot).map((found) => ({
      ...found,
      value: everywhere(found.value(today)),
    })),
  ];
  spans.push(...findFilled(bounds, without(words, spans), period));
  spans.push(...findFilled(alone, without(words, spans), period));
  const last = spans.toSorted((a, b) => a.at - b.at).at(-1);
  return last ? { days: mendedDays(last.value), spans } : null;
}

/** How many months, weeks or days: nobody plans further ahead. */
const countSlot: Slot<number> = (words, at) => {
  const count = numberSlot(words, at);
  return count && count.value <= 100 ? count : null;
};

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
