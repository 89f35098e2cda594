import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { raceCards } from "../card/cards.server.ts";
import type { RaceCard } from "../race.ts";
import { matches, type Search } from "../search/conditions.server.ts";
import { isWithin } from "../search/filter-conditions.server.ts";
import { type Period, racesPerDay } from "./calendar.ts";

/** A day on which races start: how many, and the first few of them. */
export type RaceDay = { day: Day; total: number; races: RaceCard[] };

/**
 * The days of a period that have races, in order. Days before today have none.
 * @param perDay how many races of a day are read; `total` counts them all
 */
export async function racesInCalendar(
  { db }: Pick<Services, "db">,
  search: Search,
  period: Period,
  perDay = racesPerDay,
): Promise<RaceDay[]> {
  const shown = sql`${matches(search)} and ${isWithin(period, search.today)}`;
  const [days, races] = await Promise.all([
    db.execute<{ day: Day; total: number }>(sql`
      select s.start_date::text as day, count(*)::int as total
      from race_search s where ${shown}
      group by s.start_date order by s.start_date`),
    raceCards(
      db,
      search.today,
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
