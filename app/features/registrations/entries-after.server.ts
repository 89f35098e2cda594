import { sql } from "drizzle-orm";
import { integer, orNull } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { raceDistances, raceRegistrations, users } from "#db/schema.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";

const listedEntry = {
  id: raceRegistrations.id,
  bib: raceRegistrations.bib,
  status: raceRegistrations.status,
  createdAt: raceRegistrations.createdAt,
  firstName: raceRegistrations.firstName,
  lastName: raceRegistrations.lastName,
  email: orNull(users.email),
  distance: orNull(raceDistances.distance),
  micros: integer,
};

/** A registration in a list that is read in parts, with its moment in microseconds. */
export type ListedEntry = RowOf<typeof listedEntry>;

/** The registrations for a race that follow one of them, newest first, for those who may edit the race. */
export function entriesAfter(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
  { after, limit }: { after: { micros: number; id: string } | null; limit: number },
): Promise<ListedEntry[]> {
  const at = sql`timestamptz 'epoch' + ${after?.micros ?? 0}::bigint * interval '1 microsecond'`;
  const follows = after ? sql`and (g.created_at, g.id) < (${at}, ${after.id}::uuid)` : sql``;
  return readRows(
    db,
    listedEntry,
    sql`
      select g.id, g.bib, g.status, g.created_at as "createdAt", g.first_name as "firstName",
        g.last_name as "lastName", u.email, d.distance,
        (extract(epoch from g.created_at) * 1000000)::bigint as micros
      from race_registrations g
        left join users u on u.id = g.user_id
        left join race_distances d on d.id = g.distance_id
      where g.race_id = ${raceId}::uuid and ${mayEdit(editor, sql`g.race_id`)} ${follows}
      order by g.created_at desc, g.id desc limit ${limit}`,
  );
}
