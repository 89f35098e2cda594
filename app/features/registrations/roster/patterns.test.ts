import { expect, test } from "vitest";
import { beginningOf, beginningsOf } from "./patterns.ts";

test("every word finds the beginnings of words, without case and accents", () => {
  expect(beginningsOf("  Ana  ÑANDÚ ")).toEqual(["% ana%", "% nandu%"]);
  expect(beginningsOf("a b")).toEqual([]);
  expect(beginningsOf("aa bb cc dd ee ff gg")).toHaveLength(6);
});

test("signs of patterns mean themselves", () => {
  expect(beginningsOf("50%_\\")).toEqual(["% 50\\%\\_\\\\%"]);
  expect(beginningOf("Ana_B@x")).toBe(" ana\\_b@x%");
  expect(beginningOf("a")).toBeNull();
});
