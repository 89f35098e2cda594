import { href } from "react-router";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { coverAddress, coverSizes } from "#features/races/pictures/cover.ts";
import { raceKind } from "#features/races/race-type.ts";
import type { Writer } from "#features/writing/compared-text.server.ts";
import type { OutlineEntry } from "#ui/markdown/article-tree.ts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import type { Lang } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import type { Written } from "#values/web/page-meta.ts";
import { type PictureSources, pictureSources } from "../images/addresses.ts";
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

/** The posts could not be read (ERR-94). */
export const postsFailed = {
  en: "Failed to load blog posts. Please try again later.",
  es: "No pudimos cargar los artículos. Inténtalo de nuevo más tarde.",
};

/** A post could not be read (ERR-102). */
export const postFailed = {
  en: "Failed to load blog post. Please try again later.",
  es: "No pudimos cargar el artículo. Inténtalo de nuevo más tarde.",
};

/** What stands beside a post in a list. */
export const listedReadingTime = { en: "5 min read", es: "5 min de lectura" };

/** The title of a page without its post. */
export const postMissing = { en: "Blog Post Not Found", es: "No encontramos este artículo" };

/** What the list of posts is narrowed to. */
export type ReadingFilters = { q: string; tag: string; page: number };

/** How many posts a page of the list shows: a wide one, and rows of two or three. */
export const postsPerPage = 13;

/** The address of the list of posts with these filters. */
export function blogAddress({ q = "", tag = "", page = 1 }: Partial<ReadingFilters>): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (tag) params.set("tag", tag);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${href("/blog")}?${params}` : href("/blog");
}

/** The canonical address of a post: in its own language. */
export function postUrl({ id, lang }: { id: string; lang: Lang }, origin: string): string {
  return inLanguage(lang, origin + href("/blog/:id", { id }));
}

/** The feeds of the blog, or of one of its tags, with their types. */
export function feedsOf(tag = ""): { type: string; label: string; address: string }[] {
  const query = tag ? `?${new URLSearchParams({ tag })}` : "";
  return [
    { type: "application/rss+xml", label: "RSS", address: href("/blog/feed.xml") + query },
    { type: "application/atom+xml", label: "Atom", address: href("/blog/atom.xml") + query },
    { type: "application/feed+json", label: "JSON Feed", address: href("/blog/feed.json") + query },
  ];
}

const drawnKinds = ["road", "trail", "ultra", "triathlon", "urban"] as const;

/** The picture of a post in a list: its featured image, or else a drawing that is always the same. */
export function listPicture(
  post: Pick<PostSummary, "id" | "featuredImage" | "tags">,
): PictureSources {
  if (post.featuredImage) return pictureSources(post.featuredImage);
  const place = { city: "", country: "", startDate: null, position: null };
  const src = coverAddress({ id: post.id, type: coverKindOf(post), ...place }, "card");
  return { src, ...coverSizes.card };
}

/** The kind of race that the drawing of a post shows: that of a tag, or else one by chance. */
export function coverKindOf({ id, tags }: Pick<PostSummary, "id" | "tags">): string {
  const kinds = tags.map((tag) => raceKind(tag));
  const chance = Number.parseInt(id.slice(0, 2), 16);
  return kinds.find((kind) => kind !== "other") ?? drawnKinds[chance % drawnKinds.length] ?? "road";
}
