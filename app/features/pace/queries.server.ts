import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { listOf, object, orNull, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { raceDistances, raceRegistrations, races, userFavorites } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { noFilters } from "#features/races/filters/filters.ts";
import { placeOf } from "#features/races/race.ts";
import { searchRaces } from "#features/races/search/search.server.ts";
import { isAhead } from "#features/races/standing.server.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import type { RaceToPlan } from "./course.ts";

/** Distances of one race to choose from. */
const coursesLimit = 100;

/** Races to choose from at a time. */
const choicesLimit = 6;

/** A race that a band can be made for, as a list names it. */
export type RaceChoice = { id: string; name: string; type: string; startDate: Day; place: string };

const plannedLine = {
  id: races.id,
  name: races.raceName,
  type: races.raceType,
  startDate: races.startDate,
  city: races.city,
  stateProvince: races.stateProvince,
  country: races.country,
  courses: listOf(
    object({
      id: raceDistances.id,
      text: raceDistances.distance,
      meters: raceDistances.distanceM,
      startTime: orNull(text),
      timeLimit: raceDistances.timeLimit,
      elevationGain: orNull(text),
    }),
  ),
};

/** A race with what a plan for it needs; `null` when there is no such race. */
export async function findPlannedRace(
  { db }: Pick<Services, "db">,
  id: string,
  lang: Lang,
): Promise<RaceToPlan | null> {
  const raceId = readId(id);
  if (raceId === null) return null;
  const row = await readRow(
    db,
    plannedLine,
    sql`
    select r.id, r.race_name as name, r.race_type as type, r.start_date as "startDate",
      r.city, r.state_province as "stateProvince", r.country,
      (select coalesce(json_agg(d), '[]') from (
        select id, distance as text, distance_m as meters,
          coalesce(start_time, r.start_time) as "startTime", time_limit as "timeLimit",
          coalesce(elevation_gain, case when count(*) over () = 1 then r.elevation_gain end)
            as "elevationGain"
        from race_distances where race_id = r.id
        order by sort_order, id limit ${coursesLimit}
      ) d) as courses
    from races r where r.id = ${raceId}::uuid`,
  );
  if (!row) return null;
  const { city, stateProvince, country, ...race } = row;
  return { ...race, place: placeOf({ city, stateProvince, country }, lang) };
}

/** The upcoming races that match these words, soonest first. */
export async function racesToPlan(
  { db, now }: Pick<Services, "db" | "now">,
  words: string,
  lang: Lang,
): Promise<RaceChoice[]> {
  const found = await searchRaces({ db, now }, { ...noFilters, q: words });
  return found.races.slice(0, choicesLimit).map(({ id, name, type, startDate, ...race }) => ({
    id,
    name,
    type,
    startDate,
    place: placeOf(race, lang),
  }));
}

/** The upcoming races that the viewer has registered for or keeps as a favorite, soonest first. */
export async function ownRacesToPlan(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  lang: Lang,
): Promise<RaceChoice[]> {
  const entered = db
    .select({ raceId: raceRegistrations.raceId })
    .from(raceRegistrations)
    .where(
      and(
        eq(raceRegistrations.userId, userId),
        isNull(raceRegistrations.companionId),
        inArray(raceRegistrations.status, ["registered", "confirmed"]),
      ),
    );
  const kept = db
    .select({ raceId: userFavorites.raceId })
    .from(userFavorites)
    .where(eq(userFavorites.userId, userId));
  const rows = await db
    .select({
      id: races.id,
      name: races.raceName,
      type: races.raceType,
      startDate: races.startDate,
      city: races.city,
      stateProvince: races.stateProvince,
      country: races.country,
    })
    .from(races)
    .where(
      and(
        inArray(races.id, union(entered, kept)),
        isAhead(now(), "races"),
        ne(races.raceStatus, "cancelled"),
      ),
    )
    .orderBy(races.startDate, races.id)
    .limit(choicesLimit);
  return rows.map(({ city, stateProvince, country, ...race }) => ({
    ...race,
    place: placeOf({ city, stateProvince, country }, lang),
  }));
}
