import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readRows } from "#db/rows.ts";
import { places } from "#db/schema.ts";
import type { Position } from "#values/geo/position.ts";

/** A row of `places`. */
export type StoredPlace = {
  id: number;
  name: string;
  state: string | null;
  countryCode: string;
  position: Position;
  source: "gazetteer" | "hand";
};

/** One dictionary for each database: a place never changes, and its id is never used again. */
const dictionaries = new WeakMap<object, Map<number, StoredPlace>>();

/** The places with these ids and others. Only those that are not known yet are read. */
export async function placesById(
  db: Database,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, StoredPlace>> {
  const key = (db as { $client?: object }).$client ?? db;
  const known = dictionaries.get(key) ?? new Map<number, StoredPlace>();
  dictionaries.set(key, known);
  const missing = ids.filter((id) => id !== null && !known.has(id));
  if (missing.length === 0) return known;
  const rows = await readRows(
    db,
    {
      id: places.id,
      name: places.name,
      state: places.state,
      countryCode: places.countryCode,
      lat: places.lat,
      lon: places.lon,
      source: places.source,
    },
    sql`
      select id, name, state, country_code as "countryCode", lat, lon, source from places
      where id in (
        select value::int from jsonb_array_elements_text(${JSON.stringify(missing)}::text::jsonb)
      )`,
  );
  for (const { lat, lon, ...place } of rows) {
    known.set(place.id, { ...place, position: { lat, lon } });
  }
  return known;
}
