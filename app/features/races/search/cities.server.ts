import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { type Search, searchFor } from "./conditions.server.ts";
import { countGroups } from "./facet-groups.server.ts";
import { facetPlaces } from "./facet-places.server.ts";
import { tally } from "./facets.ts";
import type { RaceFilters } from "./filters.ts";
import { understood } from "./words/understanding.server.ts";

const byName = new Intl.Collator("en");

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
