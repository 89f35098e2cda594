import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database, DatabaseLog } from "./database.ts";
import { isAway } from "./failures/away.ts";
import { innermostMessage, whyUnreachable } from "./failures/problem.ts";
import { withRetry } from "./failures/retry.ts";
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

/**
 * A file that changes the structure of the database. A numbered migration runs once and never changes. A
 * repeatable file has the current text of functions, triggers and views, and runs whenever that changes.
 */
export type Migration = {
  name: string;
  text: string;
  checksum: string;
  isRepeatable: boolean;
  /** Of a repeatable file, the checksums of the texts that it had before. */
  earlier: string[];
};

/** The tables of a new database. */
export const baseline = "001_baseline.sql";

/** Databases that lack this migration, or one before it, cannot be upgraded directly. */
const oldestUpgradable = "073_race_lengths.sql";

const ourFiles = join(projectRoot(), "app/db");

/**
 * All files in the order in which they run: the functions that indexes and several other files use, the
 * numbered migrations, all other functions.
 */
export function readMigrations(): Migration[] {
  const texts = readKnownTexts();
  return ["functions/shared", "migrations", "functions"].flatMap((folder) =>
    readFolder(folder, texts),
  );
}

/** The `.sql` files of a folder in the order of their names. */
function readFolder(folder: string, texts: Map<string, string[]>): Migration[] {
  const files = readdirSync(join(ourFiles, folder)).filter((file) => file.endsWith(".sql"));
  return files.sort().map((file) => readMigration(folder, file, texts));
}

function readMigration(folder: string, file: string, texts?: Map<string, string[]>): Migration {
  const isRepeatable = folder.startsWith("functions");
  const name = isRepeatable ? `${folder}/${file}` : file;
  const script = readText(join(folder, file));
  const checksum = createHash("sha256").update(script).digest("hex");
  const earlier = (texts?.get(name) ?? []).filter((known) => known !== checksum);
  return { name, text: script, checksum, isRepeatable, earlier };
}

/** By the name of a repeatable file, the checksums of all texts that it has had, oldest first. */
export function readKnownTexts(): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const line of readText("functions/checksums.txt").trim().split("\n")) {
    const [checksum = "", name = ""] = line.split("  ");
    texts.set(name, [...(texts.get(name) ?? []), checksum]);
  }
  return texts;
}

function readText(path: string): string {
  return readFileSync(join(ourFiles, path), "utf8").replaceAll("\r\n", "\n");
}

/**
 * Brings the database up to date and returns the names of the files that this call applied. Each text is
 * applied once, in its own transaction, however many processes start at the same time. A migration that
 * arrives late between applied ones is applied too.
 * @throws {MigrationRefused} when a file fails, a migration was edited after it had been applied, a newer
 *   version has applied others, the database is too old to be upgraded directly, or the server is too old
 *   or cannot be reached
 */
export async function migrate(
  db: Database,
  migrations: Migration[] = readMigrations(),
  log?: DatabaseLog,
): Promise<string[]> {
  await refuseOldServer(db);
  const lock = migrationLock(db, log);
  let known = await lock.hold(async (tx) => {
    await ensureTable(tx);
    return adoptOldDatabase(tx, migrations);
  });
  refuseUnknown(known, migrations);
  // Nothing is applied if any file is refused.
  for (const migration of migrations) isPending(migration, known);
  const applied: string[] = [];
  for (const migration of migrations) {
    // Another process may apply it first, or an earlier text of it.
    while (isPending(migration, known)) {
      const { isOurs, found } = await lock.hold((tx) => apply(tx, migration, known));
      if (isOurs) applied.push(migration.name);
      known = found;
    }
  }
  return applied;
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

/** By the name of a file, the checksum of the text that was applied to this database last. */
type Applied = Map<string, string>;

async function readApplied(tx: Database): Promise<Applied> {
  const statement = sql`select name, checksum from _migrations order by name`;
  const rows = await readRows(tx, { name: text, checksum: text }, statement);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/**
 * Gives a database with the migrations that the baseline has replaced the structure of the baseline, and
 * counts the baseline as applied.
 */
async function adoptOldDatabase(tx: Database, migrations: Migration[]): Promise<Applied> {
  const applied = await readApplied(tx);
  const current = migrations.find(({ name }) => name === baseline);
  const replaced = readText("upgrade/replaced-migrations.txt").trim().split("\n");
  if (!current || !replaced.some((name) => applied.has(name))) return applied;
  refuseUnknown(applied, [...migrations, ...replaced.map((name) => ({ name }))]);
  const missing = replaced.filter((name) => name <= oldestUpgradable && !applied.has(name));
  if (missing.length > 0) {
    throw new MigrationRefused(
      `This database is too old for this version: it lacks ${missing.join(", ")}. Start a version ` +
        `that has the migration ${replaced.at(-1)} first, and then this one.`,
    );
  }
  await run(tx, readMigration("upgrade", "to-baseline.sql"));
  await tx.execute(sql`
    delete from _migrations
    where name in (select jsonb_array_elements_text(${JSON.stringify(replaced)}::text::jsonb))`);
  await note(tx, current, applied);
  return readApplied(tx);
}

/** A newer version may have changed tables in a way in which this one would write wrong rows. */
function refuseUnknown(applied: Applied, known: { name: string }[]) {
  const ours = new Set(known.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !ours.has(name));
  if (unknown.length > 0) throw newerDatabase(unknown.join(", "));
}

function newerDatabase(names: string) {
  return new MigrationRefused(
    `A newer version has migrated this database (${names}). ` +
      "Start that version, or restore the backup from before it.",
  );
}

/**
 * @throws {MigrationRefused} when the file may not change, or the applied text is none that this version
 *   knows: a newer version has applied it
 */
function isPending(
  { name, checksum, isRepeatable, earlier }: Migration,
  applied: Applied,
): boolean {
  const known = applied.get(name);
  if (known === undefined) return true;
  if (known === checksum) return false;
  if (isRepeatable && earlier.includes(known)) return true;
  if (isRepeatable) throw newerDatabase(name);
  throw new MigrationRefused(
    `The migration ${name} was edited after it had been applied to this database. ` +
      "Restore the file and put the change into a new one.",
  );
}

/** Applies a file, unless another start has changed its text in the database meanwhile. */
async function apply(tx: Database, migration: Migration, known: Applied) {
  const isOurs = await note(tx, migration, known);
  if (isOurs) await run(tx, migration);
  // A migration may have had the file of its triggers applied again.
  return { isOurs, found: await readApplied(tx) };
}

async function run(tx: Database, { name, text, isRepeatable }: Migration) {
  // The functions of a file may call those of later files. A test checks all bodies.
  if (isRepeatable) await tx.execute(sql`set local check_function_bodies = off`);
  await tx.execute(sql.raw(text)).catch((problem: unknown) => {
    if (isAway(problem)) throw problem;
    const why = `The migration ${name} failed: ${innermostMessage(problem)}`;
    throw new MigrationRefused(why, { cause: problem });
  });
}

/**
 * Notes that a file is applied.
 * @returns false when the noted text is not the known one: another process has applied the file
 */
async function note(tx: Database, { name, checksum }: Migration, known: Applied): Promise<boolean> {
  const noted = await tx.execute(sql`
    insert into _migrations as noted (name, checksum) values (${name}, ${checksum})
    on conflict (name) do update set
      checksum = excluded.checksum, applied_at = excluded.applied_at
    where noted.checksum = ${known.get(name) ?? null}
    returning name`);
  return noted.length > 0;
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
      // Creating a trigger can end in a deadlock with the writes of copies that are running.
      return withRetry(db, async (tx) => {
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
