import { fold } from "#values/fold.ts";
import { toMeters } from "./distance.ts";

/** Words of a search text that count; the others are left out. */
const wordsLimit = 8;

/** What a race has to meet: all of the words somewhere in its texts, or else this length. */
export type Term = { words: string[]; meters: number | null };

/** The different words of a text, folded, without the punctuation around them. */
export function wordsIn(text: string): string[] {
  const words = fold(text).split(/[\s;:"“”()]+|,(?!\d)|(?<!\d),/);
  return [...new Set(words.filter(Boolean))].slice(0, wordsLimit);
}

/**
 * Reads lengths out of the words as runners type them: `21k`, `10 km`, `half marathon`, `media
 * maraton`. A number alone stays a word: `2027` is a year.
 */
export function termsIn(words: string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const size = [2, 1].find((count) => lengthIn(words.slice(at, at + count), count)) ?? 1;
    const taken = words.slice(at, at + size);
    terms.push({ words: taken, meters: lengthIn(taken, size) });
    at += size;
  }
  return terms;
}

const half = /^(half|medi[oa]|1[/⁄]2)$/;
const marathon = /^marath?on$/;
const unit = /^(km|kms|k|kilomet(er|re|ro)s?|mi|miles?|millas?|m|met(er|re|ro)s?)$/;

function lengthIn(words: string[], count: number): number | null {
  const [first = "", second = ""] = words;
  if (words.length < count) return null;
  if (count === 1) return /^[\d.,]+$/.test(first) ? null : wholeLength(first);
  const isPhrase =
    (half.test(first) && marathon.test(second)) || (/^[\d.,]+$/.test(first) && unit.test(second));
  return isPhrase ? toMeters(`${first} ${second}`) : null;
}

/** A word that is a length from its first letter to its last one: not `5k-relay`, not `ultramarathon`. */
function wholeLength(word: string): number | null {
  const isLength =
    /^\d[\d.,]*-?[a-z]+$/.test(word) ||
    marathon.test(word) ||
    /^(half|medi[oa])(-?marath?on)?$/.test(word);
  return isLength ? toMeters(word) : null;
}
