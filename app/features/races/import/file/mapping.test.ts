import { expect, test } from "vitest";
import { headingSet, mappedColumns, noMapping, readMapping } from "./mapping.ts";

const headings = ["Carrera", "Cuando", "Ciudad", "País", "km", "km"];

test("a chosen column takes precedence over a recognised one", () => {
  const columns = { cuando: "date", km: "distances", carrera: null } as const;
  expect(mappedColumns(headings, { ...noMapping, columns })).toEqual([
    null,
    "date",
    "city",
    "country",
    "distances",
    null,
  ]);
  expect(mappedColumns(["venue", "lugar"], { ...noMapping, columns: { lugar: "venue" } })).toEqual([
    null,
    "venue",
  ]);
});

test("a set of headings is equal in any order and case", () => {
  expect(headingSet(["B", " a ", ""])).toBe(headingSet(["A", "b"]));
  expect(headingSet(["A", "b"])).not.toBe(headingSet(["A", "b", "c"]));
});

test("the form of a file's columns is read by position, and other fields are ignored", () => {
  const form = new FormData();
  form.set("column-0", "title");
  form.set("column-1", "constructor");
  form.set("column-9", "venue");
  form.set("dates", "day");
  form.set("decimals", ",");
  const shown = ["Carrera", "Cuando"].map((name) => ({ name, column: null, samples: [] }));
  expect(readMapping(form, { headings: shown, mapping: { since: "2026-11-29" } })).toEqual({
    columns: { carrera: "title", cuando: null },
    dates: "day",
    decimals: ",",
    since: "2026-11-29",
  });
});
