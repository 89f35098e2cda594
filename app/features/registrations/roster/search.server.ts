import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { type Page, pageWindow } from "#values/paging.ts";
import { beginningOf, beginningsOf } from "./patterns.ts";
import type { RosterEntry, RosterFilters } from "./roster.ts";

export const entriesPerPage = 50;

/**
 * One page of the entries of all races, the latest first. The page is found among the entries alone;
 * only its rows are joined.
 */
export async function searchRoster(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RosterFilters,
  page: number,
): Promise<Page<RosterEntry>> {
  const rows = await db.execute<RosterEntry & { total: number }>(sql`
    with found as ${found(filters, toDay(now()))},
    counted as (select count(*)::int as total from found),
    shown as (
      select id from found order by created_at desc, id desc limit ${entriesPerPage}
      offset (
        select greatest(least(${page}::bigint, ceil(total / ${entriesPerPage}::numeric)) - 1, 0)
          * ${entriesPerPage} from counted
      )
    )
    select counted.total, g.id, g.status, g.created_at as "createdAt",
      g.first_name as "firstName", g.last_name as "lastName", u.email, r.id as "raceId",
      r.race_name as "raceName", r.start_date::text as "startDate", d.distance,
      q.created_at as "askedAt", q.status as "askedStatus"
    from counted, shown
      join race_registrations g on g.id = shown.id
      join races r on r.id = g.race_id
      left join users u on u.id = g.user_id
      left join race_distances d on d.id = g.distance_id
      left join lateral (
        select created_at, status from review_requests
        where registration_id = g.id order by created_at desc limit 1
      ) q on true
    order by g.created_at desc, g.id desc`);
  const { total, ...where } = pageWindow(page, entriesPerPage, rows[0]?.total ?? 0);
  return {
    ...{ total, page: where.page, pages: where.pages },
    rows: rows.map(({ total: _, ...entry }) => entry),
  };
}

/** The entries that are asked for. What an index can count and order by itself is not gathered. */
function found(filters: RosterFilters, today: string): SQL {
  const asked = conditions(filters, today);
  const names = beginningsOf(filters.runner);
  const address = beginningOf(filters.runner);
  if (names.length > 0 && address !== null) {
    return sql`materialized (
      select g.id, g.created_at from race_registrations g
      where ${asked} and ${every(sql`g.search_text`, names)}
      union
      select g.id, g.created_at
      from race_registrations g join user_profiles p on p.user_id = g.user_id
      where ${asked} and p.search_text like ${address})`;
  }
  const isIndexed = !filters.race && !filters.when;
  return sql`${sql.raw(isIndexed ? "not materialized" : "materialized")} (
    select g.id, g.created_at from race_registrations g where ${asked})`;
}

function conditions({ race, raceId, status, when }: RosterFilters, today: string): SQL {
  const asked: SQL[] = [];
  if (status) asked.push(sql`g.status = ${status}`);
  if (raceId) asked.push(sql`g.race_id = ${raceId}::uuid`);
  if (when) {
    const lies = when === "upcoming" ? sql`>=` : sql`<`;
    asked.push(sql`g.race_id in (select id from races where start_date ${lies} ${today}::date)`);
  }
  const words = beginningsOf(race);
  if (words.length > 0) {
    asked.push(sql`g.race_id in (
      select id from races where ${every(sql`(' ' || norm(race_name))`, words)})`);
  }
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

function every(text: SQL, patterns: string[]): SQL {
  return sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  );
}
