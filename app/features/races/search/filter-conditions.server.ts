import { and, type SQL, sql } from "drizzle-orm";
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

/** On one of the days of the week, from 0 for Sunday. All days that have races are in `race_days`. */
export function isOnWeekdays(weekdays: readonly number[]): SQL {
  return sql`s.start_date in (
    select start_date from race_days where extract(dow from start_date) in ${weekdays})`;
}

const isSouthern = sql`s.facet_id in (
  select facet_id from race_facets where country_norm in ${southernCountries})`;

/**
 * Within a season, which depends on where the race is. One range of days around both halves of the earth
 * is read from an index.
 */
export function isInSeason(
  { north, south }: { north: DayRange; south: DayRange },
  today: Day,
): SQL | undefined {
  const from = north.from < south.from ? north.from : south.from;
  const to = north.to > south.to ? north.to : south.to;
  return and(
    isWithin({ from, to }, today),
    sql`case when ${isSouthern} then ${isWithin(south, today)} else ${isWithin(north, today)} end`,
  );
}

/** True where any distance of the race lies in the range; the upper end means "and more". */
export function lengthMatches(filters: RaceFilters): SQL | undefined {
  if (!isSet(filters, "distance")) return undefined;
  const { from, to } = filters.distance;
  const longest = to === distanceBounds.to ? null : Math.round(to * 1000);
  return hasLength(Math.round(from * 1000), longest);
}

/** @param to - in metres, as `from`; `null` for "and more" */
export function hasLength(from: number, to: number | null): SQL {
  return sql`s.lengths_id in (
    select lengths_id from race_lengths
    where distances_m && int4range(${from}::int, ${to}::int, '[]'))`;
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
