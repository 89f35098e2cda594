import { href } from "react-router";
import type { Lang } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";

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
