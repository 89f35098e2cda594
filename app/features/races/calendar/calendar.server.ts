import { sql } from "drizzle-orm";
import { integer, orNull } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { raceSearch } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { raceCards } from "../card/cards.server.ts";
import type { DayRange } from "../filters/days.ts";
import type { RaceCard } from "../race.ts";
import { isWithin, matches } from "../search/query/conditions.server.ts";
import type { SearchQuery } from "../search/query/query.server.ts";
import { moment } from "../standing.server.ts";
import { racesPerDay } from "./calendar.ts";

/** A day on which races start, how many, and the first of them. */
export type RaceDay = { day: Day; total: number; races: RaceCard[] };

/** The day of the first race that takes registrations, else that of the first race; `null` without races. */
export async function firstRaceDay(
  { db }: Pick<Services, "db">,
  query: SearchQuery,
): Promise<Day | null> {
  const found = await readRow(
    db,
    { day: orNull(raceSearch.startDate) },
    sql`
      select coalesce(min(s.start_date) filter (where s.closes_at > ${moment(query.now)}),
        min(s.start_date)) as day
      from race_search s where ${matches(query)}`,
  );
  return found?.day ?? null;
}

/**
 * The days of a period that have races, in order. Past days are left out.
 * @param perDay - how many races of a day are read; `total` counts all of them
 */
export async function racesInCalendar(
  { db }: Pick<Services, "db">,
  query: SearchQuery,
  period: DayRange,
  perDay = racesPerDay,
): Promise<RaceDay[]> {
  const shown = sql`${matches(query)} and ${isWithin(period)}`;
  const [days, races] = await Promise.all([
    readRows(
      db,
      { day: raceSearch.startDate, total: integer },
      sql`
        select s.start_date as day, count(*) as total
        from race_search s where ${shown}
        group by s.start_date order by s.start_date`,
    ),
    raceCards(
      db,
      query.now,
      sql`select race_id, start_date from (
          select s.race_id, s.start_date,
            row_number() over (partition by s.start_date order by s.race_id) as place
          from race_search s where ${shown}
        ) dated where place <= ${perDay}`,
      sql`picked.start_date, picked.race_id`,
    ),
  ]);
  const byDay = Map.groupBy(races, (race) => race.startDate);
  return days.map(({ day, total }) => ({ day, total, races: byDay.get(day) ?? [] }));
}
