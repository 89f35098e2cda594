import { articleWords } from "./article-words.ts";
import { editDistance, slipsAllowed } from "./edit-distance.ts";
import { plainWords } from "./plain-words.ts";

/** The words that sentences are read by, for misspelt ones. */
export type Vocabulary = {
  words: ReadonlySet<string>;
  byLetter: ReadonlyMap<string, readonly string[]>;
};

/** @param names - known words that no other word is taken for: `bajito` is not the Bajío */
export function vocabularyOf(words: readonly string[], names: readonly string[] = []): Vocabulary {
  const known = new Set(words);
  return {
    words: new Set([...words, ...names]),
    byLetter: Map.groupBy(known, (word) => word[0] ?? ""),
  };
}

/** Names that are close to everyday words: the Andes are not `antes`. */
const names = new Set(["andes"]);

/** Words as they are written in a hurry. */
const shortForms: Record<string, string> = {
  d: "de",
  dspues: "despues",
  aser: "hacer",
  asta: "hasta",
  ay: "hay",
  tmb: "tambien",
  xa: "para",
  xfa: "porfa",
  hlaf: "half",
  hw: "how",
  kiero: "quiero",
  ke: "que",
  q: "que",
  pa: "para",
  nex: "next",
  nxt: "next",
  mnth: "month",
  wich: "which",
  anyting: "anything",
};

/**
 * The words as they were meant: `decembr` is `december`, `maraton` stays. A word counts as misspelt
 * if it is none of ours, no everyday word and no place, and is close to a word that begins like it.
 */
export function correctedWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  isPlace: (word: string, at: number) => boolean,
): string[] {
  return words.map((typed, at) => {
    const word = inFull(typed);
    const allowed = slipsAllowed(word);
    const isRight =
      vocabulary.words.has(word) || plainWords.has(word) || names.has(word) || isPlace(word, at);
    if (allowed === 0 || isRight || !/^[a-z]+$/.test(word)) return word;
    const meant = nearest(word, allowed, vocabulary) ?? word;
    if (isDiminutive(word, vocabulary)) return word;
    // `Sweating` and `cansada` are words of their own; `starts` is read as `start`.
    return articleWords().has(word) && !isSameStem(word, meant) ? word : meant;
  });
}

/** `Facilita` is easy, and no `familia`; `cerquita`. */
function isDiminutive(word: string, { words }: Vocabulary): boolean {
  const [, stem = "", vowel = ""] = /^(.{4,}?)(?:c|qu)?it([oa])s?$/.exec(word) ?? [];
  const isKnown = (one: string) => words.has(one) || plainWords.has(one) || articleWords().has(one);
  return stem !== "" && [stem, `${stem}${vowel}`, `${stem}e`].some(isKnown);
}

/** Whether only the ending differs: `abiertos` and `abiertas`. */
function isSameStem(one: string, other: string): boolean {
  // `Chill` is not Chile.
  if (Math.max(one.length, other.length) <= shortestStem)
    return one.startsWith(other) || other.startsWith(one);
  const size = Math.max(one.length - 2, other.length - 2, 4);
  return one.slice(0, size) === other.slice(0, size);
}

/** The endings of shorter words are too much of them. */
const shortestStem = 5;

/** `ke` is `que`. */
export function inFull(word: string): string {
  return Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word) : word;
}

/** The closest word; of two equally close ones the longer. */
function nearest(word: string, allowed: number, { byLetter }: Vocabulary): string | null {
  const known = (byLetter.get(word[0] ?? "") ?? []).filter((one) => one.length >= 4);
  const [best] = known
    .map((one) => ({ one, distance: editDistance(word, one, allowed) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || b.one.length - a.one.length);
  return best?.one ?? null;
}
