import { sql } from "drizzle-orm";
import { contactMessages } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** What visitors wrote to the team. */
export const contactData: PersonalData = {
  lists: {
    "letters-to-us": {
      tables: ["contact_messages"],
      rows: ({ email }) => sql`
        select name, email, subject, message, created_at
        from contact_messages where lower(email) = lower(${email}) order by created_at`,
    },
  },
  auditSubjects: ({ email }) => sql`
      select id from contact_messages where lower(email) = lower(${email})`,
  async erase(tx, { email }) {
    await tx.delete(contactMessages).where(sql`lower(${contactMessages.email}) = lower(${email})`);
    return [];
  },
};
