import { randomUUID } from "node:crypto";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { connectTo, type OpenDatabase } from "#db/database.ts";
import { type Engine, startEngine } from "#db/embedded/engine.ts";
import { integer, orNull, text } from "#db/kinds.ts";
import { rowsOfShape } from "#db/rows.ts";
import { whenFileEnds } from "./run/endings.ts";

type Pool = OpenDatabase["pool"];

/** The bytes that a table between two files may have, which are those of dead rows. */
const largestWaste = 32_768;

/** A row as JSON, for tables that the migrations have filled. */
type Kept = { name: string; columns: string; rows: string };
type Shared = { engine: Engine; shape: string; kept: Kept[]; isLent: boolean };

/** The embedded database that the files of this worker use one after the other. */
let shared: Shared | null = null;

/**
 * The embedded database of this worker, as empty as a new one: to start another for each file costs
 * a second. A file that opens a second one at the same time gets one of its own.
 */
export async function lendDatabase(template: () => Promise<string>): Promise<OpenDatabase> {
  if (shared?.isLent) {
    const engine = await startCopy(await template());
    whenFileEnds(() => engine.close());
    return connect(engine);
  }
  if (!shared) {
    const engine = await startCopy(await template());
    shared = { engine, ...(await describe(engine)), isLent: true };
  }
  const lent = shared;
  lent.isLent = true;
  whenFileEnds(() => takeBack(lent));
  return connect(lent.engine);
}

/** A copy of the template; it is gone when the engine is closed. */
async function startCopy(template: string): Promise<Engine> {
  const dataDir = join(process.env.TEST_RUN_DIRECTORY ?? "", randomUUID());
  await cp(template, dataDir, { recursive: true });
  const engine = await startEngine({ dataDir, isDurable: false });
  return {
    ...engine,
    async close() {
      await engine.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A connection of the file's own: what is remembered for a connection stays in the file. */
function connect(engine: Engine): OpenDatabase {
  const open = connectTo(engine);
  whenFileEnds(() => open.close());
  return open;
}

/** Empties the database for the next file; one that got another shape is closed. */
async function takeBack(lent: Shared) {
  const { pool, close } = connectTo(lent.engine);
  try {
    await empty(pool, lent.kept);
    if ((await shapeOf(pool)) === lent.shape) {
      lent.isLent = false;
      return;
    }
  } catch {
    // The next file gets a new database, because this one could not be emptied.
  } finally {
    await close();
  }
  shared = null;
  await lent.engine.close();
}

async function describe(engine: Engine) {
  const { pool, close } = connectTo(engine);
  const shape = await shapeOf(pool);
  const kept: Kept[] = [];
  for (const { name } of await filled(pool)) {
    const statement = `
      select (select string_agg(quote_ident(attname), ',') from pg_attribute
          where attrelid = $1::regclass and attnum > 0 and not attisdropped
            and attgenerated = '') as columns,
        (select json_agg(kept)::text from ${name} kept) as rows`;
    const shape = { columns: text, rows: orNull(text) };
    const [one] = rowsOfShape(shape, await pool.query(statement, [name]), statement);
    if (one?.rows) kept.push({ name, columns: one.columns, rows: one.rows });
  }
  await close();
  return { shape, kept };
}

/** The tables with live or dead rows, and their bytes. To ask for all of them costs as much as a short test. */
async function filled(pool: Pool) {
  const statement = `
    select * from (
      select c.oid::regclass::text as name, pg_relation_size(c.oid)::int as bytes from pg_class c
      where c.relkind = 'r' and c.oid >= 16384
    ) sized
    where bytes > 0`;
  return rowsOfShape({ name: text, bytes: integer }, await pool.query(statement), statement);
}

async function namesOf(pool: Pool, statement: string): Promise<string[]> {
  const rows = rowsOfShape({ name: text }, await pool.query(statement), statement);
  return rows.map(({ name }) => name);
}

/**
 * Most tests roll back, so that few tables have rows: only these are emptied. To truncate them would
 * take all sixty along that refer to them, and cost as much as the tests of a file. What large
 * dead rows leave is vacuumed: every search would read it, and its size would change the plans.
 */
async function empty(pool: Pool, kept: Kept[]) {
  await pool.query("rollback");
  await pool.query("discard all");
  await dropNewSchemas(pool);
  const used = await filled(pool);
  const held = used.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name})`,
  );
  const alive = used.length > 0 ? await namesOf(pool, held.join(" union all ")) : [];
  await pool.transaction(async (tx) => {
    await tx.query("set local session_replication_role = replica");
    for (const name of alive) await tx.query(`delete from ${name}`);
    await tx.query(`
      select setval(seqrelid::regclass, seqstart, false) from pg_sequence
      where seqrelid >= 16384 and pg_sequence_last_value(seqrelid) is not null`);
    for (const { name, columns, rows } of kept) {
      await tx.query(
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, $1::text::json)`,
        [rows],
      );
    }
  });
  for (const { name, bytes } of used) {
    if (bytes > largestWaste) await pool.query(`vacuum full ${name}`);
  }
}

/** The schema of the jobs, which makes its tables when it first starts. */
async function dropNewSchemas(pool: Pool) {
  const names = await namesOf(
    pool,
    `select quote_ident(nspname) as name from pg_namespace
    where oid >= 16384 and nspname not like 'pg\\_%' and nspname <> 'public'`,
  );
  for (const name of names) await pool.query(`drop schema ${name} cascade`);
}

/** Changes with every table, column, constraint, trigger and function that comes or goes. */
async function shapeOf(pool: Pool): Promise<string> {
  const [row] = await pool.query(`
    select concat(
      (select md5(string_agg(concat(oid, relname, relnatts, relchecks), ',' order by oid))
        from pg_class where oid >= 16384 and relnamespace = 'public'::regnamespace),
      (select md5(string_agg(concat(oid, xmin), ',' order by oid)) from pg_proc where oid >= 16384),
      (select md5(string_agg(concat(oid, tgenabled), ',' order by oid)) from pg_trigger),
      (select md5(string_agg(concat(oid, convalidated), ',' order by oid)) from pg_constraint)) as shape`);
  return String(row?.shape);
}
