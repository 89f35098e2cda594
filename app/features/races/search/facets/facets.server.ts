import type { Database } from "#db/database.ts";
import { remembered } from "#db/search/remembered.ts";
import type { SearchQuery } from "../search-query.ts";
import { type CountedDays, countDays } from "./day-counts.ts";
import { countGroups } from "./facet-groups.server.ts";
import { facetPlaces } from "./facet-places.server.ts";
import type { RaceFacets } from "./facets.ts";
import { tally } from "./tally.server.ts";

export type CountedFacets = {
  total: number;
  facets: RaceFacets;
} & Pick<CountedDays, "months" | "weekends">;

/** The exact number of races and all facets, remembered for some seconds or until races change. */
export function countFacets(db: Database, query: SearchQuery): Promise<CountedFacets> {
  const { sort: _sort, view: _view, date: _date, page: _page, ...filters } = query.filters;
  const asked = [query.today, filters, query.terms, [...query.within]];
  return remembered(db, `facets ${JSON.stringify(asked)}`, () => loadFacets(db, query));
}

async function loadFacets(db: Database, query: SearchQuery): Promise<CountedFacets> {
  const counted = await countGroups(db, query);
  const { total, ...facets } = tally(
    counted.groups,
    await facetPlaces(db, counted.groups.ids),
    query.filters,
  );
  const { when, months, weekends } = countDays(counted.days, query.filters, query.today);
  return { total, facets: { ...facets, when }, months, weekends };
}
