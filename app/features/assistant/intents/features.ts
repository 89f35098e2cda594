import { fold } from "#values/text/fold.ts";
import type { ClassifiedMessage } from "./kinds.ts";

/** Features are hashed into this many buckets. */
export const buckets = 2 ** 15;

/** The features of a message: distinct buckets with their values. */
export type FeatureVector = { buckets: Uint32Array; values: Float64Array };

/** The value of a piece of evidence; all words together have the length 1. */
const evidenceValue = 0.25;

/** Longer messages are read up to here: the intent is at their beginning or in their last words. */
const longestRead = 600;

const gramLengths = [3, 4, 5];

/** Words, pairs of words and runs of 3 to 5 characters, and the words of the message before. */
export function featuresOf({ text, before, evidence = [] }: ClassifiedMessage): FeatureVector {
  const found = new Set<number>();
  const words = wordsOf(text);
  for (const word of words) found.add(bucketOf(`w ${word}`));
  for (const [at, word] of ["^", ...words].entries()) {
    found.add(bucketOf(`b ${word} ${words[at] ?? "$"}`));
  }
  const joined = `^ ${words.join(" ")} $`;
  for (const length of gramLengths) {
    for (let at = 0; at + length <= joined.length; at++) {
      found.add(bucketOf(`c ${joined.slice(at, at + length)}`));
    }
  }
  found.add(bucketOf(before === null ? "first" : "later"));
  for (const word of before === null ? [] : wordsOf(before)) found.add(bucketOf(`p ${word}`));
  const value = 1 / Math.sqrt(found.size);
  const told = [...new Set(evidence.map((one) => bucketOf(`e ${one}`)))].filter(
    (at) => !found.has(at),
  );
  return {
    buckets: Uint32Array.from([...found, ...told]),
    values: Float64Array.from([...[...found].map(() => value), ...told.map(() => evidenceValue)]),
  };
}

/** Folded words and signs; numbers by their kind, since `5:10` and `4:45` mean the same here. */
function wordsOf(text: string): string[] {
  const plain = fold(shortened(text)).replace(/['’]/g, "");
  const marked = plain
    .replace(/\b\d{1,2}:\d{2}(:\d{2})?\b/g, " ntime ")
    .replace(/\b\d+([.,]\d+)? ?(k|km|kms|kilometros|mi|miler?s?|miles|millas)\b/g, " ndist $2 ")
    .replace(/\b(21|42)\b/g, " ndist ")
    .replace(/\b(19|20)\d\d\b/g, " nyear ")
    .replace(/\d+/g, (digits) => ` n${Math.min(digits.length, 4)} `);
  return marked.match(/[\p{L}\p{N}]+|[?!]|\p{Extended_Pictographic}/gu) ?? [];
}

function shortened(text: string): string {
  if (text.length <= longestRead) return text;
  return `${text.slice(0, longestRead / 2)} ${text.slice(-longestRead / 2)}`;
}

/** FNV-1a. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> 15) ^ hash) & (buckets - 1);
}
