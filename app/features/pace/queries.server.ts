import { sql } from "drizzle-orm";
import type { Viewer } from "#features/accounts/viewer.ts";
import { placeOf } from "#features/races/race.ts";
import { noFilters } from "#features/races/search/filters.ts";
import { readRaceId } from "#features/races/search/schema.ts";
import { searchRaces } from "#features/races/search/search.server.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import type { Course, PlannedRace } from "./course.ts";

/** Distances of one race to choose from. */
const coursesLimit = 100;

/** Races to choose from at a time. */
const choicesLimit = 6;

/** A race that a band can be made for, as a list names it. */
export type RaceChoice = { id: string; name: string; startDate: Day; place: string };

/** A race with what a plan for it needs; `null` when there is none, or when `id` cannot be an id. */
export async function findPlannedRace(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<PlannedRace | null> {
  const raceId = readRaceId(id);
  if (raceId === null) return null;
  const [row] = await db.execute<RaceRow>(sql`
    select r.id, r.race_name as name, r.race_type as type, r.start_date::text as "startDate",
      r.city, r.state_province as "stateProvince", r.country,
      (select coalesce(json_agg(d), '[]') from (
        select id, distance as text, distance_m as meters,
          coalesce(start_time, r.start_time) as "startTime", time_limit as "timeLimit",
          coalesce(elevation_gain, r.elevation_gain) as "elevationGain"
        from race_distances where race_id = r.id
        order by sort_order, id limit ${coursesLimit}
      ) d) as courses
    from races r where r.id = ${raceId}::uuid`);
  if (!row) return null;
  const { city, stateProvince, country, ...race } = row;
  return { ...race, place: placeOf({ city, stateProvince, country }) };
}

/** The upcoming races that have these words, soonest first. */
export async function racesToPlan(
  { db, now }: Pick<Services, "db" | "now">,
  words: string,
): Promise<RaceChoice[]> {
  const found = await searchRaces({ db, now }, { ...noFilters, q: words });
  return found.races.slice(0, choicesLimit).map(({ id, name, startDate, ...race }) => ({
    id,
    name,
    startDate,
    place: placeOf(race),
  }));
}

/** The upcoming races that somebody has entered or keeps as a favorite, soonest first. */
export async function ownRacesToPlan(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<RaceChoice[]> {
  const rows = await db.execute<Omit<RaceRow, "courses" | "type">>(sql`
    select r.id, r.race_name as name, r.start_date::text as "startDate",
      r.city, r.state_province as "stateProvince", r.country
    from races r
    where r.id in (
        select race_id from race_registrations
        where user_id = ${userId}::uuid and status in ('registered', 'confirmed')
        union select race_id from user_favorites where user_id = ${userId}::uuid
      )
      and r.start_date >= ${toDay(now())}::date and r.race_status <> 'cancelled'
    order by r.start_date, r.id limit ${choicesLimit}`);
  return rows.map(({ city, stateProvince, country, ...race }) => ({
    ...race,
    place: placeOf({ city, stateProvince, country }),
  }));
}

type RaceRow = Omit<PlannedRace, "place" | "courses"> & {
  city: string;
  stateProvince: string | null;
  country: string;
  courses: Course[];
};
