import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { move } from "#db/move/move.ts";
import { insertFirstRows } from "../app/first-rows.ts";

const usage = `Copies the embedded database to a PostgreSQL server and compares every table.

  DATABASE_URL=postgres://user:password@host/database npm run move

The source is DATA_DIR (default .data). The target must be empty. Stop the server first, and start it
with DATABASE_URL afterwards. The address can also be an argument, which other users of this machine
can read.`;

const [url = process.env.DATABASE_URL, dataDir = process.env.DATA_DIR ?? ".data"] =
  process.argv.slice(2);

if (!url?.startsWith("postgres")) fail(usage);
else await run(url, join(dataDir, "database"));

async function run(target: string, directory: string) {
  if (!existsSync(join(directory, "PG_VERSION"))) fail(`There is no database in ${directory}.`);
  const source = await openDatabase({ dataDir: directory }).catch(fail);
  const server = await openDatabase({ url: target, max: 1 });
  try {
    // Both databases get the newest migration, whatever version last opened the embedded one.
    await insertFirstRows({ db: source.db, now: () => new Date() }, await migrate(source.db));
    await migrate(server.db);
    const moved = await move(source.pool, server.pool, ({ table, rows }) => {
      console.log(`${String(rows).padStart(9)}  ${table}`);
    });
    const rows = moved.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows in ${moved.length} tables, equal on both sides.`);
    const jobs = await waitingJobs(source.db);
    if (jobs > 0) console.log(`${jobs} jobs still waited in the embedded database and stay there.`);
  } catch (problem) {
    fail(problem);
  } finally {
    await server.close();
    await source.close();
  }
}

async function waitingJobs(db: Database): Promise<number> {
  const [known] = await db.execute(sql`select to_regclass('pgboss.job') is not null as known`);
  if (!known?.known) return 0;
  const [row] = await db.execute(
    sql`select count(*) as total from pgboss.job where state in ('created', 'retry', 'active')`,
  );
  return Number(row?.total);
}

function fail(problem: unknown): never {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
