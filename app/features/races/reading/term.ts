import { countryIn, placeIn } from "#values/countries.ts";
import { type Day, formatDay, yearOf } from "#values/day.ts";
import { formatPeriod } from "#values/day-range.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { formatAmount } from "#values/money.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { listOf } from "#values/text/list-of.ts";
import type { DayRange } from "../filters/days.ts";
import { openForRegistration } from "../filters/filters.ts";
import { radiusLabel } from "../places/near.ts";
import { raceType } from "../race-type.ts";

/**
 * A meaning of words besides the literal one. A race matches if its texts contain the words or if the
 * meaning applies to it: a meaning never hides a race that has the words in its name.
 */
export type Meaning =
  | OneMeaning
  /** `5k or 10k`: any of them, all of one kind. `shown` is what the places of a region are called. */
  | { kind: "either"; meanings: readonly OneMeaning[]; shown?: Words }
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
  | { kind: "price"; minor: number; currency: string }
  /** Takes registrations. */
  | { kind: "open" };

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
export function meaningLabel(meaning: Meaning, unit: LengthUnit, lang: Lang): string {
  const say = sayIn(lang);
  switch (meaning.kind) {
    case "either": {
      const names = meaning.meanings.map((one) => meaningLabel(one, unit, lang));
      if (meaning.shown) return `${say(meaning.shown)}: ${names.join(", ")}`;
      return say({ en: names.join(" or "), es: listOf(names, lang, "or") });
    }
    case "not": {
      const { words, meaning: left } = meaning.term;
      const name = left ? meaningLabel(left, unit, lang) : capitalized(words.join(" "));
      return say({ en: `not ${name}`, es: `sin ${name}` });
    }
    case "any":
      return "";
    case "length":
      return formatLength(meaning.meters, unit);
    case "lengths":
      return lengthsLabel(meaning, unit, lang);
    case "type":
      return raceType(meaning.type, lang).label;
    case "country":
      return countryIn(meaning.country, lang);
    case "place":
      return capitalized(meaning.place);
    case "near":
      return circleLabel(meaning, unit, lang);
    case "days":
      return daysLabel(meaning.days, lang);
    case "weekdays":
      return meaning.weekdays.length > 1
        ? say({ en: "weekends", es: "fines de semana" })
        : meaning.weekdays.map((at) => weekdayNames[lang][at]).join(", ");
    case "season":
      return seasonLabel(meaning, lang);
    case "price":
      return priceLabel(meaning, lang);
    case "open":
      return say(openForRegistration);
  }
}

const weekdayNames: Record<Lang, readonly string[]> = {
  en: "Sundays Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays".split(" "),
  es: "domingos lunes martes miércoles jueves viernes sábados".split(" "),
};

function priceLabel(
  { minor, currency }: Extract<OneMeaning, { kind: "price" }>,
  lang: Lang,
): string {
  const say = sayIn(lang);
  if (minor === 0) return say({ en: "free", es: "gratis" });
  const most = `${formatAmount(minor, currency)} ${currency}`;
  return say({ en: `up to ${most}`, es: `hasta ${most}` });
}

function circleLabel(
  { place, km }: Extract<OneMeaning, { kind: "near" }>,
  unit: LengthUnit,
  lang: Lang,
) {
  const say = sayIn(lang);
  const name = placeIn(capitalized(place), lang);
  if (km === null) return say({ en: `near ${name}`, es: `cerca de ${name}` });
  const radius = radiusLabel(km, unit);
  return say({ en: `within ${radius} of ${name}`, es: `a menos de ${radius} de ${name}` });
}

/** `Mexico City` for `mexico city`. */
export function capitalized(name: string): string {
  return name.replace(/(?<![^\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

function lengthsLabel(
  { from, to }: { from: number | null; to: number | null },
  unit: LengthUnit,
  lang: Lang,
) {
  const say = sayIn(lang);
  if (from === null) {
    const most = formatLength(to ?? 0, unit);
    return say({ en: `up to ${most}`, es: `hasta ${most}` });
  }
  if (to === null) {
    const least = formatLength(from, unit);
    return say({ en: `${least} and more`, es: `${least} o más` });
  }
  return `${formatLength(from, unit).replace(` ${unit}`, "")}–${formatLength(to, unit)}`;
}

function daysLabel({ from, to }: DayRange, lang: Lang): string {
  const say = sayIn(lang);
  const shown = formatDay(to === lastDay ? from : to, lang);
  if (to === lastDay) return say({ en: `from ${shown}`, es: `desde el ${shown}` });
  if (from === firstDay) return say({ en: `until ${shown}`, es: `hasta el ${shown}` });
  return formatPeriod(from, to, lang);
}

const seasons: Record<SeasonName, Words> = {
  spring: { en: "spring", es: "primavera de" },
  summer: { en: "summer", es: "verano de" },
  fall: { en: "fall", es: "otoño de" },
  winter: { en: "winter", es: "invierno de" },
};

/** `spring 2027`, `winter 2026–27`; where it depends on the race, `spring 2027 (2026 in the south)`. */
function seasonLabel(
  { season, north, south, only }: Extract<OneMeaning, { kind: "season" }>,
  lang: Lang,
): string {
  const say = sayIn(lang);
  const name = say(seasons[season]);
  const there = yearsOf(south);
  if (only === "south") return `${name} ${there}`;
  const here = yearsOf(north);
  if (only === "north" || here === there) return `${name} ${here}`;
  return say({
    en: `${name} ${here} (${there} in the south)`,
    es: `${name} ${here} (${there} en el sur)`,
  });
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

/** How a word is typed that is taken as it is: `"spring"` is a name, not a season. */
export function inQuotes(word: string): string {
  return `"${word}"`;
}

/** The word in the quotes around it, or `null` where it has none. */
export function wordInQuotes(word: string): string | null {
  return /^"(.+)"$/.exec(word)?.[1] ?? null;
}

/**
 * The words of terms in the order in which they are typed, which is not that of the terms: `november
 * lima 2027` has one of two words. Those that are never read stay in quotes.
 */
export function typedWords(terms: readonly Term[]): string[] {
  return placedWords(terms).map(({ word }) => word);
}

/** The same with their places in the search. */
export function placedWords(terms: readonly Term[]): { word: string; at: number }[] {
  return terms
    .flatMap(({ words, at, isQuoted }) =>
      words.map((word, index) => ({ word: isQuoted ? inQuotes(word) : word, at: at[index] ?? 0 })),
    )
    .sort((one, other) => one.at - other.at);
}
