import type { Database } from "#db/database.ts";
import { remembered } from "#db/search/remembered.ts";
import type { Services } from "#services/services.ts";
import { fold } from "#values/text/fold.ts";
import { minimumRatings, type RaceFilters } from "../../filters/filters.ts";
import { type FacetPlace, facetPlaces, placeFilters } from "../query/place-filters.server.ts";
import type { SearchQuery } from "../query/query.server.ts";
import { findUnderstood } from "../query/understanding.server.ts";
import { type CountedDays, countDays } from "./day-counts.ts";
import { type CountedGroups, countGroups } from "./facet-groups.server.ts";
import type { FacetCount, FacetGroups, RaceFacets } from "./facets.ts";

/** The most cities that facets count; the drop-down reads the names of all. */
const citiesLimit = 200;

const collator = new Intl.Collator("en");

export type CountedFacets = {
  total: number;
  facets: RaceFacets;
} & Pick<CountedDays, "months" | "weekends">;

/** The exact number of races and all facets, remembered for some seconds or until races change. */
export function countFacets(db: Database, query: SearchQuery): Promise<CountedFacets> {
  return remembered(db, questionOf("facets", query), () => loadFacets(db, query));
}

/** The groups behind the facets, which the map adds up by place: its numbers are those of the list. */
export function countedGroups(db: Database, query: SearchQuery): Promise<CountedGroups> {
  return remembered(db, questionOf("groups", query), () => countGroups(db, query));
}

/** Names what is asked about all races of a query, in whatever order and view they are shown. */
export function questionOf(about: string, { filters, now, terms, within }: SearchQuery): string {
  const { sort: _sort, view: _view, date: _date, area: _area, page: _page, ...asked } = filters;
  return `${about} ${JSON.stringify([now, asked, terms, [...within]])}`;
}

async function loadFacets(db: Database, query: SearchQuery): Promise<CountedFacets> {
  const counted = await countedGroups(db, query);
  const { total, ...facets } = tally(
    counted.groups,
    await facetPlaces(db, counted.groups.ids),
    query.filters,
  );
  const { when, months, weekends } = countDays(counted.days, query);
  const isOpen = [{ value: true as const, count: total - counted.closed }];
  return { total, facets: { ...facets, when, isOpen }, months, weekends };
}

/** The names of all cities that have races under these filters, without the filter on the city. */
export async function citiesAmong(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<string[]> {
  const find = async (query: SearchQuery) => {
    const { groups } = await countGroups(db, query);
    const { city } = tally(groups, await facetPlaces(db, groups.ids), query.filters, Infinity);
    return city.map(({ value }) => value).sort(collator.compare);
  };
  const isEmpty = (names: string[]) => names.length === 0;
  const anywhere = { ...filters, city: "" };
  return (await findUnderstood(db, anywhere, now(), { find, isEmpty })).found;
}

/** The exact number of races, and the counts by type, place and rating, from the counted groups. */
function tally(
  groups: FacetGroups,
  places: ReadonlyMap<number, FacetPlace>,
  filters: RaceFilters,
  citiesShown = citiesLimit,
): { total: number } & Omit<RaceFacets, "when" | "isOpen"> {
  const isOfType = placeFilters.types.test(filters);
  const isInCountry = placeFilters.countries.test(filters);
  const isInCity = placeFilters.city.test(filters);
  const isNear = placeFilters.near.test(filters);
  const { ids, rated } = groups;
  const matching = filters.rating === null ? groups.races : rated[filters.rating];
  const types = new Counter();
  const countries = new Counter();
  const cities = new Counter();
  const ratings = { 3: 0, 4: 0, 5: 0 };
  let total = 0;
  for (const [at, id] of ids.entries()) {
    const place = places.get(id);
    if (!place || !isNear(place)) continue;
    const races = matching[at] ?? 0;
    const isType = isOfType(place);
    const isCountry = isInCountry(place);
    const isCity = isInCity(place);
    if (isType && isCountry) cities.add(place.city, races);
    if (isType && isCity) countries.add(place.country, races);
    if (isCountry && isCity) {
      types.add(place.type, races);
      // A filter on the stored name `mountain` is listed beside `Trail`, which includes it.
      const { storedType } = place;
      if (storedType !== place.type && filters.types.includes(storedType)) {
        types.add(storedType, races);
      }
    }
    if (!(isType && isCountry && isCity)) continue;
    total += races;
    for (const stars of minimumRatings) ratings[stars] += rated[stars][at] ?? 0;
  }
  return {
    total,
    types: withChosen(types.counts(), filters.types),
    countries: withChosen(countries.counts(), filters.countries),
    city: cities.counts().sort(mostFirst).slice(0, citiesShown).sort(byName),
    rating: minimumRatings.map((value) => ({ value, count: ratings[value] })),
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

function byName(a: FacetCount, b: FacetCount): number {
  return a.value < b.value ? -1 : 1;
}

/**
 * From A to Z, including choices that find nothing: a chosen value must not vanish from its list.
 * A chosen part of a name (`per`) stands for the names that contain it.
 */
function withChosen(counted: FacetCount[], chosen: string[]): FacetCount[] {
  const names = counted.map(({ value }) => fold(value));
  const missing = chosen.filter((choice) => !names.some((name) => name.includes(fold(choice))));
  const all = [...counted, ...missing.map((value) => ({ value, count: 0 }))];
  return all.sort((a, b) => collator.compare(a.value, b.value));
}
