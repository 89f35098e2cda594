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
  const { found, groups, days } = sources(query);
  // Each list is one text: reading thousands of rows would cost the driver more than the database.
  const row = await readRow(
    db,
    lists,
    sql`
      ${found ? sql`with found as materialized (${found})` : sql``}
      select grouped.*, dated.* from (
        select array_agg(facet_id)::text as ids, array_agg(races)::text as races,
          array_agg(rated_3)::text as "rated3", array_agg(rated_4)::text as "rated4",
          array_agg(rated_5)::text as "rated5"
        from (${groups}) grouped
      ) grouped, (
        select array_agg(day)::text as days, array_agg(races)::text as "racesOfDays"
        from (${days}) dated
      ) dated`,
  );
  return {
    groups: {
      ids: numbersIn(row?.ids),
      races: numbersIn(row?.races),
      rated: { 3: numbersIn(row?.rated3), 4: numbersIn(row?.rated4), 5: numbersIn(row?.rated5) },
    },
    days: { offsets: numbersIn(row?.days), races: numbersIn(row?.racesOfDays) },
  };
}

/** Lists are null when there are no groups. */
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

/** What only the races themselves know, however it is counted. */
const subjectsOfRaces = new Set<FilterSubject>(["words", "length"]);

/**
 * The statements to count: the groups and the days, and the races that both read where these are
 * expensive to find.
 */
function sources(query: SearchQuery): { found: SQL | null; groups: SQL; days: SQL } {
  const subjects = new Set(filtersInUse(query.filters).map(subjectOf));
  const groups = subjects.isSubsetOf(subjectsOfCounts) ? groupsOfCounts(query) : null;
  const days = subjects.isSubsetOf(subjectsOfDays) ? daysOfCounts(query) : null;
  const anyDay = { ...query, filters: onAnyDay(query.filters) };
  if (subjects.isDisjointFrom(subjectsOfRaces)) {
    const ofGroups = allRaces(query, isUpcoming(query));
    return {
      found: null,
      groups: groups ?? groupsOf(ofGroups),
      days: days ?? daysOf(query, sql`race_search s where ${isUpcoming(anyDay)} and`),
    };
  }
  return {
    found: sql`select s.start_date, s.facet_id, s.rating10 from ${allRaces(query, isUpcoming(anyDay))}`,
    groups: groupsOf(sql`found s where ${isUpcoming(query)}`),
    days: daysOf(query, sql`found s where`),
  };
}

const counted = sql`count(*)::int as races,
  (count(*) filter (where s.rating10 >= 30))::int as rated_3,
  (count(*) filter (where s.rating10 >= 40))::int as rated_4,
  (count(*) filter (where s.rating10 >= 50))::int as rated_5`;

function groupsOf(races: SQL): SQL {
  return sql`select s.facet_id, ${counted} from ${races} group by s.facet_id`;
}

/** The stored counts minus the past races that are not pruned yet: a type and place can appear twice. */
function groupsOfCounts({ today }: SearchQuery): SQL {
  return sql`
    select facet_id, races, rated_3, rated_4, rated_5 from race_counts
    union all
    select facet_id, -races, -rated_3, -rated_4, -rated_5 from (
      select s.facet_id, ${counted} from race_search s
      where s.start_date < ${today}::date
      group by s.facet_id
    ) past`;
}

/** @param races - the races as `s`, up to the condition of the filters that are not about days */
function daysOf({ filters, today }: SearchQuery, races: SQL): SQL {
  const others = and(placeMatches(filters), ratingMatches(filters)) ?? sql`true`;
  return sql`
    select s.start_date - ${today}::date as day, count(*)::int as races
    from ${races} ${others}
    group by s.start_date`;
}

/** A day may appear more than once, as in `race_counts`. */
function daysOfCounts({ filters, today }: SearchQuery): SQL {
  const races = filters.rating === null ? sql`races` : sql.raw(`rated_${filters.rating}`);
  return sql`
    select start_date - ${today}::date as day, ${races} as races
    from race_days where start_date >= ${today}::date`;
}
