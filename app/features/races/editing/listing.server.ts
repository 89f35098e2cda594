import { and, inArray, type SQL, sql } from "drizzle-orm";
import { isAway } from "#db/failures/away.ts";
import { sqlState } from "#db/failures/problem.ts";
import { day, integer, orNull } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { raceDistances, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type Page, pageWindow } from "#values/form/paging.ts";
import { literal } from "#values/text/clean.ts";
import { homeDay } from "#values/zone.ts";
import { byLength } from "../distance.ts";
import type { DistanceLabel } from "../race.ts";
import { wordsIn } from "../reading/search-words.ts";
import { isAhead, isPast } from "../standing.server.ts";
import { mayRegister, todayAt } from "../standing.ts";
import type { ListedRace, ListingFilters, ListingSort } from "./listing.ts";

const reasons: Record<string, string> = {
  "42501": "the database does not allow it",
  "42703": "the database does not match this version of the program",
  "42P01": "the database does not match this version of the program",
  "53100": "the disk of the database is full",
  "53200": "the database is out of memory",
  "55P03": "the database is busy",
  "57014": "the database took too long",
};

export const racesPerPage = 25;

/** One page of the races that match the filters. */
export async function listRaces(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  filters: ListingFilters,
  page: number,
): Promise<Page<ListedRace>> {
  const counted = await readRow(
    db,
    { total: integer, ahead: integer },
    sql`
      select count(*) as total, count(*) filter (where ${isAhead(now(), "d")}) as ahead
      from race_directory d where ${matches(filters, now())}`,
  );
  const { total = 0, ahead = 0 } = counted ?? {};
  const { offset, limit, ...where } = pageWindow(page, racesPerPage, total);
  const window = { offset, limit, ahead };
  const rows = await readRows(
    db,
    listedRow,
    sql`
    with picked as materialized (${pickedRaces(filters, now(), window)})
    select r.id, r.race_name as name, r.event, r.start_date as "startDate", r.city,
      r.state_province as "stateProvince", r.country, r.race_type_category as category,
      r.race_status as status, r.registration_status as "registrationStatus",
      r.registration_deadline as "registrationDeadline", r.time_zone as "timeZone",
      r.is_premium as "isPremium",
      (select count(*)::int from race_registrations g
        where g.race_id = r.id and g.status <> 'cancelled') as runners,
      (c.checked_at at time zone 'UTC')::date as "checkedOn"
    from picked join races r on r.id = picked.race_id join race_directory d on d.race_id = r.id
      left join race_checks c on c.race_id = r.id
    order by ${orderOf(filters.sort, now())}`,
  );
  const distances = await distancesOf({ db, log }, rows);
  return {
    ...where,
    rows: rows.map(({ registrationStatus, registrationDeadline, timeZone, ...row }) => ({
      ...row,
      isOpen: mayRegister(
        { ...row, registrationStatus, registrationDeadline },
        todayAt({ timeZone }, now()),
      ),
      distances: distances.get(row.id) ?? [],
    })),
  };
}

const listedRow = {
  id: races.id,
  name: races.raceName,
  event: races.event,
  startDate: races.startDate,
  city: races.city,
  stateProvince: races.stateProvince,
  country: races.country,
  category: races.raceTypeCategory,
  status: races.raceStatus,
  registrationStatus: races.registrationStatus,
  registrationDeadline: races.registrationDeadline,
  timeZone: races.timeZone,
  isPremium: races.isPremium,
  runners: integer,
  checkedOn: orNull(day),
};

/** The distances of some races; if they cannot be read, the list is shown without them. */
async function distancesOf(
  { db, log }: Pick<Services, "db" | "log">,
  listed: readonly { id: string }[],
): Promise<Map<string, DistanceLabel[]>> {
  const found = new Map<string, DistanceLabel[]>();
  if (listed.length === 0) return found;
  try {
    const { raceId, distance: text, distanceM: meters } = raceDistances;
    const ids = listed.map(({ id }) => id);
    const rows = await db
      .select({ raceId, text, meters })
      .from(raceDistances)
      .where(inArray(raceId, ids));
    for (const { raceId, ...label } of rows.sort(byLength)) {
      found.set(raceId, [...(found.get(raceId) ?? []), label]);
    }
  } catch (error) {
    log.warn({ error }, "distances of the race list not read");
  }
  return found;
}

function matches(filters: ListingFilters, now: Date): SQL {
  const { q, status, category, when, isPremium } = filters;
  return (
    and(
      ...wordsIn(q).map((word) => sql`d.words like ${`%${literal(word)}%`}`),
      status ? sql`d.race_status = ${status}` : undefined,
      category ? sql`d.race_type_category = ${category}` : undefined,
      when === "upcoming" ? isAhead(now, "d") : undefined,
      when === "past" ? isPast(now, "d") : undefined,
      isPremium ? sql`d.is_premium` : undefined,
    ) ?? sql`true`
  );
}

type Window = { offset: number; limit: number; ahead: number };

/** The ids of one page. */
function pickedRaces(filters: ListingFilters, now: Date, window: Window): SQL {
  const found = matches(filters, now);
  if (filters.sort === "next") return nextRaces(found, now, window);
  return sql`
    select d.race_id from race_directory d left join race_checks c on c.race_id = d.race_id
    where ${found}
    order by ${orderOf(filters.sort, now)} limit ${window.limit} offset ${window.offset}`;
}

function orderOf(sort: ListingSort, now: Date): SQL {
  return {
    next: sql`${isPast(now, "d")}, abs(d.start_date - ${homeDay(now)}::date), d.race_id`,
    latest: sql`d.start_date desc, d.race_id desc`,
    name: sql`d.name_norm, d.race_id`,
    added: sql`d.created_at desc, d.race_id`,
    unchecked: sql`c.checked_at nulls first, d.start_date, d.race_id`,
  }[sort];
}

/** Upcoming races first, the soonest first, then past ones, the latest first. */
function nextRaces(found: SQL, now: Date, { offset, limit, ahead }: Window): SQL {
  const comingRows = Math.max(Math.min(limit, ahead - offset), 0);
  return sql`
    (select race_id from race_directory d where ${found} and ${isAhead(now, "d")}
      order by start_date, race_id limit ${comingRows} offset ${offset})
    union all
    (select race_id from race_directory d where ${found} and ${isPast(now, "d")}
      order by start_date desc, race_id limit ${limit - comingRows}
      offset ${Math.max(offset - ahead, 0)})`;
}

/** Why a read failed, in words for an administrator; `null` for a reason without words. The log has the error. */
export function unreadReason(error: unknown): string | null {
  if (isAway(error)) return "the database cannot be reached";
  return reasons[sqlState(error) ?? ""] ?? null;
}
