import { expect, test } from "vitest";
import { pagesAround } from "./pagination.tsx";

const read = (page: number, pages: number) =>
  pagesAround(page, pages)
    .map((item) => (item.gap ? "…" : item.page))
    .join(" ");

test("a few pages are all listed", () => {
  expect(read(1, 3)).toBe("1 2 3");
  expect(read(3, 5)).toBe("1 2 3 4 5");
});

test("many pages are shortened in the middle, never to hide a single number", () => {
  expect(read(1, 20)).toBe("1 2 … 20");
  expect(read(10, 20)).toBe("1 … 9 10 11 … 20");
  expect(read(4, 20)).toBe("1 2 3 4 5 … 20");
  expect(read(20, 20)).toBe("1 … 19 20");
});
