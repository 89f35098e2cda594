import { sql } from "drizzle-orm";
import { oneOf, orNull } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import type { RowOf } from "#db/rows.ts";
import { raceDistances, raceImportChanges, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { problemsPerPage } from "./race-imports.server.ts";

/** A race or a distance of which an import was not taken back. */
const leftover = {
  raceId: raceImportChanges.raceId,
  /** `null` when the race is gone. */
  raceName: orNull(races.raceName),
  distance: orNull(raceDistances.distance),
  why: oneOf(["registrations", "reviews", "claims", "changed", "gone"]),
};
export type Leftover = RowOf<typeof leftover>;

/** The races that undoing an import has kept, and the reasons. */
export async function leftoversOf(
  { db }: Pick<Services, "db">,
  importId: string,
  page: number,
): Promise<Page<Leftover>> {
  const isLeft = sql`c.import_id = ${importId}::uuid and c.outcome <> 'undone'`;
  const count = sql`select count(*) from race_import_changes c where ${isLeft}`;
  const rows = sql`
    select c.race_id as "raceId", r.race_name as "raceName", d.distance, c.outcome as why
    from race_import_changes c
    left join races r on r.id = c.race_id
    left join race_distances d on d.id = c.subject_id
    where ${isLeft}
    order by r.start_date, r.race_name, c.race_id, d.sort_order, c.subject_id`;
  return readPage(db, leftover, { count, rows, perPage: problemsPerPage }, page);
}
