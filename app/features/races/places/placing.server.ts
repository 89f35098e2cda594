import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { matchPlace, type PlaceMatch } from "./matching.server.ts";
import { storedPlaces } from "./stored-places.server.ts";

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
 * stopped. Returns how many races were looked up.
 */
export async function placeWaitingRaces(
  { db }: Pick<Services, "db">,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
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
      ) as "isAny"`,
  );
  if (found?.isAny) await jobs.send(placeQueue, {}, { singletonKey: placeQueue });
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
  const matches = new Map<string, PlaceMatch>();
  const matchOf = (said: (typeof waiting)[number]) => {
    const key = JSON.stringify([said.city, said.state, said.country]);
    const match = matches.get(key) ?? matchPlace(said);
    matches.set(key, match);
    return match;
  };
  const matched = waiting.map((race) => ({ id: race.id, match: matchOf(race) }));
  await keep(tx, matched);
  return waiting.length;
}

/** Writes the places that are sure, and for all others why they are not. */
async function keep(tx: Database, matched: { id: string; match: PlaceMatch }[]): Promise<void> {
  if (matched.length === 0) return;
  const sure = [...new Set(matched.flatMap(({ match }) => match.place ?? []))];
  const ids = await storedPlaces(tx, sure);
  const idOf = new Map(sure.map((place, at) => [place, ids[at]]));
  const rows = matched.map(({ id, match }) => ({
    race_id: id,
    place_id: match.place ? idOf.get(match.place) : null,
    problem: match.problem,
  }));
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as given (race_id uuid, place_id int, problem text)`;
  // Triggers: search, and no change of the calendar revision; see app/db/functions/races.sql
  await tx.execute(sql`
    update races set place_id = given.place_id from ${given}
    where races.id = given.race_id and given.place_id is not null`);
  await tx.execute(sql`
    insert into race_places (race_id, decision, problem)
    select race_id, case when problem is null then 'rule' else 'open' end, problem
    from ${given}
    on conflict (race_id) do nothing`);
}
