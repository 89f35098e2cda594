import { fold } from "#values/text/fold.ts";

/** The most words of a search text that count; the others are left out. */
const wordsLimit = 16;

/** Between words; a comma within a number stays. */
const gap = /[\s;:"“”()¿¡]+|,(?!\d)|(?<!\d),/;

/** The words of a text, folded, without the punctuation around them. */
export function wordsIn(text: string): string[] {
  const words = fold(text)
    .split(gap)
    .map((word) => word.replace(/(?<=.)[?!.]+$/, ""));
  return words.filter(Boolean).slice(0, wordsLimit);
}

/** Folded words as they were typed: `ninos` is `Niños`. Words that were not typed stay as they are. */
export function asTyped(words: readonly string[], typed: string): string[] {
  const spelled = new Map(
    typed.split(gap).flatMap((word) => wordsIn(word).map((key) => [key, word])),
  );
  return words.map((word) => spelled.get(word) ?? word);
}

/** A text without some of its words, which are folded. */
export function withoutWords(typed: string, words: readonly string[]): string {
  const left = typed.split(gap).filter((word) => !wordsIn(word).some((key) => words.includes(key)));
  return left.filter(Boolean).join(" ");
}
