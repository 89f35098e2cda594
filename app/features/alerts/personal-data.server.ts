import { sql } from "drizzle-orm";
import { raceAlertReaders } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** Saved searches that are told by mail, also those that were saved as a guest. */
export const alertData: PersonalData = {
  lists: {
    alerts: {
      tables: ["race_alert_readers", "race_alerts"],
      rows: ({ userId, email }) => sql`
        select a.search, a.created_at, a.confirmed_at, r.email, r.lang, r.told_for
        from race_alert_readers r join race_alerts a on a.reader_id = r.id
        where r.user_id = ${userId}::uuid or lower(r.email) = lower(${email})
        order by a.created_at, a.id`,
    },
  },
  async erase(tx, { email }) {
    await tx
      .delete(raceAlertReaders)
      .where(sql`lower(${raceAlertReaders.email}) = lower(${email})`);
    return [];
  },
};
