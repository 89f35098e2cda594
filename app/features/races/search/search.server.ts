import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { RaceFilters } from "./filters.ts";
import { type FoundPage, findPage } from "./search-page.server.ts";
import { queryFor, type SearchQuery, textOf } from "./search-query.ts";
import { understood } from "./words/understanding.server.ts";

export type FoundRaces = FoundPage & {
  /** The words that were searched for instead, if no race contains the typed words. */
  corrected: string | null;
  /** The query that found the races, with its words as they were understood. */
  query: SearchQuery;
};

/** One page of the upcoming races that the filters leave, soonest first, with all facets. */
export async function searchRaces(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<FoundRaces> {
  const typed = queryFor(filters, toDay(now()));
  const found = await findPage(db, typed);
  if (found.total > 0) return { ...found, query: typed, corrected: null };

  const query = await understood(db, typed);
  if (query === typed) return { ...found, query, corrected: null };
  const corrected = query.terms === typed.terms ? null : textOf(query);
  return { ...(await findPage(db, query)), query, corrected };
}
