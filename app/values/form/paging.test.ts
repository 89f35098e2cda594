import { expect, test } from "vitest";
import { pageWindow, readPageNumber } from "./paging.ts";

test("an invalid page number means the first page", () => {
  for (const text of [null, "", "0", "-3", "one", "1e400", "NaN"]) {
    expect(readPageNumber(text), String(text)).toBe(1);
  }
  expect(readPageNumber("7")).toBe(7);
});

test("a page past the end is the last one", () => {
  expect(pageWindow(9, 50, 120)).toEqual({ total: 120, page: 3, pages: 3, offset: 100, limit: 50 });
});

test("an empty list has one page", () => {
  expect(pageWindow(1, 50, 0)).toEqual({ total: 0, page: 1, pages: 1, offset: 0, limit: 50 });
});
