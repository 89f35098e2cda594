import { PgDialect } from "drizzle-orm/pg-core";
import { expect, expectTypeOf, test } from "vitest";
import {
  type ColumnMap,
  columnsAs,
  columnsByName,
  jsonObject,
  pickColumns,
  renamedColumns,
  selectList,
  someValuesOf,
  valuesOf,
} from "./columns.ts";
import type { RowOf } from "./rows.ts";
import { raceFacets, searchWords } from "./schema.ts";

const words = columnsAs(searchWords, { word: "spelling", n: "races" });

const written = (map: ColumnMap, row: string) =>
  new PgDialect().sqlToQuery(selectList(row, map)).sql;

test("a read model renames the columns of a table", () => {
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

test("a part of the columns can be selected, also inside JSON", () => {
  const some = pickColumns(words, ["races"]);
  expect(written(some, "w")).toBe('w.n as "races"');
  expect(new PgDialect().sqlToQuery(jsonObject("w", some)).sql).toBe(
    "json_build_object('races', w.n)",
  );
});

test("columns are known by their names in the database, and take other names from a list", () => {
  const some = pickColumns(columnsByName(raceFacets), ["race_type", "city"]);
  expect(written(some, "f")).toBe('f.race_type as "race_type", f.city as "city"');
  const places = renamedColumns(some, { race_type: null, city: "place" });
  expect(written(places, "f")).toBe('f.city as "place"');
});

test("of columns with the same name, the first is taken", () => {
  const twice = renamedColumns(columnsByName(searchWords), { word: "either", n: "either" });
  expect(written(twice, "w")).toBe('w.word as "either"');
});

test("a row by the names of the columns becomes values for the query builder", () => {
  const row = { race_type: "Road", city: "Lima" };
  expect(valuesOf(raceFacets, row)).toEqual({ raceType: "Road", city: "Lima" });
  expect(someValuesOf(raceFacets, row, ["race_type"])).toEqual({ raceType: "Road" });
});
