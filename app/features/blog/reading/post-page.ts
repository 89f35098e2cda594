import type { ShownCard } from "#features/races/card/shown-card.ts";
import type { Writer } from "#features/writing/writer.ts";
import type { OutlineEntry } from "#ui/markdown/article-tree.ts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import type { ImageSource, PostSummary } from "../post.ts";

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
  nodes: MarkdownNode[];
  outline: OutlineEntry[];
  minutes: number;
  races: ShownCard[];
  newer: NeighborPost | null;
  older: NeighborPost | null;
};
