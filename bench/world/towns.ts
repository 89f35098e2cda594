import type { Database } from "#db/database.ts";
import {
  type GazetteerPlace,
  placesBeginning,
} from "#features/races/places/gazetteer/gazetteer.server.ts";
import { storedPlaces } from "#features/races/places/placing.server.ts";

export type City = { city: string; state: string | null; country: string; place: GazetteerPlace };

const countries = { PE: "Peru", MX: "Mexico", US: "United States", CA: "Canada" };
const townsPerCountry = 212;

/** A town as the columns of its races say it. */
export type Town = { city: string; state: string | null; country: string; place_id: number | null };

/** One town in so many waits for its place: no rule found it. */
const townsPerUnplaced = 39;

/**
 * The largest towns of the four countries in turn, those with most people first: most races go to the
 * first ones, so that races lie as densely as people do.
 * @param perCountry - how many towns each country has at most
 */
export function cities(perCountry = townsPerCountry): City[] {
  return Object.entries(countries)
    .flatMap(([code, country]) =>
      (townsByCountry().get(code) ?? [])
        .slice(0, perCountry)
        .map((place, rank) => ({ rank, country, place })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ country, place }) => ({ city: place.name, state: place.state, country, place }));
}

let known: Map<string, GazetteerPlace[]> | undefined;

/** All towns, those with most people first. The gazetteer has each under all of its names. */
function townsByCountry(): Map<string, GazetteerPlace[]> {
  if (known) return known;
  const towns = new Map(
    placesBeginning("")
      .filter(({ countryCode }) => Object.hasOwn(countries, countryCode))
      .map((town) => [`${town.stateCode} ${town.name} ${Object.values(town.position)}`, town]),
  );
  const largestFirst = [...towns.values()].sort((a, b) => b.people - a.people);
  return (known = Map.groupBy(largestFirst, ({ countryCode }) => countryCode));
}

/** Gives each town its row of `places`. */
export async function storeTowns(db: Database, all: City[]): Promise<Town[]> {
  const ids = await storedPlaces(
    db,
    all.map(({ place }) => place),
  );
  return all.map(({ city, state, country }, at) => {
    const isPlaced = at % townsPerUnplaced !== townsPerUnplaced - 1;
    return { city, state, country, place_id: isPlaced ? (ids[at] ?? null) : null };
  });
}
