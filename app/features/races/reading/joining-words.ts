import { isFiller } from "./filler-words.ts";
import type { Term } from "./term.ts";

const isOr = /^(or|o|u|\/|and\/or|y\/o)$/;
const isAnd = /^(and|y|e|&)$/;

/** Whether a word asks for either of the terms before and after it. */
export function joinsEither(word: string): boolean {
  return isOr.test(word);
}

/** Whether a word asks for both terms, or for either of two that no race has together. */
function joinsBoth(word: string): boolean {
  return isAnd.test(word);
}

/** Whether a word may join the terms before and after it. */
export function isJoining(word: string): boolean {
  return joinsEither(word) || joinsBoth(word);
}

/** Whether a term is such a word. */
export function isJoiningTerm({ words, isQuoted }: Term): boolean {
  return !isQuoted && isJoining(words.join(" "));
}

/** Whether a term is a word that says something, and that nothing here knows. */
export function isPlain(term: Term | undefined): boolean {
  return term !== undefined && !term.meaning && !term.isQuoted && !isFiller(term.words[0] ?? "");
}

/** The words of several terms, with their places. */
export function both(...terms: readonly Term[]): Pick<Term, "words" | "at"> {
  return { words: terms.flatMap(({ words }) => words), at: terms.flatMap(({ at }) => at) };
}
