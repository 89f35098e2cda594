import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { asksForLowPrice } from "./filler-words.ts";
import { asTyped } from "./search-words.ts";
import { type Meaning, meaningLabel, type Term } from "./term.ts";
import { uncheckedIn } from "./unchecked.ts";

/** A part of a search as the list shows it: what it is read as, or its words in quotes. */
export type ShownTerm = {
  label: string;
  /** Folded. */
  words: string[];
  /** Where the words stand among those of the search, from 0. */
  at: number[];
  /** Whether it is read as something else than its words. */
  isRead: boolean;
};

/**
 * The terms that say something, in order, each once: `10k 10 km` is one. Words without a meaning that
 * follow one another are one.
 */
export function shownTerms(
  terms: readonly Term[],
  unit: LengthUnit,
  typed = "",
  lang: Lang,
): ShownTerm[] {
  const parts: { meaning: Meaning | null; words: string[]; at: number[] }[] = [];
  for (const { words, at, meaning } of terms) {
    const last = parts.at(-1);
    if (meaning?.kind === "any") continue;
    if (last && !last.meaning && !meaning) joinTo(last, { words, at });
    else parts.push({ meaning, words: [...words], at: [...at] });
  }
  const shown = new Map<string, ShownTerm>();
  for (const { meaning, words, at } of parts) {
    const literal = `“${asTyped(words, typed).join(" ")}”`;
    const label = meaning ? meaningLabel(meaning, unit, lang) : literal;
    const same = shown.get(label);
    if (same) joinTo(same, { words, at });
    else shown.set(label, { label, words, at, isRead: meaning !== null });
  }
  return [...shown.values()];
}

/** The word of a search that asks for low prices, as it was typed, if it is left out. */
export function lowPriceWord(terms: readonly Term[], typed: string): string | null {
  const found = terms.find(
    ({ words, meaning }) => meaning?.kind === "any" && words.some(asksForLowPrice),
  );
  return found ? asTyped(found.words, typed).join(" ") : null;
}

/** The conditions of a search that are left out, because no search can check them. */
export function uncheckedConditions(terms: readonly Term[], lang: Lang): string[] {
  const leftOut = terms.filter(({ meaning }) => meaning?.kind === "any");
  return uncheckedIn(
    leftOut.flatMap(({ words }) => words),
    lang,
  );
}

type Words = Pick<ShownTerm, "words" | "at">;

function joinTo(part: Words, { words, at }: Words) {
  part.words.push(...words);
  part.at.push(...at);
}
