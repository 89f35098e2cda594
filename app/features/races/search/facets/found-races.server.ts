import { type SQL, sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";
import { minimumRatings } from "../filters.ts";
import type { DayCounts } from "./day-counts.ts";
import type { FacetGroups } from "./facets.ts";

/**
 * The races that a statement has found: the type and place of each, and its mark, which is its day after
 * today × 16 + 8 if the filters on the day leave it out + its whole stars (0 without a review). To read
 * them all costs less than to have the database group them: most groups have a few races.
 */
export type MarkedRaces = { facets: number[]; marks: number[] };

const dayUnit = 16;
const onOtherDay = 8;
const starsMask = 7;

export const columnsOfFound = sql`s.start_date, s.facet_id, s.rating10`;

/** @param onDays - the filters on the day, where the races are of any day */
export function listsOfFound(races: SQL, today: Day, onDays?: SQL): SQL {
  const day = sql`(s.start_date - ${today}::date) * ${sql.raw(String(dayUnit))}`;
  const other =
    onDays && sql` + case when ${onDays} then 0 else ${sql.raw(String(onOtherDay))} end`;
  return sql`
    select array_agg(s.facet_id)::text as facets,
      array_agg(${day}${other} + coalesce(s.rating10 / 10, 0))::text as marks
    from ${races}`;
}

/** Counts by type and place the races that the filters on the day leave. */
export function groupsOfFound({ facets, marks }: MarkedRaces): FacetGroups {
  const groups: FacetGroups = { ids: [], races: [], rated: { 3: [], 4: [], 5: [] } };
  const lists = [groups.races, groups.rated[3], groups.rated[4], groups.rated[5]] as const;
  const places = new Map<number, number>();
  for (let at = 0; at < marks.length; at++) {
    const mark = marks[at] ?? 0;
    if (mark & onOtherDay) continue;
    const id = facets[at] ?? 0;
    let group = places.get(id);
    if (group === undefined) {
      group = groups.ids.push(id) - 1;
      places.set(id, group);
      for (const list of lists) list.push(0);
    }
    const stars = mark & starsMask;
    const increase = (list: number[]) => {
      list[group] = (list[group] ?? 0) + 1;
    };
    increase(groups.races);
    for (const least of minimumRatings) if (stars >= least) increase(groups.rated[least]);
  }
  return groups;
}

/**
 * Counts by day the races of any day that the other filters leave.
 * @param isLeft - whether the filters on type and place leave a combination; nothing where none is set
 */
export function daysOfFound(
  { facets, marks }: MarkedRaces,
  leastStars: number,
  isLeft?: (facet: number) => boolean,
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
