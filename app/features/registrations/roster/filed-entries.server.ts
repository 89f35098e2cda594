import { sql } from "drizzle-orm";
import { orNull } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceDistances, raceRegistrations, races, users } from "#db/schema.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { answerColumns } from "../queries.server.ts";
import type { RosterFilters } from "./roster.ts";
import type { FiledEntry } from "./roster-file.ts";
import { found } from "./search.server.ts";

const filedEntry = {
  id: raceRegistrations.id,
  createdAt: raceRegistrations.createdAt,
  bib: raceRegistrations.bib,
  ...answerColumns,
  dateOfBirth: raceRegistrations.dateOfBirth,
  email: orNull(users.email),
  raceName: races.raceName,
  startDate: races.startDate,
  distance: orNull(raceDistances.distance),
  status: raceRegistrations.status,
};

/** The registrations for the races of an editor that match the filters. */
export type Roster = { editor: Editor; filters: RosterFilters };

/** The next registrations of a roster, the latest first, after the one read last. */
export async function entriesAfter(
  { db, now }: Pick<Services, "db" | "now">,
  { editor, filters }: Roster,
  after: Pick<FiledEntry, "id"> | null,
  limit: number,
): Promise<FiledEntry[]> {
  const isNext = after
    ? sql`(f.created_at, f.id) < (
        select created_at, id from race_registrations where id = ${after.id}::uuid)`
    : sql`true`;
  return readRows(
    db,
    filedEntry,
    sql`
    with page as materialized (
      select f.id from (${found(editor, filters, toDay(now()))}) f where ${isNext}
      order by f.created_at desc, f.id desc limit ${limit}
    )
    select g.id, g.created_at as "createdAt", g.bib, g.last_name as "lastName",
      g.first_name as "firstName", u.email, g.date_of_birth as "dateOfBirth", g.country,
      g.phone, r.race_name as "raceName", r.start_date as "startDate", d.distance, g.status,
      g.insurance_provider as "insuranceProvider", g.policy_number as "policyNumber",
      g.emergency_contact_name as "emergencyContactName",
      g.emergency_contact_phone as "emergencyContactPhone", g.guardian_name as "guardianName"
    from page join race_registrations g using (id)
      join races r on r.id = g.race_id
      left join users u on u.id = g.user_id
      left join race_distances d on d.id = g.distance_id
    order by g.created_at desc, g.id desc`,
  );
}
