import { countryIn } from "#values/countries.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { filterLabel } from "../filters/filter-labels.ts";
import {
  type FilterName,
  filtersInUse,
  holdsChoices,
  type RaceFilters,
  withoutFilter,
} from "../filters/filters.ts";
import { typeIn } from "../race-type.ts";
import { asksForLowPrice } from "../reading/filler-words.ts";
import { asTyped, withoutWords, withQuotes } from "../reading/search-words.ts";
import { type Meaning, meaningLabel, type Term } from "../reading/term.ts";
import { uncheckedIn } from "../reading/unchecked.ts";

/** A filter that is set, as a chip shows it, and the filters without it. */
type ActiveFilter = {
  name: FilterName;
  label: string;
  without: RaceFilters;
  /** For words that are read as something: the words, and the search text that takes them as they are. */
  literally?: { words: string; q: string };
};

/**
 * The filters that are set, one for each chip. Words that are read as something are one chip for each
 * reading, and one for the words between them.
 * @param words.q - the words as they were searched for, where they were corrected
 */
export function activeFilters(
  filters: RaceFilters,
  unit: LengthUnit,
  { terms = [], q = filters.q }: { terms?: readonly ShownTerm[]; q?: string } = {},
  lang: Lang,
): ActiveFilter[] {
  return filtersInUse(filters).flatMap((name): ActiveFilter[] => {
    if (name === "q" && terms.some(({ isRead }) => isRead)) {
      return terms.map(({ label, words, at, isRead }) => ({
        name,
        label,
        without: { ...withoutFilter(filters, "q"), q: withoutWords(q, at) },
        ...(isRead && {
          literally: { words: asTyped(words, q).join(" "), q: withQuotes(q, at) },
        }),
      }));
    }
    if (!holdsChoices(name)) {
      const label = filterLabel(filters, name, unit, lang);
      return [{ name, label, without: withoutFilter(filters, name) }];
    }
    return filters[name].map((choice) => ({
      name,
      label: name === "types" ? typeIn(choice, lang) : countryIn(choice, lang),
      without: withoutFilter(filters, name, choice),
    }));
  });
}

/** A part of a search as the list shows it: what it is read as, or its words in quotes. */
type ShownTerm = {
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
