import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Keys for programs. */
export const apiData: PersonalData = {
  lists: {
    "keys-for-programs": {
      tables: ["api_keys", "api_answers"],
      rows: ({ userId }) => sql`
        select k.name, k.ending, k.scopes, k.created_at, k.last_used_at,
          array(
            select json_build_object('status', a.status, 'body', a.body, 'created_at', a.created_at)
            from api_answers a where a.caller_id = k.id order by a.created_at
          ) as answers
        from api_keys k where k.user_id = ${userId}::uuid order by k.created_at`,
    },
  },
};
