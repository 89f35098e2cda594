import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";

/**
 * Names of columns as a list.
 * @example namesOf(["city", "country"]) // city, country
 */
export function namesOf(names: readonly string[]): SQL {
  return joined(names.map((name) => sql`${sql.identifier(name)}`));
}

/**
 * Columns of one row as a list.
 * @example listInRow("next", ["city", "country"]) // next.city, next.country
 */
export function listInRow(row: string, names: readonly string[]): SQL {
  return joined(names.map((name) => inRow(row, name)));
}

/**
 * Assignments from one row to another.
 * @example assignedFrom("next", ["city", "country"]) // city = next.city, country = next.country
 */
export function assignedFrom(row: string, names: readonly string[]): SQL {
  return joined(names.map((name) => sql`${sql.identifier(name)} = ${inRow(row, name)}`));
}

/**
 * Columns with their types, as `jsonb_to_recordset` asks for them.
 * @example definitionsOf(races, ["city", "is_premium"]) // city text, is_premium boolean
 */
export function definitionsOf(table: Table, names: readonly string[]): SQL {
  const types = typesOf(table);
  return joined(
    names.map((name) => sql`${sql.identifier(name)} ${sql.raw(types.get(name) ?? "")}`),
  );
}

/** Columns under their own names, each by an expression of its own where there is one. */
export function selected(
  row: string,
  names: readonly string[],
  expressions: Partial<Record<string, SQL>> = {},
): SQL {
  return joined(
    names.map((name) => sql`${expressions[name] ?? inRow(row, name)} as ${sql.identifier(name)}`),
  );
}

/** Expressions for `selected`: columns of a row, each with a value to take where it is null. */
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
 * What stored columns become by what a file says: what it says nothing about stays, and so does a
 * text that differs from the file's only in ways that no file can hold.
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
  return selected("given", names, { ...Object.fromEntries(merged), ...expressions });
}

/** `next.city` */
export function inRow(row: string, name: string): SQL {
  return sql`${sql.identifier(row)}.${sql.identifier(name)}`;
}

function joined(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `);
}

function typesOf(table: Table): Map<string, string> {
  return new Map(
    Object.values(getTableColumns(table)).map((column) => [column.name, column.getSQLType()]),
  );
}
