import { and, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { orNull } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { places, raceFacets } from "#db/schema.ts";
import { type PlanePoint, toPlane } from "#values/geo/plane.ts";
import { metersBetween, type Position } from "#values/geo/position.ts";
import { literal } from "#values/text/clean.ts";
import { fold } from "#values/text/fold.ts";
import type { FilterAbout, RaceFilters } from "../../filters/filters.ts";
import { centerOf, isWithinCircle } from "../../places/circle.server.ts";
import { type RaceKind, raceKind, typeChoice, typesOfBadge } from "../../race-type.ts";

/** A combination of type and place that races have, prepared for the filters. */
export type FacetPlace = {
  storedType: string;
  /** The name of the type in its filter. */
  type: string;
  kind: RaceKind;
  country: string;
  city: string;
  foldedCountry: string;
  foldedCity: string;
  /** The place of the gazetteer or of an editor; `null` while it is not known. */
  place: PlacedAt | null;
};

/** A row of `places`. It never changes. */
export type PlacedAt = {
  id: number;
  name: string;
  state: string | null;
  position: Position;
  /** The same on the map. */
  point: PlanePoint;
};

/** One dictionary for each database: a combination never changes, and its id is never used again. */
const dictionaries = new WeakMap<object, Map<number, FacetPlace>>();

const texts = new Map<string, string>();

type PlaceFilters = Pick<RaceFilters, FilterAbout<"place">>;

/** One filter on the type and place of a race, in SQL and in JavaScript. Both mean the same. */
type PlaceFilter = {
  /** Over `race_facets`; nothing where the filter is not set. */
  condition: (filters: PlaceFilters) => SQL | undefined;
  /** The same condition in JavaScript, for a type and place that is already loaded. */
  test: (filters: PlaceFilters) => (place: FacetPlace) => boolean;
};

export const placeFilters: Record<FilterAbout<"place">, PlaceFilter> = {
  /** Races that have a chosen badge, or exactly the stored type if the choice is not a badge. */
  types: {
    condition: ({ types }) =>
      or(
        ...types.map((choice) => {
          const stored = typesOfBadge(choice);
          return stored.length === 0 ? sql`race_type = ${choice}` : sql`type_norm in ${stored}`;
        }),
      ),
    test: ({ types }) => {
      const badges = new Set(types.filter((type) => typesOfBadge(type).length > 0));
      return (place) =>
        types.length === 0 || badges.has(place.type) || types.includes(place.storedType);
    },
  },
  /** A chosen country is a part of the stored name. */
  countries: {
    condition: ({ countries }) => or(...countries.map((part) => contains(sql`country_norm`, part))),
    test: ({ countries }) => {
      const parts = countries.map(fold);
      return ({ foldedCountry }) =>
        parts.length === 0 || parts.some((part) => foldedCountry.includes(part));
    },
  },
  /** The chosen city is a part of the stored name from the beginning of a word on: `Lima` is not `Colima`. */
  city: {
    condition: ({ city }) =>
      city ? sql`(' ' || city_norm) like ${`% ${literal(fold(city))}%`}` : undefined,
    test: ({ city }) => {
      const part = ` ${fold(city)}`;
      return ({ foldedCity }) => city === "" || ` ${foldedCity}`.includes(part);
    },
  },
  /** The place of the race lies in a circle. A place that is not known holds no races. */
  near: {
    condition: ({ near }) => {
      if (near === null) return undefined;
      const center = centerOf(near);
      if (center === null) return sql`false`;
      return sql`place_id in (select p.id from places p where ${isWithinCircle(center, near.km)})`;
    },
    test: ({ near }) => {
      if (near === null) return () => true;
      const center = centerOf(near);
      if (center === null) return () => false;
      // A place has races of several types.
      const known = new Map<number, boolean>();
      return ({ place }) => {
        if (place === null) return false;
        const isNear =
          known.get(place.id) ?? metersBetween(center, place.position) <= near.km * 1000;
        known.set(place.id, isNear);
        return isNear;
      };
    },
  },
};

/** The conditions on the type and place of a race; empty when no filter uses them. */
export function placeMatches(filters: PlaceFilters): SQL | undefined {
  const conditions = and(...Object.values(placeFilters).map(({ condition }) => condition(filters)));
  return conditions && sql`s.facet_id in (select facet_id from race_facets where ${conditions})`;
}

function contains(column: SQL, part: string): SQL {
  return sql`${column} like ${`%${literal(fold(part))}%`}`;
}

/** All known combinations, including these ids. Only unknown ids are read from the database. */
export async function facetPlaces(db: Database, ids: number[]): Promise<Map<number, FacetPlace>> {
  const key = (db as { $client?: object }).$client ?? db;
  const known = dictionaries.get(key) ?? new Map<number, FacetPlace>();
  dictionaries.set(key, known);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) for (const [id, place] of await load(db, missing)) known.set(id, place);
  return known;
}

/** Equal texts as one object: thousands of combinations are counted by a few types, countries and cities. */
function shared(text: string): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}

async function load(db: Database, ids: number[]): Promise<[number, FacetPlace][]> {
  const rows = await readRows(
    db,
    {
      id: raceFacets.facetId,
      type: raceFacets.raceType,
      country: raceFacets.country,
      city: raceFacets.city,
      placeId: raceFacets.placeId,
      name: orNull(places.name),
      state: places.state,
      lat: orNull(places.lat),
      lon: orNull(places.lon),
    },
    sql`
      select f.facet_id as id, f.race_type as type, f.country, f.city, f.place_id as "placeId",
        p.name, p.state, p.lat, p.lon
      from race_facets f left join places p on p.id = f.place_id
      where f.facet_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`,
  );
  return rows.map(({ id, type, country, city, placeId, name, state, lat, lon }) => [
    id,
    {
      storedType: shared(type),
      type: shared(typeChoice(type)),
      kind: raceKind(type),
      country: shared(country),
      city: shared(city),
      foldedCountry: shared(fold(country)),
      foldedCity: shared(fold(city)),
      place:
        placeId === null || name === null || lat === null || lon === null
          ? null
          : { id: placeId, name, state, position: { lat, lon }, point: toPlane({ lat, lon }) },
    },
  ]);
}
