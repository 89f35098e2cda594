import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { places } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Position } from "#values/geo/position.ts";
import { unknownZone } from "#values/zone.ts";
import { type GazetteerPlace, nearestZone, placesNamed } from "./gazetteer/gazetteer.server.ts";
import { placeKey } from "./gazetteer/names.ts";

/** The row of each place of the gazetteer, in their order. Rows that are not there yet are added. */
export async function storedPlaces(tx: Database, found: GazetteerPlace[]): Promise<number[]> {
  if (found.length === 0) return [];
  const given = found.map(({ name, state, countryCode, position, timeZone }, n) => ({
    n,
    name,
    state,
    country_code: countryCode,
    time_zone: timeZone,
    ...position,
  }));
  const rows = sql`
    jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as given (
      n int, name text, state text, country_code text, time_zone text, lat double precision,
      lon double precision
    )`;
  await tx.execute(sql`
    insert into places (name, state, country_code, lat, lon, time_zone, source)
    select distinct name, state, country_code, lat, lon, time_zone, 'gazetteer' from ${rows}
    order by 1, 2, 3, 4, 5
    on conflict do nothing`);
  const stored = await readRows(
    tx,
    { n: integer, id: places.id },
    sql`
      select given.n, p.id
      from ${rows}
      join places p on p.country_code = given.country_code and p.name = given.name
        and p.state is not distinct from given.state and p.lat = given.lat and p.lon = given.lon
        and p.source = 'gazetteer'
      order by given.n`,
  );
  return stored.map(({ id }) => id);
}

/** An editor's choice for a place that the gazetteer does not have, or has elsewhere. */
type TypedPlace = {
  name: string;
  state: string | null;
  countryCode: string;
  position: Position;
};

/** The row of a place with a typed position; an equal one is used again. */
export async function handPlace(
  tx: Database,
  { name, state, countryCode, position }: TypedPlace,
  userId: string,
): Promise<number> {
  const { lat, lon } = position;
  await tx.execute(sql`
    insert into places (name, state, country_code, lat, lon, time_zone, source, created_by)
    values (
      ${name}, ${state}, ${countryCode}, ${lat}::double precision, ${lon}::double precision,
      ${nearestZone(countryCode, position)}, 'hand', ${userId}::uuid
    )
    on conflict do nothing`);
  const stored = await readRow(
    tx,
    { id: places.id },
    sql`
      select id from places
      where country_code = ${countryCode} and name = ${name} and state is not distinct from ${state}
        and lat = ${lat}::double precision and lon = ${lon}::double precision and source = 'hand'`,
  );
  if (!stored) throw new Error("The place was not stored.");
  return stored.id;
}

/**
 * Looks up the zones of places that were stored before zones existed. A trigger writes them to their races.
 * @returns how many were found
 */
export async function fillZones(
  { db }: Pick<Services, "db">,
  signal?: AbortSignal,
): Promise<number> {
  const waiting = await db
    .select({
      id: places.id,
      name: places.name,
      countryCode: places.countryCode,
      position: { lat: places.lat, lon: places.lon },
    })
    .from(places)
    .where(eq(places.timeZone, unknownZone))
    .orderBy(places.id);
  let found = 0;
  for (const { id, ...place } of waiting) {
    if (signal?.aborted) break;
    const timeZone = zoneOf(place);
    if (timeZone === unknownZone) continue;
    await db.update(places).set({ timeZone }).where(eq(places.id, id));
    found += 1;
  }
  return found;
}

function zoneOf({ name, countryCode, position }: Omit<TypedPlace, "state">): string {
  const { lat, lon } = position;
  const same = placesNamed(placeKey(name)).find(
    (place) =>
      place.countryCode === countryCode && place.position.lat === lat && place.position.lon === lon,
  );
  return same?.timeZone ?? nearestZone(countryCode, position);
}
