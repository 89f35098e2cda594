import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { orNull } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { places, raceFacets } from "#db/schema.ts";
import { type PlanePoint, toPlane } from "#values/geo/plane.ts";
import type { Position } from "#values/geo/position.ts";
import { fold } from "#values/text/fold.ts";
import { type RaceKind, raceKind, typeChoice } from "../../race-type.ts";

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

/** All known combinations, including these ids. Only unknown ids are read from the database. */
export async function facetPlaces(db: Database, ids: number[]): Promise<Map<number, FacetPlace>> {
  const key = (db as { $client?: object }).$client ?? db;
  const known = dictionaries.get(key) ?? new Map<number, FacetPlace>();
  dictionaries.set(key, known);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) for (const [id, place] of await load(db, missing)) known.set(id, place);
  return known;
}

const texts = new Map<string, string>();

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
