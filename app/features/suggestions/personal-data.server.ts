import { sql } from "drizzle-orm";
import { raceSuggestions } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** What visitors suggest about races. The address is kept until somebody has decided about it. */
export const suggestionData: PersonalData = {
  lists: {
    suggestions: {
      tables: ["race_suggestions"],
      rows: ({ email }) => sql`
        select race_id, name, start_date, city, country, link, distances, note, email, lang, created_at
        from race_suggestions where lower(email) = lower(${email}) order by created_at`,
    },
  },
  auditSubjects: ({ email }) => sql`
      select id from race_suggestions where lower(email) = lower(${email})`,
  async erase(tx, { email }) {
    await tx.delete(raceSuggestions).where(sql`lower(${raceSuggestions.email}) = lower(${email})`);
    return [];
  },
};
