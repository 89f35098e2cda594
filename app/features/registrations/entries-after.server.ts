import { sql } from "drizzle-orm";
import { integer } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { joinedTeam, joinTeam, teamColumns } from "./entry-team.server.ts";
import { listedColumns, listedEntry, listedJoins } from "./listed-entry.server.ts";

const placedEntry = { ...listedEntry, ...joinedTeam, micros: integer };

/** A registration in a list that is read in parts, with its moment in microseconds. */
export type ListedEntry = RowOf<typeof placedEntry>;

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
    placedEntry,
    sql`
      select ${listedColumns}, ${teamColumns}, (extract(epoch from g.created_at) * 1000000)::bigint as micros
      from race_registrations g ${listedJoins} ${joinTeam}
      where g.race_id = ${raceId}::uuid and g.bib is not null and ${mayEdit(editor, sql`g.race_id`)} ${follows}
      order by g.created_at desc, g.id desc limit ${limit}`,
  );
}
