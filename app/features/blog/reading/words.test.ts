import { expect, test } from "vitest";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import { excerptOf, readingMinutes } from "./words.ts";

const nodesOf = (text: string) => parseArticle(text, { lang: "en" }).nodes;

test("BLOG-02 an excerpt is the description, or the first 150 characters without Markdown", () => {
  const text = `Run **easy**[^1], ${"and then a little more ".repeat(20)}`;
  const excerpt = excerptOf(null, nodesOf(`${text}\n\n[^1]: A study.`));
  expect(excerpt).toMatch(/^Run easy, and then a little more and .*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(150);
  expect(excerpt.length).toBeGreaterThan(130);
  expect(excerptOf(" Shoes, food and pace. ", nodesOf(text))).toBe("Shoes, food and pace.");
  expect(excerptOf("  ", nodesOf("Short."))).toBe("Short.");
  expect(excerptOf(null, [])).toBe("");
});

test("FAKE-02 reading takes a minute at least, and a minute for 230 words", () => {
  expect(readingMinutes(nodesOf("Short."))).toBe(1);
  expect(readingMinutes(nodesOf("word ".repeat(2300)))).toBe(10);
});
