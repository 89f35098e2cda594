import { sql } from "drizzle-orm";
import { integer } from "#db/kinds.ts";
import { type RowOf, readRow } from "#db/rows.ts";
import type { Services } from "#services/services.ts";

/** The number of entries in each tab of the race management. */
const tabCounts = { races: integer, registrations: integer, claims: integer };
export type TabCounts = RowOf<typeof tabCounts>;

/** The numbers in the badges of the tabs, read with one statement. */
export async function countForTabs({ db }: Pick<Services, "db">): Promise<TabCounts> {
  const counted = await readRow(
    db,
    tabCounts,
    sql`
    select
      (select count(*) from races)::int as races,
      (select count(*) from race_registrations)::int as registrations,
      (select count(*) from race_claims)::int as claims`,
  );
  return counted ?? { races: 0, registrations: 0, claims: 0 };
}
