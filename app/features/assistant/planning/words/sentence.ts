import { fold } from "#values/text/fold.ts";
import { longestQuestion } from "../../conversation/limits.ts";

/**
 * A message as words: folded, without punctuation, numbers apart from what follows them (`10k` is
 * `10 k`). A word that has been read is replaced by `""`.
 */
export type SplitMessage = {
  words: string[];
  /** For each word the place of its chunk, which is the word as it was typed. */
  sources: number[];
  chunks: string[];
};

/** A day (`2027-03-06`, `6th`), a number or a clock time (`21.1`, `5:30`), letters, or a sign that counts. */
const tokens =
  /\d{4}-\d{2}(?:-\d{2})?|\d{1,2}(?:st|nd|rd|th|ro)(?!\p{L})|\d+(?:[.,:]\d+)*|\p{L}+|[$€£/<>+-]/gu;

/** In `no, in Cusco` the `no` denies what was said before, not what follows. */
const interjections = /^(?:no|nope|nah|not)[,.;]$/;

/** Signs of several characters, and the words that they stand for. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(\d)['’′](\d{2})(?:["”″]|''|(?!\d))/g, "$1:$2"],
  [/1[/⁄]2/g, "half"],
  [/\b(half|medi[oa])-(?=mara)/g, "$1 "],
  [/\bs\/\.?(?=$|\d)/g, " soles "],
  [/\bus\$|\bu\$s/g, " usd "],
  [/\bmx\$|\bmxn\$/g, " mxn "],
  [/\bca?\$/g, " cad "],
  [/\bi['’]ll\b/g, "i will"],
  [/^(?:q|qe)$/g, "que"],
  [/^(?:xq|pq)$/g, "porque"],
  [/(?<=\p{L})['’](?=\p{L})/gu, ""],
  [/(\p{L})\1{2,}/gu, "$1"],
  [/[👍👌🙏💪❤🔥🎉😊😀]/gu, " ok "],
];

/** `u.s.`, `ee.uu.`, `D.C.` */
const initials = /(?<!\p{L})\p{L}{1,2}(?:\.\p{L}{1,2})+(?!\p{L})/gu;

/** Reads a text as words. Only as much of it counts as a message may have. */
export function sentenceOf(text: string): SplitMessage {
  const chunks = text.slice(0, longestQuestion).split(/\s+/).filter(Boolean);
  const words: string[] = [];
  const sources: number[] = [];
  const isShouted = text === text.toUpperCase();
  for (const [at, chunk] of chunks.entries()) {
    const isLosAngeles =
      /^la$/i.test(chunk) &&
      ((chunk === "LA" && !isShouted) || /^marathon\b/i.test(chunks[at + 1] ?? ""));
    for (const word of isLosAngeles ? ["l.a"] : wordsOf(chunk)) {
      words.push(word);
      sources.push(at);
    }
  }
  return { words, sources, chunks };
}

/** The words of a short text, such as the name of a place. */
export function wordsOfName(text: string): string[] {
  return sentenceOf(text).words;
}

/** The words `from` up to `to` as they were typed, without punctuation around them. */
export function typedWords({ sources, chunks }: SplitMessage, from: number, to: number): string {
  const [first, last] = [sources[from], sources[to - 1]];
  if (first === undefined || last === undefined) return "";
  const typed = chunks.slice(first, last + 1).join(" ");
  return typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "");
}

function wordsOf(chunk: string): string[] {
  const folded = fold(chunk);
  if (interjections.test(folded)) return [];
  const plain = signs.reduce((text, [sign, word]) => text.replace(sign, word), folded);
  return plain.replace(initials, (letters) => letters.replaceAll(".", "")).match(tokens) ?? [];
}
