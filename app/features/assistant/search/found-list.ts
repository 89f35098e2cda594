import type { Price } from "#features/races/shown-price.ts";
import type { FoundRace } from "../conversation/assistant.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";

/** What a search has found. */
export type FoundList = {
  /** The cards of one page, each with the price of the length that was asked for. */
  races: (FoundRace & { price: Price })[];
  /** How many races there are on all pages. */
  total: number;
  /** The address of the race list with the same filters and the same races. */
  list: string;
};

/** What can be left out of a search; each code stands for the parameters that belong together. */
export const nearMissSubjects = {
  price: ["max_price", "currency"],
  dates: ["start_date_from", "start_date_to", "season", "weekdays"],
  distance: ["distance", "distances", "distance_from", "distance_to"],
  type: ["race_type"],
  name: ["race_name"],
  near: ["near", "within_km", "places", "region"],
  /** Farther around the place. */
  wider: ["near", "within_km", "city"],
  city: ["city"],
  state: ["state"],
  country: ["country"],
  rating: ["min_rating"],
  open: ["is_open"],
} as const satisfies Record<string, readonly (keyof SearchParameters)[]>;
export type NearMissSubject = keyof typeof nearMissSubjects;

/** A search that finds `total` races without one of its parameters. */
export type NearMiss = { subject: NearMissSubject; params: SearchParameters; total: number };
