import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { CalendarRace } from "../calendar/calendar-file.ts";
import { matches, type Search, searchFor } from "../search/conditions.server.ts";
import type { RaceFilters } from "../search/filters.ts";
import { readRaceId } from "../search/schema.ts";
import { understood } from "../search/words/understanding.server.ts";

/** Entries of one subscribed calendar; what comes later appears as the first ones pass. */
export const feedLimit = 1_000;

/** The upcoming races that the filters leave, soonest first, as calendar entries. */
export async function racesForFeed(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
  limit = feedLimit,
): Promise<CalendarRace[]> {
  const racesOf = (search: Search) =>
    calendarRaces(
      db,
      sql`select s.race_id from race_search s where ${matches(search)}
        order by s.start_date, s.race_id limit ${limit}`,
    );
  const typed = searchFor(filters, toDay(now()));
  const races = await racesOf(typed);
  if (races.length > 0) return races;
  const search = await understood(db, typed);
  return search === typed ? races : racesOf(search);
}

/** One race as a calendar entry; `null` when there is no such race. */
export async function findCalendarRace(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<CalendarRace | null> {
  const raceId = readRaceId(id);
  if (raceId === null) return null;
  const [race] = await calendarRaces(db, sql`select ${raceId}::uuid as race_id`);
  return race ?? null;
}

async function calendarRaces(db: Database, picked: SQL): Promise<CalendarRace[]> {
  const rows = await db.execute<CalendarRace>(sql`
    with picked as materialized (${picked})
    select r.id, r.race_name as name, r.race_type as type, r.race_status as status,
      r.start_date::text as "startDate", r.start_time as "startTime", r.city,
      r.state_province as "stateProvince", r.country, r.address,
      r.registration_deadline::text as "registrationDeadline", r.updated_at as "updatedAt",
      r.sequence,
      (select coalesce(json_agg(json_build_object('text', distance) order by sort_order, id), '[]')
        from race_distances where race_id = r.id) as distances
    from picked join races r on r.id = picked.race_id
    order by r.start_date, r.id`);
  return [...rows];
}
