import { href } from "react-router";
import { coverAddress, coverSizes } from "#features/races/pictures/cover.ts";
import { raceKind } from "#features/races/race-type.ts";
import type { Lang } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { type PictureSources, pictureSources } from "../images/addresses.ts";
import type { PostSummary } from "./post.ts";

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
