import { sql } from "drizzle-orm";
import { readPage } from "#db/page.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { problemsPerPage } from "../race-imports.server.ts";

/** A race or a distance of which an import was not taken back. */
export type Leftover = {
  raceId: string;
  /** `null` when the race is gone. */
  raceName: string | null;
  distance: string | null;
  why: "registrations" | "reviews" | "claims" | "changed" | "gone";
};

/** What stayed when an import was undone, and why. */
export async function leftoversOf(
  { db }: Pick<Services, "db">,
  importId: string,
  page: number,
): Promise<Page<Leftover>> {
  const isLeft = sql`c.import_id = ${importId}::uuid and c.outcome <> 'undone'`;
  const count = sql`select count(*)::int as total from race_import_changes c where ${isLeft}`;
  const rows = sql`
    select c.race_id as "raceId", r.race_name as "raceName", d.distance, c.outcome as why
    from race_import_changes c
    left join races r on r.id = c.race_id
    left join race_distances d on d.id = c.subject_id
    where ${isLeft}
    order by r.start_date, r.race_name, c.race_id, d.sort_order, c.subject_id`;
  return readPage(db, { count, rows, perPage: problemsPerPage }, page);
}
