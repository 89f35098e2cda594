import { type SQL, sql } from "drizzle-orm";
import { earliestToday } from "#values/zone.ts";
import { moment } from "../../standing.server.ts";
import type { DayCounts } from "./day-counts.ts";
import type { FacetGroups } from "./facets.ts";

/**
 * The races that a statement has found: the type and place of each, and its mark, which is its day after
 * the first one × 32 + 16 if the filters on the day leave it out + 8 if it takes no registrations + its whole stars
 * (0 without a review). To read them all costs less than to have the database group them: most groups have
 * a few races.
 */
export type MarkedRaces = { facets: Int32Array; marks: Int32Array };

const dayUnit = 32;
const onOtherDay = 16;
const isClosed = 8;
const starsMask = 7;
const mostStars = 5;
/** A race is written as one number, its facet × this unit + its mark: of two lists each costs as much. */
const facetUnit = 2 ** 26;

export const columnsOfFound = sql`s.start_date, s.facet_id, s.rating10, s.closes_at`;

/** @param onDays - the filters on the day, where the races are of any day */
export function listOfFound(races: SQL, now: Date, onDays?: SQL): SQL {
  const unit = (value: number) => sql.raw(String(value));
  const facet = sql`s.facet_id * ${unit(facetUnit)}::bigint`;
  const day = sql`(s.start_date - ${earliestToday(now)}::date) * ${unit(dayUnit)}`;
  const other = onDays && sql` + case when ${onDays} then 0 else ${unit(onOtherDay)} end`;
  const closed = sql` + case when s.closes_at <= ${moment(now)} then ${unit(isClosed)} else 0 end`;
  return sql`
    select string_agg((${facet} + ${day}${other}${closed} + coalesce(s.rating10 / 10, 0))::text, ',') as found
    from ${races}`;
}

/** @param list - what the statement gives; null without races */
export function readFound(list: string | null): MarkedRaces {
  const found: number[] = JSON.parse(`[${list ?? ""}]`);
  const facets = new Int32Array(found.length);
  const marks = new Int32Array(found.length);
  for (let at = 0; at < found.length; at++) {
    const race = found[at] ?? 0;
    const facet = Math.floor(race / facetUnit);
    facets[at] = facet;
    marks[at] = race - facet * facetUnit;
  }
  return { facets, marks };
}

/** Counts by type and place the races that the filters on the day leave. */
export function groupsOfFound({ facets, marks }: MarkedRaces): FacetGroups {
  const places = new Map<number, number>();
  // Of each group its races by their whole stars.
  const byStars: number[] = [];
  for (let at = 0; at < marks.length; at++) {
    const mark = marks[at] ?? 0;
    if (mark & onOtherDay) continue;
    const id = facets[at] ?? 0;
    let first = places.get(id);
    if (first === undefined) {
      first = byStars.length;
      places.set(id, first);
      for (let stars = 0; stars <= mostStars; stars++) byStars.push(0);
    }
    const counted = first + (mark & starsMask);
    byStars[counted] = (byStars[counted] ?? 0) + 1;
  }
  const firsts = [...places.values()];
  const withStars = (least: number) =>
    firsts.map((first) => {
      let races = 0;
      for (let stars = least; stars <= mostStars; stars++) races += byStars[first + stars] ?? 0;
      return races;
    });
  return {
    ids: [...places.keys()],
    races: withStars(0),
    rated: { 3: withStars(3), 4: withStars(4), 5: withStars(5) },
  };
}

type TestOfFacet = (facet: number) => boolean;

/** How many races that all filters leave take no registrations: see `daysOfFound`. */
export function closedOfFound(
  { facets, marks }: MarkedRaces,
  leastStars: number,
  isLeft?: TestOfFacet,
): number {
  return marks.reduce((closed, mark, at) => {
    const isCounted = mark & isClosed && !(mark & onOtherDay) && (mark & starsMask) >= leastStars;
    return isCounted && (!isLeft || isLeft(facets[at] ?? 0)) ? closed + 1 : closed;
  }, 0);
}

/**
 * Counts by day the races of any day that the other filters leave.
 * @param isLeft - whether the filters on type and place leave a combination; nothing where none is set
 */
export function daysOfFound(
  { facets, marks }: MarkedRaces,
  leastStars: number,
  isLeft?: TestOfFacet,
): DayCounts {
  const races = new Map<number, number>();
  for (let at = 0; at < marks.length; at++) {
    const mark = marks[at] ?? 0;
    if ((mark & starsMask) < leastStars || (isLeft && !isLeft(facets[at] ?? 0))) continue;
    const day = Math.floor(mark / dayUnit);
    races.set(day, (races.get(day) ?? 0) + 1);
  }
  return { offsets: [...races.keys()], races: [...races.values()] };
}
