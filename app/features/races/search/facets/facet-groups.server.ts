import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { orNull, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import type { Day } from "#values/day.ts";
import { quickPeriod } from "../../calendar/calendar.ts";
import { isUpcoming } from "../conditions.server.ts";
import { isWithin, ratingMatches } from "../filter-conditions.server.ts";
import {
  type FilterSubject,
  filtersInUse,
  type MinimumRating,
  quickDates,
  subjectOf,
} from "../filters.ts";
import { placeMatches } from "../place-filters.server.ts";
import type { SearchQuery } from "../search-query.ts";
import { allRaces } from "../words/word-conditions.server.ts";

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

type CountedGroups = { groups: FacetGroups; quickDates: number[] };

/**
 * Counts the races once, by type and place (some thousand groups at most). Filters on these and on
 * the rating are left out: they are applied to the groups. The quick dates ignore the dates, so they
 * are counted by a statement of their own over the two months at most that they reach.
 */
export async function countGroups(db: Database, query: SearchQuery): Promise<CountedGroups> {
  // Each list is one text: reading thousands of rows would cost the driver more than the database.
  const row = await readRow(
    db,
    groupLists,
    sql`
      select array_agg(facet_id)::text as ids, array_agg(races)::text as races,
        array_agg(rated_3)::text as "rated3", array_agg(rated_4)::text as "rated4",
        array_agg(rated_5)::text as "rated5", (${quickDateCounts(query)})::text as dates
      from (${looksAtRows(query) ? groupsOfRows(query) : groupsOfCounts(query)}) grouped`,
  );
  return {
    groups: {
      ids: numbersIn(row?.ids),
      races: numbersIn(row?.races),
      rated: { 3: numbersIn(row?.rated3), 4: numbersIn(row?.rated4), 5: numbersIn(row?.rated5) },
    },
    quickDates: numbersIn(row?.dates),
  };
}

/** Lists are null when there are no groups. */
const groupLists = {
  ids: orNull(text),
  races: orNull(text),
  rated3: orNull(text),
  rated4: orNull(text),
  rated5: orNull(text),
  dates: text,
};

/** The numbers of a list as PostgreSQL writes it: `{1,2,3}`. */
function numbersIn(list: string | null | undefined): number[] {
  return JSON.parse(`[${list?.slice(1, -1) ?? ""}]`);
}

/** What `race_counts` knows; for filters on anything else the races are counted. */
const countedSubjects = new Set<FilterSubject>(["place", "rating"]);

function looksAtRows({ filters }: SearchQuery): boolean {
  return filtersInUse(filters).some((name) => !countedSubjects.has(subjectOf(name)));
}

const counted = sql`count(*)::int as races,
  (count(*) filter (where s.rating10 >= 30))::int as rated_3,
  (count(*) filter (where s.rating10 >= 40))::int as rated_4,
  (count(*) filter (where s.rating10 >= 50))::int as rated_5`;

function groupsOfRows(query: SearchQuery): SQL {
  return sql`
    select s.facet_id, ${counted} from ${allRaces(query, isUpcoming(query))}
    group by s.facet_id`;
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

function quickDateCounts(query: SearchQuery): SQL {
  const { filters, today } = query;
  const periods = quickDates.map((when) => quickPeriod(when, today));
  const reach = { from: today, to: periods.map(({ to }) => to).reduce(later) };
  const counts = periods.map((period) => sql`count(*) filter (where ${isWithin(period, today)})`);
  const anyQuickDate = { ...query, filters: { ...filters, when: null } };
  return sql`
    select array[${sql.join(counts, sql`, `)}]
    from ${allRaces(
      query,
      and(isWithin(reach, today), isUpcoming(anyQuickDate)),
      and(placeMatches(filters), ratingMatches(filters)),
    )}`;
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}
