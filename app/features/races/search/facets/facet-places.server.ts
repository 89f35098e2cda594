import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readRows } from "#db/rows.ts";
import { raceFacets } from "#db/schema.ts";
import { fold } from "#values/text/fold.ts";
import { typeChoice } from "../../race-type.ts";

/** A combination of type and place that races have, prepared for the filters. */
export type FacetPlace = {
  storedType: string;
  /** The name of the type in its filter. */
  type: string;
  country: string;
  city: string;
  foldedCountry: string;
  foldedCity: string;
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

async function load(db: Database, ids: number[]): Promise<[number, FacetPlace][]> {
  const rows = await readRows(
    db,
    {
      id: raceFacets.facetId,
      type: raceFacets.raceType,
      country: raceFacets.country,
      city: raceFacets.city,
    },
    sql`
      select facet_id as id, race_type as type, country, city from race_facets
      where facet_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`,
  );
  return rows.map(({ id, type, country, city }) => [
    id,
    {
      storedType: type,
      type: typeChoice(type),
      country,
      city,
      foldedCountry: fold(country),
      foldedCity: fold(city),
    },
  ]);
}
