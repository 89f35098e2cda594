/** @module-tag both-databases */
import { getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, getViewConfig, type PgColumn, PgTable, PgView } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../tests/support/database.ts";
import * as schema from "./schema.ts";

const { db } = await openTestDatabase();

/** `races.city text required default`, one line for each column. */
function describe(table: string, column: PgColumn): string {
  const words = [`${table}.${column.name}`, column.getSQLType()];
  if (column.notNull) words.push("required");
  if (column.hasDefault || column.generatedIdentity) words.push("default");
  return words.join(" ");
}

test("DATA-01 DATA-22 the tables in TypeScript match the migrated database", async () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const mirrored = tables.flatMap((table) =>
    getTableConfig(table).columns.map((column) => describe(getTableName(table), column)),
  );
  const rows = await db.execute(sql`
    select concat_ws(' ',
      c.relname || '.' || a.attname,
      replace(format_type(a.atttypid, a.atttypmod), 'numeric(10,2)', 'numeric(10, 2)'),
      case when a.attnotnull then 'required' end,
      case when a.atthasdef or a.attidentity <> '' then 'default' end) as line
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and c.relname <> '_migrations'`);
  expect(tables.length).toBeGreaterThan(30);
  expect(mirrored.sort()).toEqual(rows.map(({ line }) => line).sort());
});

test("every table has a primary key, by which its rows move to a server", async () => {
  const without = await db.execute(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("DATA-12 the views in TypeScript match the migrated database", async () => {
  const views = Object.values(schema).filter((value) => is(value, PgView));
  expect(views).toHaveLength(2);
  const mirrored = views.flatMap((view) => {
    const { name, selectedFields } = getViewConfig(view);
    return Object.values(selectedFields).map((column) => {
      const { name: field, getSQLType } = column as PgColumn;
      return `${name}.${field} ${getSQLType.call(column)}`;
    });
  });
  const rows = await db.execute(sql`
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and a.attnum > 0`);
  expect(mirrored.sort()).toEqual(rows.map(({ line }) => line).sort());
});

test("the foreign keys in TypeScript match the migrated database", async () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const mirrored = tables.flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      const fields = columns.map(({ name }) => name).join();
      return `${getTableName(table)}.${fields} ${getTableName(foreignTable)} ${key.onDelete ?? "no action"}`;
    }),
  );
  const rows = await db.execute(sql`
    select concat(k.conrelid::regclass, '.', (
        select string_agg(a.attname, ',' order by array_position(k.conkey, a.attnum))
        from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      ), ' ', k.confrelid::regclass, ' ',
      case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end) as line
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
  expect(mirrored.length).toBeGreaterThan(20);
  expect(mirrored.sort()).toEqual(rows.map(({ line }) => line).sort());
});

test("the unique constraints in TypeScript match the migrated database", async () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const mirrored = tables.flatMap((table) => {
    const { columns, uniqueConstraints } = getTableConfig(table);
    const single = columns.filter(({ isUnique }) => isUnique).map(({ name }) => name);
    const several = uniqueConstraints.map((key) => key.columns.map(({ name }) => name).join());
    return [...single, ...several].map((fields) => `${getTableName(table)} ${fields}`);
  });
  const rows = await db.execute(sql`
    select concat(k.conrelid::regclass, ' ', (
      select string_agg(a.attname, ',' order by array_position(k.conkey, a.attnum))
      from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    )) as line
    from pg_constraint k
    where k.contype = 'u' and k.connamespace = 'public'::regnamespace`);
  expect(mirrored.length).toBeGreaterThan(5);
  expect(mirrored.sort()).toEqual(rows.map(({ line }) => line).sort());
});
