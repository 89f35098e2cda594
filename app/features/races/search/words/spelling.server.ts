import type { Database } from "#db/database.ts";
import { searchWords } from "#db/schema.ts";
import { spelledAs } from "#db/search/spelling.ts";
import { guessedWords } from "../reading/named-beside-or.ts";
import { typedWords } from "../reading/quotes.ts";
import type { Term } from "../reading/term.ts";
import { wordsWithMeaning } from "../reading/terms.ts";

/**
 * The words of all terms as they are typed, and as the races spell them: those without a meaning or quotes,
 * and those that are places only because an "or" stands beside them.
 */
export async function correctedTerms(db: Database, terms: readonly Term[]): Promise<string[]> {
  const unread = terms.flatMap((term) => unreadWords(term));
  if (unread.length === 0) return typedWords(terms);
  const corrected = await correctedWords(db, unread);
  const spelled = new Map(unread.map((word, at) => [word, corrected[at] ?? word]));
  const asSpelled = (term: Term) => {
    const own = unreadWords(term);
    return term.words.map((word) => (own.includes(word) && spelled.get(word)) || word);
  };
  return typedWords(terms.map((term) => ({ ...term, words: asSpelled(term) })));
}

function unreadWords(term: Term): string[] {
  if (term.isQuoted) return [];
  return term.meaning ? guessedWords(term) : term.words;
}

/**
 * Each word as the races spell it: `maratn limma` becomes `maraton lima`. A word of the races that is
 * one mistake away is preferred, then a word with a meaning (`decembr`), then a similar word.
 */
export function correctedWords(db: Database, words: readonly string[]): Promise<string[]> {
  return spelledAs(db, searchWords, words, wordsWithMeaning);
}

/** Each word of a name as the races spell it: a name has no words with a meaning. */
export function correctedName(db: Database, words: readonly string[]): Promise<string[]> {
  return spelledAs(db, searchWords, words, []);
}
