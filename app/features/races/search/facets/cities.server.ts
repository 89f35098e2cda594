import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { RaceFilters } from "../filters.ts";
import type { SearchQuery } from "../search-query.ts";
import { queryWithChoices, understood } from "../words/understanding.server.ts";
import { countGroups } from "./facet-groups.server.ts";
import { facetPlaces } from "./facet-places.server.ts";
import { tally } from "./tally.server.ts";

const byName = new Intl.Collator("en");

/** The names of all cities that have races under these filters, without the filter on the city. */
export async function citiesAmong(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<string[]> {
  const namesFor = async (query: SearchQuery) => {
    const { groups } = await countGroups(db, query);
    const { city } = tally(groups, await facetPlaces(db, groups.ids), query.filters, Infinity);
    return city.map(({ value }) => value).sort(byName.compare);
  };
  const typed = await queryWithChoices(db, { ...filters, city: "" }, toDay(now()));
  const names = await namesFor(typed);
  if (names.length > 0) return names;
  const query = await understood(db, typed);
  return query === typed ? [] : namesFor(query);
}
