import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { csvFile } from "#values/csv.ts";
import { type Starter, type StartListOrder, startListHead, startListLine } from "./start-list.ts";

type Basics = Pick<Services, "db">;

/** Runners that are read at a time. */
const batch = 1000;

/** What decides on the order: no two entries have the same. */
const places: Record<StartListOrder, SQL> = {
  name: sql`norm(last_name), norm(first_name), bib`,
  bib: sql`bib`,
};

type Listed = Starter & { id: string };

/** Who is at the start: everybody who has not cancelled and has an account. */
export async function startersOf(
  { db }: Basics,
  raceId: string,
  order: StartListOrder,
  { limit, after = null }: { limit: number; after?: Listed | null },
): Promise<Listed[]> {
  const place = places[order];
  const isNext = after
    ? sql`(${place}) > (select ${place} from race_registrations where id = ${after.id}::uuid)`
    : sql`true`;
  const rows = await db.execute<Listed>(sql`
    select g.bib, g.id, g.last_name as "lastName", g.first_name as "firstName",
      (select distance from race_distances d where d.id = g.distance_id) as distance,
      g.date_of_birth::text as "dateOfBirth", g.country, g.phone,
      g.emergency_contact_name as "emergencyContactName",
      g.emergency_contact_phone as "emergencyContactPhone", g.status
    from race_registrations g
    where g.race_id = ${raceId}::uuid and g.status <> 'cancelled' and g.user_id is not null
      and ${isNext}
    order by ${place} limit ${limit}`);
  return [...rows];
}

/**
 * The start list as a file, read while it is sent: whoever enters or cancels meanwhile takes nobody
 * else from the list.
 */
export function startListFile(
  { db }: Basics,
  raceId: string,
  order: StartListOrder,
  { atOnce = batch } = {},
): ReadableStream<Uint8Array> {
  return csvFile({
    head: startListHead,
    atOnce,
    readAfter: (after: Listed | null) =>
      startersOf({ db }, raceId, order, { limit: atOnce, after }),
    lineOf: startListLine,
  });
}
