import type { Database } from "#db/database.ts";
import { remembered } from "#db/search/remembered.ts";
import type { Search } from "./conditions.server.ts";
import { countGroups } from "./facet-groups.server.ts";
import { facetPlaces } from "./facet-places.server.ts";
import { type RaceFacets, tally } from "./facets.ts";
import { quickDates } from "./filters.ts";

export type CountedFacets = { total: number; facets: RaceFacets };

/** The exact number of races and all facets; without words remembered for some seconds. */
export function countFacets(db: Database, search: Search): Promise<CountedFacets> {
  if (search.terms.length > 0) return loadFacets(db, search);
  const { view: _view, date: _date, page: _page, ...asked } = search.filters;
  const question = JSON.stringify(["facets", search.today, asked]);
  return remembered(db, question, () => loadFacets(db, search));
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
