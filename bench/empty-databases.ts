import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type OpenDatabase, openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { reachPostgres } from "../tests/support/machine/postgres.mjs";

/** A migrated database without rows. */
export type EmptyDatabase = {
  name: "server" | "embedded";
  /** The address of the database on a server, or the data directory of the embedded one. */
  place: string;
  /** What a server is started with to work on it. */
  env: Record<string, string>;
  open: () => Promise<OpenDatabase>;
};

/**
 * Measures on an empty database of a PostgreSQL server, and on an empty embedded one; both are removed afterwards.
 * @param only - `server` or `embedded`, for one of them
 */
export async function onBothDatabases<Result>(
  suffix: string,
  only: string | undefined,
  measure: (database: EmptyDatabase) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  if (only !== "embedded") {
    const server = await reachPostgres();
    results.push(await measured(await databaseOnServer(server.url, suffix), measure));
    await server.stop();
  }
  if (only !== "server") results.push(await measured(embeddedDatabase(), measure));
  return results;
}

async function measured<Result>(
  database: EmptyDatabase,
  measure: (database: EmptyDatabase) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await database.open();
  await migrate(db);
  await close();
  try {
    return await measure(database);
  } finally {
    rmSync(database.env.DATA_DIR ?? "", { recursive: true, force: true });
  }
}

function embeddedDatabase(): EmptyDatabase {
  const dir = mkdtempSync(join(tmpdir(), "dorsal-bench-"));
  const open = () => openDatabase({ dataDir: join(dir, "database") });
  return { name: "embedded", place: dir, env: { DATA_DIR: dir }, open };
}

async function databaseOnServer(server: string, suffix: string): Promise<EmptyDatabase> {
  const name = `dorsal_bench_${suffix}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const dir = mkdtempSync(join(tmpdir(), "dorsal-bench-"));
  return {
    name: "server",
    place: url.href,
    env: { DATABASE_URL: url.href, DATA_DIR: dir },
    open: () => openDatabase({ url: url.href, max: 1 }),
  };
}
