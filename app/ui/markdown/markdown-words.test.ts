import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown-tree.ts";
import { markdownWords } from "./markdown-words.ts";

const wordsOf = (text: string) => markdownWords(parseMarkdown(text));

test("marks are dropped and words stay", () => {
  expect(wordsOf("## Course\n\nTwo **passes**, [a map](https://a.test) and *tea*.")).toBe(
    "Course. Two passes, a map and tea.",
  );
  expect(wordsOf("2 * 3 = 6, snake_case_name and 5 < 6 [brackets]")).toBe(
    "2 * 3 = 6, snake_case_name and 5 < 6 [brackets].",
  );
  expect(wordsOf("")).toBe("");
});

test("lists and tables are separated", () => {
  expect(wordsOf("We offer:\n\n- the half\n- the 10K.\n\nMild weather\n\n> Bring water!")).toBe(
    "We offer: the half, the 10K. Mild weather. Bring water!",
  );
  expect(wordsOf("| Day | Start |\n|---|---|\n| Saturday | 8:00 |\n| Sunday | 9:00 |")).toBe(
    "Day, Start. Saturday, 8:00. Sunday, 9:00.",
  );
  expect(wordsOf("One\ntwo\n\n---\n\n`three`")).toBe("One two. three.");
});

test("an unsafe link leaves its words only", () => {
  expect(wordsOf("Read [the rules](javascript:alert(1)) and [the map](data:x) first.")).toBe(
    "Read the rules and the map first.",
  );
});
