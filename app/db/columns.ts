import {
  type Column,
  getTableColumns,
  type InferSelectModel,
  type SQL,
  sql,
  type Table,
} from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Columns by the names that a read model gives them. */
export type ColumnMap = { readonly [name: string]: Column };

type ColumnsOf<Table extends PgTable> = Table["_"]["columns"];

/** A row of a table, by the names of its columns in the database. */
export type NamedRow<Table extends PgTable> = InferSelectModel<Table, { dbColumnNames: true }>;

type NamesOf<Table extends PgTable> = { [Key in keyof ColumnsOf<Table>]?: string | null };

type Renamed<Map, Names> = {
  [Key in keyof Names & keyof Map as Names[Key] extends string ? Names[Key] : never]: Map[Key];
};

/**
 * The columns of a table by other names; `null` leaves a column out. Every column has to be named
 * here: one that the table gets later is a type error until it is given a name or left out.
 * @example columnsAs(races, { id: "id", raceName: "name", createdAt: null, … })
 */
export function columnsAs<Table extends PgTable, const Names extends NamesOf<Table>>(
  table: Table,
  names: Names & Record<Exclude<keyof ColumnsOf<Table>, keyof Names>, string | null>,
): Renamed<ColumnsOf<Table>, Names> {
  return renamedColumns<ColumnsOf<Table>, Names>(getTableColumns(table), names);
}

type ColumnsByName<Table extends PgTable> = {
  [Key in keyof ColumnsOf<Table> as ColumnsOf<Table>[Key]["_"]["name"]]: ColumnsOf<Table>[Key];
};

/**
 * The columns of a table by their names in the database.
 * @example pickColumns(columnsByName(races), ["id", "race_name"])
 */
export function columnsByName<Table extends PgTable>(table: Table): ColumnsByName<Table> {
  const named = Object.values(getTableColumns(table)).map((column) => [column.name, column]);
  // The type of `Object.fromEntries` loses the names of its entries.
  return Object.fromEntries(named) as ColumnsByName<Table>;
}

type NewNames = { readonly [name: string]: string | null | undefined };

/** A map by other names; `null` leaves a column out. Of columns with the same name it holds the first. */
export function renamedColumns<Columns extends ColumnMap, Names extends NewNames>(
  columns: Columns,
  names: Names,
): Renamed<Columns, Names> {
  const named = new Map<string, Column | undefined>();
  for (const [key, name] of Object.entries(names)) {
    if (name && !named.has(name)) named.set(name, columns[key]);
  }
  // As above: the names are those of `names`.
  return Object.fromEntries(named) as Renamed<Columns, Names>;
}

/** Some columns of a map. */
export function pickColumns<Map extends ColumnMap, Name extends keyof Map & string>(
  map: Map,
  names: readonly Name[],
): Pick<Map, Name> {
  // As above: the names are those of `names`.
  return Object.fromEntries(names.map((name) => [name, map[name]])) as Pick<Map, Name>;
}

/** A row by the properties of its table, from a row by the names of the columns. */
type ByProperty<Table extends PgTable, Row> = {
  [Key in keyof ColumnsOf<Table> as ColumnsOf<Table>[Key]["_"]["name"] extends keyof Row
    ? Key
    : never]: Row[ColumnsOf<Table>[Key]["_"]["name"] & keyof Row];
};

/**
 * A row by the names of the columns, as the query builder takes it.
 * @example valuesOf(races, { race_name: "Lima 42K" }) // { raceName: "Lima 42K" }
 */
export function valuesOf<Table extends PgTable, Row extends Record<string, unknown>>(
  table: Table,
  row: Row,
): ByProperty<Table, Row> {
  const values = Object.entries(getTableColumns(table)).flatMap(([property, { name }]) =>
    name in row ? [[property, row[name]]] : [],
  );
  return Object.fromEntries(values);
}

/** The same of the columns with some names. */
export function someValuesOf<Table extends PgTable, Row extends Record<string, unknown>>(
  table: Table,
  row: Row,
  names: readonly string[],
): Partial<ByProperty<Table, Row>> {
  const columns = getTableColumns(table);
  const values = Object.entries(valuesOf(table, row));
  const wanted = values.filter(([property]) => names.includes(columns[property]?.name ?? ""));
  // As above: the names are those of `values`.
  return Object.fromEntries(wanted) as Partial<ByProperty<Table, Row>>;
}

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
