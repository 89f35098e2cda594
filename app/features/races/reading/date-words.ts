import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  endOfMonth,
  parseDay,
  parseMonth,
  yearOf,
} from "#values/day.ts";
import type { DayRange } from "../filters/days.ts";
import { daysOfHoliday, holidayNamed } from "./holidays.ts";
import { isAtEnd, monthIn, monthInFull, partOf, weekendAround } from "./months.ts";
import { afterNext, nearDays, nextDays, readWeekdays, type Which, weekendOf } from "./near-days.ts";
import { comingMonth, isLoneDate, readDate, readYear } from "./one-date.ts";
import { readSeason } from "./season-words.ts";
import { firstDay, firstOf, lastDay, lastOf, type OneMeaning } from "./term.ts";

const near: Record<string, Which> = {
  coming: "this",
  following: "next",
  siguiente: "next",
  otro: "next",
  otra: "next",
  upcoming: "next",
  this: "this",
  este: "this",
  esta: "this",
  next: "next",
  proximo: "proximo",
  proxima: "proximo",
};

/** Words without a meaning within a date: `5 de mayo`. */
const connecting = /^(in|on|at|of|for|during|the|en|de|del|el|la|los|las|al|a|para|que)$/;

const dashes = /^(to|a|al|hasta|through|thru|until|-|–)$/;
const lead = "(?:in|on|at|of|the|de|del|el|la|los|las|al|a|para|que)";
const from = "desde|since|from|starting(?: in| from| on)?|as of|a partir";

/** What opens an end of days, as the words before and after a period say it. */
const openEnds: { words: RegExp; days: (period: DayRange, start: Day) => DayRange }[] = [
  {
    words: new RegExp(
      `^(?:after|past|later than|despues|tras|pasad[oa]s?(?! manana)|pasando) (?:${lead} )*(.+)$`,
    ),
    days: ({ to }) => ({ from: addDays(to, 1), to: lastDay }),
  },
  {
    words: new RegExp(
      `^(?:(?:${from}|de) )(?:${lead} )*(.+?) (?:on|onwards?|forward|(?:en|para|pa) adelante)$`,
    ),
    days: ({ from }) => ({ from, to: lastDay }),
  },
  {
    words:
      /^(.+?) (?:onwards?|(?:en|para|pa) adelante|(?:or|and) (?:later|after|beyond)|[oy] (?:despues|posterior|mas (?:tarde|adelante)))$/,
    days: ({ from }) => ({ from, to: lastDay }),
  },
  {
    words: new RegExp(`^(?:${from}) (?:${lead} )*(.+)$`),
    days: ({ from }) => ({ from, to: lastDay }),
  },
  {
    words: new RegExp(
      `^(?:(?:until|till|til|by|hasta)(?: ${lead})*(?: (?:end|fin|fines|finales))?|no later than|before (?:the )?end|antes (?:de |del )?(?:fin|fines|finales|terminar|acabar)|de (?:aqui|hoy) (?:a|hasta)|from now (?:to|until|till)|between now and)(?: ${lead})* (.+)$`,
    ),
    days: ({ to }) => ({ from: firstDay, to }),
  },
  {
    words: new RegExp(`^(?:before|earlier than|prior to|antes) (?:${lead} )*(.+)$`),
    days: (_, start) => ({ from: firstDay, to: addDays(start, -1) }),
  },
];
/** The most words before a month that name a part of it: `ultimo fin semana`. */
const leadLimit = 3;

/**
 * Days as people type them, seen from `today`: `2027`, `december`, `dic 2026`, `5 de mayo`,
 * `march 6 2027`, `2026-12`, `this weekend`, `next month`, `next spring`, `march to may`,
 * `despues de junio`, `before christmas`, `first weekend of march`, `sundays`. A month, a day or a season
 * without a year is the next one to come. `null` also for days in the past.
 */
export function readDays(phrase: readonly string[], today: Day): OneMeaning | null {
  // Behind it something else begins: `may for a first time`.
  const isFollowed = phrase.some(
    (word, at) => at > 0 && /^(for|para)$/.test(word) && phrase[at + 1] !== "adelante",
  );
  if (isFollowed) return null;
  const typed = withWholeYear(phrase, today);
  if (typed !== phrase) return readDays(typed, today);
  const spans = thisAndNext(phrase, today) ?? readSpan(phrase, today) ?? readOpenEnd(phrase, today);
  if (spans) return inFuture(spans, today);
  const words = phrase.filter((word) => !connecting.test(word));
  const days = readPeriod(words, today) ?? nextDays(phrase, today) ?? readComing(phrase, today);
  if (days) return inFuture(days, today);
  return readSeasonOf(words, today) ?? readWeekdays(words);
}

/** `20 de junio del 27`: a year without its century. */
function withWholeYear(phrase: readonly string[], today: Day): readonly string[] {
  const [month = "", link = "", last = ""] = phrase.slice(-3);
  const year = `20${last}`;
  const isYear = /^del?$/.test(link) && /^\d\d$/.test(last) && readYear(year, today) !== null;
  return isYear && monthIn(month, true) !== null ? [...phrase.slice(0, -1), year] : phrase;
}

