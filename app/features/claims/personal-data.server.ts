import { sql } from "drizzle-orm";
import { raceClaims } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Claims of races. */
export const claimData: PersonalData = {
  lists: {
    claims: {
      tables: ["race_claims"],
      rows: ({ email }) => sql`
        select c.race_id, r.race_name, c.name, c.email, c.phone, c.message, c.created_at
        from race_claims c join races r on r.id = c.race_id
        where lower(c.email) = lower(${email}) order by c.created_at`,
    },
  },
  auditSubjects: ({ email }) => sql`
      select id from race_claims where lower(email) = lower(${email})`,
  async erase(tx, { email }) {
    await tx.delete(raceClaims).where(sql`lower(${raceClaims.email}) = lower(${email})`);
    return [];
  },
};
