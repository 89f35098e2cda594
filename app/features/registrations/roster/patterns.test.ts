import { expect, test } from "vitest";
import { beginningOf, beginningsOf } from "./patterns.ts";

test("every word matches the beginnings of words, ignoring case and accents", () => {
  expect(beginningsOf("  Ana  ÑANDÚ ")).toEqual(["% ana%", "% nandu%"]);
  expect(beginningsOf("a b")).toEqual([]);
  expect(beginningsOf("aa bb cc dd ee ff gg")).toHaveLength(6);
});

test("special characters of patterns match literally", () => {
  expect(beginningsOf("50%_\\")).toEqual(["% 50\\%\\_\\\\%"]);
  expect(beginningOf("Ana_B@x")).toBe(" ana\\_b@x%");
  expect(beginningOf("a")).toBeNull();
});
