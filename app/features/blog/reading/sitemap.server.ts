import { desc } from "drizzle-orm";
import { blogPosts } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type Lang, langs } from "#values/say.ts";
import { tagsOfPosts } from "./queries.server.ts";
import { isPublished } from "./search.server.ts";
import { latest } from "./structured-data.ts";

/** The most addresses in one sitemap; the protocol allows 50,000. */
const addressesPerSitemap = 10_000;

/** How many sitemaps the posts fill. */
export async function countPostSitemaps({
  db,
  now,
}: Pick<Services, "db" | "now">): Promise<number> {
  const count = await db.$count(blogPosts, isPublished(now()));
  return Math.ceil(count / addressesPerSitemap);
}

/** The posts of one sitemap, newest first, and with the first page the tags of each language; pages count from 1. */
export async function postAddressesPage(
  { db, now }: Pick<Services, "db" | "now">,
  page: number,
): Promise<{
  posts: { id: string; lang: Lang; changed: Date }[];
  tags: { tag: string; lang: Lang }[];
}> {
  const rows = await db
    .select({
      id: blogPosts.id,
      lang: blogPosts.lang,
      publishedAt: blogPosts.publishedAt,
      updatedAt: blogPosts.updatedAt,
    })
    .from(blogPosts)
    .where(isPublished(now()))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(addressesPerSitemap)
    .offset((page - 1) * addressesPerSitemap);
  const tags: { tag: string; lang: Lang }[] = [];
  for (const lang of page === 1 ? langs : []) {
    for (const tag of await tagsOfPosts({ db, now }, lang)) tags.push({ tag, lang });
  }
  return {
    posts: rows.map(({ id, lang, publishedAt, updatedAt }) => ({
      id,
      lang,
      changed: latest({ publishedAt: publishedAt ?? updatedAt, updatedAt }),
    })),
    tags,
  };
}
