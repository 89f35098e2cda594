import { fold } from "#values/text/fold.ts";

/** The most words of a search text that count; the others are left out. */
const wordsLimit = 8;

/** The different words of a text, folded, without the punctuation around them. */
export function wordsIn(text: string): string[] {
  const words = fold(text).split(/[\s;:"“”()]+|,(?!\d)|(?<!\d),/);
  return [...new Set(words.filter(Boolean))].slice(0, wordsLimit);
}
