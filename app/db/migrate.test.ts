/** @module-tag both-databases */
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import {
  createOnServer,
  openTestDatabase,
  rolledBack,
  serverUrl,
} from "../../tests/support/database.ts";
import { openDatabase } from "./database.ts";
import { type Migration, migrate, readMigrations } from "./migrate.ts";

const { db } = await openTestDatabase();
const migrations = readMigrations();

function written(name: string, text: string): Migration {
  return { name, text, checksum: `checksum of ${text}` };
}

test("a migrated database has nothing left to apply", async () => {
  expect(await migrate(db)).toEqual([]);
  const rows = await db.execute(sql`select name from _migrations order by name`);
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
});

// One changed letter, even in a comment, keeps every existing database from starting.
test("no file has changed since its checksum was written down", () => {
  const list = readFileSync(new URL("./migrations/checksums.txt", import.meta.url), "utf8");
  const found = migrations.map(({ checksum, name }) => `${checksum}  ${name}`);
  expect(found).toEqual(list.trim().split(/\r?\n/));
});

test("a file added between applied ones is applied", async () => {
  await rolledBack(db, async (tx) => {
    const late = written("001a_late.sql", "create table late_one (id int)");
    expect(await migrate(tx, [...migrations, late])).toEqual(["001a_late.sql"]);
    expect(await migrate(tx, [...migrations, late])).toEqual([]);
  });
});

test("an edited file is refused by name", async () => {
  const [first, ...others] = migrations;
  if (!first) throw new Error("There are no migrations.");
  const edited = written(first.name, `${first.text}\n-- edited`);
  await expect(migrate(db, [edited, ...others])).rejects.toThrow(
    "The migration 001_identity.sql was edited after it had been applied to this database.",
  );
});

test("a file that fails is named in one line, and leaves nothing behind", async () => {
  const broken = written("999_broken.sql", "create table half (id int); select 1 / 0");
  await expect(migrate(db, [...migrations, broken])).rejects.toMatchObject({
    name: "MigrationRefused",
    message: "The migration 999_broken.sql failed: division by zero",
  });
  const [row] = await db.execute(sql`select to_regclass('half') as half`);
  expect(row?.half).toBeNull();
});

test("a database of a newer version refuses an older program in one line", () =>
  rolledBack(db, async (tx) => {
    const newer = written("999_newer.sql", "create table newer (id int)");
    await migrate(tx, [...migrations, newer]);
    await expect(migrate(tx, migrations)).rejects.toMatchObject({
      name: "MigrationRefused",
      message:
        "A newer version has migrated this database (999_newer.sql). " +
        "Start that version, or restore the backup from before it.",
    });
  }));

test.skipIf(!serverUrl)("a start says that it waits for another copy's migration", async () => {
  const url = await createOnServer(String(serverUrl));
  const [slow, late] = [await openDatabase({ url, max: 1 }), await openDatabase({ url, max: 1 })];
  onTestFinished(async () => {
    await slow.close();
    await late.close();
  });
  const isSaid = Promise.withResolvers<string>();
  const isHeld = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const holding = slow.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727274)`);
    isHeld.resolve();
    await mayEnd.promise;
  });
  await isHeld.promise;
  const waiting = migrate(late.db, migrations, {
    warn: (_, message) => isSaid.resolve(message),
    error: () => {},
  });
  expect(await isSaid.promise).toBe("the start waits for another copy's migration");
  mayEnd.resolve();
  await holding;
  expect(await waiting).toEqual([]);
});

test.skipIf(!serverUrl)("three processes that start at once apply every file once", async () => {
  const url = await createOnServer(String(serverUrl), false);
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url, max: 2 })));
  const applied = await Promise.all(opened.map((open) => migrate(open.db)));
  await Promise.all(opened.map((open) => open.close()));
  expect(applied.flat().sort()).toEqual(migrations.map(({ name }) => name));
});
