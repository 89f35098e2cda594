import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { type Page, pageWindow } from "#values/paging.ts";
import type { ClaimRecord, ClaimStatus } from "./inbox.ts";

export const claimsPerPage = 50;

/** One page of what people claim, the latest first. The words are of race, claimant or address. */
export async function searchClaims(
  { db }: Pick<Services, "db">,
  { words, status }: { words: string; status: ClaimStatus | null },
  page: number,
): Promise<Page<ClaimRecord>> {
  const isAsked = sql`
    (${status}::text is null or c.status = ${status})
    and (${words} = ''
      or position(lower(${words}) in lower(c.name)) > 0
      or position(lower(${words}) in lower(c.email)) > 0
      or c.race_id in (select id from races where position(lower(${words}) in lower(race_name)) > 0))`;
  const [counted] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from race_claims c where ${isAsked}`,
  );
  const { offset, limit, ...where } = pageWindow(page, claimsPerPage, counted?.total ?? 0);
  const rows = await db.execute<ClaimRecord>(sql`
    select c.id, c.name, c.email, c.phone, c.message, c.status, c.note,
      c.created_at as "createdAt",
      json_build_object('id', r.id, 'name', r.race_name, 'startDate', r.start_date, 'city', r.city,
        'country', r.country) as race
    from (
      select c.* from race_claims c where ${isAsked}
      order by c.created_at desc, c.id desc limit ${limit} offset ${offset}
    ) c join races r on r.id = c.race_id
    order by c.created_at desc, c.id desc`);
  return { ...where, rows: [...rows] };
}
