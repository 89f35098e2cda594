import { sql } from "drizzle-orm";
import { readRows } from "#db/rows.ts";
import { podcasts } from "#db/schema.ts";
import { withoutJoints } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";

/** An episode that has all words of a search. */
type FoundEpisode = { id: string; title: string };

/** The newest published episodes that have the words in what their list says of them. */
export function episodesAbout(
  { db }: Pick<Services, "db">,
  typed: string,
  limit: number,
): Promise<FoundEpisode[]> {
  return readRows(
    db,
    { id: podcasts.id, title: podcasts.title },
    sql`
      select id, title from podcasts
      where status = 'published'
        and to_tsvector('english', plain_words(concat_ws(' ', title, topic, description)))
          @@ websearch_to_tsquery('english', norm(${withoutJoints(typed)}))
      order by created_at desc, id limit ${limit}`,
  );
}
