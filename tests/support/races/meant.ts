import { placeSize } from "#features/races/places/place-names.server.ts";
import { typedWordsIn } from "#features/races/reading/search-words.ts";
import { termsIn } from "#features/races/reading/terms.ts";
import { shownTerms } from "#features/races/search/active-filters.ts";
import type { Day } from "#values/day.ts";

/** Everything that a search means, as the list shows it: `Trail · Mexico · spring 2027`. */
export function meant(typed: string, today: Day): string {
  return shownTerms(termsIn(typedWordsIn(typed), today, typed, placeSize), "km", undefined, "en")
    .map(({ label }) => label)
    .join(" · ");
}
