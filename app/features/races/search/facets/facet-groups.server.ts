import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, orNull, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { earliestToday } from "#values/zone.ts";
import {
  type FilterSubject,
  filtersInUse,
  type RaceFilters,
  subjectOf,
} from "../../filters/filters.ts";
import { moment } from "../../standing.server.ts";
import {
  allRaces,
  isOnDays,
  isOpen,
  isUpcoming,
  matches,
  ratingMatches,
} from "../query/conditions.server.ts";
import { facetPlaces, placeFilters, placeMatches } from "../query/place-filters.server.ts";
import type { SearchQuery } from "../query/query.server.ts";
import { type DayCounts, onAnyDay } from "./day-counts.ts";
import type { FacetGroups } from "./facets.ts";

/**
 * The races that a statement has found: the type and place of each, and its mark, which is its day after
 * the first one × 32 + 16 if the filters on the day leave it out + 8 if it takes no registrations + its whole stars
 * (0 without a review). To read them all costs less than to have the database group them: most groups have
 * a few races.
 */
type MarkedRaces = { facets: Int32Array; marks: Int32Array };

const dayUnit = 32;
const onOtherDay = 16;
const isClosed = 8;
const starsMask = 7;
const mostStars = 5;
/** A race is written as one number, its facet × this unit + its mark: of two lists each costs as much. */
const facetUnit = 2 ** 26;

const columnsOfFound = sql`s.start_date, s.facet_id, s.rating10, s.closes_at`;

export type CountedGroups = {
  groups: FacetGroups;
  days: DayCounts;
  /** How many of the races that all filters leave take no registrations. */
  closed: number;
};

/** What `race_counts` knows, and what `race_days` knows; for other filters the races are counted. */
const subjectsOfCounts = new Set<FilterSubject>(["place", "rating", "registration"]);
const subjectsOfDays = new Set<FilterSubject>(["day", "rating", "registration"]);

/** What only the races themselves know, however it is counted. Finding it costs most. */
const subjectsOfRaces = new Set<FilterSubject>(["words", "length", "price"]);

/**
 * Counts the races once by type and place, and once by day. Filters on type, place and rating are left
 * out of the first: they are applied to the groups. Filters on the day are left out of the second,
 * because every count of days ignores what is chosen there.
 */
export async function countGroups(db: Database, query: SearchQuery): Promise<CountedGroups> {
  const { filters, now } = query;
  const subjects = new Set(filtersInUse(filters).map(subjectOf));
  if (!subjects.isDisjointFrom(subjectsOfRaces)) {
    const anyDay = isUpcoming({ ...query, filters: onAnyDay(filters) });
    const races = allRaces(query, anyDay, undefined, columnsOfFound);
    const onDays = subjects.has("day") ? isOnDays(query) : undefined;
    const row = await readRow(db, listed.races, listOfFound(races, now, onDays));
    const found = readFound(row?.found ?? null);
    const isLeft = subjects.has("place") ? await placeTest(db, found.facets, filters) : undefined;
    const stars = filters.rating ?? 0;
    return {
      groups: groupsOfFound(found),
      days: daysOfFound(found, stars, isLeft),
      closed: closedOfFound(found, stars, isLeft),
    };
  }
  const closed = sql`select count(*)::int as closed from race_search s
    where ${and(matches(query), sql`s.closes_at <= ${moment(now)}`)}`;
  const ofDays = subjects.isSubsetOf(subjectsOfDays) ? daysOfCounts(query) : daysOf(query);
  if (subjects.isSubsetOf(subjectsOfCounts)) {
    const statement = sql`
      select grouped.*, dated.*, closed.*
      from (${groupsOfCounts(query)}) grouped, (${ofDays}) dated, (${closed}) closed`;
    const row = await readRow(db, { ...listed.groups, ...listed.days, ...counted }, statement);
    return { groups: groupsIn(row), days: daysIn(row), closed: row?.closed ?? 0 };
  }
  const races = sql`race_search s where ${and(isUpcoming(query), isOpen(query))}`;
  const statement = sql`
    select races.*, dated.*, closed.*
    from (${listOfFound(races, now)}) races, (${ofDays}) dated, (${closed}) closed`;
  const row = await readRow(db, { ...listed.races, ...listed.days, ...counted }, statement);
  const groups = groupsOfFound(readFound(row?.found ?? null));
  return { groups, days: daysIn(row), closed: row?.closed ?? 0 };
}

