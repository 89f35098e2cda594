import { literal } from "#values/text/clean.ts";
import { fold } from "#values/text/fold.ts";

/** One letter would find nearly everything. */
const leastLetters = 2;
const mostWords = 6;

/**
 * For each typed word, the pattern of texts with a word that begins with it:
 * `ana qui` becomes `% ana%` and `% qui%`. The texts are folded and begin with a space. Words of one
 * letter are left out.
 */
export function beginningsOf(typed: string): string[] {
  return fold(typed)
    .split(/\s+/)
    .filter((word) => word.length >= leastLetters)
    .slice(0, mostWords)
    .map((word) => `% ${literal(word)}%`);
}

/** The pattern of folded texts that begin with it, after a space; `null` for less than two letters. */
export function beginningOf(typed: string): string | null {
  const text = fold(typed.trim());
  return text.length >= leastLetters ? ` ${literal(text)}%` : null;
}
