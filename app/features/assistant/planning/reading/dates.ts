import { readDays } from "#features/races/reading/date-words.ts";
import { holidays } from "#features/races/reading/holidays.ts";
import { monthIn, monthNames } from "#features/races/reading/months.ts";
import { weekdayIn, weekdayNames, weekendOf } from "#features/races/reading/near-days.ts";
import { comingMonth } from "#features/races/reading/one-date.ts";
import { seasonNames } from "#features/races/reading/season-words.ts";
import {
  firstDay,
  firstOf,
  lastDay,
  lastOf,
  type OneMeaning,
} from "#features/races/reading/term.ts";
import { addDays, type Day, endOfMonth, parseDay, weekdayFrom, yearOf } from "#values/day.ts";
import type { WordSpan } from "../words/phrasebook.ts";
import { wordSet } from "../words/word-set.ts";

/** Days without one of their ends are open there. */
export type OpenDays = { from: Day | null; to: Day | null };

/** Days in each hemisphere; only seasons differ. */
export type AskedDays = { north: OpenDays; south: OpenDays };

/** The most words of a phrase: `between the 5th of may and the 9th of june`. */
const phraseLimit = 10;

export const dateWords = [
  ...monthNames,
  ...seasonNames,
  ...weekdayNames,
  ...holidays.flatMap(({ names }) => names).flatMap((name) => name.split(" ")),
  ...wordSet(
    `today tomorrow hoy manana weekend weekends finde semana semanas week weeks month months mes meses
      year years ano anos next this following coming upcoming proximo proxima proximos proximas
      siguiente siguientes entrante viene este esta first second third fourth last half quarter early
      late mid middle beginning start primer primera segundo segunda tercer tercera cuarto ultimo ultima
      mitad quincena semestre trimestre mediados principios inicios comienzos finales fines past before after until till til
      since from between entre antes despues desde hasta partir adelante onward onwards through within
      durante dentro later earlier rest resto`,
  ),
];

/**
 * The days and the days of the week that a sentence asks for, and the words that say so; `null` if it
 * names none. The words are read as the race list reads them; a conversation knows in addition which of
 * them are no dates, and that `sunday` is the coming one.
 */
export function readDates(
  words: readonly string[],
  today: Day,
): { days: AskedDays | null; weekdays: readonly number[] | null; spans: WordSpan[] } | null {
  const spans: WordSpan[] = [];
  let days: AskedDays | null = null;
  let weekdays: readonly number[] | null = null;
  for (let at = 0; at < words.length; at++) {
    const found = longestAt(words, at, today);
    if (!found) continue;
    const weekend: Weekend | null =
      days && isWeekend(words.slice(at, at + found.size)) ? weekendIn(days) : null;
    if (weekend) {
      [days, weekdays] = [weekend.days, weekend.weekdays];
      spans.push({ at, size: found.size });
      at += found.size - 1;
      continue;
    }
    const limit = latestBeside(words, at, found.size);
    if (limit && !("weekdays" in found.value)) {
      days = within(days, until(found.value));
      spans.push(...limit, { at, size: found.size });
      at += found.size - 1;
      continue;
    }
    const beyond = beyondBefore(words, at, found.size);
    if (beyond && !("weekdays" in found.value)) {
      days = within(days, since(found.value));
      spans.push(beyond, { at, size: found.size });
      at += found.size - 1;
      continue;
    }
    if ("weekdays" in found.value) weekdays = [...(weekdays ?? []), ...found.value.weekdays];
    else days = within(days, isBeforeEvent(words, at) ? before(found.value) : found.value);
    spans.push({ at, size: found.size });
    at += found.size - 1;
  }
  return spans.length > 0 ? { days, weekdays, spans } : null;
}

function isWeekend(phrase: readonly string[]): boolean {
  const name = phrase.filter((word) => !connecting.test(word)).join(" ");
  return /^(?:weekend|finde|wkend|fin semana)$/.test(name);
}

