import { LRUCache } from "lru-cache";
import type { Position } from "#values/geo/position.ts";
import { fold } from "#values/text/fold.ts";
import {
  countryCode,
  type GazetteerPlace,
  placesBeginning,
  placesNamed,
  statesNamed,
} from "./gazetteer/gazetteer.server.ts";
import { countryName, placeKey } from "./gazetteer/names.ts";
import { areTogether } from "./matching.server.ts";

/** A place that somebody may mean, with the text that names it and no other. */
export type FoundPlace = {
  /** `Springfield, Illinois, United States`: `findPlaces` finds this place with it first. */
  label: string;
  name: string;
  position: Position;
};

/** The places that a text may mean; `isClear` where nearly everybody means the first. */
export type FoundPlaces = { places: FoundPlace[]; isClear: boolean };

/** The countries of the product: of places with equal names theirs come first. */
export const homeCountries: ReadonlySet<string> = new Set(["PE", "MX", "US", "CA"]);

/** How much larger a place is than the next one of its name, so that it is meant without saying more. */
const muchLarger = 10;

const candidatesLimit = 8;
const suggestionsLimit = 7;
/** A place that is typed in full is meant before one this many times as large that begins like it. */
const inFull = 5;
const textLimit = 100;

/** Part of some names, `La Molina`, and said before others: `the bronx`, `el cusco`. */
const article = /^\s*(?:the|el|la|los|las)\s+/i;

/**
 * The places that a text means, the likeliest first: a name, which may be followed by its state, its
 * country or both, with commas or without. Pure over the gazetteer in memory; some hundredths of a
 * millisecond.
 * @example findPlaces("cusco").places[0]?.label // "Cusco, Cusco, Peru"
 * @example findPlaces("springfield illinois")
 */
export function findPlaces(words: string): FoundPlaces {
  const text = words.slice(0, textLimit);
  const named = readPlaces(text);
  const found = unlike(named.length > 0 ? named : readPlaces(withoutArticle(text)));
  const [first, ...others] = found;
  const isClear =
    first !== undefined &&
    others.every((other) => isMuchLarger(first, other) || areTogether([first, other]));
  return { places: labelled(found).slice(0, candidatesLimit), isClear };
}

/** The name of a place without the article before it. */
export function withoutArticle(name: string): string {
  return name.replace(article, "");
}

/**
 * Places whose name begins with a text, the likeliest first, for a box in which somebody types. A text
 * with a comma is complete: its places are found as they are.
 */
export function suggestPlaces(typed: string): FoundPlace[] {
  const text = typed.slice(0, textLimit);
  const key = placeKey(text);
  if (key.length < 2) return [];
  if (text.includes(",")) return labelled(unlike(readPlaces(text))).slice(0, suggestionsLimit);
  const known = suggestions.get(key);
  if (known) return known;
  const named = new Set(readPlaces(text).map(({ position }) => placeOf(position)));
  const worth = (place: GazetteerPlace) =>
    weight(place) * (named.has(placeOf(place.position)) ? inFull : 1);
  const begun = placesBeginning(key).sort((one, other) => worth(other) - worth(one));
  const all = unlike(begun.length > 0 ? begun : readPlaces(text));
  const found = labelled(all).slice(0, suggestionsLimit);
  suggestions.set(key, found);
  return found;
}

/** Two letters begin thousands of names: what was typed lately is not sorted again. */
const suggestions = new LRUCache<string, FoundPlace[]>({ max: 1000 });

function placeOf({ lat, lon }: Position): string {
  return `${lat},${lon}`;
}

/** The place of the gazetteer that a label of `findPlaces` names, or `null`. */
export function gazetteerPlace(label: string): GazetteerPlace | null {
  return readPlaces(label)[0] ?? null;
}

/** What a label ends with where the name alone would not do. */
const labelPosition = / \((-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\)$/;

function readPlaces(words: string): GazetteerPlace[] {
  const [end, lat, lon] = labelPosition.exec(words) ?? [];
  if (end === undefined) return readNames(words);
  return readNames(words.slice(0, -end.length)).filter(
    ({ position }) => position.lat === Number(lat) && position.lon === Number(lon),
  );
}

function readNames(words: string): GazetteerPlace[] {
  const [name = "", ...said] = words.split(",").map((part) => part.trim());
  if (said.some(Boolean)) return qualified(placeKey(name), said.filter(Boolean));
  const tokens = placeKey(words).split(" ").filter(Boolean);
  for (let length = tokens.length; length > 0; length--) {
    const found = qualified(
      tokens.slice(0, length).join(" "),
      length < tokens.length ? [tokens.slice(length).join(" ")] : [],
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** The places of a name in all the given states and countries. */
export function qualified(key: string, said: string[]): GazetteerPlace[] {
  if (!key) return [];
  const found = placesNamed(key);
  if (found.length === 0) return [];
  const areas = said.map(areasNamed);
  return found.filter((place) => areas.every((isIn) => isIn(place))).sort(byWeight);
}

/** Whether a place lies in a state or country, or in a state of a country, that a text names. */
function areasNamed(text: string): (place: GazetteerPlace) => boolean {
  const country = countryCode(text);
  const states = new Set(statesNamed(text));
  const tokens = placeKey(text).split(" ");
  for (let length = 1; length < tokens.length; length++) {
    const code = countryCode(tokens.slice(length).join(" "));
    const state = tokens.slice(0, length).join(" ");
    if (code) for (const found of statesNamed(state, code)) states.add(found);
  }
  return ({ countryCode, stateCode }) => countryCode === country || states.has(stateCode);
}

function byWeight(one: GazetteerPlace, other: GazetteerPlace): number {
  return weight(other) - weight(one);
}

/** How likely a place is meant by its name. */
export function weight({ people, countryCode }: GazetteerPlace): number {
  return (people + 0.5) * (homeCountries.has(countryCode) ? 3 : 1);
}

function isMuchLarger(one: GazetteerPlace, other: GazetteerPlace): boolean {
  return weight(one) >= muchLarger * weight(other);
}

/** Without those that lie close to an earlier one of the same name. */
function unlike(places: GazetteerPlace[]): GazetteerPlace[] {
  const kept: GazetteerPlace[] = [];
  for (const place of places) {
    const isKnown = kept.some((other) => other.name === place.name && areTogether([other, place]));
    if (!isKnown) kept.push(place);
    if (kept.length >= 2 * candidatesLimit) break;
  }
  return kept;
}

/**
 * Places with texts that name each of them and no other: where two have the same name in the same state,
 * the text ends with the position, `Emiliano Zapata, Chiapas, Mexico (16.174, -92.402)`.
 */
export function labelled(places: readonly GazetteerPlace[]): FoundPlace[] {
  const named = Map.groupBy(places, placeLabel);
  return places.map((place) => {
    const { name, position } = place;
    const label = placeLabel(place);
    const isAlone = named.get(label)?.length === 1;
    const end = isAlone ? "" : ` (${position.lat}, ${position.lon})`;
    return { label: label + end, name, position };
  });
}

/** `Cusco, Peru`: the state is left out where it has the same name. */
export function placeLabel({ name, state, countryCode }: GazetteerPlace): string {
  const plain = name.replaceAll(",", "");
  const isCity = state !== null && fold(state) === fold(plain);
  return [plain, isCity ? null : state, countryName(countryCode)].filter(Boolean).join(", ");
}
