import { type Day, formatDay, formatPeriod, yearOf } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { formatAmount } from "#values/money.ts";
import type { DayRange } from "../filters/days.ts";
import { radiusLabel } from "../places/near.ts";

/**
 * A meaning of words besides the literal one. A race matches if its texts contain the words or if the
 * meaning applies to it: a meaning never hides a race that has the words in its name.
 */
export type Meaning =
  | OneMeaning
  /** `5k or 10k`: any of them, all of one kind. */
  | { kind: "either"; meanings: readonly OneMeaning[] }
  /** `not texas`, `no trail`: leaves races out, also those that have the words. */
  | { kind: "not"; term: Pick<Term, "words" | "meaning"> }
  /** `races`, `carreras`, `near me`: says nothing about the races that are looked for. */
  | { kind: "any" };

export type OneMeaning =
  | { kind: "length"; meters: number }
  /** In metres; `null` is an open end. */
  | { kind: "lengths"; from: number | null; to: number | null }
  /** By its badge: `Trail`. */
  | { kind: "type"; type: string }
  | { kind: "country"; country: string }
  /** How a place is written in full: `Texas` for `tx`. */
  | { kind: "place"; place: string }
  /**
   * Not far from a place, as it is typed or, where it has other names, written in full. `km` is `null`
   * where the words say no length.
   */
  | { kind: "near"; place: string; km: number | null }
  /** From `firstDay` or to `lastDay` where an end is open. */
  | { kind: "days"; days: DayRange }
  /** From 0 for Sunday to 6 for Saturday. */
  | { kind: "weekdays"; weekdays: readonly number[] }
  /** A season lies half a year later south of the equator. `only` is the half that is meant. */
  | {
      kind: "season";
      season: SeasonName;
      north: DayRange;
      south: DayRange;
      only: "north" | "south" | null;
    }
  /** At most so much, in minor units; 0 is free. */
  | { kind: "price"; minor: number; currency: string };

export type SeasonName = "spring" | "summer" | "fall" | "winter";

/** Words of a search that belong together; `meaning` is `null` if they are only words. */
export type Term = {
  words: string[];
  /** Where the words stand among those of the search, from 0. */
  at: number[];
  meaning: Meaning | null;
  /** Those of the words that are a name within a meaning, as it was typed: they may be misspelt. */
  names?: readonly string[];
  /** Typed in quotes: never read and never corrected. */
  isQuoted?: true;
};

export const firstDay: Day = "0001-01-01";
export const lastDay: Day = "9999-12-31";

/** A meaning in words: `21 km`, `Trail`, `Texas`, `December 2026`, `spring 2027`, `free`. */
export function meaningLabel(meaning: Meaning, unit: LengthUnit): string {
  switch (meaning.kind) {
    case "either":
      return meaning.meanings.map((one) => meaningLabel(one, unit)).join(" or ");
    case "not": {
      const { words, meaning: left } = meaning.term;
      return `not ${left ? meaningLabel(left, unit) : capitalized(words.join(" "))}`;
    }
    case "any":
      return "";
    case "length":
      return formatLength(meaning.meters, unit);
    case "lengths":
      return lengthsLabel(meaning, unit);
    case "type":
      return meaning.type;
    case "country":
      return meaning.country;
    case "place":
      return capitalized(meaning.place);
    case "near":
      return circleLabel(meaning, unit);
    case "days":
      return daysLabel(meaning.days);
    case "weekdays":
      return meaning.weekdays.length > 1
        ? "weekends"
        : meaning.weekdays.map((at) => `${weekdayNames[at]}s`).join(", ");
    case "season":
      return seasonLabel(meaning);
    case "price":
      return meaning.minor === 0
        ? "free"
        : `up to ${formatAmount(meaning.minor, meaning.currency)} ${meaning.currency}`;
  }
}

const weekdayNames = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

function circleLabel({ place, km }: Extract<OneMeaning, { kind: "near" }>, unit: LengthUnit) {
  const name = capitalized(place);
  return km === null ? `near ${name}` : `within ${radiusLabel(km, unit)} of ${name}`;
}

/** `Mexico City` for `mexico city`. */
export function capitalized(name: string): string {
  return name.replace(/(?<![^\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

function lengthsLabel({ from, to }: { from: number | null; to: number | null }, unit: LengthUnit) {
  if (from === null) return `up to ${formatLength(to ?? 0, unit)}`;
  if (to === null) return `${formatLength(from, unit)} and more`;
  return `${formatLength(from, unit).replace(` ${unit}`, "")}–${formatLength(to, unit)}`;
}

function daysLabel({ from, to }: DayRange): string {
  if (to === lastDay) return `from ${formatDay(from)}`;
  return from === firstDay ? `until ${formatDay(to)}` : formatPeriod(from, to);
}

/** `spring 2027`, `winter 2026–27`; where it depends on the race, `spring 2027 (2026 in the south)`. */
function seasonLabel({
  season,
  north,
  south,
  only,
}: Extract<OneMeaning, { kind: "season" }>): string {
  const there = yearsOf(south);
  if (only === "south") return `${season} ${there}`;
  const here = yearsOf(north);
  return only === "north" || here === there
    ? `${season} ${here}`
    : `${season} ${here} (${there} in the south)`;
}

function yearsOf({ from, to }: DayRange): string {
  return yearOf(from) === yearOf(to) ? `${yearOf(from)}` : `${yearOf(from)}–${to.slice(2, 4)}`;
}

/** January 1. */
export function firstOf(year: number): Day {
  return `${year}-01-01`;
}

/** December 31. */
export function lastOf(year: number): Day {
  return `${year}-12-31`;
}
