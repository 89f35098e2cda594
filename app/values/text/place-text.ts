import { countryIn } from "../countries.ts";
import type { Lang } from "../say.ts";

type PlaceNames = {
  city: string | null;
  state: string | null;
  country: string | null;
};

/**
 * What is known of a place, from the small to the large: `Ollantaytambo, Cusco, Peru`. A state that
 * has the name of its city is left out: `Lima, Peru`.
 */
export function placeText({ city, state, country }: PlaceNames, lang: Lang): string {
  return [city, state === city ? null : state, country && countryIn(country, lang)]
    .filter(Boolean)
    .join(", ");
}
