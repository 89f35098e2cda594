import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { type Database, type OpenDatabase, openDatabase } from "#db/database.ts";
import { migrate, readMigrations } from "#db/migrate.ts";
import { projectRoot } from "#db/root.ts";
import { whenFileEnds } from "./run/endings.ts";
import { lendDatabase } from "./shared-database.ts";

/** A server on which test databases may be made and dropped; without it tests use the embedded one. */
export const serverUrl = process.env.TEST_DATABASE_URL;

const migrations = readMigrations();
const version = createHash("sha256")
  .update(migrations.map(({ name, checksum }) => name + checksum).join())
  .digest("hex")
  .slice(0, 12);

/**
 * A migrated, empty database of this test file's own, gone when the file is done:
 * `const { db } = await openTestDatabase();`
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (serverUrl) return openOnServer(serverUrl);
  return lendDatabase(embeddedTemplate);
}

/** Runs a test in a transaction that is rolled back. */
export async function rolledBack<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<void> {
  const rollback = new Error("rolled back");
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw rollback;
    });
  } catch (problem) {
    if (problem !== rollback) throw problem;
  }
}

/** A directory of this test file's own, gone when the file is done. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "dorsal-test-"));
  whenFileEnds(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** The address of a new database on the test server, migrated or empty, dropped after the file. */
export async function createOnServer(url: string, isMigrated = true): Promise<string> {
  const name = `dorsal_test_${randomUUID().replaceAll("-", "")}`;
  await withAdmin(url, async (admin) => {
    const template = isMigrated ? await serverTemplate(admin, url) : "template0";
    await admin.query(`create database ${name} template ${template}`);
  });
  whenFileEnds(() =>
    withAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  );
  return addressOf(url, name);
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client(url);
  await admin.connect();
  await work(admin).finally(() => admin.end());
}

/** As many as entries of several distances take at once (`inEntryTurn`), and as many for everything else. */
export const serverConnections = 8;

async function openOnServer(url: string): Promise<OpenDatabase> {
  const open = await openDatabase({ url: await createOnServer(url), max: serverConnections });
  whenFileEnds(() => open.close());
  return open;
}

/** Migrated once for each version of the migrations; each test file gets a copy of it. */
async function serverTemplate(admin: pg.Client, url: string): Promise<string> {
  const template = `dorsal_template_${version}`;
  await admin.query("select pg_advisory_lock(727275)");
  try {
    const known = await admin.query("select from pg_database where datname = $1", [template]);
    if (known.rows.length > 0) return template;
    const half = `${template}_half`;
    await admin.query(`drop database if exists ${half} with (force)`);
    await admin.query(`create database ${half}`);
    const open = await openDatabase({ url: addressOf(url, half), max: 1 });
    await migrate(open.db, migrations);
    await open.close();
    await admin.query(`alter database ${half} rename to ${template}`);
    return template;
  } finally {
    await admin.query("select pg_advisory_unlock(727275)");
  }
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** A migrated data directory of the embedded database, gone when the file is done. */
export async function embeddedDirectory(): Promise<string> {
  const dataDir = join(await temporaryDirectory(), "database");
  await cp(await embeddedTemplate(), dataDir, { recursive: true });
  return dataDir;
}

/** A migrated data directory, made once for each version of the migrations and kept between runs. */
export async function embeddedTemplate(): Promise<string> {
  const template = join(projectRoot(), "node_modules/.cache/test-database", version);
  if (existsSync(template)) return template;
  const half = `${template}-${randomUUID()}`;
  await mkdir(dirname(half), { recursive: true });
  const open = await openDatabase({ dataDir: half, isDurable: false });
  await migrate(open.db, migrations);
  await open.close();
  await rm(`${half}.lock`, { force: true });
  try {
    await rename(half, template);
  } catch (problem) {
    // Another test process was faster; its template is the same.
    await rm(half, { recursive: true, force: true });
    if (!existsSync(template)) throw problem;
  }
  return template;
}
