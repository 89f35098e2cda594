import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Day } from "#values/day.ts";
import { quickPeriod } from "./calendar.ts";
import {
  isUpcoming,
  isWithin,
  placeMatches,
  ratingMatches,
  rowMatches,
  type Search,
} from "./conditions.server.ts";
import { type QuickDate, quickDates } from "./filters.ts";

/** How many races of one type and place match everything else, and how good they are. */
export type FacetGroup = {
  id: number;
  races: number;
  rated3: number;
  rated4: number;
  rated5: number;
};

export type CountedGroups = { groups: FacetGroup[]; quickDates: Map<QuickDate, number> };

/**
 * Counts the races once, by type and place (some thousand groups at most), ignoring the filters on
 * these and on the rating, which are counted over the groups. The quick dates ignore the date, so
 * they are counted apart, over the two months at most that they reach.
 */
export async function countGroups(db: Database, search: Search): Promise<CountedGroups> {
  // Columns as one text each: thousands of rows would cost the driver more than the database.
  const [row] = await db.execute<Row>(sql`
    select array_agg(facet_id)::text as ids, array_agg(races)::text as races,
      array_agg(rated_3)::text as rated3, array_agg(rated_4)::text as rated4,
      array_agg(rated_5)::text as rated5, (${quickDateCounts(search)})::text as dates
    from (${looksAtRows(search) ? groupsOfRows(search) : groupsOfCounts(search)}) grouped
    where races > 0`);
  const numbers = (column: keyof Row) => JSON.parse(`[${row?.[column]?.slice(1, -1) ?? ""}]`);
  const [races, rated3, rated4, rated5] = [
    numbers("races"),
    numbers("rated3"),
    numbers("rated4"),
    numbers("rated5"),
  ];
  const dates = numbers("dates");
  return {
    groups: numbers("ids").map((id: number, at: number) => ({
      id,
      races: races[at],
      rated3: rated3[at],
      rated4: rated4[at],
      rated5: rated5[at],
    })),
    quickDates: new Map(quickDates.map((when, at) => [when, dates[at] ?? 0])),
  };
}

type Row = Record<"ids" | "races" | "rated3" | "rated4" | "rated5" | "dates", string | null>;

/** Whether a filter asks for more than the kept counts know. */
function looksAtRows(search: Search): boolean {
  const { when, dates } = search.filters;
  const isDated = when !== null || dates.from !== null || dates.to !== null;
  return isDated || rowMatches(search) !== undefined;
}

function groupsOfRows(search: Search): SQL {
  return sql`
    select s.facet_id, count(*) as races, count(*) filter (where s.rating10 >= 30) as rated_3,
      count(*) filter (where s.rating10 >= 40) as rated_4,
      count(*) filter (where s.rating10 >= 50) as rated_5
    from race_search s
    where ${and(isUpcoming(search), rowMatches(search))}
    group by s.facet_id`;
}

/** The kept counts without the races that are past but not yet pruned. */
function groupsOfCounts({ today }: Search): SQL {
  return sql`
    select facet_id, sum(races) as races, sum(rated_3) as rated_3, sum(rated_4) as rated_4,
      sum(rated_5) as rated_5
    from (
      select facet_id, races, rated_3, rated_4, rated_5 from race_counts
      union all
      select facet_id, -count(*), -count(*) filter (where rating10 >= 30),
        -count(*) filter (where rating10 >= 40), -count(*) filter (where rating10 >= 50)
      from race_search where start_date < ${today}::date
      group by facet_id
    ) kept
    group by facet_id`;
}

function quickDateCounts(search: Search): SQL {
  const { filters, today } = search;
  const periods = quickDates.map((when) => quickPeriod(when, today));
  const reach = { from: today, to: periods.map(({ to }) => to).reduce(later) };
  const counts = periods.map((period) => sql`count(*) filter (where ${isWithin(period, today)})`);
  const anyQuickDate = { ...search, filters: { ...filters, when: null } };
  return sql`
    select array[${sql.join(counts, sql`, `)}]
    from race_search s
    where ${and(
      isWithin(reach, today),
      isUpcoming(anyQuickDate),
      placeMatches(filters),
      ratingMatches(filters),
      rowMatches(search),
    )}`;
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}
