import type { Term } from "./term.ts";

/** How a word is typed that is taken as it is: `"spring"` is a name, not a season. */
export function inQuotes(word: string): string {
  return `"${word}"`;
}

/** The word in the quotes around it, or `null` where it has none. */
export function wordInQuotes(word: string): string | null {
  return /^"(.+)"$/.exec(word)?.[1] ?? null;
}

/**
 * The words of terms in the order in which they are typed, which is not that of the terms: `november
 * lima 2027` has one of two words. Those that are never read stay in quotes.
 */
export function typedWords(terms: readonly Term[]): string[] {
  return placedWords(terms).map(({ word }) => word);
}

/** The same with their places in the search. */
export function placedWords(terms: readonly Term[]): { word: string; at: number }[] {
  return terms
    .flatMap(({ words, at, isQuoted }) =>
      words.map((word, index) => ({ word: isQuoted ? inQuotes(word) : word, at: at[index] ?? 0 })),
    )
    .sort((one, other) => one.at - other.at);
}
