import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Courses that a member keeps, and those that an organizer attached. */
export const courseData: PersonalData = {
  lists: {
    "own-courses": {
      tables: ["own_courses"],
      rows: ({ userId }) => sql`
        select name, format, recipe, length_m, climb_m, descent_m, highest_m, lowest_m, drawing,
          forget_at, created_at
        from own_courses where user_id = ${userId}::uuid order by created_at`,
    },
    "courses-you-attached": {
      tables: ["race_courses"],
      rows: ({ userId }) => sql`
        select d.race_id, r.race_name, d.distance, c.file_name, c.bytes, c.created_at, c.updated_at
        from race_courses c
        join race_distances d on d.id = c.distance_id join races r on r.id = d.race_id
        where c.attached_by = ${userId}::uuid order by c.created_at`,
    },
  },
};
