import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { RosterFilters } from "./roster.ts";
import type { FiledEntry } from "./roster-file.ts";
import { found } from "./search.server.ts";

/** The next entries that the filters leave, the latest first, behind the one that was read last. */
export async function entriesAfter(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RosterFilters,
  after: Pick<FiledEntry, "id"> | null,
  limit: number,
): Promise<FiledEntry[]> {
  const isNext = after
    ? sql`(f.created_at, f.id) < (
        select created_at, id from race_registrations where id = ${after.id}::uuid)`
    : sql`true`;
  const rows = await db.execute<FiledEntry>(sql`
    with page as materialized (
      select f.id from (${found(filters, toDay(now()))}) f where ${isNext}
      order by f.created_at desc, f.id desc limit ${limit}
    )
    select g.id, g.created_at as "createdAt", g.bib, g.last_name as "lastName",
      g.first_name as "firstName", u.email, g.date_of_birth::text as "dateOfBirth", g.country,
      g.phone, r.race_name as "raceName", r.start_date::text as "startDate", d.distance, g.status,
      g.insurance_provider as "insuranceProvider", g.policy_number as "policyNumber",
      g.emergency_contact_name as "emergencyContactName",
      g.emergency_contact_phone as "emergencyContactPhone"
    from page join race_registrations g using (id)
      join races r on r.id = g.race_id
      left join users u on u.id = g.user_id
      left join race_distances d on d.id = g.distance_id
    order by g.created_at desc, g.id desc`);
  return [...rows];
}
