import { LRUCache } from "lru-cache";
import { oneSlipAway } from "#db/search/spelling.ts";
import {
  type FoundPlaces,
  findPlaces,
  homeCountries,
  qualified,
  weight,
} from "./find-places.server.ts";
import {
  countryCode,
  type GazetteerPlace,
  placesNamed,
  stateName,
  statesNamed,
} from "./gazetteer/gazetteer.server.ts";
import { placeKey } from "./gazetteer/names.ts";
import { type PlaceSize, placeWordsLimit } from "./near.ts";

/** In thousands of people. Abroad, nearly every word is some village. */
const largeFrom = { home: 20, abroad: 100 };

/** Shorter names of states are words of their own. */
const shortestState = 4;

/** The size of the largest place that has exactly this name; `null` where none has. A state is large. */
export function placeSize(name: string): PlaceSize | null {
  return sizeAmong(placesNamed(placeKey(name)), homeStates(name));
}

/** The same for names as they are written today: that of `cuzco` is Cusco. */
export function writtenPlaceSize(name: string): PlaceSize | null {
  const isWritten = (other: string) => placeKey(other) === placeKey(name);
  return sizeAmong(
    placesNamed(placeKey(name)).filter((place) => isWritten(place.name)),
    homeStates(name).filter((code) => isWritten(stateName(code))),
  );
}

function sizeAmong(places: readonly GazetteerPlace[], states: readonly string[]): PlaceSize | null {
  const isLarge = places.some(
    (place) => place.people >= (isAtHome(place) ? largeFrom.home : largeFrom.abroad),
  );
  if (isLarge || states.length > 0) return "large";
  return places.some(isAtHome) ? "small" : null;
}

function homeStates(name: string): string[] {
  if (name.length < shortestState) return [];
  return statesNamed(name).filter((code) => homeCountries.has(code.slice(0, 2)));
}

function isAtHome({ countryCode }: GazetteerPlace): boolean {
  return homeCountries.has(countryCode);
}

/** No place in our countries has a longer name that somebody types. */
const lettersLimit = 32;

/** What was misspelt lately: a search asks more than once. */
const spellings = new LRUCache<string, { spelled: readonly string[] | null }>({ max: 500 });

/**
 * The words of the name of a place, of which one has a typing mistake, as the largest place spells it;
 * `null` where none is spelled like it. Takes some milliseconds.
 * @param areas - the state or country that is said behind it; it may also end the words
 * @example spelledPlace(["bostn"], []) // ["boston"]
 */
export function spelledPlace(
  words: readonly string[],
  areas: readonly string[],
): readonly string[] | null {
  const question = [words.join(" "), ...areas].join(", ");
  const known = spellings.get(question);
  if (known) return known.spelled;
  const spelled = words.join(" ").length > lettersLimit ? null : likeliest(words, areas);
  spellings.set(question, { spelled });
  return spelled;
}

/**
 * The places that a text with one typing mistake means, which no place has as its name; none where
 * nothing is spelled like it.
 * @example placesSpelledLike("bostn, usa").places[0]?.name // "Boston"
 */
export function placesSpelledLike(text: string): FoundPlaces {
  const [name = "", ...areas] = text.split(",").map((part) => part.trim());
  const words = placeKey(name).split(" ").filter(Boolean);
  const spelled =
    words.length > placeWordsLimit ? null : spelledPlace(words, areas.filter(Boolean));
  return spelled ? findPlaces([spelled.join(" "), ...areas].join(", ")) : noPlaces;
}

const noPlaces: FoundPlaces = { places: [], isClear: false };

function likeliest(words: readonly string[], areas: readonly string[]): readonly string[] | null {
  const ends = words.flatMap((_, at) => (isArea(words.slice(at + 1)) ? [at + 1] : []));
  const found = ends.flatMap((end) => {
    const said = [...areas, words.slice(end).join(" ")].filter(Boolean);
    return words.slice(0, end).flatMap((word, at) =>
      oneSlipAway(word).flatMap((slip) => {
        const spelled = words.with(at, slip);
        const [place] = qualified(placeKey(spelled.slice(0, end).join(" ")), said);
        return place ? [{ spelled, weight: weight(place) }] : [];
      }),
    );
  });
  return found.sort((one, other) => other.weight - one.weight)[0]?.spelled ?? null;
}

/** Whether words behind a name say where it is; none do, too. */
function isArea(words: readonly string[]): boolean {
  const name = words.join(" ");
  return name === "" || countryCode(name) !== null || statesNamed(name).length > 0;
}
