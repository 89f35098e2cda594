import { type SQL, sql } from "drizzle-orm";
import { boolean, orNull, text } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { readRows } from "#db/rows.ts";
import { raceRegistrations, races, reviewRequests } from "#db/schema.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { isAhead, isPast } from "#features/races/standing.server.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import type { Lang } from "#values/say.ts";
import { extrasText } from "../extras/queries.server.ts";
import { hasWaitingFile } from "../files/entry-files.server.ts";
import { listedColumns, listedEntry, listedJoins } from "../listed-entry.server.ts";
import { beginningOf, beginningsOf } from "./patterns.ts";
import type { RosterEntry, RosterFilters, RosterOrder } from "./roster.ts";

export const entriesPerPage = 50;

/**
 * One page of the registrations for all races that the editor may edit, the latest first. Those of one
 * race have the order of the filters.
 */
export async function searchRoster(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  filters: RosterFilters,
  { page, lang }: { page: number; lang: Lang },
): Promise<Page<RosterEntry>> {
  const isSearch = beginningsOf(`${filters.runner} ${filters.race}`).length > 0;
  const sorted = filters.raceId ? filters.order : null;
  const order = sorted ? orders[sorted] : latestFirst;
  return readLongPage(
    db,
    rosterEntry,
    {
      found: found(editor, filters, now()),
      order: order(sql``),
      backwards: sql`created_at, id`,
      rows: sql`${shownRows(lang)} order by ${order(sql`g.`)}`,
      perPage: entriesPerPage,
      isSearch,
      isGathered: isSearch || sorted !== null,
    },
    page,
  );
}

/** The ids of at most `most` registrations that match, the latest first. */
export async function matchingIds(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  filters: RosterFilters,
  most: number,
): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: raceRegistrations.id },
    sql`
      select id from (${found(editor, filters, now())}) f
      order by ${latestFirst(sql``)} limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** The columns of each order, of the table with the given prefix. No two registrations of a race have the same values. */
const orders: Record<RosterOrder, (of: SQL) => SQL> = {
  name: (of) => sql`norm(${of}last_name), norm(${of}first_name), ${of}bib`,
  bib: (of) => sql`${of}bib`,
};

const latestFirst = (of: SQL) => sql`${of}created_at desc, ${of}id desc`;

const rosterEntry = {
  ...listedEntry,
  raceId: races.id,
  raceName: races.raceName,
  startDate: races.startDate,
  isCollected: boolean,
  extras: orNull(text),
  askedAt: orNull(reviewRequests.createdAt),
  askedStatus: orNull(reviewRequests.status),
};

const shownRows = (lang: Lang) => sql`
  select ${listedColumns}, r.id as "raceId", r.race_name as "raceName",
    r.start_date as "startDate",
    exists (select from check_in_scans s where s.registration_id = g.id and s.holds) as "isCollected",
    ${extrasText(lang)} as extras,
    q.created_at as "askedAt", q.status as "askedStatus"
  from page join race_registrations g using (id)
    join races r on r.id = g.race_id
    ${listedJoins}
    left join lateral (
      select created_at, status from review_requests
      where registration_id = g.id order by created_at desc limit 1
    ) q on true`;

/**
 * The ids of the registrations that match the filters, for races that the editor may edit, and what
 * sorts them.
 */
export function found(editor: Editor, filters: RosterFilters, now: Date): SQL {
  const fits = conditions(editor, filters, now);
  const names = beginningsOf(filters.runner);
  const address = beginningOf(filters.runner);
  const sorting = filters.raceId ? sql`, g.last_name, g.first_name, g.bib` : sql``;
  const entries = sql`select g.id, g.created_at${sorting} from race_registrations g`;
  if (names.length === 0 || address === null) return sql`${entries} where ${fits}`;
  return sql`
    ${entries} where ${fits} and ${every(sql`g.search_text`, names)}
    union
    ${entries} where ${fits} and g.user_id in (
      select p.user_id from user_profiles p where p.search_text like ${address})`;
}

function conditions(
  editor: Editor,
  { race, raceId, status, when, files }: RosterFilters,
  now: Date,
): SQL {
  const fits = [mayEdit(editor, sql`g.race_id`), sql`g.bib is not null`];
  if (status) fits.push(sql`g.status = ${status}`);
  if (files) fits.push(sql`g.status <> 'cancelled' and ${hasWaitingFile}`);
  if (raceId) fits.push(sql`g.race_id = ${raceId}::uuid`);
  if (when) {
    const lies = when === "upcoming" ? isAhead : isPast;
    fits.push(sql`g.race_id in (select race_id from race_directory d where ${lies(now, "d")})`);
  }
  const words = beginningsOf(race);
  if (words.length > 0) {
    fits.push(sql`g.race_id in (
      select d.race_id from race_directory d
      where ${every(sql`d.words`, words)} and ${every(sql`' ' || d.name_norm`, words)})`);
  }
  return sql.join(fits, sql` and `);
}

function every(text: SQL, patterns: string[]): SQL {
  return sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  );
}
