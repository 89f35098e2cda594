import { type SQL, sql } from "drizzle-orm";
import { assignedFrom, namesOf, selectListWith } from "#db/column-lists.ts";
import type { Database } from "#db/database.ts";
import { oneOf } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { distanceDefaults, raceDefaults } from "../file/defaults.ts";
import {
  distanceDiffers,
  nextDistances,
  type OwnedDistance,
  orDefaults,
} from "./given-rows.server.ts";
import { forNote, noteChanges } from "./noted.server.ts";
import { distanceColumns } from "./stored-columns.ts";

const outcomes = ["created", "updated", "unchanged"] as const;
export type SaveOutcome = (typeof outcomes)[number];

/**
 * Stores distances. A stored distance with the same text (ignoring case) is updated; empty cells change
 * nothing. Other distances are added after those of the race. The result has the order of `distances`.
 */
export async function saveDistances(
  tx: Database,
  distances: OwnedDistance[],
  importId: string | null,
): Promise<SaveOutcome[]> {
  const rows = await readRows(
    tx,
    { outcome: oneOf(outcomes) },
    sql`
    with ${nextDistances(distances)},
    changed as (
      update race_distances kept set ${assignedFrom("next", distanceColumns.changed)}
      from next
      where kept.id = next.id and ${distanceDiffers}
      returning next.n ${forNote(importId, sql`kept.id, kept.race_id, next.before, to_jsonb(kept) as image`)}
    ),
    added as (
      ${addDistances(sql`
        select given.*, races.start_time as race_time
        from given
        join races on races.id = given.race_id
        where given.n not in (select n from found)
      `)}
      returning id ${forNote(importId, sql`race_id, to_jsonb(race_distances) as image`)}
    )
    ${noteChanges(
      importId,
      sql`
        select id as subject_id, race_id, before, image from changed
        union all
        select id, race_id, null, image from added
      `,
    )}
    select
      case
        when given.n not in (select n from found) then 'created'
        when given.n in (select n from changed) then 'updated'
        else 'unchanged'
      end as outcome
    from given
    order by given.n
  `,
  );
  return rows.map((row) => row.outcome);
}

/**
 * Adds the distances that `lines` selects, with the time of their race as `race_time`, after those
 * that the race has.
 */
export function addDistances(lines: SQL): SQL {
  return sql`
    insert into race_distances (race_id, ${namesOf(distanceColumns.created)}, sort_order)
    select
      race_id,
      ${selectListWith("line", distanceColumns.created, {
        ...orDefaults("line", distanceDefaults),
        start_time: sql`coalesce(line.start_time, line.race_time, ${raceDefaults.start_time})`,
      })},
      (
        select coalesce(max(kept.sort_order) + 1, 0)
        from race_distances kept
        where kept.race_id = line.race_id
      ) + row_number() over (partition by race_id order by n) - 1
    from (${lines}) line
  `;
}
