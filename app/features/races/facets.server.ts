import type { Database } from "#db/database.ts";
import { remembered } from "#db/remembered.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { type Search, searchFor } from "./conditions.server.ts";
import { countGroups } from "./facet-groups.server.ts";
import { facetPlaces } from "./facet-places.server.ts";
import { type RaceFacets, tally } from "./facets.ts";
import { quickDates, type RaceFilters } from "./filters.ts";
import { understood } from "./understanding.server.ts";

export type CountedFacets = { total: number; facets: RaceFacets };

const byName = new Intl.Collator("en");

/** The exact number of races and all facets; without words remembered for some seconds. */
export function countFacets(db: Database, search: Search): Promise<CountedFacets> {
  if (search.terms.length > 0) return loadFacets(db, search);
  const { view: _view, date: _date, page: _page, ...asked } = search.filters;
  const question = JSON.stringify(["facets", search.today, asked]);
  return remembered(db, question, () => loadFacets(db, search));
}

/** The names of all cities that have races under these filters, whatever city is chosen. */
export async function citiesAmong(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<string[]> {
  const namesFor = async (search: Search) => {
    const { groups } = await countGroups(db, search);
    const { cities } = tally(groups, await facetPlaces(db, groups.ids), search.filters, Infinity);
    return cities.map(({ value }) => value).sort(byName.compare);
  };
  const typed = searchFor({ ...filters, city: "" }, toDay(now()));
  const names = await namesFor(typed);
  if (names.length > 0) return names;
  const search = await understood(db, typed);
  return search === typed ? [] : namesFor(search);
}

async function loadFacets(db: Database, search: Search): Promise<CountedFacets> {
  const counted = await countGroups(db, search);
  const { total, ...facets } = tally(
    counted.groups,
    await facetPlaces(db, counted.groups.ids),
    search.filters,
  );
  return {
    total,
    facets: {
      ...facets,
      quickDates: quickDates.map((value, at) => ({ value, count: counted.quickDates[at] ?? 0 })),
    },
  };
}