type Weekend = { days: AskedDays; weekdays: number[] | null };

/** `Del 10 al 14 de diciembre, ese finde`: the weekend that lies in the days before it, or ends them. */
function weekendIn({ north, south }: AskedDays): Weekend | null {
  const { from, to } = north;
  if (from === null || to === null || south.from !== from || south.to !== to) return null;
  const hasWeekend = weekendOf(from).from <= to && from < to;
  const days = hasWeekend ? { from, to } : weekendOf(to);
  return { days: everywhere(days), weekdays: hasWeekend ? [6, 0] : null };
}

/** `after june 15 but before july 10`: two days with open ends bound each other; else the last ones count. */
function within(one: AskedDays | null, other: AskedDays): AskedDays {
  if (!one) return other;
  const side = (first: OpenDays, last: OpenDays): OpenDays => {
    // `octubre noviembre`: two months one after the other.
    if (first.to !== null && last.from !== null && addDays(first.to, 1) === last.from)
      return { from: first.from, to: last.to };
    const [from, to] = [first.from ?? last.from, first.to ?? last.to];
    const areBounds =
      (first.from === null) !== (last.from === null) && isOpen(first) && isOpen(last);
    return areBounds && from !== null && to !== null && from <= to ? { from, to } : last;
  };
  return { north: side(one.north, other.north), south: side(one.south, other.south) };
}

function isOpen({ from, to }: OpenDays): boolean {
  return (from === null) !== (to === null);
}

/** `A más tardar el 20 de junio`, `june 20 at the latest`: the words beside a day that make it the last one. */
function latestBeside(words: readonly string[], at: number, size: number): WordSpan[] | null {
  const lead = words.slice(Math.max(0, at - longestLimit), at).join(" ");
  const [before] = latestBefore.exec(lead) ?? [];
  if (before !== undefined) {
    const count = before.trim().split(" ").length;
    return [{ at: at - count, size: count }];
  }
  const rest = words.slice(at + size, at + size + longestLimit).join(" ");
  const [after] = latestAfter.exec(rest) ?? [];
  return after === undefined ? null : [{ at: at + size, size: after.split(" ").length }];
}

const longestLimit = 5;
const latestBefore =
  /(?:^| )(?:a mas tardar|como (?:maximo|mucho|muy tarde)|a lo mas(?: tarde)?|no mas tarde(?: del?| que)?|at the latest|latest)(?: el| del?| on| by)?$/;
const latestAfter = /^(?:at the (?:very )?latest|a mas tardar|como (?:maximo|mucho|muy tarde))\b/;

/** `More than 6 months out`, `dentro de más de 3 meses`: from that day on. */
function beyondBefore(words: readonly string[], at: number, size: number): WordSpan | null {
  const isAhead = /^(?:out|away|ahead|now)$/.test(words[at + size - 1] ?? "");
  const lead = words.slice(Math.max(0, at - longestLimit), at).join(" ");
  const [found] =
    /(?:^| )(?:more than|at least|over|beyond|mas de|al menos|por lo menos)$/.exec(lead) ?? [];
  if (!isAhead || found === undefined) return null;
  const count = found.trim().split(" ").length;
  return { at: at - count, size: count };
}

function since({ north, south }: AskedDays): AskedDays {
  return { north: { from: north.from, to: null }, south: { from: south.from, to: null } };
}

function until({ north, south }: AskedDays): AskedDays {
  return { north: { from: null, to: north.to }, south: { from: null, to: south.to } };
}

/** `before I turn 40 which is on 12 june`, `antes de mi cumpleaños el 12 de junio`. */
function isBeforeEvent(words: readonly string[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - 8), at);
  const first = lead.findLastIndex((word) => /^(before|antes)$/.test(word));
  return (
    first >= 0 && lead.slice(first + 1).some((word) => /^(i|my|mi|cumpla|cumplir)$/.test(word))
  );
}

