import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** News of races. */
export const recommendationData: PersonalData = {
  lists: {
    "race-news": {
      tables: ["race_news_settings", "race_news_looks"],
      rows: ({ userId }) => sql`
        select coalesce(n.is_on, true) as is_on, n.updated_at, l.watched_races
        from (
          select json_agg(json_build_object('race_id', race_id, 'takes_entries', takes_entries,
            'price_minor', price_minor, 'price_currency', price_currency) order by race_id)
            as watched_races
          from race_news_looks where user_id = ${userId}::uuid
        ) l
        left join race_news_settings n on n.user_id = ${userId}::uuid
        where n.user_id is not null or l.watched_races is not null`,
    },
  },
};
