import { expect, test } from "vitest";
import { textsInJson } from "./schema.ts";

test("the texts of a form are read from JSON, and what is something else counts as left out", () => {
  expect(textsInJson.parse('{"title":"Hills"}')).toEqual({ title: "Hills" });
  for (const sent of [undefined, "", "{", "[1]", '{"title":7}']) {
    expect(textsInJson.parse(sent)).toBeNull();
  }
});
