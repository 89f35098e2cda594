import { expect, test } from "vitest";
import { hasTag } from "./entity-tags.ts";

test("the weak comparison finds a tag in a list, whichever side is weak", () => {
  for (const list of ['"a"', 'W/"a"', '"x", W/"a"', '"x","a"', ' "a" ', "*", '"a,b" , "a"']) {
    expect(hasTag(list, '"a"', "weak"), list).toBe(true);
    expect(hasTag(list, 'W/"a"', "weak"), list).toBe(true);
  }
  for (const list of ["", '"b"', "a", '"ab"', '"x,a"', '"*"', '"A"', 'w/"b"']) {
    expect(hasTag(list, '"a"', "weak"), list).toBe(false);
  }
});

test("the strong comparison never takes a weak tag", () => {
  for (const list of ['"a"', 'W/"a", "a"', "*"]) expect(hasTag(list, '"a"', "strong")).toBe(true);
  for (const list of ['W/"a"', '"b"', "stale", ""]) {
    expect(hasTag(list, '"a"', "strong"), list).toBe(false);
  }
  expect(hasTag('"a"', 'W/"a"', "strong")).toBe(false);
});

test("a tag may hold a comma, and a long list is read in one pass", () => {
  expect(hasTag('"a,b"', '"a,b"', "strong")).toBe(true);
  expect(hasTag('"a,b"', '"a"', "weak")).toBe(false);
  expect(hasTag('"'.repeat(16_000), '"a"', "weak")).toBe(false);
  expect(hasTag(`"${"x".repeat(16_000)}`, '"a"', "weak")).toBe(false);
});
