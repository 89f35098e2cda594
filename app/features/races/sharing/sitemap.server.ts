import { gt, sql } from "drizzle-orm";
import { readRows } from "#db/rows.ts";
import { raceSearch, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { isAhead } from "../standing.server.ts";

/** The most addresses in one sitemap; the protocol allows 50,000. */
const addressesPerSitemap = 10_000;

/** How many sitemaps the upcoming races fill. */
export async function countRaceSitemaps({
  db,
  now,
}: Pick<Services, "db" | "now">): Promise<number> {
  const count = await db.$count(raceSearch, gt(raceSearch.endsAt, now()));
  return Math.ceil(count / addressesPerSitemap);
}

/** The upcoming races of one sitemap, soonest first; pages count from 1. */
export async function raceAddressesPage(
  { db, now }: Pick<Services, "db" | "now">,
  page: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  return readRows(
    db,
    { id: races.id, updatedAt: races.updatedAt },
    sql`
      select r.id, r.updated_at as "updatedAt"
      from (
        select race_id, start_date from race_search s where ${isAhead(now(), "s")}
        order by start_date, race_id
        limit ${addressesPerSitemap} offset ${(page - 1) * addressesPerSitemap}
      ) listed join races r on r.id = listed.race_id
      order by listed.start_date, listed.race_id`,
  );
}
