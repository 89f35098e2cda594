import { eq, lte, type SQL, sql } from "drizzle-orm";
import { readRows } from "#db/rows.ts";
import { blogPosts } from "#db/schema.ts";
import { dictionaryOf, searchFor } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";

/** A post that has all words of a search. */
type FoundPost = { id: string; title: string };

/** The newest posts that have the words: those with all of them in the title first. */
export function postsAbout(
  { db, now }: Pick<Services, "db" | "now">,
  typed: string,
  limit: number,
  lang: Lang,
): Promise<FoundPost[]> {
  return readRows(
    db,
    { id: blogPosts.id, title: blogPosts.title },
    selectPostsAbout({ typed, limit, now: now(), lang }),
  );
}

/**
 * What has the words is gathered by the index before anything is sorted: going through the newest posts
 * until enough of them match reads every text when few do.
 */
export function selectPostsAbout(asked: {
  typed: string;
  limit: number;
  now: Date;
  lang: Lang;
}): SQL {
  const shown = isShownIn(asked.lang, asked.now);
  const found = sql`select id, published_at from blog_posts where ${shown}`;
  const newest = sql`order by published_at desc limit ${asked.limit}`;
  return sql`
    with asked as materialized (select ${searchFor(asked.typed)} as words),
    titled as materialized (
      ${found} and to_tsvector(${dictionaryOf(blogPosts.lang)}, plain_words(title))
        @@ (select words from asked)
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

/** A published post is shown from its date on: a date in the future is a plan. */
export function isPublished(now: Date): SQL {
  return sql`${eq(blogPosts.status, "published")} and ${lte(blogPosts.publishedAt, now)}`;
}

/**
 * Whether readers of a language see a post in lists: those in their language, and those in another one
 * that have no translation into it.
 */
export function isShownIn(lang: Lang, now: Date): SQL {
  return sql`${isPublished(now)} and (${eq(blogPosts.lang, lang)} or not exists (
    select from blog_posts c
    where c.lang = ${lang} and c.status = 'published' and c.published_at <= ${now}
      and ${isTranslation}))`;
}

/** Whether post `c` says the same as this one in another language. */
export const isTranslation = sql`(c.translation_of = ${blogPosts.id} or c.id = ${blogPosts.translationOf})`;
