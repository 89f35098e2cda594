import type { Database } from "#db/database.ts";
import { countMatches, type Search } from "../conditions.server.ts";
import { filterNames, isSet, noFilters } from "../filters.ts";
import { plainTerms, termsIn } from "../reading/terms.ts";
import { correctedTerms } from "./spelling.server.ts";
import { patternsWithin } from "./vocabulary.server.ts";

/**
 * The search with its words as they are best understood, for one that found nothing: short words as
 * any part of a word, else all words as the races spell them. No word is ever left out. The filters
 * have no say, so that what the words mean stays while somebody chooses among what they found.
 */
export async function understood(db: Database, search: Search): Promise<Search> {
  if (search.terms.length === 0) return search;
  const finds = async (some: Search) =>
    (await countMatches(db, { ...some, filters: noFilters })) > 0;
  const { q: _q, isLiteral: _isLiteral, ...narrowing } = search.filters;
  const isNarrowed = filterNames.some((name) => isSet({ ...noFilters, ...narrowing }, name));
  if (isNarrowed && (await finds(search))) return search;

  const parted = await asParts(db, search);
  // Whatever stands in the vocabulary alone, some race has.
  if (parted && (search.terms.length === 1 || (await finds(parted)))) return parted;
  const spelled = await asSpelled(db, search);
  if (!spelled) return search;
  if (await finds(spelled)) return spelled;
  const both = await asParts(db, spelled);
  return both && (await finds(both)) ? both : search;
}

/** With one or two letters as any part of a word; `null` where there are none, or no such word. */
async function asParts(db: Database, search: Search): Promise<Search | null> {
  const short = wordsOf(search).filter((word) => word.length < 3);
  if (short.length === 0) return null;
  const within = await patternsWithin(db, short);
  return within.size === 0 ? null : { ...search, within };
}

/** With the words as the races spell them; `null` where none is misspelt. */
export async function asSpelled(db: Database, search: Search): Promise<Search | null> {
  const words = await correctedTerms(db, search.terms);
  if (words.join(" ") === wordsOf(search).join(" ")) return null;
  const terms = search.filters.isLiteral ? plainTerms(words) : termsIn(words, search.today);
  return { ...search, terms };
}

/** The words of a search, folded, in their order. */
export function wordsOf({ terms }: Pick<Search, "terms">): string[] {
  return terms.flatMap(({ words }) => words);
}
