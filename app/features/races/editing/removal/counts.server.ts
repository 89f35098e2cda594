import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";

/** How much each tab of the race management holds. */
export type TabCounts = { races: number; registrations: number; claims: number };

/** The numbers in the badges of the tabs, with one question. */
export async function countForTabs({ db }: Pick<Services, "db">): Promise<TabCounts> {
  const [counted] = await db.execute<TabCounts>(sql`
    select
      (select count(*) from races)::int as races,
      (select count(*) from race_registrations)::int as registrations,
      (select count(*) from race_claims)::int as claims`);
  return counted ?? { races: 0, registrations: 0, claims: 0 };
}
