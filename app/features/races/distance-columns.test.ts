import { expect, test } from "vitest";
import { columnWords } from "#values/text/column-words.ts";
import { distanceFields } from "./distance-columns.ts";

test.each(distanceFields)("what organizers enter has a Spanish name: %s", (column) => {
  expect(columnWords(column, "es")).not.toBe(columnWords(column, "en"));
});
