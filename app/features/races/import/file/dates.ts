import { readClock, shareOfDay } from "#values/clock.ts";
import { addDays, type ClockTime, type Day, parseDay, weekdayOf, yearOf } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { monthIn } from "../../reading/months.ts";
import { weekdayIn } from "../../reading/near-days.ts";
import { type CellReading, shortened } from "./cells.ts";

/** The first part of dates such as 13/05/2027. */
export const dateOrders = ["day", "month"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** How the dates of a file are read. */
export type DateRules = {
  /** The first part of dates such as 13/05/2027; `null` where no date needs it. */
  order: DateOrder | null;
  /** A date without a year is the first one from this day on; `null` if unknown. */
  since: Day | null;
};

/** The day of a cell, with its time and weekday. */
export type ReadDate = {
  day: Day;
  time: ClockTime | null;
  /** From 0 for Sunday. */
  weekday: number | null;
  hasYear: boolean;
};

/** Races are held between these years; anything else is a slip of the pen. */
const years = { from: 1896, to: 2100 } as const;

/** Day 0 of spreadsheets that count days; right from March 1900 on. */
const spreadsheetZero: Day = "1899-12-30";

/** A longer cell is not a date. */
const longestDate = 100;

const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$|^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const countedDays = /^(\d{5})(\.\d+)?$/;
const withClock =
  /^(.*?[\da-z])(?:,? (?:a las?|at|-|–)? ?|t)(\d{1,2}(?:[:h.]\d{2}|h| ?[ap]\.? ?m).*|noon|mediodia|midi)$/;
const withZone = /(?:z|[+-]\d{2}:?\d{2})$/;

const frenchMonths =
  "janvier|janv fevrier|fevr mars avril|avr mai juin juillet|juil aout septembre octobre novembre decembre";
/** Months in Roman numerals, as in `16-V-2027`. */
const romanMonths = "i ii iii iv v vi vii viii ix x xi xii";
const frenchDays = "dimanche|dim lundi mardi mercredi|mer jeudi|jeu vendredi|ven samedi|sam";
const shortDays = "sun|dom mon|lun tue|tues|mar wed|mie thu|thur|thurs|jue fri|vie sat|sab";

/**
 * `2027-05-16`, and how people and spreadsheets write it: `5/16/2027`, `16.5.27`, `16-may-27`,
 * `May 16, 2027`, `domingo, 16 de mayo de 2027`, `16 mai 2027`, with or without a time, and `46523`,
 * its number of days. Of several days in a row the first one counts.
 */
export function readDay(text: string, { order, since }: DateRules): CellReading<ReadDate> {
  const parts = partsOf(text);
  const found = wholeDay(parts.date) ?? orderedDay(parts, order) ?? namedDay(parts, since);
  if (found === null) return { problem: { code: "not-a-date", text: shortened(text) } };
  if (typeof found === "object" && "one" in found) {
    return { problem: { code: "two-dates", text: shortened(text), ...found } };
  }
  const { day, hasYear } = typeof found === "string" ? { day: found, hasYear: true } : found;
  const year = yearOf(day);
  if (year < years.from || year > years.to) {
    const { from, to } = years;
    return { problem: { code: "unlikely-year", text: shortened(text), from, to } };
  }
  return { value: { day, time: parts.time, weekday: parts.weekday, hasYear } };
}

/**
 * Which order the dates of a file have: the one in which all of them are days, `unclear` where both
 * or neither would do, and `null` where no date needs one.
 */
export function orderOf(texts: Iterable<string>): DateOrder | "unclear" | null {
  const seen = { day: false, month: false, either: false };
  for (const text of texts) {
    const days = bothDays(partsOf(text));
    if (!days || days.day === days.month) continue;
    if (days.day && days.month) seen.either = true;
    else if (days.day) seen.day = true;
    else seen.month = true;
  }
  if (seen.day && seen.month) return "unclear";
  if (seen.day) return "day";
  if (seen.month) return "month";
  return seen.either ? "unclear" : null;
}

/** Whether a cell is a number of days, as spreadsheets store dates. */
export function isCountedDay(text: string): boolean {
  return countedDays.test(text);
}

/** Whether the order of a file decides which day a cell is. */
export function needsOrder(text: string): boolean {
  const days = bothDays(partsOf(text));
  return days !== null && days.day !== days.month;
}

type DateParts = { date: string; time: ClockTime | null; weekday: number | null };

/** A cell without its weekday and its time. A time of midnight is what programs write after a date. */
function partsOf(text: string): DateParts {
  if (/^\d{4}-\d\d-\d\d$/.test(text) || text.length > longestDate)
    return { date: text, time: null, weekday: null };
  const [, days, share] = countedDays.exec(text) ?? [];
  if (days)
    return { date: days, time: share ? realTime(shareOfDay(Number(share))) : null, weekday: null };
  const plain = fold(text)
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ ?([/]) ?/g, "$1")
    .trim();
  const [, start = plain, clock = ""] = withClock.exec(plain) ?? [];
  const zone = /^\d{4}-\d\d-\d\d$/.test(start) ? withZone.exec(clock) : null;
  const read = readClock(
    zone ? clock.slice(0, zone.index).replace(/\.\d+$/, "") : clock.replace(/\.0+$/, ""),
  );
  const { date, weekday } = withoutWeekday(clock !== "" && read === null ? plain : start);
  // A time in UTC is not that of the race, while one with an offset is.
  return { date, weekday, time: zone?.[0] === "z" || read === null ? null : realTime(read) };
}

