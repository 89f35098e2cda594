import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { readId } from "../schema.ts";
import type { PlaceCount, RosterRecord } from "./roster.ts";

type Basics = Pick<Services, "db">;

/** One entry with everything in it, for administrators; `null` when there is none. */
export async function findEntry({ db }: Basics, id: string): Promise<RosterRecord | null> {
  const known = readId(id);
  if (known === null) return null;
  const [row] = await db.execute<RosterRecord>(sql`
    select g.id, g.bib, g.status, g.created_at as "createdAt", g.updated_at as "updatedAt", d.distance,
      g.user_id as "userId", u.email,
      g.first_name as "firstName", g.last_name as "lastName",
      g.date_of_birth::text as "dateOfBirth", g.phone, g.country,
      g.insurance_provider as "insuranceProvider", g.policy_number as "policyNumber",
      g.emergency_contact_name as "emergencyContactName",
      g.emergency_contact_phone as "emergencyContactPhone",
      json_build_object(
        'id', r.id, 'name', r.race_name, 'startDate', r.start_date, 'city', r.city,
        'country', r.country
      ) as race
    from race_registrations g
      join races r on r.id = g.race_id
      left join users u on u.id = g.user_id
      left join race_distances d on d.id = g.distance_id
    where g.id = ${known}::uuid`);
  return row ?? null;
}

/** What a race is called and when it is; `null` when there is none. */
export async function findRosterRace({ db }: Basics, raceId: string) {
  const known = readId(raceId);
  if (known === null) return null;
  const [row] = await db.execute<{ id: string; name: string; startDate: string; place: string }>(
    sql`select id, race_name as name, start_date::text as "startDate",
      concat_ws(', ', city, country) as place from races where id = ${known}::uuid`,
  );
  return row ?? null;
}

/** How the places of a race are taken: one line for each distance, in its order. */
export async function placesOf({ db }: Basics, raceId: string): Promise<PlaceCount[]> {
  const rows = await db.execute<PlaceCount>(sql`
    with counted as (
      select distance_id,
        count(*) filter (where status = 'registered')::int as registered,
        count(*) filter (where status = 'confirmed')::int as confirmed,
        count(*) filter (where status = 'completed')::int as completed,
        count(*) filter (where status = 'cancelled')::int as cancelled
      from race_registrations where race_id = ${raceId}::uuid group by distance_id
    )
    select d.distance, d.capacity,
      coalesce(c.registered, 0) as registered, coalesce(c.confirmed, 0) as confirmed,
      coalesce(c.completed, 0) as completed, coalesce(c.cancelled, 0) as cancelled
    from (select * from race_distances where race_id = ${raceId}::uuid) d
      full join counted c on c.distance_id = d.id
    order by d.sort_order nulls last, d.id`);
  return [...rows];
}
