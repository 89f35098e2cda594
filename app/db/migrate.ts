import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database, DatabaseLog } from "./database.ts";
import { isAway } from "./driver/away.ts";
import { innermostMessage, whyUnreachable } from "./failures/unreachable.ts";
import { integer, orNull, text } from "./kinds.ts";
import { projectRoot } from "./root.ts";
import { readRow, readRows } from "./rows.ts";

/** The advisory lock of migrations: any number that no other program on the server uses. */
const lockNumber = 727_274;
const oldestServer = 15;

/** A start that waits for another copy's migration says so after this time, and again each minute. */
const firstLineMs = 2000;
const linesEveryMs = 60_000;

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
 * @throws {MigrationRefused} when a file fails or was edited after it had been applied, a newer version
 *   has applied others, or the server is too old or cannot be reached
 */
export async function migrate(
  db: Database,
  migrations: Migration[] = readMigrations(),
  log?: DatabaseLog,
): Promise<string[]> {
  await refuseOldServer(db);
  const lock = migrationLock(db, log);
  await lock.hold(ensureTable);
  await refuseNewerDatabase(db, migrations);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await lock.hold((tx) => apply(tx, migration))) applied.push(migration.name);
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

/** A newer version may have changed tables in a way in which this one would write wrong rows. */
async function refuseNewerDatabase(db: Database, migrations: Migration[]) {
  const ours = new Set(migrations.map(({ name }) => name));
  const rows = await readRows(db, { name: text }, sql`select name from _migrations order by name`);
  const unknown = rows.map(({ name }) => name).filter((name) => !ours.has(name));
  if (unknown.length === 0) return;
  throw new MigrationRefused(
    `A newer version has migrated this database (${unknown.join(", ")}). ` +
      "Start that version, or restore the backup from before it.",
  );
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
  await tx.execute(sql.raw(migration.text)).catch((problem: unknown) => {
    if (isAway(problem)) throw problem;
    const why = `The migration ${name} failed: ${innermostMessage(problem)}`;
    throw new MigrationRefused(why, { cause: problem });
  });
  await tx.execute(sql`insert into _migrations (name, checksum) values (${name}, ${checksum})`);
  return true;
}

/**
 * The lock of migrations: of all processes that migrate a database, one at a time holds it. A transaction
 * under it has no time limit.
 */
function migrationLock(db: Database, log: DatabaseLog | undefined) {
  let lastLine = performance.now() - linesEveryMs;
  const sayThatItWaits = () => {
    if (performance.now() - lastLine < linesEveryMs) return;
    lastLine = performance.now();
    log?.warn({}, "the start waits for another copy's migration");
  };
  return {
    hold<T>(work: (tx: Database) => Promise<T>): Promise<T> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`set local lock_timeout = 0`);
        await tx.execute(noticeGoneClient);
        const waiting = setInterval(sayThatItWaits, firstLineMs);
        await tx
          .execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
          .finally(() => clearInterval(waiting));
        return work(tx);
      });
    },
  };
}

/**
 * If the process is killed, the server ends its statement within seconds and frees the lock. Not every
 * system has this setting.
 */
const noticeGoneClient = sql`
  do $$ begin
    set local client_connection_check_interval = '2s';
  exception when others then null;
  end $$`;
