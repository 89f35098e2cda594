import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/**
 * When a runner picked up a kit, and at which desk. The scans stay with the entry, which outlives the account
 * without the person.
 */
export const checkInData: PersonalData = {
  lists: {
    "race-check-ins": {
      tables: ["check_in_scans"],
      rows: ({ userId }) => sql`
        select s.registration_id, r.race_name, s.kind, s.answer, d.name as desk, s.scanned_at,
          s.received_at
        from check_in_scans s join race_registrations g on g.id = s.registration_id
        join races r on r.id = s.race_id join check_in_desks d on d.id = s.desk_id
        where g.user_id = ${userId}::uuid order by s.race_id, s.change`,
    },
  },
};
