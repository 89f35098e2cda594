import type { Database } from "#db/database.ts";
import { remembered } from "#db/search/remembered.ts";
import type { SearchQuery } from "../search-query.server.ts";
import { type CountedDays, countDays } from "./day-counts.ts";
import { type CountedGroups, countGroups } from "./facet-groups.server.ts";
import { facetPlaces } from "./facet-places.server.ts";
import type { RaceFacets } from "./facets.ts";
import { tally } from "./tally.server.ts";

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
export function questionOf(about: string, { filters, today, terms, within }: SearchQuery): string {
  const { sort: _sort, view: _view, date: _date, area: _area, page: _page, ...asked } = filters;
  return `${about} ${JSON.stringify([today, asked, terms, [...within]])}`;
}

async function loadFacets(db: Database, query: SearchQuery): Promise<CountedFacets> {
  const counted = await countedGroups(db, query);
  const { total, ...facets } = tally(
    counted.groups,
    await facetPlaces(db, counted.groups.ids),
    query.filters,
  );
  const { when, months, weekends } = countDays(counted.days, query.filters, query.today);
  return { total, facets: { ...facets, when }, months, weekends };
}
