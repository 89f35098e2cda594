import type { Day } from "#values/day.ts";
import type { RaceFilters } from "./filters.ts";
import { typedWords } from "./reading/quotes.ts";
import type { Term } from "./reading/term.ts";
import { plainTerms, termsIn } from "./reading/terms.ts";
import { asTyped, typedWordsIn } from "./words/search-words.ts";

/** The query for the database: the filters, the meaning of their words, and the present day. */
export type SearchQuery = {
  filters: RaceFilters;
  terms: readonly Term[];
  /**
   * Patterns for words of one or two letters with which no word of a race begins: these may
   * stand anywhere in a text.
   */
  within: ReadonlyMap<string, readonly string[]>;
  today: Day;
};

/** The query for the words as they were typed. */
export function queryFor(filters: RaceFilters, today: Day): SearchQuery {
  return queryForWords(filters, typedWordsIn(filters.q), today);
}

/** The query for words that replace those of the filters, such as corrected ones. */
export function queryForWords(
  filters: RaceFilters,
  words: readonly string[],
  today: Day,
): SearchQuery {
  const terms = filters.isLiteral ? plainTerms(words) : termsIn(words, today, filters.q);
  return { filters, terms, within: new Map(), today };
}

/** The words of a query, folded, in their order, and in quotes where they were typed so. */
export function wordsOf({ terms }: Pick<SearchQuery, "terms">): string[] {
  return typedWords(terms);
}

/** The words of a query as a text: as they were typed, unless they were corrected. */
export function textOf({ terms, filters }: Pick<SearchQuery, "terms" | "filters">): string {
  return asTyped(wordsOf({ terms }), filters.q).join(" ");
}
