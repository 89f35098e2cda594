import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { ImportProblem } from "../file/problem.ts";

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
