import { and, eq, sql } from "drizzle-orm";
import { boolean, day, integer, orNull } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { raceDistances, raceRegistrations, races, users } from "#db/schema.ts";
import { type Editor, isEditable, mayEdit } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { hasCategories } from "../categories/queries.server.ts";
import { waitingFiles } from "../files/entry-files.server.ts";
import { isMade, madeColumns } from "../made-entry.server.ts";
import { waitingProofs } from "../orders/office.server.ts";
import { answerColumns } from "../queries.server.ts";
import type { PlaceCount, RosterRace, RosterRecord } from "./roster.ts";

const recordColumns = {
  id: raceRegistrations.id,
  ...madeColumns,
  createdAt: raceRegistrations.createdAt,
  updatedAt: raceRegistrations.updatedAt,
  distanceId: raceRegistrations.distanceId,
  distance: raceDistances.distance,
  categoryId: raceRegistrations.categoryId,
  userId: raceRegistrations.userId,
  email: users.email,
  ...answerColumns,
  waiverLang: raceRegistrations.waiverLang,
  waiverVersion: raceRegistrations.waiverVersion,
  dateOfBirth: raceRegistrations.dateOfBirth,
  race: {
    id: races.id,
    name: races.raceName,
    startDate: races.startDate,
    timeZone: races.timeZone,
    city: races.city,
    country: races.country,
  },
};

/**
 * A registration with everything in it, for those who may edit its race; `null` when there is no such
 * one.
 */
export async function findEntry(
  { db }: Pick<Services, "db">,
  editor: Editor,
  id: string,
): Promise<RosterRecord | null> {
  const known = readId(id);
  if (known === null) return null;
  const [found] = await db
    .select(recordColumns)
    .from(raceRegistrations)
    .innerJoin(races, eq(races.id, raceRegistrations.raceId))
    .leftJoin(users, eq(users.id, raceRegistrations.userId))
    .leftJoin(raceDistances, eq(raceDistances.id, raceRegistrations.distanceId))
    .where(and(eq(raceRegistrations.id, known), isMade, mayEdit(editor)));
  return found ?? null;
}

/** The name, day and place of a race that the editor may edit; `null` when there is no such race. */
export async function findRosterRace(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
): Promise<RosterRace | null> {
  const known = readId(raceId);
  if (known === null) return null;
  const [found] = await db
    .select({
      id: races.id,
      name: races.raceName,
      startDate: races.startDate,
      city: races.city,
      country: races.country,
      hasCategories: hasCategories.mapWith(boolean),
      isSold: sql`exists (select from race_sales s where s.race_id = races.id)
        or exists (select from entry_orders o where o.race_id = races.id)`.mapWith(boolean),
      proofs: waitingProofs(sql`races.id`).mapWith(integer),
      files: waitingFiles(sql`races.id`).mapWith(integer),
    })
    .from(races)
    .where(isEditable(editor, known));
  if (!found) return null;
  const { city, country, ...race } = found;
  return { ...race, place: `${city}, ${country}` };
}

const placeCount = {
  distance: orNull(raceDistances.distance),
  capacity: raceDistances.capacity,
  registered: integer,
  confirmed: integer,
  completed: integer,
  cancelled: integer,
  pending: integer,
  offered: integer,
  kept: integer,
};

/** How the places of a race are taken, by distance and in the order of the distances. */
export async function placesOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<PlaceCount[]> {
  return readRows(
    db,
    placeCount,
    sql`
    with counted as (
      select distance_id,
        count(*) filter (where status = 'registered')::int as registered,
        count(*) filter (where status = 'confirmed')::int as confirmed,
        count(*) filter (where status = 'completed')::int as completed,
        count(*) filter (where status = 'cancelled' and bib is not null)::int as cancelled,
        count(*) filter (where status = 'pending')::int as pending
      from race_registrations where race_id = ${raceId}::uuid group by distance_id
    )
    select d.distance, d.capacity,
      coalesce(c.registered, 0) as registered, coalesce(c.confirmed, 0) as confirmed,
      coalesce(c.completed, 0) as completed, coalesce(c.cancelled, 0) as cancelled,
      coalesce(c.pending, 0) as pending,
      (select count(*)::int from waiting_runners w
        where w.distance_id = d.id and w.offered_until is not null) as offered,
      (select coalesce(sum(kept_places(v)), 0)::int from vouchers v
        where v.distance_id = d.id) as kept
    from (select * from race_distances where race_id = ${raceId}::uuid) d
      full join counted c on c.distance_id = d.id
    order by d.sort_order nulls last, d.id`,
  );
}

const dayCount = { day, entries: integer };

/** How many entries were made on each day of a race's calendar, from a day on; days without entries are left out. */
export async function entriesByDay(
  { db }: Pick<Services, "db">,
  raceId: string,
  from: Day,
): Promise<RowOf<typeof dayCount>[]> {
  return readRows(
    db,
    dayCount,
    sql`
    select (g.created_at at time zone r.time_zone)::date as day, count(*)::int as entries
    from race_registrations g join races r on r.id = g.race_id
    where r.id = ${raceId}::uuid and g.bib is not null
      and g.created_at >= day_begins(${from}::date, r.time_zone)
    group by 1 order by 1`,
  );
}
