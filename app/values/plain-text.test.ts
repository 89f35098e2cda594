import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("Markdown marks are dropped and the words stay", () => {
  expect(plainText("## Course\n\nTwo **passes**, [a map](https://a.test) and *tea*.")).toBe(
    "Course Two passes, a map and tea.",
  );
  expect(plainText("- one\n- two\n1. three\n> four\n---\n`five`")).toBe("one two three four five");
});

test("what only looks like a mark stays", () => {
  expect(plainText("2 * 3 = 6, snake_case_name and 5 < 6 [brackets]")).toBe(
    "2 * 3 = 6, snake_case_name and 5 < 6 [brackets]",
  );
});

test("a hostile text is read in a moment", () => {
  const started = performance.now();
  plainText("[".repeat(100_000));
  plainText("*a".repeat(50_000));
  plainText(`[${"_ ".repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(500);
});
