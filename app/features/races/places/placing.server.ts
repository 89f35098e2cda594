import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, integer } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { places, races } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import type { Position } from "#values/geo/position.ts";
import { unknownZone } from "#values/zone.ts";
import {
  countryCode,
  type GazetteerPlace,
  nearestZone,
  placesNamed,
  statesNamed,
  usualZone,
} from "./gazetteer/gazetteer.server.ts";
import { placeKey } from "./gazetteer/names.ts";
import {
  matchPlace,
  type PlaceMatch,
  type PlaceProblem,
  type SaidPlace,
} from "./matching.server.ts";

/** The queue in which the races are placed that wait for it. */
export const placeQueue = "place-races";

/** How many races one transaction places: others wait for it only briefly. */
const racesPerBatch = 500;

/**
 * Looks up where the races are that were just stored. A race whose place is decided, by the rule or by a
 * person, is left as it is.
 */
export async function placeRaces(tx: Database, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += racesPerBatch) {
    const some = JSON.stringify(ids.slice(at, at + racesPerBatch));
    const list = sql`select value::uuid from jsonb_array_elements_text(${some}::text::jsonb)`;
    await placeBatch(tx, sql`r.id in (${list})`);
  }
}

/**
 * Places all races that wait for it: those of a database that is older than places, and those that a
 * program wrote by itself. Each transaction places some hundred, so an interrupted run goes on where it
 * stopped. Returns how many races and zones of places were looked up.
 */
export async function placeWaitingRaces(
  { db }: Pick<Services, "db">,
  signal?: AbortSignal,
): Promise<number> {
  let total = await fillZones({ db }, signal);
  for (;;) {
    const done = await withRetry(db, (tx) => placeBatch(tx, sql`true`));
    total += done;
    if (done < racesPerBatch || signal?.aborted) return total;
  }
}

/** Has the waiting races placed now: the clock would do it within the hour. */
export async function orderPlacing({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> {
  const found = await readRow(
    db,
    { isAny: boolean },
    sql`
      select exists (
        select from races r where not exists (select from race_places p where p.race_id = r.id)
      ) or exists (select from places where time_zone = ${unknownZone}) as "isAny"`,
  );
  if (found?.isAny) await jobs.send(placeQueue, {}, { singletonKey: placeQueue });
}

/**
 * Looks up where races are that are about to be stored, as columns of `races` and `race_places`, in the
 * order of `said`.
 */
export function placesOf(tx: Database, said: readonly SaidPlace[]): Promise<PlacedRow[]> {
  const matchOf = matcher();
  return placedRows(
    tx,
    said.map((one) => placingOf(matchOf(one), one)),
  );
}

/** @param which - a condition on `r`, which at most a batch of races is taken from */
async function placeBatch(tx: Database, which: SQL): Promise<number> {
  const waiting = await readRows(
    tx,
    { id: races.id, city: races.city, state: races.stateProvince, country: races.country },
    sql`
      select r.id, r.city, r.state_province as state, r.country from races r
      where ${which} and not exists (select from race_places p where p.race_id = r.id)
      order by r.id limit ${racesPerBatch} for no key update of r`,
  );
  const matchOf = matcher();
  await keepPlacings(
    tx,
    waiting.map(({ id, ...said }) => ({ id, ...placingOf(matchOf(said), said) })),
  );
  return waiting.length;
}

function placingOf(match: PlaceMatch, said: SaidPlace): Placing {
  const { place, problem } = match;
  if (place === null) return { place, problem, decision: "open", timeZone: zoneWithoutPlace(said) };
  return { place, problem, decision: match.isByName ? "name" : "rule" };
}

/** The usual zone of the state or country that a race names. */
function zoneWithoutPlace({ state, country }: SaidPlace): string {
  const code = countryCode(country);
  if (code === null) return unknownZone;
  const [stateCode] = state ? statesNamed(state, code) : [];
  return usualZone(stateCode ?? code);
}

/** `matchPlace` for many races, of which most lie in the same towns. */
export function matcher(): (said: SaidPlace) => PlaceMatch {
  const matches = new Map<string, PlaceMatch>();
  return ({ city, state, country }) => {
    const key = JSON.stringify([city, state, country]);
    const match = matches.get(key) ?? matchPlace({ city, state, country });
    matches.set(key, match);
    return match;
  };
}

type Placing =
  | { decision: "rule" | "name" | "accepted"; place: GazetteerPlace; problem: null }
  | { decision: "open"; place: null; problem: PlaceProblem; timeZone: string };

type PlacedRow = {
  place_id: number | null;
  time_zone: string;
  decision: Placing["decision"];
  problem: PlaceProblem | null;
};

async function placedRows(tx: Database, placings: readonly Placing[]): Promise<PlacedRow[]> {
  const sure = [...new Set(placings.flatMap(({ place }) => place ?? []))];
  const ids = await storedPlaces(tx, sure);
  const idOf = new Map(sure.map((place, at) => [place, ids[at]]));
  return placings.map((placing) => ({
    place_id: (placing.place && idOf.get(placing.place)) ?? null,
    time_zone: placing.decision === "open" ? placing.timeZone : placing.place.timeZone,
    decision: placing.decision,
    problem: placing.problem,
  }));
}

/**
 * Writes where races are, and for those whose place is not sure why. Only races without a decision change.
 * @param by - the person who decided and when; left out for the rule
 */
export async function keepPlacings(
  tx: Database,
  placings: readonly (Placing & { id: string })[],
  by?: { userId: string; at: Date },
): Promise<void> {
  if (placings.length === 0) return;
  const placed = await placedRows(tx, placings);
  const rows = placings.map(({ id }, at) => ({ race_id: id, ...placed[at] }));
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as given (race_id uuid, place_id int, time_zone text, decision text, problem text)`;
  // Triggers: search, and no change of the calendar revision; see app/db/functions/races.sql
  await tx.execute(sql`
    update races
    set place_id = coalesce(given.place_id, races.place_id), time_zone = given.time_zone
    from ${given}
    where races.id = given.race_id
      and (given.place_id is not null or races.time_zone <> given.time_zone)`);
  await tx.execute(sql`
    insert into race_places as known (race_id, decision, problem, decided_by, decided_at)
    select race_id, decision, problem, ${by?.userId ?? null}::uuid,
      coalesce(${by?.at.toISOString() ?? null}::timestamptz, now())
    from ${given}
    on conflict (race_id) do update
      set decision = excluded.decision, problem = excluded.problem,
        decided_by = excluded.decided_by, decided_at = excluded.decided_at
      where known.decision = 'open'`);
}

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
async function fillZones({ db }: Pick<Services, "db">, signal?: AbortSignal): Promise<number> {
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

export const racePlaceJobs: Job[] = [
  {
    queue: placeQueue,
    schedule: "20 * * * *",
    async work(services, _, { signal, dropPages }) {
      if ((await placeWaitingRaces(services, signal)) > 0) dropPages();
    },
  },
];
