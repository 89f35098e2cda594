import { type SQL, sql } from "drizzle-orm";

/**
 * Writes down, in the statement that changes rows, what an import does to them, so that it can be
 * taken back: a common table expression behind a comma. Without an import nothing is written.
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
