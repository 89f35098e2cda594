import { and, or, type SQL, sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { literal } from "#values/text/typed.ts";
import type { Period } from "../calendar/calendar.ts";
import { typesOfBadge } from "../race-type.ts";
import { distanceBounds, isSet, type RaceFilters } from "./filters.ts";

/** The conditions on the type and place of a race; none where no filter looks at them. */
export function placeMatches({
  types = [],
  countries = [],
  city = "",
}: Partial<RaceFilters>): SQL | undefined {
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

export function ratingMatches({ rating }: RaceFilters): SQL | undefined {
  return rating === null ? undefined : sql`s.rating10 >= ${rating * 10}::smallint`;
}

/** Within a period, as far as it is not in the past. */
export function isWithin({ from, to }: Period, today: Day): SQL {
  const start = from > today ? from : today;
  return sql`s.start_date between ${start}::date and ${to}::date`;
}

/** True where any distance of the race lies in the range; the upper end means "and more". */
export function lengthMatches(filters: RaceFilters): SQL | undefined {
  if (!isSet(filters, "distance")) return undefined;
  const { from, to } = filters.distance;
  const shortest = Math.round(from * 1000);
  if (to === distanceBounds.to) return sql`s.max_m >= ${shortest}::int`;
  return hasLength(shortest, Math.round(to * 1000));
}

/** The shortest and the longest distance answer for most races: only what lies around is looked into. */
export function hasLength(from: number, to: number): SQL {
  return sql`s.min_m <= ${to}::int and s.max_m >= ${from}::int
    and (s.min_m >= ${from}::int or s.max_m <= ${to}::int
      or s.distances_m && int4range(${from}::int, ${to}::int, '[]'))`;
}
