import { sql } from "drizzle-orm";
import { readRows } from "#db/rows.ts";
import { podcasts } from "#db/schema.ts";
import { dictionaryOf, searchFor } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { isShownIn } from "./queries.server.ts";

/** An episode that has all words of a search. */
type FoundEpisode = { id: string; title: string };

/** The newest published episodes that have the words in what their list says of them. */
export function episodesAbout(
  { db }: Pick<Services, "db">,
  typed: string,
  limit: number,
  lang: Lang,
): Promise<FoundEpisode[]> {
  return readRows(
    db,
    { id: podcasts.id, title: podcasts.title },
    sql`
      with asked as materialized (
        select ${searchFor(typed)} as words
      ),
      -- The expression of the index podcasts_words, and gathered by it before the newest are chosen.
      found as materialized (
        select id, title, created_at from podcasts p
        where ${isShownIn(lang)}
          and to_tsvector(
            ${dictionaryOf(sql`p.lang`)},
            plain_words(title || ' ' || coalesce(topic, '') || ' ' || coalesce(description, ''))
          ) @@ (select words from asked)
      )
      select id, title from found order by created_at desc, id limit ${limit}`,
  );
}