/** Whether the filters on type and place leave one of the combinations. */
async function placeTest(db: Database, facets: Iterable<number>, filters: RaceFilters) {
  const ids = [...new Set(facets)];
  const places = await facetPlaces(db, ids);
  const tests = Object.values(placeFilters).map(({ test }) => test(filters));
  const left = new Set(
    ids.filter((id) => {
      const place = places.get(id);
      return place !== undefined && tests.every((test) => test(place));
    }),
  );
  return (facet: number) => left.has(facet);
}

/**
 * What the statements give. Each list is one text: reading thousands of rows would cost the driver
 * more than the database. Lists are null when there is nothing.
 */
const list = orNull(text);
const listed = {
  groups: { ids: list, races: list, rated3: list, rated4: list, rated5: list },
  days: { days: list, racesOfDays: list },
  races: { found: list },
};

const counted = { closed: integer };

type Lists<Name extends keyof typeof listed> = Record<
  keyof (typeof listed)[Name],
  string | null
> | null;

function groupsIn(row: Lists<"groups">): FacetGroups {
  return {
    ids: numbersIn(row?.ids),
    races: numbersIn(row?.races),
    rated: { 3: numbersIn(row?.rated3), 4: numbersIn(row?.rated4), 5: numbersIn(row?.rated5) },
  };
}

function daysIn(row: Lists<"days">): DayCounts {
  return { offsets: numbersIn(row?.days), races: numbersIn(row?.racesOfDays) };
}

/** The numbers of a list as PostgreSQL writes it: `{1,2,3}`. */
function numbersIn(list: string | null | undefined): number[] {
  return JSON.parse(`[${list?.slice(1, -1) ?? ""}]`);
}

/**
 * The stored counts minus the past races that are not pruned yet, or minus all that take no registrations:
 * a type and place can appear twice.
 */
function groupsOfCounts({ filters, now }: SearchQuery): SQL {
  const end = filters.isOpen ? sql`s.closes_at` : sql`s.ends_at`;
  const rated = (stars: number) =>
    sql`-(count(*) filter (where s.rating10 >= ${sql.raw(String(stars * 10))}))::int`;
  return sql`
    select array_agg(facet_id)::text as ids, array_agg(races)::text as races,
      array_agg(rated_3)::text as "rated3", array_agg(rated_4)::text as "rated4",
      array_agg(rated_5)::text as "rated5"
    from (
      select facet_id, races, rated_3, rated_4, rated_5 from race_counts
      union all
      select s.facet_id, -count(*)::int, ${rated(3)}, ${rated(4)}, ${rated(5)}
      from race_search s
      where ${end} <= ${moment(now)}
      group by s.facet_id
    ) counted`;
}

function listsOfDays(days: SQL): SQL {
  return sql`
    select array_agg(day)::text as days, array_agg(races)::text as "racesOfDays"
    from (${days}) counted`;
}

function daysOf(query: SearchQuery): SQL {
  const { filters, now } = query;
  const anyDay = { ...query, filters: onAnyDay(filters) };
  return listsOfDays(sql`
    select s.start_date - ${earliestToday(now)}::date as day, count(*)::int as races
    from race_search s
    where ${and(isUpcoming(anyDay), placeMatches(filters), ratingMatches(filters), isOpen(query))}
    group by s.start_date`);
}

/**
 * A day may appear more than once, as in `race_counts`: races that have ended, or that take no registrations,
 * are subtracted.
 */
function daysOfCounts({ filters, now }: SearchQuery): SQL {
  const races = filters.rating === null ? sql`races` : sql.raw(`rated_${filters.rating}`);
  const first = sql`${earliestToday(now)}::date`;
  const end = filters.isOpen ? sql`s.closes_at` : sql`s.ends_at`;
  const isLeftOut = sql`s.start_date >= ${first} and ${end} <= ${moment(now)}`;
  return listsOfDays(sql`
    select start_date - ${first} as day, ${races} as races
    from race_days where start_date >= ${first}
    union all
    select s.start_date - ${first}, -count(*)::int
    from race_search s where ${and(isLeftOut, ratingMatches(filters))}
    group by s.start_date`);
}

/** @param onDays - the filters on the day, where the races are of any day */
function listOfFound(races: SQL, now: Date, onDays?: SQL): SQL {
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
function readFound(list: string | null): MarkedRaces {
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
function groupsOfFound({ facets, marks }: MarkedRaces): FacetGroups {
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
function closedOfFound(
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
function daysOfFound(
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
