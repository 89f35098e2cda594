import { addMonths, type Day, parseDay, parseMonth, startOfMonth } from "#values/day.ts";
import { lengthTolerance, longestRaceMeters, toMeters } from "../distance.ts";
import { radiusBounds, readPosition, usualRadius, writePosition } from "../places/near.ts";
import { raceType } from "../race-type.ts";
import { readArea } from "./area.ts";
import { calendarMonths } from "./days.ts";
import { distanceBoundsIn, rangeInKilometers } from "./distance-range.ts";
import {
  currencies,
  distanceBounds,
  inOwnOrder,
  minimumRatings,
  noFilters,
  quickDates,
  type RaceFilters,
  raceSorts,
  raceViews,
} from "./filters.ts";

/** The most letters of a search text, a type, a country or a city; longer texts are cut. */
const textLimit = 100;

/** The most types and the most countries that one search names. */
const choicesLimit = 20;

/** The last page. Visitors who want to see more races narrow the search. */
export const pageLimit = 500;

/**
 * Reads the filters of the race list from the address. Servers and browsers read it alike, so that it
 * leans on nothing large.
 * Takes any address: parameters that make no sense count as not set.
 */
export function readRaceFilters(params: URLSearchParams, today: Day): RaceFilters {
  const view = oneOf(raceViews, params.get("view")) ?? noFilters.view;
  return inOwnOrder({
    q: clean(params.get("q") ?? ""),
    isLiteral: params.get("words") === "literal",
    types: readChoices(params.getAll("type").map(badgeNamed)),
    countries: readChoices(params.getAll("country")),
    city: clean(params.get("city") ?? ""),
    near: readNear(params),
    distance: readDistance(params),
    when: oneOf(quickDates, params.get("when")),
    dates: readDates(params),
    weekends: params.get("weekends") === "1",
    rating: oneOf(minimumRatings, Number(params.get("rating"))),
    price: readPrice(params),
    isOpen: params.get("open") === "1",
    sort: oneOf(raceSorts, params.get("sort")) ?? noFilters.sort,
    view,
    date: readDate(params.get("date"), today),
    area: view === "map" ? readArea(params) : null,
    page: readPage(params.get("page")),
  });
}

function oneOf<Value>(values: readonly Value[], typed: unknown): Value | null {
  return values.find((value) => value === typed) ?? null;
}

function readChoices(typed: string[]): string[] {
  return [...new Set(typed.map(clean).filter(Boolean))].sort().slice(0, choicesLimit);
}

function readPage(typed: string | null): number {
  const page = Math.min(Number(typed), pageLimit);
  return Number.isInteger(page) && page >= 1 ? page : noFilters.page;
}

/** One line without control characters, which the database refuses. */
function clean(typed: string): string {
  const line = typed.toWellFormed().replace(/[\p{Cc}\s]+/gu, " ");
  return [...line.slice(0, 2 * textLimit)].slice(0, textLimit).join("").trim();
}

/** `near=Cusco&within=100`, or a position, which is rounded: `near=-13.52,-71.97`. */
function readNear(params: URLSearchParams): RaceFilters["near"] {
  const place = clean(params.get("near") ?? "");
  if (!place) return null;
  const within = readNumber(params.get("within")) ?? usualRadius;
  const bounded = Math.min(Math.max(within, radiusBounds.from), radiusBounds.to);
  const position = readPosition(place);
  return {
    place: position ? writePosition(position) : place,
    km: Math.round(bounded * 10) / 10,
  };
}

/**
 * From `distance`, or from the two number boxes that a form without scripts sends beside the
 * `distance` that they showed: a box that was not changed leaves its end as exact as it was.
 */
function readDistance(params: URLSearchParams): RaceFilters["distance"] {
  const asked = readLengths(params.get("distance") ?? "") ?? { ...distanceBounds };
  const unit = params.get("distance_unit") === "mi" ? "mi" : "km";
  const bounds = distanceBoundsIn[unit];
  const [low, high] = ["distance_from", "distance_to"].map((name) => readNumber(params.get(name)));
  if (typeof low !== "number" && typeof high !== "number") return asked;
  const typed = { from: low ?? bounds.from, to: high ?? bounds.to };
  const { from, to } = rangeInKilometers(typed, unit, asked);
  return inBounds(from, to);
}

/** `5-21`, `10`, `10K`, `marathon`; `null` for a text that names no length. */
export function readLengths(typed: string): RaceFilters["distance"] | null {
  const asked = clean(typed);
  const [, start, end] = /^(\d[\d.,]*) ?[-–] ?(\d[\d.,]*)$/.exec(asked) ?? [];
  if (start && end) {
    const [from, to] = [readNumber(start), readNumber(end)];
    return from === null || to === null ? null : inBounds(from, to);
  }
  const meters = toMeters(asked);
  if (meters === null) return null;
  return inBounds((meters - lengthTolerance) / 1000, (meters + lengthTolerance) / 1000);
}

/**
 * `50 USD`, `0 PEN`, also from the two fields of a form; a currency that no race has counts as not set.
 */
export function readPrice(params: URLSearchParams | FormData): RaceFilters["price"] {
  const typed = [params.get("price"), params.get("currency")].filter(Boolean).join(" ");
  const [, amount = "", code] = /^(\d{1,7}(?:\.\d{1,2})?) ([A-Z]{3})$/.exec(typed) ?? [];
  const currency = oneOf(currencies, code);
  return currency && { minor: Math.round(Number(amount) * 100), currency };
}

function readNumber(typed: string | null): number | null {
  const number = Number(typed?.trim().replace(",", ".") || NaN);
  return Number.isFinite(number) ? number : null;
}

function inBounds(from: number, to: number): RaceFilters["distance"] {
  if (Number.isNaN(from + to)) return { ...distanceBounds };
  const [start = 0, end = 0] = [from, to].sort((a, b) => a - b).map(toBounds);
  return { from: start, to: end };
}

function toBounds(kilometers: number): number {
  const bounded = Math.min(Math.max(kilometers, distanceBounds.from), longestRaceMeters / 1000);
  return Math.round(bounded * 1000) / 1000;
}

/** `road` in an old link means the badge `Road`; other types stay as they are. */
function badgeNamed(type: string): string {
  const { label } = raceType(type, "en");
  return label.toLowerCase() === type.trim().toLowerCase() ? label : type;
}

/** The days of `from` and `to`, the earlier one first. */
function readDates(params: URLSearchParams): RaceFilters["dates"] {
  const from = parseDay(params.get("from") ?? "");
  const to = parseDay(params.get("to") ?? "");
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

/** `2026-12-06` or `2026-12`, if the calendars go that far. */
function readDate(typed: string | null, today: Day): Day | null {
  const day = parseDay(typed ?? "") ?? parseMonth(typed ?? "");
  if (day === null) return null;
  const month = startOfMonth(day);
  const isNear =
    month >= addMonths(today, -calendarMonths.back) &&
    month <= addMonths(today, calendarMonths.ahead);
  return isNear ? day : null;
}
