import { fold } from "#values/text/fold.ts";
import { typesOfBadge } from "../race-type.ts";
import type { FacetGroups } from "./facet-groups.server.ts";
import type { FacetPlace } from "./facet-places.server.ts";
import { type MinimumRating, minimumRatings, type QuickDate, type RaceFilters } from "./filters.ts";

/** How many races one choice of a filter would leave. */
export type FacetCount<Value = string> = { value: Value; count: number };

/** The counts beside the filters. Each filter's counts ignore what is chosen in that filter. */
export type RaceFacets = {
  types: FacetCount[];
  countries: FacetCount[];
  /** The cities with the most races. */
  cities: FacetCount[];
  quickDates: FacetCount<QuickDate>[];
  ratings: FacetCount<MinimumRating>[];
};

/** Cities that a page carries; its drop-down fetches the others when it is opened. */
const citiesLimit = 200;

/** The exact number of races, and all counts but those of the dates, from the counted groups. */
export function tally(
  groups: FacetGroups,
  places: ReadonlyMap<number, FacetPlace>,
  filters: RaceFilters,
  citiesShown = citiesLimit,
): { total: number } & Omit<RaceFacets, "quickDates"> {
  const chosen = chosenPlaces(filters);
  const { ids, rated } = groups;
  const matching = filters.rating === null ? groups.races : rated[filters.rating];
  const [types, countries, cities] = [new Counter(), new Counter(), new Counter()];
  const ratings = { 3: 0, 4: 0, 5: 0 };
  let total = 0;
  for (const [at, id] of ids.entries()) {
    const place = places.get(id);
    if (!place) continue;
    const races = matching[at] ?? 0;
    const isType = chosen.type(place);
    const isCountry = chosen.country(place);
    const isCity = chosen.city(place);
    if (isType && isCountry) cities.add(place.city, races);
    if (isType && isCity) countries.add(place.country, races);
    if (isCountry && isCity) {
      types.add(place.type, races);
      // Asked for by its stored name, `mountain` stands beside the `Trail` that includes it.
      const { storedType } = place;
      if (storedType !== place.type && filters.types.includes(storedType))
        types.add(storedType, races);
    }
    if (!(isType && isCountry && isCity)) continue;
    total += races;
    for (const stars of minimumRatings) ratings[stars] += rated[stars][at] ?? 0;
  }
  return {
    total,
    types: withChosen(types.counts(), filters.types),
    countries: withChosen(countries.counts(), filters.countries),
    cities: cities.counts().sort(mostFirst).slice(0, citiesShown),
    ratings: minimumRatings.map((value) => ({ value, count: ratings[value] })),
  };
}

/** What the filters on type, country and city say of a place: the same as they say in SQL. */
function chosenPlaces({ types, countries, city }: RaceFilters) {
  const badges = new Set(types.filter((type) => typesOfBadge(type).length > 0));
  const parts = countries.map(fold);
  const part = fold(city);
  return {
    type: (place: FacetPlace) =>
      types.length === 0 || badges.has(place.type) || types.includes(place.storedType),
    country: (place: FacetPlace) =>
      parts.length === 0 || parts.some((part) => place.foldedCountry.includes(part)),
    city: (place: FacetPlace) => part === "" || place.foldedCity.includes(part),
  };
}

class Counter {
  readonly #counts = new Map<string, FacetCount>();

  add(value: string, count: number) {
    const known = this.#counts.get(value);
    if (known) known.count += count;
    else this.#counts.set(value, { value, count });
  }

  counts(): FacetCount[] {
    return [...this.#counts.values()].filter(({ count }) => count > 0);
  }
}

function mostFirst(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}

/**
 * From A to Z, with what is chosen but finds nothing: a choice must not vanish from its list.
 * A chosen part of a name (`per`) stands for the names that contain it.
 */
function withChosen(counted: FacetCount[], chosen: string[]): FacetCount[] {
  const names = counted.map(({ value }) => fold(value));
  const missing = chosen.filter((choice) => !names.some((name) => name.includes(fold(choice))));
  const all = [...counted, ...missing.map((value) => ({ value, count: 0 }))];
  return all.sort((a, b) => a.value.localeCompare(b.value, "en"));
}
