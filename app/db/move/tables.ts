import type { Driver } from "../driver/rows.ts";
import { arrayOf, integer, listOf, object, real, text } from "../kinds.ts";
import { type RowOf, rowsOfShape } from "../rows.ts";

const columns = listOf(object({ name: text, type: text }));
const knownTable = { name: text, columns, key: columns, refers: arrayOf(text) };

export type MovedTable = Omit<RowOf<typeof knownTable>, "refers">;
export type MovedColumn = MovedTable["columns"][number];

/** The product's tables with their columns and primary keys; a table comes after the tables it refers to. */
export async function tablesOf(driver: Driver): Promise<MovedTable[]> {
  const statement = `
    select
      c.relname as name,
      (
        select json_agg(json_build_object(
          'name', attname, 'type', format_type(atttypid, atttypmod)
        ) order by attname)
        from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns,
      (
        select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)
        ) order by part.place)
        from pg_constraint k
        cross join unnest(k.conkey) with ordinality as part (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = part.number
        where k.conrelid = c.oid and k.contype = 'p'
      ) as key,
      array(
        select k.confrelid::regclass::text
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
      ) as refers
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> '_migrations'
    order by c.relname`;
  const tables = rowsOfShape(knownTable, await driver.query(statement), statement);
  const ordered = new Set<(typeof tables)[number]>();
  const place = (table: (typeof tables)[number]) => {
    if (ordered.has(table)) return;
    for (const name of table.refers) {
      const other = tables.find((candidate) => candidate.name === name);
      if (other) place(other);
    }
    ordered.add(table);
  };
  tables.forEach(place);
  return [...ordered].map(({ name, columns, key }) => ({ name, columns, key }));
}

/** Columns with a sequence. */
export async function serialColumns(driver: Driver) {
  const statement = `
    select c.relname as "table", a.attname as "column"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`;
  return rowsOfShape({ table: text, column: text }, await driver.query(statement), statement);
}

/**
 * How many rows a table has and a sum over them that does not depend on their order. Texts, moments
 * and numbers are written alike by every version of PostgreSQL.
 */
export async function contentOf({ name, columns }: MovedTable, driver: Driver) {
  const listed = columns.map((column) => `t.${quote(column.name)}`).join(", ");
  const statement = `
    select
      count(*)::int as rows,
      coalesce(sum(('x' || left(md5(row(${listed})::text), 15))::bit(60)::bigint), 0)::text as hash
    from ${quote(name)} t`;
  const [content] = rowsOfShape(
    { rows: integer, hash: text },
    await driver.query(statement),
    statement,
  );
  return content ?? { rows: 0, hash: "" };
}

/** About how many bytes a row takes. */
export async function rowBytes({ name }: MovedTable, driver: Driver): Promise<number> {
  const statement = `
    select coalesce(avg(pg_column_size(t.*)), 1)::float8 as bytes from ${quote(name)} t`;
  const [row] = rowsOfShape({ bytes: real }, await driver.query(statement), statement);
  return row?.bytes ?? 1;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
