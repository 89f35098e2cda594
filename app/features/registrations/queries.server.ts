import { sql } from "drizzle-orm";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { EntryIn, Registration, RegistrationRecord } from "./registration.ts";
import { readId } from "./schema.ts";

/** Entries of one runner that are listed. */
const listLimit = 200;

type Runner = Pick<Viewer, "userId">;

/** The viewer's own entries, the latest first, cancelled ones among them. */
export async function registrationsOf(
  { db }: Pick<Services, "db">,
  viewer: Runner,
): Promise<Registration[]> {
  const rows = await db.execute<Registration>(sql`
    select ${shown} ${withRace}
    where g.user_id = ${viewer.userId}::uuid
    order by g.created_at desc, g.id limit ${listLimit}`);
  return [...rows];
}

/** One entry of the viewer's own with everything in it; `null` also for somebody else's. */
export async function findRegistration(
  { db }: Pick<Services, "db">,
  viewer: Runner,
  id: string,
): Promise<RegistrationRecord | null> {
  const known = readId(id);
  if (known === null) return null;
  const [row] = await db.execute<RegistrationRecord>(sql`
    select ${shown}, g.bib,
      g.first_name as "firstName", g.last_name as "lastName",
      g.date_of_birth::text as "dateOfBirth", g.phone, g.country,
      g.insurance_provider as "insuranceProvider", g.policy_number as "policyNumber",
      g.emergency_contact_name as "emergencyContactName",
      g.emergency_contact_phone as "emergencyContactPhone"
    ${withRace}
    where g.id = ${known}::uuid and g.user_id = ${viewer.userId}::uuid`);
  return row ?? null;
}

/** The viewer's entries in one race that are not cancelled. */
export async function entriesIn(
  { db }: Pick<Services, "db">,
  viewer: Runner,
  raceId: string,
): Promise<EntryIn[]> {
  const rows = await db.execute<EntryIn>(sql`
    select id, distance_id as "distanceId" from race_registrations
    where user_id = ${viewer.userId}::uuid and race_id = ${raceId}::uuid and status <> 'cancelled'
    order by created_at, id`);
  return [...rows];
}

const shown = sql`
  g.id, g.status, g.created_at as "createdAt", d.distance,
  json_build_object(
    'id', r.id, 'name', r.race_name, 'type', r.race_type, 'status', r.race_status,
    'startDate', r.start_date, 'startTime', r.start_time, 'city', r.city,
    'stateProvince', r.state_province, 'country', r.country,
    'registrationDeadline', r.registration_deadline
  ) as race`;

const withRace = sql`
  from race_registrations g
    join races r on r.id = g.race_id
    left join race_distances d on d.id = g.distance_id`;
