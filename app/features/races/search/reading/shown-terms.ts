import type { LengthUnit } from "#values/length.ts";
import { asTyped } from "../words/search-words.ts";
import { meaningLabel, type Term } from "./term.ts";

/** A part of a search as the list shows it: what it is read as, or its words in quotes. */
export type ShownTerm = {
  label: string;
  /** Folded. */
  words: string[];
  /** Whether it is read as something else than its words. */
  isRead: boolean;
};

/** The terms that say something, in order. Words without a meaning that follow one another are one. */
export function shownTerms(terms: readonly Term[], unit: LengthUnit, typed = ""): ShownTerm[] {
  const parts: { words: string[]; label: string | null }[] = [];
  for (const { words, meaning } of terms) {
    const last = parts.at(-1);
    if (meaning?.kind === "any") continue;
    if (meaning) parts.push({ words, label: meaningLabel(meaning, unit) });
    else if (last?.label === null) last.words = [...last.words, ...words];
    else parts.push({ words, label: null });
  }
  return parts.map(({ words, label }) => ({
    label: label ?? `“${asTyped(words, typed).join(" ")}”`,
    words,
    isRead: label !== null,
  }));
}
