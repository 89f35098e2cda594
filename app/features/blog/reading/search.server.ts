import { eq, lte, type SQL, sql } from "drizzle-orm";
import { readRows } from "#db/rows.ts";
import { blogPosts } from "#db/schema.ts";
import type { Services } from "#services/services.ts";

/** A post that has all words of a search. */
type FoundPost = { id: string; title: string };

/** The newest posts that have the words: those with all of them in the title first. */
export function postsAbout(
  { db, now }: Pick<Services, "db" | "now">,
  typed: string,
  limit: number,
): Promise<FoundPost[]> {
  return readRows(
    db,
    { id: blogPosts.id, title: blogPosts.title },
    selectPostsAbout({ typed, limit, now: now() }),
  );
}

/**
 * What has the words is gathered by the index before anything is sorted: going through the newest posts
 * until enough of them match reads every text when few do.
 */
export function selectPostsAbout(asked: { typed: string; limit: number; now: Date }): SQL {
  const found = sql`select id, published_at from blog_posts where ${isPublished(asked.now)}`;
  const newest = sql`order by published_at desc limit ${asked.limit}`;
  return sql`
    with asked as materialized (select ${searchFor(asked.typed)} as words),
    titled as materialized (
      ${found} and to_tsvector('english', plain_words(title)) @@ (select words from asked)
    ),
    inside as materialized (${found} and search_words @@ (select words from asked)),
    best as materialized (select id, published_at, 0 as place from titled ${newest}),
    listed as (
      select * from best
      union all
      (select id, published_at, 1 from inside where id not in (select id from best) ${newest})
      order by place, published_at desc limit ${asked.limit}
    )
    select p.id, p.title from listed l join blog_posts p on p.id = l.id
    order by l.place, l.published_at desc`;
}

/**
 * The query for the words of a reader: all of them, with any endings. Quotation marks and minus signs are
 * ignored, because a phrase or an excluded word would read the text of every candidate.
 */
export function searchFor(typed: string): SQL {
  return sql`plainto_tsquery('english', plain_words(${typed}))`;
}

/** A published post is shown from its date on: a date in the future is a plan. */
export function isPublished(now: Date): SQL {
  return sql`${eq(blogPosts.status, "published")} and ${lte(blogPosts.publishedAt, now)}`;
}
