/** @module-tag both-databases */
import { createHash } from "node:crypto";
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
import { baseline, type Migration, migrate, readKnownTexts, readMigrations } from "./migrate.ts";

const { db } = await openTestDatabase();
const migrations = readMigrations();

const repeatable = migrations.filter(({ isRepeatable }) => isRepeatable);

function written(name: string, text: string, before?: Migration): Migration {
  const checksum = createHash("sha256").update(text).digest("hex");
  const earlier = before ? [...before.earlier, before.checksum] : [];
  return { name, text, checksum, isRepeatable: before?.isRepeatable ?? false, earlier };
}

const names = (files: Migration[]) => files.map(({ name }) => name);

test("a migrated database has nothing left to apply", async () => {
  expect(await migrate(db)).toEqual([]);
  const rows = await db.execute(sql`select name from _migrations`);
  expect(rows.map(({ name }) => name).sort()).toEqual(names(migrations).sort());
});

// One changed letter, even in a comment, keeps every existing database from starting.
test("no migration has changed since its checksum was written down", () => {
  const list = readFileSync(new URL("./migrations/checksums.txt", import.meta.url), "utf8");
  const once = migrations.filter(({ isRepeatable }) => !isRepeatable);
  const found = once.map(({ checksum, name }) => `${checksum}  ${name}`);
  expect(found).toEqual(list.trim().split(/\r?\n/));
});

// A version must know every text that an older one has applied, to tell it from a newer one's.
test("the last text that is written down of each file of functions is its text", () => {
  const texts = readKnownTexts();
  for (const { name, checksum } of repeatable) {
    expect(texts.get(name)?.at(-1), `${name}: append its sha256sum to checksums.txt`).toBe(
      checksum,
    );
  }
});

test("a file added between applied ones is applied", async () => {
  await rolledBack(db, async (tx) => {
    const late = written("001a_late.sql", "create table late_one (id int)");
    expect(await migrate(tx, [...migrations, late])).toEqual(["001a_late.sql"]);
    expect(await migrate(tx, [...migrations, late])).toEqual([]);
  });
});

test("an edited migration is refused by name", async () => {
  const edited = migrations.map((file) =>
    file.name === baseline ? written(baseline, `${file.text}\n-- edited`, file) : file,
  );
  await expect(migrate(db, edited)).rejects.toThrow(
    "The migration 001_baseline.sql was edited after it had been applied to this database.",
  );
});

test("an edited file of functions is applied again, and no other file", () =>
  rolledBack(db, async (tx) => {
    const name = "functions/shared/text.sql";
    const edited = written(
      name,
      `create or replace function norm(value text) returns text
        language sql immutable strict parallel safe as 'select value'`,
      migrations.find((file) => file.name === name),
    );
    const newer = migrations.map((file) => (file.name === edited.name ? edited : file));
    expect(await migrate(tx, newer)).toEqual([edited.name]);
    expect(await migrate(tx, newer)).toEqual([]);
    expect(await tx.execute(sql`select norm('Á') as text`)).toEqual([{ text: "Á" }]);
    await expect(migrate(tx, migrations)).rejects.toMatchObject({
      name: "MigrationRefused",
      message:
        "A newer version has migrated this database (functions/shared/text.sql). " +
        "Start that version, or restore the backup from before it.",
    });
  }));

test("a program with older functions does not replace those of a database that began with newer ones", () =>
  rolledBack(db, async (tx) => {
    const older = repeatable.map((file) => written(file.name, `${file.text}-- older`, file));
    const unaware = older.map((file) => ({ ...file, earlier: [] }));
    const once = migrations.filter(({ isRepeatable }) => !isRepeatable);
    await expect(migrate(tx, [...once, ...unaware])).rejects.toThrow(
      `A newer version has migrated this database (${unaware[0]?.name}).`,
    );
  }));

test("a migration that takes triggers away has their file applied again", () =>
  rolledBack(db, async (tx) => {
    const late = written(
      "999_late.sql",
      `drop trigger travel_notes_touch on travel_notes;
      delete from _migrations where name = 'functions/registrations.sql'`,
    );
    const applied = await migrate(tx, [...migrations.slice(0, 5), late, ...migrations.slice(5)]);
    expect(applied).toEqual(["999_late.sql", "functions/registrations.sql"]);
    const rows = await tx.execute(sql`
      select tgrelid::regclass from pg_trigger where tgname = 'travel_notes_touch'`);
    expect(rows).toHaveLength(1);
  }));

test("every file of functions can be applied again, and every body is valid", () =>
  rolledBack(db, async (tx) => {
    for (const { text } of repeatable) await tx.execute(sql.raw(text));
  }));

test("every function, trigger and view has one definition", () => {
  const definitions = repeatable.flatMap(({ text }) => [
    ...text.matchAll(/^create or replace (?:function|trigger|view) [^\s(]+/gm),
  ]);
  expect(definitions.length).toBeGreaterThan(100);
  expect(new Set(definitions.map(([start]) => start)).size).toBe(definitions.length);
});

test("no migration defines a function, trigger or view", () => {
  for (const { name, text, isRepeatable } of migrations) {
    if (isRepeatable) continue;
    expect(text, name).not.toMatch(/^create (or replace )?(function|trigger|view)/m);
  }
});

test("a role that may not create tables can start on a database that is up to date", () =>
  rolledBack(db, async (tx) => {
    await tx.execute(sql`create role reader`);
    await tx.execute(sql`grant select on _migrations to reader`);
    await tx.execute(sql`set local role reader`);
    expect(await migrate(tx)).toEqual([]);
  }));

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
  expect(applied.flat().sort()).toEqual(names(migrations).sort());
});
