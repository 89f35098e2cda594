import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Columns by the names that a read model gives them. */
export type ColumnMap = { readonly [name: string]: Column };

type ColumnsOf<Table extends PgTable> = Table["_"]["columns"];

type NamesOf<Table extends PgTable> = { [Key in keyof ColumnsOf<Table>]?: string | null };

type Renamed<Table extends PgTable, Names> = {
  [Key in keyof Names & keyof ColumnsOf<Table> as Names[Key] extends string
    ? Names[Key]
    : never]: ColumnsOf<Table>[Key];
};

/**
 * The columns of a table by other names; `null` leaves a column out. Every column has to be named
 * here: one that the table gets later is a type error until it is given a name or left out.
 * @example columnsAs(races, { id: "id", raceName: "name", createdAt: null, … })
 */
export function columnsAs<Table extends PgTable, const Names extends NamesOf<Table>>(
  table: Table,
  names: Names & Record<Exclude<keyof ColumnsOf<Table>, keyof Names>, string | null>,
): Renamed<Table, Names> {
  const columns = getTableColumns(table);
  const named = Object.entries<string | null>(names).flatMap(([key, name]) =>
    name === null ? [] : [[name, columns[key]]],
  );
  return Object.fromEntries(named);
}

/** Some columns of a map. */
export function pickColumns<Map extends ColumnMap, Name extends keyof Map & string>(
  map: Map,
  names: readonly Name[],
): Pick<Map, Name> {
  return Object.fromEntries(names.map((name) => [name, map[name]])) as Pick<Map, Name>;
}

/** What raw SQL selects for a map: `r.id as "id", r.race_name as "name"` for the alias `r`. */
export function selectList(map: ColumnMap, alias: string): SQL {
  const list = Object.entries(map).map(([name, column]) => `${alias}.${column.name} as "${name}"`);
  return sql.raw(list.join(", "));
}

/** The same as one JSON object: `json_build_object('id', r.id, 'name', r.race_name)`. */
export function jsonObject(map: ColumnMap, alias: string): SQL {
  const fields = Object.entries(map).map(([name, column]) => `'${name}', ${alias}.${column.name}`);
  return sql.raw(`json_build_object(${fields.join(", ")})`);
}
