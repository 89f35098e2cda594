import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { RaceFilters } from "./filters.ts";
import { type FoundPage, findPage } from "./search-page.server.ts";
import { correctionOf, type SearchQuery } from "./search-query.server.ts";
import { findUnderstood } from "./words/understanding.server.ts";

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
  const { query, found } = await findUnderstood(db, filters, toDay(now()), {
    find: (query) => findPage(db, query),
    isEmpty: ({ total }) => total === 0,
  });
  return { ...found, query, corrected: correctionOf(query) };
}
