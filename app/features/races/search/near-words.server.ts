import { usualRadius } from "../places/near.ts";
import type { RaceFilters } from "./filters.ts";
import { capitalized } from "./reading/term.ts";
import { type SearchQuery, textOf } from "./search-query.server.ts";

/**
 * The circle that the words of a search ask for (`half marathon near boston`) as the filter "Near", and
 * the other words; `null` where they ask for none or the filter is set.
 */
export function nearInWords({
  filters,
  terms,
}: Pick<SearchQuery, "filters" | "terms">): Pick<RaceFilters, "near" | "q"> | null {
  if (filters.near) return null;
  for (const { meaning } of terms) {
    if (meaning?.kind !== "near") continue;
    const others = terms.filter((term) => term.meaning !== meaning);
    const near = { place: capitalized(meaning.place), km: meaning.km ?? usualRadius };
    return { near, q: textOf({ filters, terms: others }) };
  }
  return null;
}
