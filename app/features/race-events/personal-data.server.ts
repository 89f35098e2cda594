import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** What happened to registrations, and the webhooks of organizers. */
export const raceEventData: PersonalData = {
  lists: {
    "events-of-registrations": {
      tables: ["race_events"],
      rows: ({ userId }) => sql`
        select race_id, kind, subject_id as registration_id, created_at
        from race_events where user_id = ${userId}::uuid order by id`,
    },
    // Secrets are left out, and so is what the servers of organizers have answered.
    webhooks: {
      tables: ["webhook_endpoints", "webhook_deliveries"],
      rows: ({ userId }) => sql`
        select w.race_id, w.address, w.events, w.paused_at, w.paused_by, w.failing_since, w.created_at,
          w.updated_at,
          (select count(*)::int from webhook_deliveries d where d.endpoint_id = w.id) as deliveries
        from webhook_endpoints w where w.user_id = ${userId}::uuid order by w.created_at`,
    },
  },
};
