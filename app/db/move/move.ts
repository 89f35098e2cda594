import type { ConnectionPool } from "../driver/pool.ts";
import type { Driver } from "../driver/rows.ts";
import { arrayOf, integer, listOf, object, orNull, real, text } from "../kinds.ts";
import { type RowOf, rowsOfShape } from "../rows.ts";

export type Moved = { table: string; rows: number };

/** Rows that are read and written at a time, which bounds the memory for any table. */
const chunk = { rows: 2000, bytes: 4e6 };

/**
 * Copies everything of the product from one database to another whose schema is already there, in
 * one transaction, and compares the content of each table on both sides. Versions of PostgreSQL may
 * differ. Nothing else may write to the source meanwhile.
 * @throws when the target has rows already, when its tables differ, or when a copy is not equal
 */
export async function move(
  source: Driver,
  target: ConnectionPool,
  onMoved: (moved: Moved) => void = () => {},
): Promise<Moved[]> {
  const tables = await tablesOf(source);
  await refuseOtherTables(tables, target);
  return target.transaction(async (tx) => {
    await tx.query("set local statement_timeout = 0");
    await tx.query("set local idle_in_transaction_session_timeout = 0");
    await refuseRows(tables, tx);
    // The projection of search is copied like the rest; its triggers would build it twice.
    for (const { name } of tables) {
      await tx.query(`alter table ${quote(name)} disable trigger user`);
    }
    const moved: Moved[] = [];
    for (const table of tables) {
      const rows = await copyTable(table, source, tx);
      moved.push({ table: table.name, rows });
      onMoved({ table: table.name, rows });
    }
    for (const { name } of tables) {
      await tx.query(`alter table ${quote(name)} enable trigger user`);
    }
    await continueSerials(tx);
    await refuseDifferences(tables, source, tx);
    return moved;
  });
}

async function refuseOtherTables(tables: MovedTable[], target: Driver) {
  const [here, there] = [tables, await tablesOf(target)].map((list) =>
    list
      .map(({ name, columns }) => `${name} ${JSON.stringify(columns)}`)
      .sort()
      .join(),
  );
  if (here !== there) throw new Error("The two databases are not at the same migration.");
}

async function refuseRows(tables: MovedTable[], target: Driver) {
  for (const { name } of tables) {
    const rows = await target.query(`select 1 from ${quote(name)} limit 1`);
    if (rows.length > 0) {
      throw new Error(`The target already has rows in ${name}. Move into an empty database.`);
    }
  }
}

/** Rows travel in the order of the primary key, every value as the text that PostgreSQL reads back. */
async function copyTable(table: MovedTable, source: Driver, target: Driver) {
  const limit = Math.max(
    1,
    Math.min(chunk.rows, Math.floor(chunk.bytes / (await rowBytes(table, source)))),
  );
  const insert = insertion(table);
  let rows = 0;
  let after: string[] = [];
  for (;;) {
    const statement = selection(table, limit, after.length > 0);
    const [read] = rowsOfShape(chunkRead, await source.query(statement, after), statement);
    if (!read?.last) return rows;
    await target.query(insert, [read.text]);
    rows += read.total;
    after = read.last;
  }
}

const chunkRead = { total: integer, text: orNull(text), last: orNull(arrayOf(text)) };

function selection(
  { name, columns, key }: MovedTable,
  limit: number,
  isContinued: boolean,
): string {
  const order = key.map((column) => quote(column.name)).join(", ");
  const backwards = key.map((column) => `${quote(column.name)} desc`).join(", ");
  const from = key.map(({ type }, place) => `$${place + 1}::${type}`).join(", ");
  const texts = (list: MovedColumn[]) =>
    list.map((column) => `${quote(column.name)}::text`).join(", ");
  return `
    with read as materialized (
      select * from ${quote(name)}
      ${isContinued ? `where (${order}) > (${from})` : ""}
      order by ${order} limit ${limit}
    )
    select count(*)::int as total, json_agg(json_build_array(${texts(columns)}))::text as text,
      (select array[${texts(key)}] from read order by ${backwards} limit 1) as last
    from read`;
}

function insertion({ name, columns }: MovedTable): string {
  const names = columns.map((column) => quote(column.name)).join(", ");
  const values = columns.map(({ type }, place) => `(line ->> ${place})::${type}`).join(", ");
  return `insert into ${quote(name)} (${names}) overriding system value
    select ${values} from json_array_elements($1::text::json) line`;
}

/** Sequences of the target continue after the highest copied number. */
async function continueSerials(target: Driver) {
  for (const { table, column } of await serialColumns(target)) {
    const highest = `max(${quote(column)})`;
    await target.query(
      `select setval(pg_get_serial_sequence($1, $2), ${highest})
        from ${quote(table)} having ${highest} is not null`,
      [table, column],
    );
  }
}

async function refuseDifferences(tables: MovedTable[], source: Driver, target: Driver) {
  for (const table of tables) {
    const [from, to] = await Promise.all([contentOf(table, source), contentOf(table, target)]);
    if (from.rows !== to.rows || from.hash !== to.hash) {
      throw new Error(
        `The copy of ${table.name} is not equal: ${from.rows} rows (${from.hash}) in the source, ` +
          `${to.rows} rows (${to.hash}) in the target. Nothing was kept.`,
      );
    }
  }
}

const columns = listOf(object({ name: text, type: text }));
const knownTable = { name: text, columns, key: columns, refers: arrayOf(text) };

type MovedTable = Omit<RowOf<typeof knownTable>, "refers">;
type MovedColumn = MovedTable["columns"][number];

/** The product's tables with their columns and primary keys; a table comes after the tables it refers to. */
async function tablesOf(driver: Driver): Promise<MovedTable[]> {
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
async function serialColumns(driver: Driver) {
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
async function contentOf({ name, columns }: MovedTable, driver: Driver) {
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
async function rowBytes({ name }: MovedTable, driver: Driver): Promise<number> {
  const statement = `
    select coalesce(avg(pg_column_size(t.*)), 1)::float8 as bytes from ${quote(name)} t`;
  const [row] = rowsOfShape({ bytes: real }, await driver.query(statement), statement);
  return row?.bytes ?? 1;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
