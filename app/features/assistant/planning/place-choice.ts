import type { Asked } from "./asked.ts";
import type { BookedPlace } from "./place-book.ts";
import { specifiedPlaces } from "./reading/place-names.ts";
import type { NamedPlace } from "./reading/places.ts";

/** Where to search. `within` is the country of the city or state, known but not asked for. */
export type SearchPlace = {
  city?: string;
  state?: string;
  country?: string;
  within?: string;
  /** Any of these. */
  places?: string[];
  /** What these are called together: `east coast`. */
  region?: string;
  /** Around a place, and how many kilometers where that is said. */
  near?: string;
  within_km?: number;
};

/**
 * The places of a message in the place of those asked for before. A city keeps a country that was
 * asked for if it lies there; a country alone replaces the city of before.
 */
export function chosenPlaces(
  before: SearchPlace,
  { places, eitherPlace, region, unknownPlace }: Asked,
): SearchPlace {
  if (unknownPlace !== null) return { city: unknownPlace };
  if (places.length === 0) return before;
  if (region) {
    const names = places.flatMap(({ candidates: [place] }) => place?.name ?? []);
    return {
      places: names,
      region: region.name,
      // A region of two countries is one of the north.
      within: region.country ?? "United States",
    };
  }
  // Villages without a race are searched around, one at a time.
  const areBooked = eitherPlace.some(
    ({ near, candidates: [place] }) => near === null || (place?.races ?? 0) > 0,
  );
  if (eitherPlace.length > 1 && areBooked) {
    const meant = eitherPlace.flatMap(({ candidates: [place] }) => place ?? []);
    const [within, another] = new Set(
      meant.flatMap(({ kind, name, country }) => (kind === "country" ? name : (country ?? []))),
    );
    const isOneCountry = within !== undefined && another === undefined;
    return { places: meant.map(({ name }) => name), ...(isOneCountry && { within }) };
  }
  const countries = places.flatMap(({ candidates }) =>
    candidates.filter(({ kind }) => kind === "country"),
  );
  const country = countries.at(-1)?.name;
  const smaller = places.filter(({ candidates }) =>
    candidates.every(({ kind }) => kind !== "country"),
  );
  const chosen: SearchPlace = {};
  for (const place of smaller) Object.assign(chosen, narrowed(place, country ?? before.country));
  if (chosen.near !== undefined) return around(chosen, country);
  if (country !== undefined) return { ...chosen, country, within: country };
  const keepsCountry = before.country !== undefined && chosen.within === before.country;
  return keepsCountry ? { ...chosen, country: before.country } : chosen;
}

/** The places of a message that are not searched: of `Lima or Cusco` only the last one is. */
export function placesBeside(chosen: SearchPlace, { places }: Asked): string[] {
  const { city, state, country, within, near } = chosen;
  const searched = [
    city,
    state,
    country,
    within,
    ...(near?.split(", ") ?? []),
    ...(chosen.places ?? []),
  ];
  const others = places.filter(
    ({ candidates }) => !candidates.some((place) => isOfSearch(place, chosen, searched)),
  );
  return [...new Set(others.flatMap(({ candidates: [place] }) => place?.name ?? []))];
}

/** Whether a place is searched, or holds or names the one that is. */
function isOfSearch(
  { name, country, state }: BookedPlace,
  chosen: SearchPlace,
  searched: readonly (string | undefined)[],
): boolean {
  if (searched.includes(name)) return true;
  return chosen.city === undefined && state === chosen.state && country === chosen.within;
}

/** The state and the country belong to the name of the place: `Portland, Maine`. */
function around({ near, within_km, state, within }: SearchPlace, country?: string): SearchPlace {
  const area = state ?? country ?? within;
  return {
    near: area === undefined || area === near ? near : `${near}, ${area}`,
    ...(within_km !== undefined && { within_km }),
    ...(within !== undefined && { within }),
  };
}

function narrowed({ candidates, near }: NamedPlace, country: string | undefined): SearchPlace {
  const place = likeliest(candidates, country);
  if (!place) return {};
  const within = place.country === null ? {} : { within: place.country };
  if (near && (place.kind === "city" || near.km !== null)) {
    return { near: place.name, ...(near.km !== null && { within_km: near.km }), ...within };
  }
  return place.kind === "state"
    ? { state: place.name, ...within }
    : { city: place.name, ...within };
}

/**
 * Of places of one name the one in the country already named, else one of the cities that are always
 * recognised, else the one with the most races.
 */
function likeliest(
  candidates: readonly BookedPlace[],
  country: string | undefined,
): BookedPlace | undefined {
  const there = candidates.filter((place) => place.country === country);
  const possible = there.length > 0 ? there : candidates;
  const isSpecified = (place: BookedPlace) =>
    specifiedPlaces.some(
      ({ kind, folded, country }) =>
        kind === place.kind && folded === place.folded && country === place.country,
    );
  return possible.toSorted(
    (a, b) =>
      Number(isSpecified(b)) - Number(isSpecified(a)) ||
      b.races - a.races ||
      Number(b.kind === "city") - Number(a.kind === "city"),
  )[0];
}
