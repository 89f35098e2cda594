import { and, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Day } from "#values/day.ts";
import { fold } from "#values/fold.ts";
import { literal } from "#values/typed.ts";
import { type Period, quickPeriod } from "./calendar.ts";
import type { RaceFilters } from "./filters.ts";
import { typesOfBadge } from "./race-type.ts";
import { rowMatches } from "./row-conditions.server.ts";
import { wordsIn } from "./search-words.ts";

/** A search as the database understands it: the filters, the folded words and today. */
export type Search = { filters: RaceFilters; words: string[]; today: Day };

export function searchFor(filters: RaceFilters, today: Day): Search {
  return { filters, words: wordsIn(filters.q), today };
}

/** Everything a race has to meet, over its projection `s`. */
export function matches(search: Search): SQL | undefined {
  return and(
    isUpcoming(search),
    placeMatches(search.filters),
    ratingMatches(search.filters),
    rowMatches(search),
  );
}

/** How many upcoming races match. */
export async function countMatches(db: Database, search: Search): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from race_search s where ${matches(search)}`,
  );
  return row?.count ?? 0;
}

/** The conditions on the type and place of a race; none where no filter looks at them. */
export function placeMatches({ types, countries, city }: RaceFilters): SQL | undefined {
  const contains = (column: SQL, part: string) => sql`${column} like ${`%${literal(fold(part))}%`}`;
  const conditions = and(
    or(...types.map(typeMatches)),
    or(...countries.map((country) => contains(sql`country_norm`, country))),
    city ? contains(sql`city_norm`, city) : undefined,
  );
  return conditions && sql`s.facet_id in (select facet_id from race_facets where ${conditions})`;
}

/** The races that wear the chosen badge, or exactly the stored type where it is none. */
function typeMatches(choice: string): SQL {
  const stored = typesOfBadge(choice);
  if (stored.length === 0) return sql`race_type = ${choice}`;
  return sql`lower(btrim(race_type)) in ${stored}`;
}

/** The conditions on the day: not in the past, and within the dates that are asked for. */
export function isUpcoming({ filters, today }: Search): SQL | undefined {
  const { from, to } = filters.dates;
  const start = from && from > today ? from : today;
  return and(
    sql`s.start_date >= ${start}::date`,
    to ? sql`s.start_date <= ${to}::date` : undefined,
    filters.when ? isWithin(quickPeriod(filters.when, today), today) : undefined,
  );
}

/** Within a period, as far as it is not in the past. */
export function isWithin({ from, to }: Period, today: Day): SQL {
  const start = from > today ? from : today;
  return sql`s.start_date between ${start}::date and ${to}::date`;
}

export function ratingMatches({ rating }: RaceFilters): SQL | undefined {
  return rating === null ? undefined : sql`s.rating10 >= ${rating * 10}::smallint`;
}
