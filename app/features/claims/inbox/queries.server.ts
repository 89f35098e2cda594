import { type SQL, sql } from "drizzle-orm";
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
  const found = words === "" ? everyClaim(status) : matchingClaims(words, status);
  const rows = await db.execute<ClaimRecord & { total: number }>(sql`
    with found as ${found},
    counted as (select count(*)::int as total from found),
    shown as (
      select id from found order by created_at desc, id desc limit ${claimsPerPage}
      offset (
        select greatest(least(${page}::bigint, ceil(total / ${claimsPerPage}::numeric)) - 1, 0)
          * ${claimsPerPage} from counted
      )
    )
    select counted.total, c.id, c.name, c.email, c.phone, c.message, c.status, c.note,
      c.created_at as "createdAt",
      json_build_object('id', r.id, 'name', r.race_name, 'startDate', r.start_date, 'city', r.city,
        'country', r.country) as race
    from counted, shown
      join race_claims c on c.id = shown.id
      join races r on r.id = c.race_id
    order by c.created_at desc, c.id desc`);
  const { total, ...where } = pageWindow(page, claimsPerPage, rows[0]?.total ?? 0);
  return {
    ...{ total, page: where.page, pages: where.pages },
    rows: rows.map(({ total: _, ...claim }) => claim),
  };
}

function everyClaim(status: ClaimStatus | null): SQL {
  return sql`not materialized (
    select id, created_at from race_claims where ${status}::text is null or status = ${status})`;
}

/** Nobody has so many claims that reading all of them would be slow: their words need no index. */
function matchingClaims(words: string, status: ClaimStatus | null): SQL {
  return sql`materialized (
    select id, created_at from race_claims
    where (${status}::text is null or status = ${status}) and (
      position(lower(${words}) in lower(name || ' ' || email)) > 0
      or race_id in (select id from races where position(lower(${words}) in lower(race_name)) > 0)
    ))`;
}
