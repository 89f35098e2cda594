import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { RaceFilters } from "../filters.ts";
import type { SearchQuery } from "../search-query.server.ts";
import { findUnderstood } from "../words/understanding.server.ts";
import { countGroups } from "./facet-groups.server.ts";
import { facetPlaces } from "./facet-places.server.ts";
import { tally } from "./tally.server.ts";

const byName = new Intl.Collator("en");

/** The names of all cities that have races under these filters, without the filter on the city. */
export async function citiesAmong(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<string[]> {
  const find = async (query: SearchQuery) => {
    const { groups } = await countGroups(db, query);
    const { city } = tally(groups, await facetPlaces(db, groups.ids), query.filters, Infinity);
    return city.map(({ value }) => value).sort(byName.compare);
  };
  const isEmpty = (names: string[]) => names.length === 0;
  const anywhere = { ...filters, city: "" };
  return (await findUnderstood(db, anywhere, toDay(now()), { find, isEmpty })).found;
}
