import { oneSlipAway } from "#db/search/slips.ts";
import { homeCountries, readPlaces, weight } from "./find-places.server.ts";
import { placesNamed, statesNamed } from "./gazetteer/gazetteer.server.ts";
import { placeKey } from "./gazetteer/names.ts";
import type { PlaceSize } from "./near.ts";

/** In thousands of people. Abroad, nearly every word is some village. */
const largeFrom = { home: 20, abroad: 100 };

/** Shorter names of states are words of their own. */
const shortestState = 4;

/** The size of the largest place that has exactly this name; `null` where none has. A state is large. */
export function placeSize(name: string): PlaceSize | null {
  const places = placesNamed(placeKey(name));
  const isLarge = places.some(
    (place) => place.people >= (isAtHome(place) ? largeFrom.home : largeFrom.abroad),
  );
  if (isLarge || isState(name)) return "large";
  return places.some(isAtHome) ? "small" : null;
}

function isState(name: string): boolean {
  return (
    name.length >= shortestState &&
    statesNamed(name).some((code) => isAtHome({ countryCode: code.slice(0, 2) }))
  );
}

function isAtHome({ countryCode }: { countryCode: string }): boolean {
  return homeCountries.has(countryCode);
}

/**
 * The words of the name of a place, of which one has a typing mistake, as the largest place spells it;
 * `null` where none is spelled like it.
 * @param areas - the state or country that is said behind it
 * @example spelledPlace(["bostn"], []) // ["boston"]
 */
export function spelledPlace(
  words: readonly string[],
  areas: readonly string[],
): readonly string[] | null {
  const found = words.flatMap((word, at) =>
    oneSlipAway(word).flatMap((slip) => {
      const spelled = words.with(at, slip);
      const [place] = readPlaces([spelled.join(" "), ...areas].join(", "));
      return place ? [{ spelled, weight: weight(place) }] : [];
    }),
  );
  return found.sort((one, other) => other.weight - one.weight)[0]?.spelled ?? null;
}
