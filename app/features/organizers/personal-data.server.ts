import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** The races that a person organizes. */
export const organizerData: PersonalData = {
  lists: {
    "races-you-organize": {
      tables: ["race_organizers"],
      rows: ({ userId }) => sql`
        select o.race_id, r.race_name, r.start_date, o.created_at as linked_at
        from race_organizers o join races r on r.id = o.race_id
        where o.user_id = ${userId}::uuid order by o.created_at`,
    },
  },
};