function before({ north, south }: AskedDays): AskedDays {
  const side = ({ from, to }: OpenDays) =>
    from === null || from !== to ? { from, to } : { from: null, to: addDays(from, -1) };
  return { north: side(north), south: side(south) };
}

type ReadDays = AskedDays | { weekdays: readonly number[] };

function longestAt(
  words: readonly string[],
  at: number,
  today: Day,
): { value: ReadDays; size: number } | null {
  if (!mayBegin(words[at] ?? "")) return null;
  for (let size = Math.min(phraseLimit, words.length - at); size > 0; size--) {
    const phrase = words.slice(at, at + size);
    if (phrase.includes("") || !isDate(words, at, size)) continue;
    const value = daysIn(phrase, words[at - 1] ?? "", today);
    if (value) return { value, size };
  }
  return null;
}

const beginnings = new Set([
  ...dateWords,
  ...wordSet(
    "1st q1 christmas by over later no as starting prior earlier a new day the in el pasado pasada pasados pasadas pasando wkend xmas fin lo",
  ),
]);

/** Whether a date can begin with a word: most words are looked at no further. */
function mayBegin(word: string): boolean {
  if (word === "") return false;
  return (
    beginnings.has(word) ||
    connecting.test(word) ||
    /^\d/.test(word) ||
    /^(early|mid|late|second|third|fourth)$/.test(word) ||
    monthIn(word, true) !== null
  );
}

/** Within a date these mean nothing. */
const connecting = /^(in|on|at|of|for|during|the|an?|any|un|en|de|del|el|los?|las?|por)$/;
const unit =
  /^(k|km|kms|m|mi|miles?|millas?|kilomet\w+|dollars?|usd|soles|pesos|dolares|euros|mxn|pen|cad|stars?|estrellas?)$/;
const currency = /^([$€£]|usd|mxn|pen|cad|soles)$/;
/** Before the verb `may`, and before `fall`. */
const beforeVerb = /^(i|you|we|they|he|she|it|that|which|this|who|there|races?|did|to)$/;

/** What makes a number an age: `turning 30 in October`, `cumplo 40 en mayo`. */
export const ofAge =
  /^(turn|turns|turning|turned|cumplo|cumple|cumplire|cumplir|cumplimos|age|aged)$/;

const ofTrip =
  /^(?:drives?|trips?|getaways?|road|warriors?|viajes?|viajecito|escapad(?:a|ita)s?|paseos?)$/;

/** Whether words may be a date where they stand: `I may run`, `2027 km` and `por la mañana` are none. */
function isDate(words: readonly string[], at: number, size: number): boolean {
  const phrase = words.slice(at, at + size);
  const [before = "", after = ""] = [words[at - 1], words[at + size]];
  const first = phrase.find((word) => !connecting.test(word)) ?? "";
  const last = phrase.at(-1) ?? "";
  if (connecting.test(last) || /^(to|and|or|y|o|u|a|hasta|-)$/.test(last)) return false;
  if (/^(may|fall)$/.test(first) && beforeVerb.test(before)) return false;
  // `A weekend drive`, `una escapada de fin de semana`.
  if (isWeekend(phrase) && (ofTrip.test(after) || ofTrip.test(words[at - 1] ?? ""))) return false;
  if (ofAge.test(before) && /^\d+$/.test(phrase[0] ?? "")) return false;
  if (first === "manana" && (phrase.length > 1 || before === "la")) return false;
  return !(/^\d[\d-]*$/.test(last) && (unit.test(after) || currency.test(before)));
}

function daysIn(phrase: readonly string[], before: string, today: Day): ReadDays | null {
  const telling = phrase.filter((word) => !connecting.test(word));
  const lone = telling.length === 1 ? telling[0] : undefined;
  if (lone !== undefined) return loneDays(lone, phrase, before, today);
  const [first = "", second = ""] = telling;
  const pastMonth = telling.length === 2 ? monthOf(first, second) : null;
  if (pastMonth) return everywhere(pastMonth);
  return (
    openDays(readDays(phrase, today)) ?? eitherDays(phrase, today) ?? openSeason(phrase, today)
  );
}

