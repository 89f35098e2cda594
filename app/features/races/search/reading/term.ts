import { type Day, endOfMonth, formatDays, formatMonthYear, yearOf } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { DayRange } from "../../calendar/calendar.ts";

/**
 * A meaning of words besides the literal one. A race matches if its texts contain the words or if the
 * meaning applies to it: a meaning never hides a race that has the words in its name.
 */
export type Meaning =
  | { kind: "length"; meters: number }
  /** By its badge: `Trail`. */
  | { kind: "type"; type: string }
  | { kind: "country"; country: string }
  /** How a place is written in full: `Texas` for `tx`. */
  | { kind: "place"; place: string }
  | { kind: "days"; days: DayRange }
  /** A season lies half a year later south of the equator. */
  | { kind: "season"; north: DayRange; south: DayRange };

/** Words of a search that belong together; `meaning` is `null` if they are only words. */
export type Term = { words: string[]; meaning: Meaning | null };

/** A meaning in words: `21 km`, `type Trail`, `Texas`, `December 2026`, `the year 2027`. */
export function meaningLabel(meaning: Meaning, unit: LengthUnit): string {
  switch (meaning.kind) {
    case "length":
      return formatLength(meaning.meters, unit);
    case "type":
      return `type ${meaning.type}`;
    case "country":
      return meaning.country;
    case "place":
      return meaning.place;
    case "days":
      return periodLabel(meaning.days);
    case "season":
      return `${periodLabel(meaning.north)} (south of the equator ${periodLabel(meaning.south)})`;
  }
}

function periodLabel({ from, to }: DayRange): string {
  const year = yearOf(from);
  if (from === firstOf(year) && to === lastOf(year)) return `the year ${year}`;
  if (from.endsWith("-01") && to === endOfMonth(from)) return formatMonthYear(from);
  return formatDays(from, to);
}

/** January 1. */
export function firstOf(year: number): Day {
  return `${year}-01-01`;
}

/** December 31. */
export function lastOf(year: number): Day {
  return `${year}-12-31`;
}