function realTime(time: ClockTime): ClockTime | null {
  return time === "00:00" ? null : time;
}

function withoutWeekday(text: string): { date: string; weekday: number | null } {
  const [, first = "", rest = ""] = /^([a-z]+)\.?,? (.+)$/.exec(text) ?? [];
  const weekday =
    weekdayIn(first, false) ?? placeIn(frenchDays, first) ?? placeIn(shortDays, first);
  // `mar` is also a month: only another month makes it a Tuesday.
  const isMonth = first === "mar" && !/[a-z]{3}/.test(rest) && !/[/]/.test(rest);
  return weekday === null || isMonth ? { date: text, weekday: null } : { date: rest, weekday };
}

/** The place of a word in a list of alternatives, from 0. */
function placeIn(list: string, word: string): number | null {
  const at = list.split(" ").findIndex((names) => names.split("|").includes(word));
  return at < 0 ? null : at;
}

function wholeDay(text: string): Day | null {
  const [, year, , month = "", day = "", ...compact] = yearFirst.exec(text) ?? [];
  if (year) return dayOf(year, month, day);
  const [wholeYear, wholeMonth = "", whole = ""] = compact;
  if (wholeYear) return dayOf(wholeYear, wholeMonth, whole);
  return isCountedDay(text) ? addDays(spreadsheetZero, Number(text)) : null;
}

function orderedDay(
  parts: DateParts,
  order: DateOrder | null,
): Day | { one: Day; other: Day } | null {
  const days = bothDays(parts);
  const day = days && (order ? days[order] : (days.day ?? days.month));
  if (!days || !day) return null;
  if (order || !days.day || !days.month || days.day === days.month) return day;
  return { one: days.day, other: days.month };
}

/** The day in either order; `null` for other notations. A weekday decides between the two. */
function bothDays({ date, weekday }: DateParts): Record<DateOrder, Day | null> | null {
  const [, first = "", , second = "", end = ""] = yearLast.exec(date) ?? [];
  if (!first) return null;
  const year = end.length === 2 ? `20${end}` : end;
  const day = dayOf(year, second, first);
  const month = dayOf(year, first, second);
  if (weekday === null || !day || !month) return { day, month };
  const [isDay, isMonth] = [weekdayOf(day) === weekday, weekdayOf(month) === weekday];
  return isDay === isMonth ? { day, month } : isDay ? { day, month: null } : { day: null, month };
}

const fillers = /^(de|del|of|the|le|dia|y|and|et|al|a|to)$/;
/** A date without a year whose weekday is that of a later year is looked for this far ahead. */
const yearsAhead = 2;

/** A day whose month has a name. */
function namedDay(
  { date, weekday }: DateParts,
  since: Day | null,
): { day: Day; hasYear: boolean } | null {
  const words = date.split(/[\s,./–-]+/).filter((word) => word !== "" && !fillers.test(word));
  const month = words.findIndex((word) => monthOf(word) !== null);
  const others = words.filter((_, at) => at !== month);
  const numbers = others.map(
    (word) => /^(\d{1,4})(?:st|nd|rd|th|ro|er|o|ª)?$/.exec(word)?.[1] ?? "",
  );
  if (month < 0 || numbers.length === 0 || numbers.includes("")) return null;
  const at = numbers.findIndex((number) => number.length === 4);
  const isShort =
    at < 0 && numbers.length === 2 && others[1] === words.at(-1) && /^\d\d$/.test(others[1] ?? "");
  const year = at >= 0 ? numbers[at] : isShort ? `20${numbers[1]}` : null;
  const dates =
    at >= 0 ? numbers.filter((_, place) => place !== at) : isShort ? numbers.slice(0, 1) : numbers;
  const [first, , third] = dates;
  const name = String(monthOf(words[month] ?? ""));
  if (first === undefined || third !== undefined) return null;
  if (year) return withYear(dayOf(year, name, first), true);
  if (since === null) return null;
  const coming = Array.from({ length: yearsAhead + 8 }, (_, ahead) =>
    dayOf(String(yearOf(since) + ahead), name, first),
  ).filter((day) => day !== null && day >= since);
  const onWeekday = coming.slice(0, yearsAhead).find((day) => day && weekdayOf(day) === weekday);
  return withYear(onWeekday ?? coming[0] ?? null, false);
}

function withYear(day: Day | null, hasYear: boolean) {
  return day === null ? null : { day, hasYear };
}

function monthOf(word: string): number | null {
  const other = placeIn(frenchMonths, word) ?? placeIn(romanMonths, word);
  return monthIn(word, true) ?? (other === null ? null : other + 1);
}

function dayOf(year: string, month: string, day: string): Day | null {
  return parseDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
