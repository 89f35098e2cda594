import type { Term } from "./term.ts";

/** How a word is typed that is taken as it is: `"spring"` is a name, not a season. */
export function inQuotes(word: string): string {
  return `"${word}"`;
}

/** The word in the quotes around it, or `null` where it has none. */
export function wordInQuotes(word: string): string | null {
  return /^"(.+)"$/.exec(word)?.[1] ?? null;
}

/** The words of a term as they are typed: those that are never read stay in quotes. */
export function typedWords({ words, isQuoted }: Term): string[] {
  return isQuoted ? words.map(inQuotes) : words;
}

/**
 * The words of all terms in the order of the search: a month may stand apart from its year.
 * @param wordsOf - the words of a term
 */
export function inTypedOrder(terms: readonly Term[], wordsOf = typedWords): string[] {
  return terms
    .flatMap((term) => wordsOf(term).map((word, place) => ({ word, at: term.at[place] ?? 0 })))
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word);
}
