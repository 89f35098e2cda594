import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";
import type { DayRange } from "../calendar/calendar.ts";
import { distanceBounds, isSet, type RaceFilters } from "./filters.ts";
import { southernCountries } from "./reading/season-words.ts";

export function ratingMatches({ rating }: RaceFilters): SQL | undefined {
  return rating === null ? undefined : sql`s.rating10 >= ${rating * 10}::smallint`;
}

/** Within the days that are not past. */
export function isWithin({ from, to }: DayRange, today: Day): SQL {
  const start = from > today ? from : today;
  return sql`s.start_date between ${start}::date and ${to}::date`;
}

/** On a Saturday or a Sunday. */
export const isOnWeekend = sql`extract(isodow from s.start_date) > 5`;

/** On one of the days of the week, from 0 for Sunday. */
export function isOnWeekdays(weekdays: readonly number[]): SQL {
  return sql`extract(dow from s.start_date) in ${weekdays}`;
}

/** At most an amount in minor units, compared as the order by price is. */
export function costsAtMost({ minor, currency }: { minor: number; currency: string }): SQL {
  return minor === 0
    ? sql`s.price = 0`
    : sql`s.price <= public.in_us_cents(${minor}::int, ${currency})`;
}

const isSouthern = sql`s.facet_id in (
  select facet_id from race_facets where country_norm in ${southernCountries})`;

/** Within a season, which depends on where the race is. */
export function isInSeason(
  { north, south }: { north: DayRange; south: DayRange },
  today: Day,
): SQL | undefined {
  return or(and(isWithin(north, today), not(isSouthern)), and(isWithin(south, today), isSouthern));
}

/** True where any distance of the race lies in the range; the upper end means "and more". */
export function lengthMatches(filters: RaceFilters): SQL | undefined {
  if (!isSet(filters, "distance")) return undefined;
  const { from, to } = filters.distance;
  const shortest = Math.round(from * 1000);
  if (to === distanceBounds.to) return sql`s.max_m >= ${shortest}::int`;
  return hasLength(shortest, Math.round(to * 1000));
}

/**
 * The shortest and the longest distance answer for most races. Only where both lie outside the range
 * are the lengths in between looked at.
 */
export function hasLength(from: number, to: number): SQL {
  return sql`s.min_m <= ${to}::int and s.max_m >= ${from}::int
    and (s.min_m >= ${from}::int or s.max_m <= ${to}::int
      or s.distances_m && int4range(${from}::int, ${to}::int, '[]'))`;
}

/**
 * So many combinations of type and place are looked up one by one. For each, the database estimates how
 * many races it has, which takes longer than reading a page when they are thousands.
 */
const estimatedFacets = 300;

/** True for the races of these combinations of type and place, each of which is there once. */
export function ofFacets(ids: number[]): SQL {
  const list = sql`${`{${ids.join(",")}}`}::int[]`;
  if (ids.length <= estimatedFacets) return sql`s.facet_id = any (${list})`;
  // "is true" keeps the list a test: joined to it, all its races would be read and sorted.
  return sql`(s.facet_id in (select unnest(${list}))) is true`;
}
