import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { orNull, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { isUpcoming } from "../conditions.server.ts";
import { ratingMatches } from "../filter-conditions.server.ts";
import { type FilterSubject, filtersInUse, type MinimumRating, subjectOf } from "../filters.ts";
import { placeMatches } from "../place-filters.server.ts";
import type { SearchQuery } from "../search-query.ts";
import { allRaces } from "../words/word-conditions.server.ts";
import { type DayCounts, onAnyDay } from "./day-counts.ts";

/**
 * For each type and place, how many races match the other filters, and how many of these have at
 * least 3, 4 and 5 stars. The numbers of `ids[n]` are at index `n` of every list. A type and place
 * may appear more than once, also with negative numbers: only the sums are counts.
 */
export type FacetGroups = {
  ids: number[];
  races: number[];
  rated: Record<MinimumRating, number[]>;
};

export type CountedGroups = { groups: FacetGroups; days: DayCounts };

/**
 * Counts the races once by type and place (some thousand groups at most), and once by day. Filters on
 * type, place and rating are left out of the first: they are applied to the groups. Filters on the day
 * are left out of the second, because every count of days ignores what is chosen there.
 */
export async function countGroups(db: Database, query: SearchQuery): Promise<CountedGroups> {
  const row = await readRow(db, lists, listsOf(query));
  return {
    groups: {
      ids: numbersIn(row?.ids),
      races: numbersIn(row?.races),
      rated: { 3: numbersIn(row?.rated3), 4: numbersIn(row?.rated4), 5: numbersIn(row?.rated5) },
    },
    days: { offsets: numbersIn(row?.days), races: numbersIn(row?.racesOfDays) },
  };
}

/**
 * The columns of the statement. Each list is one text: reading thousands of rows would cost the driver
 * more than the database. Lists are null when there are no groups.
 */
const lists = {
  ids: orNull(text),
  races: orNull(text),
  rated3: orNull(text),
  rated4: orNull(text),
  rated5: orNull(text),
  days: orNull(text),
  racesOfDays: orNull(text),
};

/** The numbers of a list as PostgreSQL writes it: `{1,2,3}`. */
function numbersIn(list: string | null | undefined): number[] {
  return JSON.parse(`[${list?.slice(1, -1) ?? ""}]`);
}

/** What `race_counts` knows, and what `race_days` knows; for other filters the races are counted. */
const subjectsOfCounts = new Set<FilterSubject>(["place", "rating"]);
const subjectsOfDays = new Set<FilterSubject>(["day", "rating"]);

/** What only the races themselves know, however it is counted. Finding it costs most. */
const subjectsOfRaces = new Set<FilterSubject>(["words", "length"]);

function listsOf(query: SearchQuery): SQL {
  const subjects = new Set(filtersInUse(query.filters).map(subjectOf));
  if (!subjects.isDisjointFrom(subjectsOfRaces)) return listsOfFound(query, subjects);
  const ofGroups = subjects.isSubsetOf(subjectsOfCounts)
    ? groupsOfCounts(query)
    : groupsOf(allRaces(query, isUpcoming(query)));
  const ofDays = subjects.isSubsetOf(subjectsOfDays) ? daysOfCounts(query) : daysOf(query);
  return sql`
    select grouped.*, dated.* from (
      select array_agg(facet_id)::text as ids, array_agg(races)::text as races,
        array_agg(rated_3)::text as "rated3", array_agg(rated_4)::text as "rated4",
        array_agg(rated_5)::text as "rated5"
      from (${ofGroups}) grouped
    ) grouped, (
      select array_agg(day)::text as days, array_agg(races)::text as "racesOfDays"
      from (${ofDays}) dated
    ) dated`;
}

/** Reads each race that is found once, for its type and place as for its day. */
function listsOfFound(query: SearchQuery, subjects: ReadonlySet<FilterSubject>): SQL {
  const { filters, today } = query;
  const anyDay = { ...query, filters: onAnyDay(filters) };
  const onDays = subjects.has("day") ? isUpcoming(query) : undefined;
  const list = (column: string, isOfGroup: boolean) =>
    sql`(array_agg(${sql.raw(column)}) filter (where is_group = ${isOfGroup}))::text`;
  return sql`
    select ${list("facet_id", true)} as ids, ${list("races", true)} as races,
      ${list("rated_3", true)} as "rated3", ${list("rated_4", true)} as "rated4",
      ${list("rated_5", true)} as "rated5",
      ${list("day", false)} as days, ${list("races_of_day", false)} as "racesOfDays"
    from (
      select s.facet_id, grouping(s.facet_id) = 0 as is_group, ${counts(onDays)},
        s.start_date - ${today}::date as day,
        ${countOf(and(placeMatches(filters), ratingMatches(filters)))} as races_of_day
      from ${allRaces(query, isUpcoming(anyDay))}
      group by grouping sets ((s.facet_id), (s.start_date))
    ) grouped`;
}

function countOf(condition: SQL | undefined): SQL {
  return condition ? sql`(count(*) filter (where ${condition}))::int` : sql`count(*)::int`;
}

/** @param condition - of the races that count, if not all do */
function counts(condition?: SQL): SQL {
  return sql`${countOf(condition)} as races,
    ${countOf(and(sql`s.rating10 >= 30`, condition))} as rated_3,
    ${countOf(and(sql`s.rating10 >= 40`, condition))} as rated_4,
    ${countOf(and(sql`s.rating10 >= 50`, condition))} as rated_5`;
}

function groupsOf(races: SQL): SQL {
  return sql`select s.facet_id, ${counts()} from ${races} group by s.facet_id`;
}

/** The stored counts minus the past races that are not pruned yet: a type and place can appear twice. */
function groupsOfCounts({ today }: SearchQuery): SQL {
  return sql`
    select facet_id, races, rated_3, rated_4, rated_5 from race_counts
    union all
    select facet_id, -races, -rated_3, -rated_4, -rated_5 from (
      select s.facet_id, ${counts()} from race_search s
      where s.start_date < ${today}::date
      group by s.facet_id
    ) past`;
}

function daysOf(query: SearchQuery): SQL {
  const { filters, today } = query;
  const anyDay = { ...query, filters: onAnyDay(filters) };
  return sql`
    select s.start_date - ${today}::date as day, count(*)::int as races
    from race_search s
    where ${and(isUpcoming(anyDay), placeMatches(filters), ratingMatches(filters))}
    group by s.start_date`;
}

/** A day may appear more than once, as in `race_counts`. */
function daysOfCounts({ filters, today }: SearchQuery): SQL {
  const races = filters.rating === null ? sql`races` : sql.raw(`rated_${filters.rating}`);
  return sql`
    select start_date - ${today}::date as day, ${races} as races
    from race_days where start_date >= ${today}::date`;
}
