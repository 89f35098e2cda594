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
import { facetPlaces } from "../query/facet-places.server.ts";
import { placeFilters, placeMatches } from "../query/place-filters.server.ts";
import type { SearchQuery } from "../query/query.server.ts";
import { type DayCounts, onAnyDay } from "./day-counts.ts";
import type { FacetGroups } from "./facets.ts";
import {
  closedOfFound,
  columnsOfFound,
  daysOfFound,
  groupsOfFound,
  listOfFound,
  readFound,
} from "./found-races.server.ts";

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
