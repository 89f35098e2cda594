import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { assignedFrom, namesOf, selectListWith } from "#db/column-lists.ts";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import { raceDefaults } from "../file/defaults.ts";
import {
  givenDistances,
  givenRaces,
  nextRaces,
  orDefaults,
  raceDiffers,
} from "./given-rows.server.ts";
import { forNote, noteChanges } from "./noted.server.ts";
import type { FileRace } from "./plan.ts";
import { raceColumns } from "./stored-columns.ts";
import { addDistances } from "./stored-distances.server.ts";

/**
 * The stored race of each planned race, by name (ignoring case) and day. If several match, the oldest.
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
      with given as (${givenRaces(planned)}),
      found as (
        select distinct on (given.n) given.n, races.id
        from given
        join races on lower(races.race_name) = lower(given.race_name)
          and races.start_date = given.start_date
        order by given.n, races.created_at, races.id
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
 * Stores new races, with their distances in the same statement, so that search is written once for
 * each race. Returns the ids.
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
  // Triggers: directory, search, office counts; see app/db/functions/races.sql
  await tx.execute(sql`
    with given as (${givenRaces(planned, ids)}),
    added as (
      insert into races (id, ${namesOf(created)})
      select id, ${selectListWith("given", created, orDefaults("given", raceDefaults))}
      from given
      order by n
      returning id ${forNote(importId, sql`to_jsonb(races) as image`)}
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
