import type { ShownCard } from "#features/races/card/shown-card.ts";
import type { Writer } from "#features/writing/compared-text.server.ts";
import type { OutlineEntry } from "#ui/markdown/article-tree.ts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import type { Lang } from "#values/say.ts";
import type { Written } from "#values/web/page-meta.ts";
import type { ImageSource } from "../images/pictures.server.ts";

export type PostStatus = "draft" | "published";

/** A published post in a list. Never the address of who wrote it. */
export type PostSummary = {
  id: string;
  title: string;
  /** The description for search engines, or else the first 150 characters without Markdown. */
  excerpt: string;
  featuredImage: string | null;
  featuredImageAlt: string;
  authorName: string;
  tags: string[];
  publishedAt: Date;
  /** The language of its text. */
  lang: Lang;
};

/** Under which kind the audit log has posts. */
export const subjectType = "blog post";

/** The author of posts that name no person. */
export const editors = "Dorsal editors";

/** The author of a post as a page in a language names it. */
export function authorIn(name: string, lang: Lang): string {
  return name === editors && lang === "es" ? "Redacción de Dorsal" : name;
}

/** The most characters of a field. */
export const postLimits = {
  title: 200,
  content: 100_000,
  seoTitle: 200,
  seoDescription: 500,
  seoKeywords: 500,
  imageAlt: 300,
  authorName: 80,
  tag: 40,
  tags: 8,
} as const;

/** A published post with its text as it was written. */
export type PublishedPost = PostSummary & {
  content: string;
  /** For search engines, or else the title. */
  pageTitle: string;
  keywords: string | null;
  imageSource: ImageSource | null;
  writtenBy: Writer;
  updatedAt: Date;
};

/** A post beside another one, by its date. */
export type NeighborPost = { id: string; title: string };

/** What the page of a post shows. */
export type PostPage = {
  post: Omit<PublishedPost, "content">;
  written: Written;
  nodes: MarkdownNode[];
  outline: OutlineEntry[];
  minutes: number;
  races: ShownCard[];
  newer: NeighborPost | null;
  older: NeighborPost | null;
};
