import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { assignedFrom, namesOf, selectListWith } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import type { Day } from "#values/day.ts";
import { mostDaysMoved } from "../../duplicates/duplicates.server.ts";
import { placesOf } from "../../places/placing.server.ts";
import { raceDefaults } from "../file/rows.ts";
import type { MovedRace } from "./forecast.ts";
import {
  givenDistances,
  givenRaces,
  nextRaces,
  orDefaults,
  raceDiffers,
} from "./given-rows.server.ts";
import type { FileRace } from "./plan.ts";
import { raceColumns } from "./stored-columns.ts";
import { addDistances, forNote, noteChanges } from "./stored-distances.server.ts";

/**
 * The stored race of each planned race, by name (ignoring case and accents) and day. Of several that
 * match the one in the same city, then the oldest; of races of the file that share name and day, each
 * matches only in its city.
 * @param isLocked - keeps others from changing them, in the order in which every writer locks races
 */
export async function findRaces(
  tx: Database,
  planned: FileRace[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<FileRace, string>> {
  const rows = await readRows(
    tx,
    { n: integer, id: races.id },
    sql`
      with given as materialized (${namedRaces(planned)}),
      known as (
        select distinct on (given.n) given.n, races.id
        from given
        join race_directory d on d.name_norm = given.name_norm and d.start_date = given.day
        join races on races.id = d.race_id
        where given.moved_from is null
          and (not given.has_namesake or d.city_norm = given.city_norm)
        order by given.n, d.city_norm = given.city_norm desc,
          lower(races.race_name) = lower(given.name) desc, races.created_at, races.id
      ),
      found as (
        select n, id from known
        union all
        select n, moved_from from given where moved_from is not null
      )
      select found.n, held.id
      from (
        select id from races where id in (select id from found)
        order by id ${isLocked ? sql`for no key update` : sql``}
      ) held
      join found on found.id = held.id
    `,
  );
  return new Map(rows.flatMap(({ n, id }) => pairOf(planned[n], id)));
}

/**
 * The coming race with the same name in the same town on another day, for each planned race that has
 * one: that race may have moved. The nearest of several.
 */
export async function findMoved(
  db: Database,
  planned: FileRace[],
  today: Day,
): Promise<Map<FileRace, MovedRace>> {
  const rows = await readRows(
    db,
    { n: integer, id: races.id, startDate: races.startDate, runners: integer },
    sql`
      with given as materialized (${namedRaces(planned)})
      select distinct on (given.n) given.n, r.id, r.start_date as "startDate",
        (select count(*)::int from race_registrations
          where race_id = r.id and status <> 'cancelled') as runners
      from given
      join race_directory d on d.name_norm = given.name_norm and d.city_norm = given.city_norm
        and d.start_date <> given.day
        and d.start_date between given.day - ${mostDaysMoved}::int and given.day + ${mostDaysMoved}::int
      join races r on r.id = d.race_id
      where r.race_status not in ('cancelled', 'completed') and r.start_date >= ${today}::date
        and lower(r.country) = lower(given.country)
      order by given.n, abs(d.start_date - given.day), r.id`,
  );
  return new Map(
    rows.flatMap(({ n, ...moved }) => {
      const race = planned[n];
      return race ? [[race, moved] as const] : [];
    }),
  );
}

/** The search keys of planned races as rows; texts are folded once, not for each comparison. */
function namedRaces(planned: FileRace[]) {
  const rows = planned.map((race, n) => ({
    n,
    name: race.title,
    day: race.date,
    city: race.city,
    country: race.country,
    has_namesake: race.hasNamesake,
    moved_from: race.movedFrom,
  }));
  return sql`
    select *, norm(name) as name_norm, norm(city) as city_norm
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
      n int, name text, day date, city text, country text, has_namesake boolean, moved_from uuid
    )`;
}

/** Updates stored races with the values of the file. Returns the races that changed. */
export async function updateRaces(
  tx: Database,
  planned: FileRace[],
  ids: Map<FileRace, string>,
  importId: string | null,
): Promise<FileRace[]> {
  const rows = await readRows(
    tx,
    { n: integer },
    sql`
      with ${nextRaces(planned, ids)},
      changed as (
        update races set ${assignedFrom("next", raceColumns.changed)}
        from next
        where races.id = next.id and ${raceDiffers}
        returning next.n ${forNote(importId, sql`races.id, next.before, to_jsonb(races) as image`)}
      )
      ${noteChanges(importId, sql`select id as subject_id, id as race_id, before, image from changed`)}
      select n from changed
    `,
  );
  return rows.flatMap(({ n }) => planned[n] ?? []);
}

/**
 * Stores new races, with their places and distances in the same statement, so that search is written
 * once for each race. Returns the ids.
 */
export async function insertRaces(
  tx: Database,
  planned: FileRace[],
  { withDistances, importId }: { withDistances: boolean; importId: string | null },
): Promise<Map<FileRace, string>> {
  const ids = new Map(planned.map((race) => [race, randomUUID()]));
  const distances = withDistances
    ? planned.flatMap((race) =>
        race.distances.map((distance) => ({ raceId: ids.get(race) ?? "", distance })),
      )
    : [];
  const { created } = raceColumns;
  const placed = await placesOf(tx, planned);
  const locations = JSON.stringify(placed.map((row, n) => ({ n, ...row })));
  // Triggers: directory, search, office counts; see app/db/functions/races.sql
  await tx.execute(sql`
    with given as (${givenRaces(planned, ids)}),
    located as (
      select * from jsonb_to_recordset(${locations}::text::jsonb)
        as row (n int, place_id int, time_zone text, decision text, problem text)
    ),
    added as (
      insert into races (id, ${namesOf(created)}, place_id, time_zone)
      select id, ${selectListWith("given", created, orDefaults("given", raceDefaults))},
        located.place_id, located.time_zone
      from given
      join located using (n)
      order by n
      returning id ${forNote(importId, sql`to_jsonb(races) as image`)}
    ),
    placed as (
      insert into race_places (race_id, decision, problem, decided_at)
      select given.id, located.decision, located.problem, now()
      from given
      join located using (n)
    ),
    offered as (
      ${addDistances(sql`
        select line.*, given.start_time as race_time
        from (${givenDistances(distances)}) line
        join given on given.id = line.race_id
      `)}
      returning id ${forNote(importId, sql`race_id, to_jsonb(race_distances) as image`)}
    )
    ${noteChanges(
      importId,
      sql`
        select id as subject_id, id as race_id, null::jsonb as before, image from added
        union all
        select id, race_id, null, image from offered
      `,
    )}
    select count(*) from added
  `);
  return ids;
}

/** Tells calendars and caches that races have changed whose distances have changed. */
export async function touchRaces(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(races)
    .set({ sequence: sql`${races.sequence} + 1` })
    .where(
      sql`${races.id} in (
        select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)
      )`,
    );
}

function pairOf<Item>(item: Item | undefined, id: string): [Item, string][] {
  return item === undefined ? [] : [[item, id]];
}
