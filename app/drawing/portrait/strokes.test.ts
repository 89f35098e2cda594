import { expect, test } from "vitest";
import { mirror, mirrored } from "./strokes.ts";

test.each([
  ["M100 20L140 30", "M380 20L340 30"],
  ["M100 20h40v8H10z", "M380 20h-40v8H470z"],
  ["M100 20q4 -6 8 0t8 0", "M380 20q-4 -6 -8 0t-8 0"],
  ["M100 20a5 7 0 1 0 10 0", "M380 20a5 7 0 1 1 -10 0"],
  ["M100 20C1 2 3 4 5 6S7 8 9 10", "M380 20C479 2 477 4 475 6S473 8 471 10"],
  ["M0 0l5-4 3 2", "M480 0l-5 -4 -3 2"],
])("%s is mirrored", (path, expected) => {
  expect(mirror(path)).toBe(expected);
  expect(mirror(expected)).toBe(mirror(mirror(path)));
});

test("both sides are drawn by one element", () => {
  expect(mirrored('<path fill="#fff" d="M1 2h3z"/>')).toBe(
    '<path fill="#fff" d="M1 2h3zM479 2h-3z"/>',
  );
});
