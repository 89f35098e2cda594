import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { markdownWords } from "#ui/markdown/markdown-words.ts";
import { fold } from "#values/text/fold.ts";
import { shorten } from "#values/text/shorten.ts";

/** The most letters of an excerpt. */
const excerptLimit = 150;

/** What most people read in a minute. */
const wordsPerMinute = 230;

/** The description for search engines, or else the beginning of the text without Markdown. */
export function excerptOf(
  { title, seoDescription }: { title: string; seoDescription: string | null },
  nodes: readonly MarkdownNode[],
): string {
  const described = seoDescription?.trim();
  if (described) return described;
  return shorten(markdownWords(withoutTitle(title, nodes)), excerptLimit);
}

/** How many minutes reading takes, at least one. */
export function readingMinutes(nodes: readonly MarkdownNode[]): number {
  return Math.max(1, Math.round(countWords(nodes) / wordsPerMinute));
}

export function countWords(nodes: readonly MarkdownNode[]): number {
  return markdownWords([...nodes]).match(/\S+/g)?.length ?? 0;
}

/** The text without a first heading that says the title again. */
export function withoutTitle(title: string, nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const [first, ...rest] = nodes;
  if (first === undefined || typeof first === "string" || !/^h\d$/.test(first[0]))
    return [...nodes];
  const bare = (text: string) =>
    fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return bare(markdownWords([first])) === bare(title) ? rest : [...nodes];
}
