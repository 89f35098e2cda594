import { and, arrayContains, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { integer, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { blogPosts } from "#db/schema.ts";
import { searchFor } from "#db/search/words.ts";
import { raceCards } from "#features/races/card/cards.server.ts";
import type { RaceCard } from "#features/races/race.ts";
import type { Services } from "#services/services.ts";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import { type Page, pageWindow } from "#values/form/paging.ts";
import { readId } from "#values/id.ts";
import { type Lang, langs } from "#values/say.ts";
import { withoutAuthorNotes } from "./author-note.ts";
import {
  type NeighborPost,
  type PostSummary,
  type PublishedPost,
  postsPerPage,
  type ReadingFilters,
} from "./post.ts";
import { isPublished, isShownIn, isTranslation } from "./search.server.ts";
import { latest } from "./structured-data.ts";
import { excerptOf } from "./words.ts";

/** How much of a text is read for its excerpt. */
const excerptSource = 4000;

/** How many tags the list of posts offers. */
const tagsLimit = 12;

/** The posts that readers see with these filters, newest first. */
export async function findPosts(
  { db, now }: Pick<Services, "db" | "now">,
  { q, tag, page }: ReadingFilters,
  lang: Lang,
): Promise<Page<PostSummary>> {
  const where = and(
    isShownIn(lang, now()),
    tag ? arrayContains(blogPosts.tags, [tag]) : undefined,
    // As a subquery, so that its frequency is not estimated: the planner takes the index of words, and
    // does not read every text.
    q ? sql`${blogPosts.searchWords} @@ (select ${searchFor(q)})` : undefined,
  );
  const total = await db.$count(blogPosts, where);
  const { offset, limit, ...window } = pageWindow(page, postsPerPage, total);
  // The texts are read of one page alone, not of those before it.
  const matching = sql`
    select ${blogPosts.id}, ${blogPosts.publishedAt} from ${blogPosts} where ${where}`;
  const ids = sql`
    with matching as ${q ? sql`materialized` : sql`not materialized`} (${matching})
    select id from matching order by published_at desc, id desc limit ${limit} offset ${offset}`;
  const rows = await db
    .select(summaryColumns)
    .from(blogPosts)
    .where(sql`${blogPosts.id} = any(array(${ids}))`)
    .orderBy(...newestFirst);
  return { ...window, rows: rows.map(toSummary) };
}

/** The tags of the posts that readers see, the most used ones first. */
export async function tagsOfPosts(
  { db, now }: Pick<Services, "db" | "now">,
  lang: Lang,
): Promise<string[]> {
  const rows = await readRows(
    db,
    { tag: text, posts: integer },
    sql`
      select tag, count(*)::int as posts
      from ${blogPosts}, unnest(${blogPosts.tags}) as tag
      where ${isShownIn(lang, now())}
      group by tag order by posts desc, tag limit ${tagsLimit}`,
  );
  return rows.map(({ tag }) => tag);
}

/** A post that readers see; `null` where none of them has this id. */
export async function findPost(
  { db, now }: Pick<Services, "db" | "now">,
  id: string,
): Promise<PublishedPost | null> {
  const postId = readId(id);
  if (postId === null) return null;
  const [row] = await db
    .select(postColumns)
    .from(blogPosts)
    .where(and(eq(blogPosts.id, postId), isPublished(now())));
  return row ? toPost(row) : null;
}

/** The same post in the other language, if readers see it. */
export async function translationOf(
  { db, now }: Pick<Services, "db" | "now">,
  { id }: Pick<PostSummary, "id">,
): Promise<{ id: string; lang: Lang } | null> {
  const [row] = await readRows(
    db,
    { id: blogPosts.id, lang: blogPosts.lang },
    sql`
      select c.id, c.lang from blog_posts c, ${blogPosts}
      where ${blogPosts.id} = ${id}::uuid and ${isTranslation} and c.lang <> ${blogPosts.lang}
        and c.status = 'published' and c.published_at <= ${now()}`,
  );
  return row ?? null;
}

/** The newest posts with their whole text, of all or of those with a tag. */
export async function newestPosts(
  { db, now }: Pick<Services, "db" | "now">,
  { tag, limit, lang }: { tag: string; limit: number; lang: Lang },
): Promise<PublishedPost[]> {
  const rows = await db
    .select(postColumns)
    .from(blogPosts)
    .where(and(isShownIn(lang, now()), tag ? arrayContains(blogPosts.tags, [tag]) : undefined))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(toPost);
}

/** The posts before and after another one in the list. */
export async function neighborsOf(
  { db, now }: Pick<Services, "db" | "now">,
  { id }: Pick<PostSummary, "id">,
  lang: Lang,
): Promise<{ newer: NeighborPost | null; older: NeighborPost | null }> {
  // Compared in the database, whose timestamps are finer than JavaScript's.
  const place = sql`(select p.published_at, p.id from blog_posts p where p.id = ${id}::uuid)`;
  const own = sql`(${blogPosts.publishedAt}, ${blogPosts.id})`;
  const find = (where: SQL, order: SQL[]) =>
    db
      .select({ id: blogPosts.id, title: blogPosts.title })
      .from(blogPosts)
      .where(and(isShownIn(lang, now()), where))
      .orderBy(...order)
      .limit(1);
  const [[newer = null], [older = null]] = await Promise.all([
    find(sql`${own} > ${place}`, [asc(blogPosts.publishedAt), asc(blogPosts.id)]),
    find(sql`${own} < ${place}`, newestFirst),
  ]);
  return { newer, older };
}

/** The races that a post names, in its order. */
export function racesOfPost(
  { db, now }: Pick<Services, "db" | "now">,
  { id }: Pick<PostSummary, "id">,
): Promise<RaceCard[]> {
  return raceCards(
    db,
    now(),
    sql`select race_id, position from blog_race_references where blog_id = ${id}::uuid`,
    sql`picked.position, picked.race_id`,
  );
}

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)];

