import type { FilterName, MinimumRating, RaceFilters } from "../../filters/filters.ts";

/** How many races one choice of a filter would leave. */
export type FacetCount<Value = string> = { value: Value; count: number };

/** The filters that offer choices. */
type FacetName = Exclude<
  FilterName,
  "q" | "isLiteral" | "near" | "distance" | "dates" | "weekends" | "price"
>;

/**
 * The counts beside the filters. Each filter's counts ignore what is chosen in that filter. Of the
 * cities only those with the most races are there, from A to Z.
 */
export type RaceFacets = { [Name in FacetName]: FacetCount<Choice<RaceFilters[Name]>>[] };

/** One choice of a filter that holds one or several. */
type Choice<Value> = Exclude<Value extends (infer One)[] ? One : Value, null | false>;

/**
 * For each type and place, how many races match the other filters, and how many of these have at
 * least 3, 4 and 5 stars. The numbers of `ids[n]` are at index `n` of every list. A type and place
 * may appear more than once, also with negative numbers: only the sums are counts.
 */
export type FacetGroups = {
  ids: number[];
  races: number[];
  rated: Record<MinimumRating, number[]>;
};
