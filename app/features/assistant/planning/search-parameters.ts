import type { Day } from "#values/day.ts";

/**
 * What a conversation asks the race search for. The names in snake case are those of the tool
 * `search_races`; a parameter that is not set does not narrow.
 */
export type SearchParameters = {
  city?: string;
  /** A state, province or region: `Cusco`, `Texas`. */
  state?: string;
  /** `Peru`, `Mexico`, `Canada`, `United States`, or another country of our races. */
  country?: string;
  /** Not far from a place, such as `Cusco` or `Springfield, Illinois`, or a position: `-13.52,-71.97`. */
  near?: string;
  /** Kilometers around `near`, 50 unless set; or around each of `places`. */
  within_km?: number;
  /** Any of several places: `Texas`, `Colorado`. */
  places?: string[];
  /** What the places are called together, as a search box asks for them: `east coast`. */
  region?: string;
  /** A badge: `Road`, `Trail`, `Ultra`, `Triathlon`, `MTB`, `Urban`. */
  race_type?: string;
  /** As runners say it: `5K`, `10K`, `Half Marathon`, `Marathon`, `50K`. */
  distance?: string;
  /** Any of several: `10K or Half Marathon`. */
  distances?: string[];
  /** Kilometers, both included: `at least 30 km`, `between 10 and 21`. */
  distance_from?: number;
  distance_to?: number;
  race_name?: string;
  /** The first and the last day, both included. */
  start_date_from?: Day;
  start_date_to?: Day;
  /** Places and types that are left out: `Texas`, `Trail`. */
  not?: string[];
  /** From 0 for Sunday to 6 for Saturday: `on Sundays`, `on weekends`. */
  weekdays?: number[];
  /**
   * A season while the hemisphere is unknown: the days depend on where each race is. With a country
   * the planner sets the dates instead.
   */
  season?: { north: { from: Day; to: Day }; south: { from: Day; to: Day } };
  /** The most that the length that is asked for may cost, in whole units of `currency`. 0 is free. */
  max_price?: number;
  /** `USD`, `MXN`, `PEN`, `CAD`, converted for races with another; else that of the country counts. */
  currency?: string;
  /** Stars; the list knows 3, 4 and 5 and rounds others down. */
  min_rating?: number;
  /** Only races that still take registrations. */
  is_open?: boolean;
  /** How many races to answer with, 5 unless set, at most 20. */
  limit?: number;
  /** How many to skip: "more" is the next page. */
  offset?: number;
  /** Soonest first, which is the default; `false` for the best match by `sort_by`. */
  sort_by_date?: boolean;
  sort_by?: "date" | "price" | "rating";
};
