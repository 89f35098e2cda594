import { countryIn } from "../countries.ts";
import type { Lang } from "../say.ts";
import { fold } from "./fold.ts";

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

/**
 * An address with its place, without what the address ends with already: `Plaza de Armas de Lima, Peru` and not
 * `Plaza de Armas de Lima, Lima, Peru`.
 */
export function addressText(address: string | null, place: string): string {
  if (!address) return place;
  const parts = place.split(", ");
  const end = ` ${fold(address)}`;
  const repeated = parts.findLastIndex((_, at) =>
    end.endsWith(` ${fold(parts.slice(0, at + 1).join(", "))}`),
  );
  return [address, ...parts.slice(repeated + 1)].join(", ");
}
