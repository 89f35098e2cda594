import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { markdownWords } from "#ui/markdown/markdown-words.ts";
import { shorten } from "#values/text/shorten.ts";

/** The most letters of an excerpt. */
const excerptLimit = 150;

/** What most people read in a minute. */
const wordsPerMinute = 230;

/** The description for search engines, or else the beginning of the text without Markdown. */
export function excerptOf(seoDescription: string | null, nodes: readonly MarkdownNode[]): string {
  const described = seoDescription?.trim();
  if (described) return described;
  return shorten(markdownWords([...nodes]), excerptLimit);
}

/** How many minutes reading takes, at least one. */
export function readingMinutes(nodes: readonly MarkdownNode[]): number {
  return Math.max(1, Math.round(countWords(nodes) / wordsPerMinute));
}

export function countWords(nodes: readonly MarkdownNode[]): number {
  return markdownWords([...nodes]).match(/\S+/g)?.length ?? 0;
}
