import { lengthTolerance, toMeters } from "#features/races/distance.ts";
import {
  distanceBounds,
  highestMinor,
  minimumRatings,
  noFilters,
  type RaceFilters,
} from "#features/races/filters/filters.ts";
import { usualRadius } from "#features/races/places/near.ts";
import { raceKind, raceType } from "#features/races/race-type.ts";
import { termsIn } from "#features/races/reading/terms.ts";
import { currencyOfCountry } from "#values/countries.ts";
import { type Day, yearOf } from "#values/day.ts";
import { isCurrency } from "#values/money.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";

/** Longer than a marathon. */
const shortestUltra = 43;

const weekend = [6, 0];
const weekdayWords = "sundays mondays tuesdays wednesdays thursdays fridays saturdays".split(" ");

/** The filters of the race list that ask for the same. What has no filter of its own is among the words. */
export function listFilters(params: SearchParameters, today: Day): RaceFilters {
  const { city = "", country, race_type, start_date_from, start_date_to } = params;
  const isWeekend =
    params.weekdays?.length === weekend.length &&
    weekend.every((day) => params.weekdays?.includes(day));
  const words = [
    params.race_name,
    params.state,
    params.region ?? placeWords(params),
    params.distances?.join(" or "),
    params.not?.map((name) => `not ${name}`).join(" "),
    seasonWords(params, today),
    isWeekend ? undefined : params.weekdays?.map((at) => weekdayWords[at]).join(" or "),
  ];
  return {
    ...noFilters,
    q: words.filter(Boolean).join(" "),
    types: race_type ? [badgeNamed(race_type)] : [],
    countries: country ? [country] : [],
    city,
    near: params.near ? { place: params.near, km: params.within_km ?? usualRadius } : null,
    distance: listedLengths(params),
    dates: { from: start_date_from ?? null, to: start_date_to ?? null },
    weekends: isWeekend,
    rating: starsAsked(params),
    price: highestPrice(params),
    isOpen: params.is_open === true,
    sort: params.sort_by ?? (params.sort_by_date === false ? "rating" : "date"),
  };
}

/** Any of several places, or around any of them. */
function placeWords({ places, within_km }: SearchParameters): string | undefined {
  const names = places?.join(" or ");
  return names && within_km !== undefined ? `within ${within_km} km of ${names}` : names;
}

/** The stars of the list that are closest to those that are asked for, from below. */
export function starsAsked({ min_rating = 0 }: SearchParameters): RaceFilters["rating"] {
  return minimumRatings.findLast((stars) => stars <= min_rating) ?? null;
}

/** The currency of `max_price`: the one that is named, or that of the country. */
export function currencyOf({ currency, country }: SearchParameters): string {
  return currency ?? currencyOfCountry(country);
}

function highestPrice(params: SearchParameters): RaceFilters["price"] {
  const { max_price } = params;
  if (max_price === undefined) return null;
  const currency = currencyOf(params);
  const minor = Math.min(Math.round(max_price * 100), highestMinor);
  return { minor, currency: isCurrency(currency) ? currency : "USD" };
}

/**
 * The lengths that are asked for, in kilometers: `10K` finds 9.5 to 10.5 km. Empty where any length
 * will do.
 */
export function lengthsAsked(params: SearchParameters): LengthSpan[] {
  const { distances, ...one } = params;
  if (distances) return distances.flatMap((distance) => lengthsAsked({ distance }));
  const asked = lengthAsked(one);
  return asked ? [asked] : [];
}

type LengthSpan = { from: number; to: number };

function lengthAsked(params: SearchParameters): LengthSpan | null {
  const { distance, distance_from: from, distance_to: to } = params;
  const meters = distance === undefined ? null : toMeters(distance);
  if (meters !== null)
    return { from: (meters - lengthTolerance) / 1000, to: (meters + lengthTolerance) / 1000 };
  if (distance !== undefined && raceKind(distance) === "ultra") {
    return { from: shortestUltra, to: Infinity };
  }
  if (from === undefined && to === undefined) return null;
  return { from: from ?? 0, to: to ?? Infinity };
}

/** An upper end of exactly 100 means "and more" in the list: 100 km are written as a meter more. */
function listedLengths(params: SearchParameters): RaceFilters["distance"] {
  const { from, to } = lengthAsked(params) ?? { from: distanceBounds.from, to: Infinity };
  if (to === Infinity) return { from, to: distanceBounds.to };
  return { from, to: to === distanceBounds.to ? to + 0.001 : to };
}

/** `trail` is the badge `Trail`; other types stay as they are. */
function badgeNamed(type: string): string {
  const { kind, label } = raceType(type, "en");
  return kind === "other" ? type : label;
}

const seasons = ["spring", "summer", "fall", "winter"];

/** The words by which the list finds the same season: `spring`, `spring 2028`. */
function seasonWords({ season, race_name }: SearchParameters, today: Day): string | undefined {
  if (!season || race_name) return undefined;
  const year = String(yearOf(season.north.to));
  const ways = seasons.flatMap((name) => [[name], [name, year]]);
  const isSame = (words: string[], halves: readonly ("north" | "south")[]) => {
    const meaning = termsIn(words, today)[0]?.meaning;
    return (
      meaning?.kind === "season" && halves.every((half) => meaning[half].from === season[half].from)
    );
  };
  const way =
    ways.find((words) => isSame(words, ["north", "south"])) ??
    ways.find((words) => isSame(words, ["north"]));
  return way?.join(" ");
}
