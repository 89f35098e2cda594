import { fold } from "#values/text/fold.ts";

/** Words of a sentence that belong together: the place of the first one, and how many they are. */
export type WordSpan = { at: number; size: number };

/** What a phrase of a sentence means. */
export type Found<Value> = WordSpan & { value: Value };

/** Reads a value that begins at a word: a length, a period, a number. */
export type Slot<Value> = (
  words: readonly string[],
  at: number,
) => { value: Value; size: number } | null;

/**
 * Phrases with their meanings. A phrase is written as people say it:
 * `between|from … and|to …` has alternatives and two slots, `in [the] next … months` has a word
 * that may be missing.
 */
export type Phrasebook<Meaning> = {
  phrases: readonly Phrase<Meaning>[];
  /** The phrases that begin with a word. */
  byFirstWord: ReadonlyMap<string, readonly Phrase<Meaning>[]>;
  /** The phrases that begin with a slot. */
  withoutFirstWord: readonly Phrase<Meaning>[];
};

type Phrase<Meaning> = { parts: readonly Part[]; meaning: Meaning };
type Part = { words: ReadonlySet<string>; isOptional: boolean } | "slot";

/** A book of rows: phrases with commas between them, and what all of them mean. */
export function phrasebook<Meaning>(
  rows: readonly (readonly [says: string, meaning: Meaning])[],
): Phrasebook<Meaning> {
  const phrases = rows.flatMap(([says, meaning]) =>
    says.split(",").map((phrase) => ({ parts: partsOf(phrase), meaning })),
  );
  const starts = phrases.flatMap((phrase) =>
    firstWords(phrase.parts).map((word) => ({ word, phrase })),
  );
  return {
    phrases,
    byFirstWord: new Map(
      [...Map.groupBy(starts, ({ word }) => word)].map(([word, found]) => [
        word,
        found.map(({ phrase }) => phrase),
      ]),
    ),
    withoutFirstWord: phrases.filter(({ parts }) => mayBeginWithSlot(parts)),
  };
}

/** Every word that a book knows. */
export function wordsOfBook({ phrases }: Phrasebook<unknown>): string[] {
  return phrases.flatMap(({ parts }) =>
    parts.flatMap((part) => (part === "slot" ? [] : [...part.words])),
  );
}

/** The phrases of a sentence, from left to right; of those at one place the longest. */
export function findPhrases<Meaning>(
  book: Phrasebook<Meaning>,
  words: readonly string[],
): Found<Meaning>[] {
  return findWithSlots(book, words, () => null).map(({ at, size, value }) => ({
    at,
    size,
    value: value.meaning,
  }));
}

/** The phrases with slots: a meaning is worked out from the values of its slots. */
export function findFilled<Value, Result>(
  book: Phrasebook<(first: Value, second: Value) => Result>,
  words: readonly string[],
  slot: Slot<Value>,
): Found<Result>[] {
  return findWithSlots(book, words, slot).flatMap(({ at, size, value: { meaning, values } }) => {
    const [first, second = first] = values;
    if (first === undefined || second === undefined) return [];
    return [{ at, size, value: meaning(first, second) }];
  });
}

/** Whether a sentence has a phrase of the book. */
export function says(book: Phrasebook<unknown>, words: readonly string[]): boolean {
  return words.some((_, at) => longestAt(book, words, at, () => null) !== null);
}

/** The words without those that have been read. */
export function without(words: readonly string[], spans: readonly WordSpan[]): string[] {
  const rest = [...words];
  for (const { at, size } of spans) rest.fill("", at, at + size);
  return rest;
}

type Filled<Value, Meaning> = { meaning: Meaning; values: Value[] };

function findWithSlots<Value, Meaning>(
  book: Phrasebook<Meaning>,
  words: readonly string[],
  slot: Slot<Value>,
): Found<Filled<Value, Meaning>>[] {
  const found: Found<Filled<Value, Meaning>>[] = [];
  const kept = remembered(slot);
  for (let at = 0; at < words.length; at++) {
    const longest = longestAt(book, words, at, kept);
    if (!longest) continue;
    found.push({ at, ...longest });
    at += longest.size - 1;
  }
  return found;
}

/** A slot that reads each place of a sentence once, though many phrases ask for it. */
function remembered<Value>(slot: Slot<Value>): Slot<Value> {
  const read = new Map<number, ReturnType<Slot<Value>>>();
  return (words, at) => {
    const known = read.get(at);
    if (known !== undefined) return known;
    const value = slot(words, at);
    read.set(at, value);
    return value;
  };
}

function longestAt<Value, Meaning>(
  book: Phrasebook<Meaning>,
  words: readonly string[],
  at: number,
  slot: Slot<Value>,
): { size: number; value: Filled<Value, Meaning> } | null {
  const word = words[at];
  if (!word) return null;
  const known = book.byFirstWord.get(word);
  const candidates = known ? [...known, ...book.withoutFirstWord] : book.withoutFirstWord;
  let longest: { size: number; value: Filled<Value, Meaning> } | null = null;
  for (const { parts, meaning } of candidates) {
    const match = matchParts(parts, { words, at, slot });
    if (!match || match.end - at <= (longest?.size ?? 0)) continue;
    longest = { size: match.end - at, value: { meaning, values: match.values } };
  }
  return longest;
}

type Place<Value> = { words: readonly string[]; at: number; slot: Slot<Value> };

/** Matches the parts from number `from` on, with the values of their slots. */
function matchParts<Value>(
  parts: readonly Part[],
  place: Place<Value>,
  from = 0,
): { end: number; values: Value[] } | null {
  const part = parts[from];
  const { words, at, slot } = place;
  if (part === undefined) return { end: at, values: [] };
  if (part === "slot") {
    const filled = slot(words, at);
    const rest = filled && matchParts(parts, { words, at: at + filled.size, slot }, from + 1);
    return rest && { end: rest.end, values: [filled.value, ...rest.values] };
  }
  const isThere = part.words.has(words[at] ?? "");
  const rest = isThere ? matchParts(parts, { words, at: at + 1, slot }, from + 1) : null;
  return rest ?? (part.isOptional ? matchParts(parts, place, from + 1) : null);
}

function partsOf(phrase: string): Part[] {
  return fold(phrase)
    .trim()
    .split(" ")
    .map((text) => {
      if (text === "…" || text === "...") return "slot";
      const isOptional = text.startsWith("[");
      const words = (isOptional ? text.slice(1, -1) : text).split("|");
      return { words: new Set(words), isOptional };
    });
}

function mayBeginWithSlot([part, ...parts]: readonly Part[]): boolean {
  return part === "slot" || (part?.isOptional === true && mayBeginWithSlot(parts));
}

/** The words that a phrase can begin with. */
function firstWords([part, ...parts]: readonly Part[]): string[] {
  if (part === undefined || part === "slot") return [];
  return part.isOptional ? [...part.words, ...firstWords(parts)] : [...part.words];
}
