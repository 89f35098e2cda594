import { expect, test } from "vitest";
import { changedFields, inShort } from "./changed-fields.ts";

const field = (name: string, content: string, label = name) => ({ name, content, label });

test("what is unsaved is named by the words of its fields", () => {
  const saved = [field("city", "Lima", "City *"), field("note", "", "Note (optional)")];
  const typed = [field("city", "Puno", "City *"), field("note", "x", "Note (optional)")];
  expect(changedFields(saved, saved)).toEqual([]);
  expect(changedFields(saved, typed)).toEqual(["City", "Note"]);
  expect(inShort(["City", "Note"]).en).toBe("City, Note");
  expect(inShort(["City", "Note", "Type", ""]).en).toBe("City, Note and 2 more");
});

test("a field that comes or goes is a change", () => {
  const options = [field("option", "a", ""), field("option", "b", "")];
  expect(changedFields(options, options.slice(0, 1))).toEqual([""]);
  expect(changedFields(options.slice(0, 1), options)).toEqual([""]);
  expect(inShort([""]).en).toBe("changes");
  expect(inShort(["City", ""]).en).toBe("City and 1 more");
});
