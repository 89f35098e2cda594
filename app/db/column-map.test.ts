import { PgDialect } from "drizzle-orm/pg-core";
import { expect, expectTypeOf, test } from "vitest";
import { columnsAs, jsonObject, pickColumns, selectList } from "./column-map.ts";
import type { RowOf } from "./rows.ts";
import { searchWords } from "./schema.ts";

const words = columnsAs(searchWords, { word: "spelling", n: "races" });

const written = (...[map, alias]: Parameters<typeof selectList>) =>
  new PgDialect().sqlToQuery(selectList(map, alias)).sql;

test("a read model gives the columns of a table names of its own", () => {
  expect(written(words, "w")).toBe('w.word as "spelling", w.n as "races"');
  expectTypeOf<RowOf<typeof words>>().toEqualTypeOf<{ spelling: string; races: number }>();
});

test("a column is left out by name, and one that is not named is a type error", () => {
  expect(written(columnsAs(searchWords, { word: "spelling", n: null }), "w")).toBe(
    'w.word as "spelling"',
  );
  // @ts-expect-error The column `n` is not named.
  columnsAs(searchWords, { word: "spelling" });
});

test("some of the columns are enough, also inside JSON", () => {
  const some = pickColumns(words, ["races"]);
  expect(written(some, "w")).toBe('w.n as "races"');
  expect(new PgDialect().sqlToQuery(jsonObject(some, "w")).sql).toBe(
    "json_build_object('races', w.n)",
  );
});
