/** @module-tag both-databases */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  createOnServer,
  openTestDatabase,
  serverUrl,
  temporaryDirectory,
} from "../../../tests/support/database.ts";
import { whenFileEnds } from "../../../tests/support/run/endings.ts";
import { type Database, openDatabase } from "../database.ts";
import { text } from "../kinds.ts";
import { baseline, migrate, readMigrations } from "../migrate.ts";
import { readRows } from "../rows.ts";

const { db: fresh } = await openTestDatabase();
const structure = readFileSync(new URL("./2026-11-structure.sql", import.meta.url), "utf8");
const old = await openEmpty();

beforeAll(() => old.execute(sql.raw(structure)));

async function openEmpty(): Promise<Database> {
  const place = serverUrl
    ? { url: await createOnServer(serverUrl, false) }
    : { dataDir: join(await temporaryDirectory(), "database"), isDurable: false };
  const open = await openDatabase(place);
  whenFileEnds(() => open.close());
  return open.db;
}

test("a database that is too old is refused with the version to start first, and stays as it is", async () => {
  await old.execute(sql`
    update _migrations set name = 'later' where name = '072_districts_of_lima.sql'`);
  await expect(migrate(old)).rejects.toThrow("A newer version has migrated this database (later).");
  await old.execute(sql`delete from _migrations where name = 'later'`);
  await expect(migrate(old)).rejects.toMatchObject({
    name: "MigrationRefused",
    message:
      "This database is too old for this version: it lacks 072_districts_of_lima.sql. Start a version " +
      "that has the migration 081_minimum_age.sql first, and then this one.",
  });
  expect(await old.execute(sql`select to_regclass('auth_changes') as name`)).toEqual([
    { name: null },
  ]);
  await old.execute(sql`
    insert into _migrations (name, checksum) values ('072_districts_of_lima.sql', '')`);
});

test("an upgraded database has the structure of a new one, and its rows", async () => {
  await old.execute(sql`
    insert into races (event, race_name, city, country, race_type, start_date)
    values ('Lima 42K', 'Lima 42K', 'Lima', 'Peru', 'Road', '2027-05-16')`);
  await old.execute(sql`
    insert into experts (first_name, last_name, title, city, country, services, updated_at)
    values ('Ana', 'Núñez', 'Coach', 'Lima', 'Peru', '{Trail Running, Nutrición}', '2026-01-02T03:04:05Z')`);
  const files = readMigrations();
  const applied = await migrate(old);
  expect(applied).toEqual(files.map(({ name }) => name).filter((name) => name !== baseline));
  expect(await migrate(old)).toEqual([]);
  expect(await structureOf(old)).toEqual(await structureOf(fresh));
  expect(await old.execute(sql`select name, checksum from _migrations order by name`)).toEqual(
    await fresh.execute(sql`select name, checksum from _migrations order by name`),
  );
  expect(await old.execute(sql`select race_name, minimum_age from races`)).toEqual([
    { race_name: "Lima 42K", minimum_age: 16 },
  ]);
  const experts = sql`
    select search_text, services_text, updated_at = '2026-01-02T03:04:05Z' as is_untouched from experts`;
  expect(await old.execute(experts)).toEqual([
    {
      search_text: " ana nunez coach trail running nutricion",
      services_text: "trail running\nnutricion",
      is_untouched: true,
    },
  ]);
});

test("a database with all replaced migrations is upgraded too", async () => {
  await old.execute(sql`delete from _migrations where name = ${baseline}`);
  const names = readFileSync(new URL("./replaced-migrations.txt", import.meta.url), "utf8");
  for (const name of names.trim().split("\n")) {
    await old.execute(sql`insert into _migrations (name, checksum) values (${name}, '')`);
  }
  expect(await migrate(old)).not.toContain(baseline);
  expect(await structureOf(old)).toEqual(await structureOf(fresh));
});

/** Everything but rows, one line each. */
async function structureOf(db: Database): Promise<string[]> {
  const rows = await readRows(db, { line: text }, everything);
  return rows.map(({ line }) => line).sort();
}

const everything = sql`
  with ours as (
    select oid, relname, relkind, reloptions from pg_class where relnamespace = 'public'::regnamespace
  )
  select concat_ws(' ', 'column', c.relname,
    row_number() over (partition by c.oid order by a.attnum), a.attname,
    format_type(a.atttypid, a.atttypmod), nullif(a.attcollation, 0)::regcollation,
    case when a.attnotnull then 'not null' end, nullif(a.attidentity, ''), nullif(a.attgenerated, ''),
    pg_get_expr(d.adbin, d.adrelid)) as line
  from pg_attribute a
  join ours c on c.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relkind in ('r', 'v', 'c') and a.attnum > 0 and not a.attisdropped
  union all
  select concat_ws(' ', 'options', relname, reloptions) from ours where relkind = 'r'
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
  union all
  select concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
  union all
  select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) from ours where relkind = 'v'
  union all
  select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid))
  from pg_trigger where not tgisinternal
  union all
  select concat_ws(' ', 'function', pg_get_functiondef(p.oid))
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and not exists (
    select from pg_depend d where d.objid = p.oid and d.deptype = 'e'
  )`;
