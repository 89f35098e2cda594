import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
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

test("a file that fails leaves nothing behind", async () => {
  const broken = written("999_broken.sql", "create table half (id int); select no_such_function()");
  await expect(migrate(db, [...migrations, broken])).rejects.toThrow();
  const [row] = await db.execute(sql`select to_regclass('half') as half`);
  expect(row?.half).toBeNull();
});

test.skipIf(!serverUrl)("three processes that start at once apply every file once", async () => {
  const url = await createOnServer(String(serverUrl), false);
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url, max: 2 })));
  const applied = await Promise.all(opened.map((open) => migrate(open.db)));
  await Promise.all(opened.map((open) => open.close()));
  expect(applied.flat().sort()).toEqual(migrations.map(({ name }) => name));
});
