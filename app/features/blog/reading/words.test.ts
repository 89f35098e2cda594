import { expect, test } from "vitest";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import { excerptOf, readingMinutes, withoutTitle } from "./words.ts";

const nodesOf = (text: string) => parseArticle(text).nodes;
const post = { title: "Your first trail race", seoDescription: null };

test("BLOG-02 an excerpt is the description, or the first 150 characters without Markdown", () => {
  const text = `# Your First Trail Race!\n\nRun **easy**[^1], ${"and then a little more ".repeat(20)}`;
  const excerpt = excerptOf(post, nodesOf(`${text}\n\n[^1]: A study.`));
  expect(excerpt).toMatch(/^Run easy, and then a little more and .*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(150);
  expect(excerpt.length).toBeGreaterThan(130);
  expect(excerptOf({ ...post, seoDescription: " Shoes, food and pace. " }, nodesOf(text))).toBe(
    "Shoes, food and pace.",
  );
  expect(excerptOf({ ...post, seoDescription: "  " }, nodesOf("Short."))).toBe("Short.");
  expect(excerptOf(post, [])).toBe("");
});

test("a first heading that repeats the title is left out, and any other stays", () => {
  expect(withoutTitle("Shoes", nodesOf("# Shoes\n\nText"))).toEqual([["p", ["Text"]]]);
  expect(withoutTitle("Shoes", nodesOf("# Socks\n\nText"))).toHaveLength(2);
  expect(withoutTitle("Shoes", nodesOf("Shoes"))).toHaveLength(1);
});

test("FAKE-02 reading takes a minute at least, and a minute for 230 words", () => {
  expect(readingMinutes(nodesOf("Short."))).toBe(1);
  expect(readingMinutes(nodesOf("word ".repeat(2300)))).toBe(10);
});
