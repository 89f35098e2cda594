import { type SQL, sql } from "drizzle-orm";
import { assignedFrom, namesOf, selectListWith } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { oneOf } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import type { ImportProblem } from "../file/problem.ts";
import { distanceDefaults, raceDefaults } from "../file/rows.ts";
import {
  distanceDiffers,
  nextDistances,
  type OwnedDistance,
  orDefaults,
} from "./given-rows.server.ts";
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

/**
 * Writes down, in the statement that changes rows, what an import does to them, so that it can be
 * taken back: a common table expression after a comma. Without an import nothing is recorded.
 * @param changes - selects `subject_id`, `race_id`, `before` and `image`, the row as it is now
 */
export function noteChanges(importId: string | null, changes: SQL): SQL {
  if (importId === null) return sql``;
  return sql`,
    noted as (
      insert into race_import_changes (import_id, subject_id, race_id, before, mark)
      select ${importId}::uuid, subject_id, race_id, before, race_import_mark(image)
      from (${changes}) change
      on conflict (import_id, subject_id) do update set mark = excluded.mark
    )`;
}

/** Columns of a `returning` that only the note needs. */
export function forNote(importId: string | null, columns: SQL): SQL {
  return importId === null ? sql`` : sql`, ${columns}`;
}

/** Adds findings to the lists of an import. */
export async function noteProblems(
  db: Database,
  importId: string,
  kind: "row" | "notice" | "import",
  problems: ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  const rows = problems.map(({ line, finding: { code, ...details } }) => ({ line, code, details }));
  await db.execute(sql`
    insert into race_import_problems (import_id, kind, line, code, details)
    select ${importId}::uuid, ${kind}, line, code, details
    from jsonb_to_recordset(${JSON.stringify(rows, wellFormed)}::text::jsonb)
      as row (line int, code text, details jsonb)`);
}

/** A cell that was cut may end in half a letter. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}
