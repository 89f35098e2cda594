import type { Database } from "#db/database.ts";
import { searchWords } from "#db/schema.ts";
import { spelledAs } from "#db/search/spelling.ts";
import { typedWords } from "../reading/quotes.ts";
import type { Term } from "../reading/term.ts";
import { wordsWithMeaning } from "../reading/terms.ts";

/** The words of all terms as they are typed, those without a meaning or quotes as the races spell them. */
export function correctedTerms(db: Database, terms: readonly Term[]): Promise<string[]> {
  return correctedIn(db, terms, ({ words, meaning, names, isQuoted }) =>
    isQuoted ? [] : meaning ? (names ?? []) : words,
  );
}

/** The same, where only the names within a meaning may be misspelt: `limma o cusco`. */
export function correctedNames(db: Database, terms: readonly Term[]): Promise<string[]> {
  return correctedIn(db, terms, ({ names }) => names ?? []);
}

async function correctedIn(
  db: Database,
  terms: readonly Term[],
  misspelt: (term: Term) => readonly string[],
): Promise<string[]> {
  const plain = [...new Set(terms.flatMap(misspelt))];
  if (plain.length === 0) return typedWords(terms);
  const corrected = await correctedWords(db, plain);
  const spelled = new Map(plain.map((word, at) => [word, corrected[at] ?? word]));
  return typedWords(
    terms.map((term) => {
      const own = misspelt(term);
      const words = term.words.map((word) =>
        own.includes(word) ? (spelled.get(word) ?? word) : word,
      );
      return { ...term, words };
    }),
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
