import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { type Search, searchFor } from "./conditions.server.ts";
import type { RaceFilters } from "./filters.ts";
import { type FoundPage, findPage } from "./search-page.server.ts";
import { understood, wordsOf } from "./words/understanding.server.ts";

export type FoundRaces = FoundPage & {
  /** The words that were searched for instead, where no race has those typed. */
  corrected: string | null;
  /** What was searched for, with its words as they were understood. */
  search: Search;
};

/** One page of the upcoming races that the filters leave, soonest first, with all facets. */
export async function searchRaces(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<FoundRaces> {
  const typed = searchFor(filters, toDay(now()));
  const found = await findPage(db, typed);
  if (found.total > 0) return { ...found, search: typed, corrected: null };

  const search = await understood(db, typed);
  if (search === typed) return { ...found, search, corrected: null };
  const corrected = search.terms === typed.terms ? null : wordsOf(search).join(" ");
  return { ...(await findPage(db, search)), search, corrected };
}
