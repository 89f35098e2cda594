import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import type { ColumnMap } from "./column-map.ts";

/*
 * Lists of columns for raw SQL. Names of rows and columns come from the code, never from a request:
 * they are written as they are.
 */

/**
 * What a statement selects for a map. It costs a hundredth of a list page: build it once.
 * @example selectList("r", columns) // r.id as "id", r.race_name as "name"
 */
export function selectList(row: string, columns: ColumnMap): SQL {
  const list = Object.entries(columns).map(([as, { name }]) => `${row}.${name} as "${as}"`);
  return sql.raw(list.join(", "));
}

/**
 * The same as one JSON object.
 * @example jsonObject("r", columns) // json_build_object('id', r.id, 'name', r.race_name)
 */
export function jsonObject(row: string, columns: ColumnMap): SQL {
  const fields = Object.entries(columns).map(([as, { name }]) => `'${as}', ${row}.${name}`);
  return sql.raw(`json_build_object(${fields.join(", ")})`);
}

/**
 * Columns of a row under their own names, some of them by an expression instead.
 * @example selectListWith("given", ["city", "country"], { city: sql`lower(given.city)` })
 */
export function selectListWith(
  row: string,
  names: readonly string[],
  expressions: Partial<Record<string, SQL>>,
): SQL {
  return joined(
    names.map((name) => sql`${expressions[name] ?? inRow(row, name)} as ${sql.identifier(name)}`),
  );
}

/**
 * Names of columns as a list.
 * @example namesOf(["city", "country"]) // city, country
 */
export function namesOf(names: readonly string[]): SQL {
  return sql.raw(names.join(", "));
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
  return sql.raw(names.map((name) => `${name} = ${row}.${name}`).join(", "));
}

/**
 * Columns with their types, as `jsonb_to_recordset` asks for them.
 * @example definitionsOf(races, ["city", "is_premium"]) // city text, is_premium boolean
 */
export function definitionsOf(table: Table, names: readonly string[]): SQL {
  const types = typesOf(table);
  return sql.raw(names.map((name) => `${name} ${types.get(name)}`).join(", "));
}

/** The types of the columns of a table, by their names in the database. */
export function typesOf(table: Table): Map<string, string> {
  return new Map(
    Object.values(getTableColumns(table)).map((column) => [column.name, column.getSQLType()]),
  );
}

/** `next.city` */
export function inRow(row: string, name: string): SQL {
  return sql.raw(`${row}.${name}`);
}

function joined(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `);
}
