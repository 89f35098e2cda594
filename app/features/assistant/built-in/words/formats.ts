import { formatDistance } from "#features/races/distance.ts";
import type { DistanceLabel, RaceCard } from "#features/races/race.ts";
import type { Price } from "#features/races/shown-price.ts";
import { countryIn } from "#values/countries.ts";
import {
  type ClockTime,
  type Day,
  endOfMonth,
  formatClockTime,
  formatDay,
  formatFullDay,
  formatMonthYear,
  startOfMonth,
  yearOf,
} from "#values/day.ts";
import { formatHeight, type LengthUnit } from "#values/length.ts";
import type { Plan } from "../../planning/plan.ts";

/** A language that answers are written in. */
export type AnswerLanguage = Plan["language"];

/** The same in every language, so that none can miss a part: `InEach<{ title: string }>`. */
export type InEach<Words> = Record<AnswerLanguage, Words>;

type Formats = {
  day: (day: Day) => string;
  /** With the day of the week. */
  fullDay: (day: Day) => string;
  clock: (time: ClockTime) => string;
  /** `in March 2027`, `from March 6, 2027 to March 8, 2027` */
  period: (from: Day | null, to: Day | null) => string;
  /** A country, a city, or several parts: `Mexico City, Mexico`. */
  country: (name: string) => string;
  /** The price of a whole race; `null` where none is known. */
  price: (price: Price) => string | null;
  distance: (distance: DistanceLabel, unit: LengthUnit) => string;
  /** A badge: `Road`. */
  type: (label: string) => string;
  height: (meters: number, unit: LengthUnit) => string;
  and: string;
  or: string;
};

const spanishDay = (day: Day) => formatDay(day, "es");
const spanishMonth = (day: Day) => formatMonthYear(day, "es");

const spanishCities: Readonly<Record<string, string>> = {
  "Mexico City": "Ciudad de México",
  "New York": "Nueva York",
};

const spanishTypes: Readonly<Record<string, string>> = {
  Road: "Ruta",
  Triathlon: "Triatlón",
  Urban: "Urbana",
};

const marathonMeters = 42_195;
const halfMeters = 21_098;

/** How each language writes what our tables hold. */
export const formats: InEach<Formats> = {
  en: {
    day: (day) => formatDay(day, "en"),
    fullDay: (day) => formatFullDay(day, "en"),
    clock: (time) => formatClockTime(time, "en"),
    period(from, to) {
      if (from && to) {
        if (isWholeYear(from, to)) return `in ${yearOf(from)}`;
        if (isWholeMonth(from, to)) return `in ${formatMonthYear(from, "en")}`;
        if (isWholeMonths(from, to)) {
          return `from ${formatMonthYear(from, "en")} to ${formatMonthYear(to, "en")}`;
        }
        if (from === to) return `on ${formatDay(from, "en")}`;
        if (isInOneMonth(from, to)) {
          return `from ${formatDay(from, "en").replace(/, \d{4}$/, "")} to ${Number(to.slice(8))}, ${yearOf(to)}`;
        }
        return `from ${formatDay(from, "en")} to ${formatDay(to, "en")}`;
      }
      if (from) return `from ${formatDay(from, "en")} on`;
      return to ? `until ${formatDay(to, "en")}` : "";
    },
    country: (name) => name,
    price: (price) => priceText(price, "free"),
    distance: formatDistance,
    type: (label) => label,
    height: formatHeight,
    and: "and",
    or: "or",
  },
  es: {
    day: spanishDay,
    fullDay: (day) => formatFullDay(day, "es"),
    clock: spanishClock,
    period(from, to) {
      if (from && to) {
        if (isWholeYear(from, to)) return `en ${yearOf(from)}`;
        if (isWholeMonth(from, to)) return `en ${spanishMonth(from)}`;
        if (isWholeMonths(from, to)) return `de ${spanishMonth(from)} a ${spanishMonth(to)}`;
        if (from === to) return `el ${spanishDay(from)}`;
        if (isInOneMonth(from, to)) return `del ${Number(from.slice(8))} al ${spanishDay(to)}`;
        return `del ${spanishDay(from)} al ${spanishDay(to)}`;
      }
      if (from) return `desde el ${spanishDay(from)}`;
      return to ? `hasta el ${spanishDay(to)}` : "";
    },
    country: (name) =>
      name
        .split(", ")
        .map((part) => spanishCities[part] ?? countryIn(part, "es"))
        .join(", "),
    price: (price) => priceText(price, "gratis"),
    distance(distance, unit) {
      if (distance.meters === marathonMeters) return "maratón";
      if (distance.meters === halfMeters) return "media maratón";
      return formatDistance(distance, unit);
    },
    type: (label) => spanishTypes[label] ?? label,
    height: (meters, unit) => (unit === "km" ? `${meters} m` : formatHeight(meters, unit)),
    and: "y",
    or: "o",
  },
};

/** `Lima, Peru`, with the state if it is not the city itself. */
export function placeIn(
  { city, stateProvince, country }: Pick<RaceCard, "city" | "stateProvince" | "country">,
  language: AnswerLanguage,
): string {
  const state = stateProvince === city ? null : stateProvince;
  const parts = [city, state, formats[language].country(country)];
  return written(parts.filter(Boolean).join(", "));
}

/** Spanish writes hours of the day to 24. */
function spanishClock(time: ClockTime): string {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time.trim());
  return found ? `${Number(found[1])}:${found[2]} h` : written(time);
}

function priceText(price: Price, free: string): string | null {
  if (price.kind === "unknown") return null;
  return price.kind === "free" ? free : written(price.text);
}

function isWholeYear(from: Day, to: Day): boolean {
  return from.endsWith("-01-01") && to === `${yearOf(from)}-12-31`;
}

function isInOneMonth(from: Day, to: Day): boolean {
  return from.slice(0, 7) === to.slice(0, 7);
}

function isWholeMonth(from: Day, to: Day): boolean {
  return from === startOfMonth(from) && to === endOfMonth(from);
}

function isWholeMonths(from: Day, to: Day): boolean {
  return from === startOfMonth(from) && to === endOfMonth(to);
}

/** Characters of an organizer's text in an answer. */
const longestText = 300;

/**
 * A text of our tables as a part of an answer: on one line, and without marks that Markdown would
 * read. A longer text is cut.
 */
export function written(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const short = line.length > longestText ? `${line.slice(0, longestText).toWellFormed()}…` : line;
  return short.replace(/[\\`*_[\]<>|~#]/g, "\\$&");
}

/** `a`, `a and b`, `a, b and c` */
export function listed(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join();
  return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
