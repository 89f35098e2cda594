import { sql } from "drizzle-orm";
import type { ArchiveFiles } from "./archive-files.server.ts";

/** What an organizer does with races. */
export const filesOfOrganizer: ArchiveFiles = {
  "races-you-organize": {
    tables: ["race_organizers"],
    rows: ({ userId }) => sql`
      select o.race_id, r.race_name, r.start_date, o.created_at as linked_at
      from race_organizers o join races r on r.id = o.race_id
      where o.user_id = ${userId}::uuid order by o.created_at`,
  },
  "courses-you-attached": {
    tables: ["race_courses"],
    rows: ({ userId }) => sql`
      select d.race_id, r.race_name, d.distance, c.file_name, c.bytes, c.created_at, c.updated_at
      from race_courses c
      join race_distances d on d.id = c.distance_id join races r on r.id = d.race_id
      where c.attached_by = ${userId}::uuid order by c.created_at`,
  },
  claims: {
    tables: ["race_claims"],
    rows: ({ email }) => sql`
      select c.race_id, r.race_name, c.name, c.email, c.phone, c.message, c.created_at
      from race_claims c join races r on r.id = c.race_id
      where lower(c.email) = lower(${email}) order by c.created_at`,
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
};
