import { usualRadius } from "#features/races/places/near.ts";
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
  /** Any of these; with `within_km`, around any of them. */
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
  if (eitherPlace.length > 1) return anyOf(eitherPlace);
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

/** Any of several places; also around them where one is searched so, such as a town without races. */
function anyOf(named: readonly NamedPlace[]): SearchPlace {
  const meant = named.flatMap(({ candidates: [place] }) => place ?? []);
  const [within, another] = new Set(
    meant.flatMap(({ kind, name, country }) => (kind === "country" ? name : (country ?? []))),
  );
  const isOneCountry = within !== undefined && another === undefined;
  const areCities = named.every(({ candidates }) => candidates.some(({ kind }) => kind === "city"));
  const circles = named.flatMap(({ near }) => near ?? []);
  const isAround = areCities && circles.length > 0;
  return {
    places: meant.map(({ name }) => name),
    ...(isAround && { within_km: Math.max(...circles.map(({ km }) => km ?? usualRadius)) }),
    ...(isOneCountry && { within }),
  };
}

/**
 * The places of a message beside those of before: `Fort Worth is fine too`. `null` where nothing was
 * searched by a place, or where one lies in the other.
 */
export function placesTogether(before: SearchPlace, { places }: Asked): SearchPlace | null {
  const { near, city, state, country, within } = before;
  const added = anyOf(places);
  const [center] = near?.split(", ") ?? [];
  const known = before.places ?? [center ?? city ?? state ?? country].flatMap((one) => one ?? []);
  const areas = [before.state, before.country, ...(before.places ?? [])];
  const isWithin = places.some(({ candidates: [place] }) =>
    [place?.state, place?.country].some((area) => area != null && areas.includes(area)),
  );
  const isNew = added.places?.some((name) => !known.includes(name)) ?? false;
  if (known.length === 0 || before.region !== undefined || isWithin || !isNew) return null;
  const radii = [near && (before.within_km ?? usualRadius), before.within_km, added.within_km];
  const widest = Math.max(0, ...radii.flatMap((km) => km || []));
  const isOneCountry = within !== undefined && within === added.within;
  return {
    places: [...new Set([...known, ...(added.places ?? [])])],
    ...(widest > 0 && { within_km: widest }),
    ...(isOneCountry && { within }),
  };
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
