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
import { asTyped, withoutWords, withQuotes } from "../reading/search-words.ts";
import type { ShownTerm } from "../reading/shown-terms.ts";

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
