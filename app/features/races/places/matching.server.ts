import { metersBetween } from "#values/geo/position.ts";
import { countryCode } from "./gazetteer/countries.server.ts";
import { type GazetteerPlace, placesNamed, statesNamed } from "./gazetteer/gazetteer.server.ts";
import { placeKey } from "./gazetteer/names.ts";

/** The description of a race's place. */
export type SaidPlace = { city: string; state: string | null; country: string };

/** Why a place is not sure. */
export type PlaceProblem = "no-country" | "unknown" | "no-state" | "other-state" | "ambiguous";

/** The place of a race, or what speaks against being sure, with what it may be. */
export type PlaceMatch =
  | { place: GazetteerPlace; problem: null }
  | { place: null; problem: PlaceProblem; candidates: GazetteerPlace[] };

/** Candidates that lie no farther apart mean the same for a race. */
const nearMeters = 25_000;

/**
 * Where a race is, by the rule: its state is said, the state has places of this name, and all of them lie
 * within 25 km. Then it is the one with the most people. Otherwise all places of the name are candidates
 * of which an editor chooses. A name alone never gives a position.
 */
export function matchPlace({ city, state, country }: SaidPlace): PlaceMatch {
  const code = countryCode(country);
  if (code === null) return open("no-country", []);
  const found = candidatesIn(code, city);
  if (found.length === 0) return open("unknown", []);
  if (!state?.trim()) return open("no-state", found);
  const states = new Set(statesNamed(state, code));
  const inState = found.filter(({ stateCode }) => states.has(stateCode));
  const [best] = inState;
  if (!best) return open("other-state", found);
  return areTogether(inState) ? { place: best, problem: null } : open("ambiguous", inState);
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

/** The places of a country with a name, or with what it says without `city` and articles. */
function candidatesIn(code: string, city: string): GazetteerPlace[] {
  const name = placeKey(city);
  const first = placeKey(city.split(/[,(/]/)[0] ?? "");
  const short = name
    .replace(/\b(?:city|ciudad|de|la|el|the)\b/g, " ")
    .replace(/ +/g, " ")
    .trim();
  for (const key of new Set([name, first, short, `${name} city`])) {
    const found = key ? placesNamed(key).filter(({ countryCode }) => countryCode === code) : [];
    if (found.length > 0) return found;
  }
  return [];
}