/** `march or april` asks for the days from one to the other, of which the last are to come. */
function eitherDays(phrase: readonly string[], today: Day): ReadDays | null {
  const joined = phrase.map((word) => (/^(and|or|y|o|u|e)$/.test(word) ? "to" : word));
  const meaning = readDays(joined, today);
  if (meaning?.kind !== "days") return openDays(meaning);
  const { from, to } = meaning.days;
  const [yearBefore, end] = [from, to].map((day) => parseDay(`${yearOf(day) - 1}${day.slice(4)}`));
  const isOver = !yearBefore || !end || end < today || phrase.some((word) => /^20\d\d$/.test(word));
  return everywhere(isOver ? { from, to } : { from: yearBefore, to: end });
}

/** Short names of months that are also other words: only after a word that leads to a date. */
const doubtfulMonths = wordSet("mar may set ago");
const leadsToDate =
  /^(in|en|of|de|before|after|antes|between|entre|and|y|or|o|to|a|hasta|until|by|-)$/;

/** `2027` (also a year that is past), `dic`, `saturday`, `weekend`, `mondays`. */
function loneDays(
  word: string,
  phrase: readonly string[],
  before: string,
  today: Day,
): ReadDays | null {
  if (/^20\d{2}$/.test(word)) {
    return everywhere({ from: firstOf(Number(word)), to: lastOf(Number(word)) });
  }
  const isLed = [before, phrase[0] ?? ""].some((one) => leadsToDate.test(one));
  const weekday = weekdayIn(word, false);
  const isAny = /^(an?|any|un|los|las|every|each|cada|todos)$/;
  if (weekday !== null && !isAny.test(before) && !phrase.some((one) => isAny.test(one))) {
    const day = weekdayFrom(today, weekday);
    return everywhere({ from: day, to: day });
  }
  if (/^(weekend|finde|wkend)$/.test(word)) return openDays(readDays(["this", "weekend"], today));
  const month = doubtfulMonths.has(word) && !isLed ? null : monthIn(word, true);
  if (month !== null) return everywhereOrNull(comingMonth(month, today));
  return openDays(readDays([word], today));
}

/** A month of a year, which may be past. */
function monthOf(first: string, second: string): OpenDays | null {
  const [name, year] = /^20\d{2}$/.test(second) ? [first, second] : [second, first];
  const month = /^20\d{2}$/.test(year) ? monthIn(name, true) : null;
  if (month === null) return null;
  const from = `${year}-${String(month).padStart(2, "0")}-01`;
  return { from, to: endOfMonth(from) };
}

/** `before summer`, `hasta el verano`, `after the winter`. */
function openSeason(phrase: readonly string[], today: Day): AskedDays | null {
  const [lead = "", ...rest] = phrase;
  const season = readDays(rest, today);
  if (season?.kind !== "season") return null;
  const side = ({ from, to }: { from: Day; to: Day }): OpenDays | null => {
    if (/^(before|antes)$/.test(lead)) return { from: null, to: addDays(from, -1) };
    if (/^(by|until|till|hasta)$/.test(lead)) return { from: null, to };
    return /^(after|despues)$/.test(lead) ? { from: addDays(to, 1), to: null } : null;
  };
  const [north, south] = [side(season.north), side(season.south)];
  return north && south && { north, south };
}

function openDays(meaning: OneMeaning | null): ReadDays | null {
  if (meaning?.kind === "weekdays") return { weekdays: meaning.weekdays };
  if (meaning?.kind === "season") return { north: meaning.north, south: meaning.south };
  if (meaning?.kind !== "days") return null;
  const { from, to } = meaning.days;
  return everywhere({ from: from === firstDay ? null : from, to: to === lastDay ? null : to });
}

function everywhere(days: OpenDays): AskedDays {
  return { north: days, south: days };
}

function everywhereOrNull(days: OpenDays | null): AskedDays | null {
  return days && everywhere(days);
}
