import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { boolean, integer } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { raceOrganizers, races, userProfiles, users } from "#db/schema.ts";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { type Viewer, viewerName } from "#features/accounts/viewer.ts";
import { isPast, todayOfRace } from "#features/races/standing.server.ts";
import { waitingFiles } from "#features/registrations/files/entry-files.server.ts";
import { waitingProofs } from "#features/registrations/orders/office.server.ts";
import type { Services } from "#services/services.ts";
import type { LinkedOrganizer, MenuRace, OrganizedRace, Organizer } from "./organizer.ts";

/** Races that the list shows. */
const mostListed = 500;

const organizedRace = {
  id: races.id,
  name: races.raceName,
  startDate: races.startDate,
  city: races.city,
  country: races.country,
  status: races.raceStatus,
  distances: integer,
  runners: integer,
  unconfirmed: integer,
  proofs: integer,
  files: integer,
  lacksNext: boolean,
};

/** The races that a person organizes: upcoming races first, the soonest first, then the others. */
export async function organizedRaces(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<OrganizedRace[]> {
  return readRows(
    db,
    organizedRace,
    sql`
    select r.id, r.race_name as name, r.start_date as "startDate", r.city, r.country,
      r.race_status as status,
      (select count(*)::int from race_distances d where d.race_id = r.id) as distances,
      g.runners, g.unconfirmed,
      ${waitingProofs(sql`r.id`)} as proofs, ${waitingFiles(sql`r.id`)} as files,
      ${isPast(now())} and r.race_status <> 'cancelled'
        and not exists (select from race_editions e where e.previous_id = r.id) as "lacksNext"
    from race_organizers o join races r on r.id = o.race_id
      cross join lateral (
        select (count(*) filter (where status not in ('pending', 'cancelled')))::int as runners,
          (count(*) filter (where status = 'registered'))::int as unconfirmed
        from race_registrations where race_id = r.id
      ) g
    where o.user_id = ${userId}::uuid
    order by ${isPast(now())}, abs(r.start_date - ${todayOfRace(now())}), r.id
    limit ${mostListed}`,
  );
}

const menuRace = { id: races.id, name: races.raceName, registersHere: boolean };

/**
 * The race that an organizer's screen is about, or `null` where it is not a race of this person.
 * @param about - the id of a race, or of an entry of one
 */
export async function raceOfScreen(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  about: { raceId: string } | { entryId: string },
): Promise<MenuRace | null> {
  const id =
    "raceId" in about
      ? sql`${about.raceId}::uuid`
      : sql`(select race_id from race_registrations where id = ${about.entryId}::uuid)`;
  return readRow(
    db,
    menuRace,
    sql`
    select r.id, r.race_name as name, r.race_type_category = 'internal' as "registersHere"
    from race_organizers o join races r on r.id = o.race_id
    where o.user_id = ${userId}::uuid and r.id = ${id}`,
  );
}

/** The people who organize a race, in the order in which they were linked. */
export async function organizersOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<LinkedOrganizer[]> {
  const admins = alias(users, "admins");
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      isActive: userProfiles.isActive,
      claimId: raceOrganizers.claimId,
      linkedAt: raceOrganizers.createdAt,
      linkedBy: admins.email,
    })
    .from(raceOrganizers)
    .innerJoin(users, eq(users.id, raceOrganizers.userId))
    .innerJoin(userProfiles, and(eq(userProfiles.userId, users.id)))
    .leftJoin(admins, eq(admins.id, raceOrganizers.linkedBy))
    .where(eq(raceOrganizers.raceId, raceId))
    .orderBy(asc(raceOrganizers.createdAt), raceOrganizers.userId);
  return rows.map(({ firstName, lastName, claimId, ...row }) => ({
    ...row,
    name: viewerName({ firstName, lastName, email: row.email }),
    isFromClaim: claimId !== null,
  }));
}

/**
 * The person who works in the workspace of organizers, as an organizer and nothing more: an
 * administrator sees the races that are linked to them there, like everybody else. Which races these
 * are is asked by each query and command.
 * @throws {Response} a redirect to the sign-in page, which leads back here
 */
export async function requireOrganizer(asked: RequestArgs): Promise<Organizer> {
  const viewer = await requireViewer(asked);
  // Here alone, a viewer becomes an `Organizer`.
  return { ...viewer, isAdmin: false } as Organizer;
}
