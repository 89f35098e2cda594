import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { whyUnreachable } from "./failures/unreachable.ts";
import { integer, orNull, text } from "./kinds.ts";
import { projectRoot } from "./root.ts";
import { readRow } from "./rows.ts";

/** The advisory lock of migrations: any number that no other program on the server uses. */
const migrationLock = 727_274;
const oldestServer = 15;

/** A problem that stops a migration; its message is complete. */
export class MigrationRefused extends Error {
  override name = "MigrationRefused";
}

export type Migration = { name: string; checksum: string; text: string };

/** The `.sql` files of a directory in the order of their names. */
export function readMigrations(directory = join(projectRoot(), "app/db/migrations")): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => {
    const script = readFileSync(join(directory, name), "utf8").replaceAll("\r\n", "\n");
    return { name, text: script, checksum: createHash("sha256").update(script).digest("hex") };
  });
}

/**
 * Brings the database up to date and returns the names of the files that this call applied. Each
 * file runs once, in a transaction of its own, however many processes start at the same moment.
 * A file that arrives late between applied ones is applied too.
 * @throws {MigrationRefused} when a file was edited after it had been applied, or the server is too
 *   old or cannot be reached
 */
export async function migrate(
  db: Database,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  await refuseOldServer(db);
  await alone(db, ensureTable);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await alone(db, (tx) => apply(tx, migration))) applied.push(migration.name);
  }
  return applied;
}

/** Checks first, so that a role that may not create tables can start on a database that is up to date. */
async function ensureTable(tx: Database) {
  const known = sql`select to_regclass('_migrations') as name`;
  const table = await readRow(tx, { name: orNull(text) }, known);
  if (table?.name) return;
  await tx.execute(sql`
    create table _migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
}

async function refuseOldServer(db: Database) {
  const version = sql`select current_setting('server_version_num')::int / 10000 as major`;
  const server = await readRow(db, { major: integer }, version).catch((problem: unknown) => {
    // The first statement of every start.
    const why = whyUnreachable(problem);
    throw why ? new MigrationRefused(why, { cause: problem }) : problem;
  });
  if (!server || server.major < oldestServer) {
    throw new MigrationRefused(
      `PostgreSQL ${oldestServer} or newer is needed; this is ${server?.major}.`,
    );
  }
}

async function apply(tx: Database, migration: Migration): Promise<boolean> {
  const { name, checksum } = migration;
  const applied = sql`select checksum from _migrations where name = ${name}`;
  const known = await readRow(tx, { checksum: text }, applied);
  if (known?.checksum === checksum) return false;
  if (known) {
    throw new MigrationRefused(
      `The migration ${name} was edited after it had been applied to this database. ` +
        "Restore the file and put the change into a new one.",
    );
  }
  await tx.execute(sql.raw(migration.text));
  await tx.execute(sql`insert into _migrations (name, checksum) values (${name}, ${checksum})`);
  return true;
}

/** A transaction that no other migrating process runs at the same time, without any time limit. */
function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    return work(tx);
  });
}
