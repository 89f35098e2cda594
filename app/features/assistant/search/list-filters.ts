import { toMeters } from "#features/races/distance.ts";
import {
  distanceBounds,
  minimumRatings,
  noFilters,
  type RaceFilters,
} from "#features/races/filters/filters.ts";
import { usualRadius } from "#features/races/places/near.ts";
import { raceType } from "#features/races/race-type.ts";
import { termsIn } from "#features/races/search/reading/terms.ts";
import type { Day } from "#values/day.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";

/** A distance that is asked for by its length finds those this many kilometers around it. */
const tolerance = 0.5;

/** Longer than a marathon. */
const shortestUltra = 43;

/**
 * The filters of the race list that ask for the same. The list knows neither prices nor open
 * registrations, so it can hold more races than the parameters find.
 */
export function listFilters(params: SearchParameters, today: Day): RaceFilters {
  const { city = "", country, race_type, start_date_from, start_date_to } = params;
  const words = [params.race_name, params.state, seasonWord(params, today)];
  return {
    ...noFilters,
    q: words.filter(Boolean).join(" "),
    types: race_type ? [badgeNamed(race_type)] : [],
    countries: country ? [country] : [],
    city,
    near: params.near ? { place: params.near, km: params.within_km ?? usualRadius } : null,
    distance: listedLengths(params),
    dates: { from: start_date_from ?? null, to: start_date_to ?? null },
    rating: minimumRatings.findLast((stars) => stars <= (params.min_rating ?? 0)) ?? null,
  };
}

/**
 * The lengths that are asked for, in kilometers: `10K` finds 9.5 to 10.5 km. `null` where any length
 * will do.
 */
export function lengthsAsked(params: SearchParameters): { from: number; to: number } | null {
  const { distance, distance_from: from, distance_to: to } = params;
  const meters = distance === undefined ? null : toMeters(distance);
  if (meters !== null) return { from: meters / 1000 - tolerance, to: meters / 1000 + tolerance };
  if (distance !== undefined && raceType(distance).kind === "ultra") {
    return { from: shortestUltra, to: Infinity };
  }
  if (from === undefined && to === undefined) return null;
  return { from: from ?? 0, to: to ?? Infinity };
}

/** An upper end of exactly 100 means "and more" in the list: 100 km are written as a meter more. */
function listedLengths(params: SearchParameters): RaceFilters["distance"] {
  const { from, to } = lengthsAsked(params) ?? { from: distanceBounds.from, to: Infinity };
  if (to === Infinity) return { from, to: distanceBounds.to };
  return { from, to: to === distanceBounds.to ? to + 0.001 : to };
}

/** `trail` is the badge `Trail`; other types stay as they are. */
function badgeNamed(type: string): string {
  const { kind, label } = raceType(type);
  return kind === "other" ? type : label;
}

/** The word by which the list finds the same season. */
function seasonWord({ season, race_name }: SearchParameters, today: Day): string | undefined {
  if (!season || race_name) return undefined;
  return ["spring", "summer", "fall", "winter"].find((word) => {
    const [term] = termsIn([word], today);
    return term?.meaning?.kind === "season" && term.meaning.north.from === season.north.from;
  });
}
