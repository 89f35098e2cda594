import { type Column, getTableColumns, type InferSelectModel, type Table } from "drizzle-orm";
import type { raceDistances, races } from "#db/schema.ts";

/** A row of `races`, by the names of its columns. */
export type RaceRecord = InferSelectModel<typeof races, { dbColumnNames: true }>;

/** A row of `race_distances`, by the names of its columns. */
export type DistanceRecord = InferSelectModel<typeof raceDistances, { dbColumnNames: true }>;

type Columns<T extends Table> = T["_"]["columns"];

/** The columns of a table by their names in the database, by which forms, files and audit know them. */
type ColumnsByName<T extends Table> = {
  [Key in keyof Columns<T> as Columns<T>[Key]["_"]["name"]]: Columns<T>[Key];
};

/** A row by the properties of its table, from a row by the names of the columns. */
type ByProperty<T extends Table, Row> = {
  [Key in keyof Columns<T> as Columns<T>[Key]["_"]["name"] extends keyof Row
    ? Key
    : never]: Row[Columns<T>[Key]["_"]["name"] & keyof Row];
};

/** A column map of some columns: `select(onlyColumns(races, ["id", "race_name"]))`. */
export function onlyColumns<T extends Table, Name extends keyof ColumnsByName<T> & string>(
  table: T,
  names: readonly Name[],
): Pick<ColumnsByName<T>, Name> {
  const columns = byName(table);
  const wanted = names.map((name) => [name, columns.get(name)]);
  return Object.fromEntries(wanted) as Pick<ColumnsByName<T>, Name>;
}

/** Names for columns: several columns may have the same name, and a column may have none. */
type Sources = Readonly<Record<string, string | null>>;

type BySource<T extends Table, From extends Sources> = {
  [Name in keyof ColumnsByName<T> & keyof From as From[Name] extends string
    ? From[Name]
    : never]: ColumnsByName<T>[Name];
};

/** A column map by other names; of columns with the same name it holds the first. */
export function columnsBySource<T extends Table, From extends Sources>(
  table: T,
  sources: From,
): BySource<T, From> {
  const columns = byName(table);
  const named = Object.entries(sources).flatMap(([name, source]) =>
    source === null ? [] : [[source, columns.get(name)]],
  );
  return Object.fromEntries(named.reverse()) as BySource<T, From>;
}

/**
 * A row as the query builder takes it.
 * @example valuesOf(races, { race_name: "Lima 42K" }) // { raceName: "Lima 42K" }
 */
export function valuesOf<T extends Table, Row extends Record<string, unknown>>(
  table: T,
  row: Row,
): ByProperty<T, Row> {
  const values = Object.entries(getTableColumns(table)).flatMap(([property, { name }]) =>
    name in row ? [[property, row[name]]] : [],
  );
  return Object.fromEntries(values) as ByProperty<T, Row>;
}

/** The same of the columns with some names. */
export function someValuesOf<T extends Table, Row extends Record<string, unknown>>(
  table: T,
  row: Row,
  names: readonly string[],
): Partial<ByProperty<T, Row>> {
  const values = Object.entries(valuesOf(table, row));
  const columns = getTableColumns(table);
  const wanted = values.filter(([property]) => names.includes(columns[property]?.name ?? ""));
  return Object.fromEntries(wanted) as Partial<ByProperty<T, Row>>;
}

function byName(table: Table): Map<string, Column> {
  return new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]));
}
