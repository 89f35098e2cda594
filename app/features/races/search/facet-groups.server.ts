import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Day } from "#values/day.ts";
import { quickPeriod } from "../calendar/calendar.ts";
import { isUpcoming, type Search } from "./conditions.server.ts";
import { isWithin, placeMatches, ratingMatches } from "./filter-conditions.server.ts";
import { type MinimumRating, quickDates } from "./filters.ts";
import { allRaces, rowMatches } from "./words/word-conditions.server.ts";

/**
 * How many races of a type and place match everything else, and how many of them are how good: the
 * numbers of `ids[n]` are at place `n` of every list. A type and place may come several times, also
 * with what is to be taken away: only the sums say something.
 */
export type FacetGroups = {
  ids: number[];
  races: number[];
  rated: Record<MinimumRating, number[]>;
};

export type CountedGroups = { groups: FacetGroups; quickDates: number[] };

/**
 * Counts the races once, by type and place (some thousand groups at most), ignoring the filters on
 * these and on the rating, which are counted over the groups. The quick dates ignore the date, so
 * they are counted apart, over the two months at most that they reach.
 */
export async function countGroups(db: Database, search: Search): Promise<CountedGroups> {
  // Columns as one text each: thousands of rows would cost the driver more than the database.
  const [row] = await db.execute<Row>(sql`
    select array_agg(facet_id)::text as ids, array_agg(races)::text as races,
      array_agg(rated_3)::text as rated_3, array_agg(rated_4)::text as rated_4,
      array_agg(rated_5)::text as rated_5, (${quickDateCounts(search)})::text as dates
    from (${looksAtRows(search) ? groupsOfRows(search) : groupsOfCounts(search)}) grouped`);
  const numbers = (column: keyof Row): number[] =>
    JSON.parse(`[${row?.[column]?.slice(1, -1) ?? ""}]`);
  return {
    groups: {
      ids: numbers("ids"),
      races: numbers("races"),
      rated: { 3: numbers("rated_3"), 4: numbers("rated_4"), 5: numbers("rated_5") },
    },
    quickDates: numbers("dates"),
  };
}

type Row = Record<"ids" | "races" | "rated_3" | "rated_4" | "rated_5" | "dates", string | null>;

/** Whether a filter asks for more than the kept counts know. */
function looksAtRows(search: Search): boolean {
  const { when, dates } = search.filters;
  const isDated = when !== null || dates.from !== null || dates.to !== null;
  return isDated || rowMatches(search) !== undefined;
}

const counted = sql`count(*)::int as races,
  (count(*) filter (where s.rating10 >= 30))::int as rated_3,
  (count(*) filter (where s.rating10 >= 40))::int as rated_4,
  (count(*) filter (where s.rating10 >= 50))::int as rated_5`;

function groupsOfRows(search: Search): SQL {
  return sql`
    select s.facet_id, ${counted} from ${allRaces(search, isUpcoming(search))}
    group by s.facet_id`;
}

/** The kept counts, less the races that are past but not yet pruned: a type and place comes twice. */
function groupsOfCounts({ today }: Search): SQL {
  return sql`
    select facet_id, races, rated_3, rated_4, rated_5 from race_counts
    union all
    select facet_id, -races, -rated_3, -rated_4, -rated_5 from (
      select s.facet_id, ${counted} from race_search s
      where s.start_date < ${today}::date
      group by s.facet_id
    ) past`;
}

function quickDateCounts(search: Search): SQL {
  const { filters, today } = search;
  const periods = quickDates.map((when) => quickPeriod(when, today));
  const reach = { from: today, to: periods.map(({ to }) => to).reduce(later) };
  const counts = periods.map((period) => sql`count(*) filter (where ${isWithin(period, today)})`);
  const anyQuickDate = { ...search, filters: { ...filters, when: null } };
  return sql`
    select array[${sql.join(counts, sql`, `)}]
    from ${allRaces(
      search,
      and(isWithin(reach, today), isUpcoming(anyQuickDate)),
      and(placeMatches(filters), ratingMatches(filters)),
    )}`;
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}
