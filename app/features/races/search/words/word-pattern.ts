import { literal } from "#values/text/typed.ts";

/** One or two letters match the start of a word only: the trigram index knows nothing shorter. */
export function wordPattern(word: string): string {
  return word.length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`;
}
