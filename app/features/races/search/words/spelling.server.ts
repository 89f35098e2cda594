import type { Database } from "#db/database.ts";
import { searchWords } from "#db/schema.ts";
import { spelledAs } from "#db/search/spelling.ts";
import { typedWords } from "../reading/quotes.ts";
import type { Term } from "../reading/term.ts";
import { wordsWithMeaning } from "../reading/terms.ts";

/** The words of all terms in order, those without a meaning or quotes as the races spell them. */
export async function correctedTerms(db: Database, terms: readonly Term[]): Promise<string[]> {
  const isPlain = ({ meaning, isQuoted }: Term) => !meaning && !isQuoted;
  const plain = terms.filter(isPlain).flatMap(({ words }) => words);
  if (plain.length === 0) return terms.flatMap(typedWords);
  const corrected = await correctedWords(db, plain);
  const spelled = new Map(plain.map((word, at) => [word, corrected[at] ?? word]));
  return terms.flatMap((term) =>
    isPlain(term) ? term.words.map((word) => spelled.get(word) ?? word) : typedWords(term),
  );
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
