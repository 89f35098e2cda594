import { sql } from "drizzle-orm";
import { readRows } from "#db/rows.ts";
import { blogPosts } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isPublished, searchFor } from "./queries.server.ts";

/** A post that has all words of a search. */
type FoundPost = { id: string; title: string };

/** The newest posts that have the words: those with all of them in the title first. */
export function postsAbout(
  { db, now }: Pick<Services, "db" | "now">,
  typed: string,
  limit: number,
): Promise<FoundPost[]> {
  const found = sql`select id, title, published_at from blog_posts where ${isPublished(now())}`;
  const newest = sql`order by published_at desc limit ${limit}`;
  return readRows(
    db,
    { id: blogPosts.id, title: blogPosts.title },
    sql`
      with asked as materialized (select ${searchFor(typed)} as words),
      titled as materialized (
        ${found} and to_tsvector('english', plain_words(title)) @@ (select words from asked) ${newest}
      ),
      inside as materialized (
        ${found} and search_words @@ (select words from asked) ${newest}
      )
      select id, title from (
        select *, 0 as place from titled
        union all
        select *, 1 from inside where id not in (select id from titled)
      ) listed
      order by place, published_at desc limit ${limit}`,
  );
}
