import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { RaceFilters } from "./filters.ts";
import { type FoundPage, findPage } from "./search-page.server.ts";
import { correctionOf, type SearchQuery } from "./search-query.ts";
import { queryWithChoices, understood } from "./words/understanding.server.ts";

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
  const typed = await queryWithChoices(db, filters, toDay(now()));
  const found = await findPage(db, typed);
  const query = found.total > 0 ? typed : await understood(db, typed);
  const shown = query === typed ? found : await findPage(db, query);
  return { ...shown, query, corrected: correctionOf(query) };
}
