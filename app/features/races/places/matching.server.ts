import { metersBetween } from "#values/geo/position.ts";
import {
  countryCode,
  type GazetteerPlace,
  placesNamed,
  statesNamed,
} from "./gazetteer/gazetteer.server.ts";
import { placeKey } from "./gazetteer/names.ts";

/** The description of a race's place. */
export type SaidPlace = { city: string; state: string | null; country: string };

/** Why a place is not sure. */
export type PlaceProblem = "no-country" | "unknown" | "no-state" | "other-state" | "ambiguous";

/**
 * The place of a race, or what speaks against being sure, with what it may be. `isByName`: the name alone
 * decided, or the size of one place among several of the name.
 */
export type PlaceMatch =
  | { place: GazetteerPlace; problem: null; isByName: boolean }
  | { place: null; problem: PlaceProblem; candidates: GazetteerPlace[] };

/** Candidates that lie no farther apart mean the same for a race. */
const nearMeters = 25_000;

/**
 * A place with this many times the people of every other of its name is meant. Of the 24,910 towns of the
 * gazetteer with 15,000 people and more, 22,430 are found by name and country, and 21 share the name of a
 * place that is so much larger.
 */
const byFar = 20;

/** In thousands: the gazetteer knows no number for many towns. */
const leastPeople = 2;

/**
 * Where a race is, by the rule: of the places with its name in its state, or in its country where it names
 * none, all lie within 25 km, or one is by far the largest. Otherwise they are candidates of which an
 * editor chooses. A state may also follow the name of the town: `Austin, TX`.
 */
export function matchPlace({ city, state, country }: SaidPlace): PlaceMatch {
  const code = countryCode(country);
  if (code === null) return open("no-country", []);
  const found = candidatesIn(code, city);
  if (found.length === 0) return open("unknown", []);
  const [, ...afterName] = city.split(partEnd);
  const own = state?.trim() ? [state] : afterName;
  const states = new Set(own.flatMap((name) => statesNamed(name, code)));
  if (!state?.trim() && states.size === 0) {
    return likeliest(found, { isByName: true }) ?? open("no-state", found);
  }
  const inState = found.filter(({ stateCode }) => states.has(stateCode));
  if (inState.length === 0) return open("other-state", found);
  return likeliest(inState, { isByName: false }) ?? open("ambiguous", inState);
}

/** The place that candidates surely mean, which are sorted by their people; `null` where they differ. */
function likeliest(
  candidates: GazetteerPlace[],
  { isByName }: { isByName: boolean },
): PlaceMatch | null {
  const [place] = candidates;
  if (!place) return null;
  const apart = candidates.filter((other) => !areTogether([place, other]));
  if (apart.length === 0) return { place, problem: null, isByName };
  const isMeant = apart.every(
    ({ people }) => place.people >= byFar * Math.max(people, leastPeople),
  );
  return isMeant ? { place, problem: null, isByName: true } : null;
}

/** Whether all places lie within 25 km of the first. */
export function areTogether([first, ...others]: GazetteerPlace[]): boolean {
  return others.every(
    ({ position }) => first && metersBetween(first.position, position) <= nearMeters,
  );
}

function open(problem: PlaceProblem, candidates: GazetteerPlace[]): PlaceMatch {
  return { place: null, problem, candidates };
}

/** What ends the name of a town where more follows. */
const partEnd = /[,(/]/;

/** The places of a country with a name, or with what it says without `city` and articles. */
function candidatesIn(code: string, city: string): GazetteerPlace[] {
  const name = placeKey(city);
  const first = placeKey(city.split(partEnd)[0] ?? "");
  const short = name
    .replace(/\b(?:city|ciudad|de|la|el|the)\b/g, " ")
    .replace(/ +/g, " ")
    .trim();
  for (const key of new Set([name, first, short, `${name} city`, `ciudad ${name}`])) {
    const found = key ? placesNamed(key).filter(({ countryCode }) => countryCode === code) : [];
    if (found.length > 0) return found;
  }
  return [];
}
