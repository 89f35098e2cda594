import { type SQL, sql, type Table } from "drizzle-orm";
import { inRow, selectListWith, typesOf } from "#db/column-lists.ts";

/** Expressions for `selectListWith`: columns of a row, each with a value to take where it is null. */
export function orDefaults(
  row: string,
  defaults: Readonly<Record<string, unknown>>,
): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      sql`coalesce(${inRow(row, name)}, ${value})`,
    ]),
  );
}

/**
 * The values of stored columns after an import: empty cells change nothing, and a stored text stays if
 * it differs from the file's text only in ways that a file cannot express.
 * @param stored - the name of the stored row; that of the file is called `given`
 */
export function mergedColumns(
  table: Table,
  stored: string,
  names: readonly string[],
  expressions: Partial<Record<string, SQL>> = {},
): SQL {
  const types = typesOf(table);
  const merged = names.map((name) => {
    const both = sql`${inRow("given", name)}, ${inRow(stored, name)}`;
    return [
      name,
      types.get(name) === "text" ? sql`race_import_text(${both})` : sql`coalesce(${both})`,
    ];
  });
  return selectListWith("given", names, { ...Object.fromEntries(merged), ...expressions });
}