function inFuture(days: DayRange, today: Day): OneMeaning | null {
  return days.to < today ? null : { kind: "days", days };
}

function readSeasonOf(words: readonly string[], today: Day): OneMeaning | null {
  const [first = "", second, third] = words;
  // A season is read so widely that its parts would be months of it.
  if (/^(early|mid|late)$/.test(first)) return readSeasonOf(words.slice(1), today);
  if (third !== undefined) return null;
  const { [first]: which } = near;
  if (which) return second === undefined ? null : readSeason(second, today, which);
  if (second === undefined) return readSeason(first, today, "coming");
  const year = readYear(second, today);
  return year === null ? null : readSeason(first, today, year);
}

/** `march to may 2027`, `entre marzo y mayo`, `de marzo a mayo`, `5 y 6 de diciembre`. */
function readSpan(phrase: readonly string[], today: Day): DayRange | null {
  const isLed = /^(between|entre|from|de|desde)$/.test(phrase[0] ?? "");
  const words = isLed ? phrase.slice(1) : phrase;
  const at = words.findIndex((word) => dashes.test(word) || /^(and|y)$/.test(word));
  if (at < 1) return null;
  const [before = [], after = []] = [words.slice(0, at), words.slice(at + 1)].map((part) =>
    part.filter((word) => !connecting.test(word)).map(monthInFull),
  );
  const isOneMonth = isLoneDate(before) || isLoneDate(after);
  if (!isLed && !isOneMonth && !dashes.test(words[at] ?? "")) return null;
  // The month is said once: `december 5 and 6`, `5 y 6 de diciembre`.
  const isMonth = (word: string) => !isLoneDate([word]);
  const start = isLoneDate(before) ? [...before, ...after.filter(isMonth)] : before;
  const end = isLoneDate(after) ? [...before.filter(isMonth), ...after] : after;
  const last = readPeriod(end, today);
  const [year] = end.filter((word) => readYear(word, today) !== null);
  if (!last) return null;
  // The year stands at the end: `march to may 2027`.
  const startIn = (year: string) => readPeriod([...start, year], today);
  const hasYearAtEnd = year !== undefined && !start.includes(year);
  const first = (hasYearAtEnd ? startIn(year) : null) ?? readPeriod(start, today);
  if (!first) return null;
  // `between christmas and new year` begins on Christmas Day.
  const holiday = holidayNamed(withoutYear(before, today));
  if (first.from <= last.to)
    return { from: holiday?.day(yearOf(first.to)) ?? first.from, to: last.to };
  // `november to february 2027` begins in the year before.
  if (hasYearAtEnd) {
    const earlier = startIn(String(yearOf(last.to) - 1));
    return earlier && earlier.from <= last.to ? { from: earlier.from, to: last.to } : null;
  }
  // `june 2028 to august`, and `november to february`, which ends in the next year.
  const ends = [0, 1].map((years) => {
    const next = String(yearOf(first.from) + years);
    return year ? null : readPeriod([...end, next], today);
  });
  const later = ends.find((end) => end && end.to >= first.from);
  return later ? { from: first.from, to: later.to } : null;
}

/** `after march`, `desde junio 2027`, `before july`, `hasta febrero`. */
function readOpenEnd(phrase: readonly string[], today: Day): DayRange | null {
  const text = phrase.join(" ");
  if (restOfYear.test(text)) return { from: today, to: lastOf(yearOf(today)) };
  for (const { words, days } of openEnds) {
    const rest = words
      .exec(text)?.[1]
      ?.split(" ")
      .filter((word) => !connecting.test(word));
    const period = rest && (yearEnd(rest, today) ?? readPeriod(rest, today));
    if (period) return days(period, startOf(rest, period, today));
  }
  return null;
}

/** `this month or next`, `este mes o el proximo`: the noun is said once. */
function thisAndNext(phrase: readonly string[], today: Day): DayRange | null {
  const [, what = "", other = what] = thisOrNext.exec(phrase.join(" ")) ?? [];
  const [first, last] = [nearDays("this", what, today), nearDays("next", other, today)];
  return first && last ? { from: first.from, to: last.to } : null;
}

const unit = "(week|weekend|month|year|semana|finde|mes|ano)";
const thisOrNext = new RegExp(
  `^(?:this|est[ea]) ${unit} (?:or|and|[oy]) (?:the |el |la )?(?:next|following|proxim[oa]|siguiente|otr[oa]|que (?:viene|sigue))(?: one| ${unit})?$`,
);

/** `After the holidays`, `antes de las fiestas`: the days from Christmas to New Year. */
function yearEnd(words: readonly string[], today: Day): DayRange | null {
  if (!/^(holidays|holiday season|fiestas(?: (?:navidenas|fin ano))?)$/.test(words.join(" ")))
    return null;
  const days = (year: number) => ({ from: `${year}-12-24`, to: `${year + 1}-01-01` });
  return daysOfHoliday({ days }, today, null);
}

