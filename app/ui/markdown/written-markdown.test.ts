import { expect, test } from "vitest";
import { naughtyTexts } from "../../../tests/support/naughty-texts.ts";
import { readAnswer } from "./markdown-stream.ts";
import { asWritten, writeMarkdown } from "./written-markdown.ts";

const isKept = (href: string) => href.startsWith("/races/");
const read = (text: string) => readAnswer(text, isKept);
const again = (text: string) => writeMarkdown(read(text), (href) => href);

const texts = [
  "Run **easy**, *long* and ~~fast~~ on `tracks`.",
  "- Monday\n- Tuesday\n  - rest\n  - sleep\n- Friday",
  "3. three\n4. four",
  "> Words\n> of others\n\n---\n\n    code <b>",
  "| Week | km |\n| --- | --- |\n| 1 | **20** |\n| 2 | 24 |",
  "[Lima](/races/1) is one line  \nand another.",
  "2 * 3 * 4, snake_case_name, a \\[bracket\\] and `` a ` tick ``",
];

test.each(texts)("a tree that is written is read as the same tree: %s", (text) => {
  expect(read(again(text))).toEqual(read(text));
});

test("what the tree shows as text does not become a picture, a link or HTML", () => {
  const text = "![a](https://x.test/a.png) [b](https://x.test) <img src=x> [c]: /races/1";
  expect(again(text)).toBe("a b \\<img src=x> \\[c\\]: /races/1");
  for (const naughty of naughtyTexts) {
    const tree = JSON.stringify(read(`A ${asWritten(naughty.replace(/\s+/g, " "))}`));
    expect(tree).not.toMatch(/\["(?:a|strong|em|code)"/);
  }
});

test("a heading keeps the level that it has below the page's own", () => {
  expect(again("## Plan\n\nRun.")).toBe("### Plan\n\nRun.");
});

test("links get the address that the file needs", () => {
  const written = writeMarkdown(read("[Lima](/races/1)"), (href) => `https://run.test${href}`);
  expect(written).toBe("[Lima](https://run.test/races/1)");
});
