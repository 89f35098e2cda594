import type { Day } from "#values/day.ts";
import { homeDay, quarterHour } from "#values/zone.ts";
import type { RaceFilters } from "../../filters/filters.ts";
import { usualRadius } from "../../places/near.ts";
import { placeSize } from "../../places/place-names.server.ts";
import { asTyped, commasIn, typedWordsIn } from "../../reading/search-words.ts";
import { capitalized, placedWords, type Term, typedWords } from "../../reading/term.ts";
import { plainTerms, termsIn } from "../../reading/terms.ts";

/** The query for the database: the filters, the meaning of their words, and the present time. */
export type SearchQuery = {
  filters: RaceFilters;
  terms: readonly Term[];
  /**
   * Patterns for words of one or two letters with which no word of a race begins: these may
   * stand anywhere in a text.
   */
  within: ReadonlyMap<string, readonly string[]>;
  /** When it is asked, to the quarter of an hour: days begin and end at such times everywhere. */
  now: Date;
  /** The day that the words and filters count from. */
  today: Day;
  /** The words are spelled in another way than they were typed. */
  isCorrected?: true;
};

/** The query for the words as they were typed. */
export function queryFor(filters: RaceFilters, now: Date): SearchQuery {
  return queryForWords(filters, typedWordsIn(filters.q), now);
}

/** The query for words that replace those of the filters, such as corrected ones. */
export function queryForWords(
  filters: RaceFilters,
  words: readonly string[],
  now: Date,
): SearchQuery {
  const today = homeDay(now);
  const terms = filters.isLiteral ? plainTerms(words) : termsIn(words, today, filters.q, placeSize);
  return { filters, terms, within: new Map(), now: quarterHour(now), today };
}

/** The words of a query, folded, in their order, and in quotes where they were typed so. */
export function wordsOf({ terms }: Pick<SearchQuery, "terms">): string[] {
  return typedWords(terms);
}

/** The text that was searched for instead of the typed one, or `null` where no word was corrected. */
export function correctionOf(query: SearchQuery): string | null {
  return query.isCorrected ? textOf(query) : null;
}

/** The words of a query as a text: as they were typed, with their commas, unless they were corrected. */
export function textOf({ terms, filters }: Pick<SearchQuery, "terms" | "filters">): string {
  const commas = commasIn(filters.q);
  const placed = placedWords(terms);
  const spelled = asTyped(wordsOf({ terms }), filters.q);
  return placed
    .map(({ at }, index) => {
      const isFollowed = index < placed.length - 1 && commas.has(at);
      return `${spelled[index]}${isFollowed ? "," : ""}`;
    })
    .join(" ");
}

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