const sharedColumns = {
  id: blogPosts.id,
  title: blogPosts.title,
  seoDescription: blogPosts.seoDescription,
  featuredImage: blogPosts.featuredImage,
  featuredImageAlt: blogPosts.featuredImageAlt,
  authorName: blogPosts.authorName,
  tags: blogPosts.tags,
  publishedAt: blogPosts.publishedAt,
  lang: blogPosts.lang,
};

const summaryColumns = {
  ...sharedColumns,
  beginning: sql`left(${blogPosts.content}, ${excerptSource})`.mapWith(text),
};

const postColumns = {
  ...sharedColumns,
  content: blogPosts.content,
  seoTitle: blogPosts.seoTitle,
  keywords: blogPosts.seoKeywords,
  imageSource: blogPosts.imageSource,
  writtenBy: blogPosts.writtenBy,
  updatedAt: blogPosts.updatedAt,
};

type SharedRow = {
  title: string;
  seoDescription: string | null;
  featuredImage: string | null;
  featuredImageAlt: string | null;
  publishedAt: Date | null;
  lang: Lang;
};

function toSummary<Row extends SharedRow & { beginning: string }>({ beginning, ...row }: Row) {
  return shared(row, withoutAuthorNotes(beginning));
}

function toPost<
  Row extends SharedRow & { content: string; seoTitle: string | null; updatedAt: Date },
>({ seoTitle, ...row }: Row) {
  const content = withoutAuthorNotes(row.content);
  return {
    ...shared({ ...row, content }, content.slice(0, excerptSource)),
    pageTitle: seoTitle?.trim() || row.title,
  };
}

/** @param beginning - of the text */
function shared<Row extends SharedRow>({ seoDescription, ...row }: Row, beginning: string) {
  return {
    ...row,
    excerpt: excerptOf(
      seoDescription,
      parseArticle(beginning, { title: row.title, lang: row.lang }).nodes,
    ),
    featuredImageAlt: row.featuredImageAlt ?? "",
    // The database has a date for everything that is published.
    publishedAt: row.publishedAt ?? new Date(0),
  };
}

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
