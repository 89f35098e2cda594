import { type SQL, sql } from "drizzle-orm";
import { definitionsOf, listInRow } from "#db/column-lists.ts";
import { races } from "#db/schema.ts";
import { mergedColumns } from "./merged-columns.server.ts";
import type { FileRace } from "./plan.ts";
import { raceColumns } from "./stored-columns.ts";

/** Planned races as rows of `races`: `n` is their place in the list. */
export function givenRaces(planned: FileRace[], ids?: Map<FileRace, string>): SQL {
  const rows = planned.map((race, n) => ({
    n,
    id: ids?.get(race) ?? null,
    ...raceColumns.rowOf(race),
  }));
  return sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as row (n int, ${definitionsOf(races, ["id", ...raceColumns.created])})
  `;
}

/**
 * Common table expressions `given` and `next`: the stored races after the import. Empty cells change
 * nothing, and a race keeps the name by which it was found.
 */
export function nextRaces(planned: FileRace[], ids: Map<FileRace, string>): SQL {
  return sql`
    given as (${givenRaces(planned, ids)}),
    next as (
      select given.n, races.id, to_jsonb(races) as before,
        ${mergedColumns(races, "races", raceColumns.changed)}
      from given
      join races on races.id = given.id
    )
  `;
}

/** Whether a row of `races` differs from `next`. */
export const raceDiffers = sql`
  (${listInRow("races", raceColumns.changed)})
    is distinct from (${listInRow("next", raceColumns.changed)})
`;
