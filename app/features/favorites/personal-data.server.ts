import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** The races that a runner has saved. */
export const favoriteData: PersonalData = {
  lists: {
    favorites: {
      tables: ["user_favorites", "favorite_looks"],
      rows: ({ userId }) => sql`
        select f.race_id, r.race_name, r.start_date, f.created_at,
          case when l.favorite_id is not null then json_build_object('start_date', l.start_date,
            'is_cancelled', l.is_cancelled, 'price_minor', l.price_minor,
            'price_currency', l.price_currency, 'distances', l.distances) end as last_seen
        from user_favorites f join races r on r.id = f.race_id
        left join favorite_looks l on l.favorite_id = f.id
        where f.user_id = ${userId}::uuid order by f.created_at`,
    },
  },
};