const restOfYear =
  /^(later this year|(the )?rest of (the|this) year|(el )?resto del? (este )?ano|lo que (queda|resta) del ano|(before|by) the year ends)$/;

/** Before the end of a month is before its last day, and Christmas begins on Christmas Day. */
function startOf(words: readonly string[], days: DayRange, today: Day): Day {
  if (isAtEnd(words)) return addDays(days.to, 1);
  return holidayNamed(withoutYear(words, today))?.day(yearOf(days.from)) ?? days.from;
}

function withoutYear(words: readonly string[], today: Day): string {
  return words.filter((word) => readYear(word, today) === null).join(" ");
}

/** `el mes que viene`, `la semana que viene`, `el mes entrante`, `la semana siguiente`. */
function readComing(phrase: readonly string[], today: Day): DayRange | null {
  const [last, before] = [phrase.at(-1) ?? "", phrase.at(-2) ?? ""];
  const size = before === "que" && /^vienen?$/.test(last) ? 2 : 1;
  if (size === 1 && !/^(entrante|siguiente|proxim[oa])$/.test(last)) return null;
  const what = phrase.slice(0, -size).filter((word) => !connecting.test(word));
  return nearDays("proximo", what.join(" "), today);
}

function readPeriod(words: readonly string[], today: Day): DayRange | null {
  return readWhole(words, today) ?? readPart(words, today);
}

function readWhole(words: readonly string[], today: Day): DayRange | null {
  const [first = "", ...rest] = words;
  const { [first]: which } = near;
  if (which) return nearDays(which, rest.filter((word) => word !== "coming").join(" "), today);
  if (/^(day after tomorrow|pasado manana)$/.test(words.join(" ")))
    return oneDay(addDays(today, 2));
  const later = afterNext(words, today) ?? besideHoliday(words, today);
  if (later) return later;
  if (/^(weekend|finde)$/.test(words.at(-1) ?? "")) {
    const days = holidayDays(words.slice(0, -1), today);
    if (days) return weekendAround(days);
    // `feb 20 weekend`.
    const day = readDate(words.slice(0, -1), today);
    if (day && day.from === day.to) return weekendOf(day.from);
  }
  const holiday = holidayDays(words, today);
  if (holiday) return holiday;
  if (rest.length === 0) return readWord(first, today);
  return readDate(words, today);
}

/** `the day after christmas`, `el dia antes de navidad`. */
function besideHoliday(words: readonly string[], today: Day): DayRange | null {
  const [, side = "", name = ""] =
    /^(?:day|dia) (before|after|antes|despues|siguiente) (.+)$/.exec(words.join(" ")) ?? [];
  const holiday = name ? holidayNamed(name) : null;
  if (!holiday) return null;
  const step = /^(before|antes)$/.test(side) ? -1 : 1;
  const days = [yearOf(today), yearOf(today) + 1].map((year) => addDays(holiday.day(year), step));
  const day = days.find((one) => one >= today);
  return day === undefined ? null : oneDay(day);
}

function holidayDays(words: readonly string[], today: Day): DayRange | null {
  const holiday = holidayNamed(withoutYear(words, today));
  if (holiday) {
    const [year = null] = words.flatMap((word) => readYear(word, today) ?? []);
    return daysOfHoliday(holiday, today, year);
  }
  return null;
}

/** `first weekend march 2027`, `finales marzo`, `sat dec 5`: a period with words before it. */
function readPart(words: readonly string[], today: Day): DayRange | null {
  for (let size = 1; size < words.length && size <= leadLimit; size++) {
    const rest = words.slice(size);
    const [unit = "", more] = rest;
    const isThis = more === undefined && /^(year|ano|month|mes)$/.test(unit);
    const period = isThis ? nearDays("this", unit, today) : readWhole(rest, today);
    const part = period && partOf(words.slice(0, size), period);
    if (part) return isThis ? stillToCome(part, today) : part;
  }
  return null;
}

/** In December, `the second half of the year` is that of the next one: less than two months of it are left. */
function stillToCome({ from, to }: DayRange, today: Day): DayRange {
  const isOver = daysBetween(from, to) > 2 * leastLeft && daysBetween(today, to) < leastLeft;
  return isOver ? { from: addMonths(from, 12), to: endOfMonth(addMonths(to, 12)) } : { from, to };
}

/** Days. */
const leastLeft = 60;

/** `2027`, `december`, `2026-12-05`, `2026-12`, `tomorrow`. */
function readWord(word: string, today: Day): DayRange | null {
  const year = readYear(word, today);
  if (year !== null) return { from: firstOf(year), to: lastOf(year) };
  const month = monthIn(word, false);
  if (month !== null) return comingMonth(month, today);
  if (/^(today|hoy)$/.test(word)) return oneDay(today);
  if (/^(tomorrow|manana)$/.test(word)) return oneDay(addDays(today, 1));
  if (readYear(word.slice(0, 4), today) === null) return null;
  const day = parseDay(word);
  if (day) return oneDay(day);
  const start = parseMonth(word);
  return start === null ? null : { from: start, to: endOfMonth(start) };
}

function oneDay(day: Day): DayRange {
  return { from: day, to: day };
}
