import { type SQL, sql } from "drizzle-orm";
import { jsonObject, pickColumns, selectList } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { listOf, object } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { CalendarRace } from "../calendar/calendar-file.ts";
import type { RaceFilters } from "../filters/filters.ts";
import { distanceColumns, raceColumns } from "../race-columns.server.ts";
import { matches } from "../search/query/conditions.server.ts";
import type { SearchQuery } from "../search/query/query.server.ts";
import { findUnderstood } from "../search/query/understanding.server.ts";

/** The most entries of one subscribed calendar; later races appear as the first ones pass. */
const feedLimit = 1_000;

/** The upcoming races that the filters leave, soonest first, as calendar entries. */
export async function racesForFeed(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
  limit = feedLimit,
): Promise<CalendarRace[]> {
  const find = (query: SearchQuery) =>
    calendarRaces(
      db,
      sql`select s.race_id from race_search s where ${matches(query)}
        order by s.start_date, s.race_id limit ${limit}`,
    );
  const isEmpty = (races: CalendarRace[]) => races.length === 0;
  return (await findUnderstood(db, filters, now(), { find, isEmpty })).found;
}

/** One race as a calendar entry; `null` where no race has this id. */
export async function findCalendarRace(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<CalendarRace | null> {
  const raceId = readId(id);
  if (raceId === null) return null;
  const [race] = await calendarRaces(db, sql`select ${raceId}::uuid as race_id`);
  return race ?? null;
}

function calendarRaces(db: Database, picked: SQL): Promise<CalendarRace[]> {
  return readRows(
    db,
    calendarRow,
    sql`
      with picked as materialized (${picked})
      select ${calendarList},
        (select coalesce(json_agg(${calendarDistance} order by sort_order, id), '[]')
          from race_distances where race_id = r.id) as distances
      from picked join races r on r.id = picked.race_id
      order by r.start_date, r.id`,
  );
}

const calendarColumns = {
  ...pickColumns(raceColumns, [
    "id",
    "name",
    "type",
    "status",
    "startDate",
    "startTime",
    "city",
    "stateProvince",
    "country",
    "address",
    "registrationDeadline",
    "timeZone",
    "updatedAt",
  ]),
  sequence: races.sequence,
};

const calendarDistanceColumns = pickColumns(distanceColumns, ["text"]);

const calendarRow = { ...calendarColumns, distances: listOf(object(calendarDistanceColumns)) };

const calendarList = selectList("r", calendarColumns);
const calendarDistance = jsonObject("race_distances", calendarDistanceColumns);
