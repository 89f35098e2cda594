import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Day } from "#values/day.ts";
import { fold } from "#values/fold.ts";
import { quickPeriod } from "./calendar.ts";
import {
  isUpcoming,
  isWithin,
  placeMatches,
  ratingMatches,
  rowMatches,
  type Search,
} from "./conditions.server.ts";
import { type MinimumRating, minimumRatings, type QuickDate, quickDates } from "./filters.ts";
import { remembered } from "./remembered.server.ts";

/** How many races one choice of a filter would leave. */
export type FacetCount<Value = string> = { value: Value; count: number };

/** The counts beside the filters. Each filter's counts ignore what is chosen in that filter. */
export type RaceFacets = {
  types: FacetCount[];
  countries: FacetCount[];
  /** The cities with the most races. */
  cities: FacetCount[];
  quickDates: FacetCount<QuickDate>[];
  ratings: FacetCount<MinimumRating>[];
};

export type CountedFacets = { total: number; facets: RaceFacets };

const citiesLimit = 30;

/** The exact number of races and all facets; without words remembered for some seconds. */
export function countFacets(db: Database, search: Search): Promise<CountedFacets> {
  if (search.words.length > 0) return loadFacets(db, search);
  const { view: _view, date: _date, page: _page, ...asked } = search.filters;
  const question = JSON.stringify(["facets", search.today, asked]);
  return remembered(db, question, () => loadFacets(db, search));
}

async function loadFacets(db: Database, search: Search): Promise<CountedFacets> {
  const { filters } = search;
  const rows = await db.execute<FacetRow>(facetsQuery(search));
  const of = (facet: FacetRow["facet"]) =>
    rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }));
  const countOf = (facet: FacetRow["facet"], value: string) =>
    of(facet).find((counted) => counted.value === value)?.count ?? 0;
  return {
    total: countOf("total", ""),
    facets: {
      types: withChosen(of("type"), filters.types),
      countries: withChosen(of("country"), filters.countries),
      cities: of("city"),
      quickDates: quickDates.map((value) => ({ value, count: countOf("when", value) })),
      ratings: minimumRatings.map((value) => ({ value, count: countOf("rating", String(value)) })),
    },
  };
}

type FacetRow = {
  facet: "total" | "type" | "country" | "city" | "rating" | "when";
  value: string;
  count: number;
};

/**
 * Groups the races once by type and place (some thousand groups at most) and counts everything
 * else over the groups. The quick dates ignore the date, so they are counted apart, over the two
 * months at most that they reach.
 */
function facetsQuery(search: Search): SQL {
  const { filters } = search;
  const places = placeMatches(filters);
  return sql`
    with f as materialized (
      select race_type, country, city, country_norm, city_norm, grouped.*
      from (
        select s.facet_id, count(*) filter (where ${ratingMatches(filters)}) as matching,
          count(*) filter (where s.rating10 >= 30) as rated_3,
          count(*) filter (where s.rating10 >= 40) as rated_4,
          count(*) filter (where s.rating10 >= 50) as rated_5
        from race_search s
        where ${isUpcoming(search)} and ${rowMatches(search)}
        group by s.facet_id
      ) grouped join race_facets using (facet_id)
    )
    select counted.facet, counted.value, coalesce(counted.count, 0)::int as count
    from (
      select sum(matching) as matching, sum(rated_3) as rated_3, sum(rated_4) as rated_4,
        sum(rated_5) as rated_5
      from f where ${places}
    ) sums cross join lateral (values ('total', '', matching),
      ('rating', '3', rated_3), ('rating', '4', rated_4), ('rating', '5', rated_5)
    ) as counted (facet, value, count)
    union all
    select 'type', race_type, sum(matching)::int
      from f where matching > 0 and ${placeMatches(filters, "types")} group by race_type
    union all
    select 'country', country, sum(matching)::int
      from f where matching > 0 and ${placeMatches(filters, "countries")} group by country
    union all
    (select 'city', city, sum(matching)::int
      from f where matching > 0 and ${placeMatches(filters, "city")}
      group by city order by 3 desc, city limit ${citiesLimit})
    union all
    ${quickDatesQuery(search)}`;
}

function quickDatesQuery(search: Search): SQL {
  const { filters, today } = search;
  const periods = quickDates.map((when) => ({ when, ...quickPeriod(when, today) }));
  const reach = { from: today, to: periods.map(({ to }) => to).reduce(later) };
  const counts = periods.map((period) => sql`count(*) filter (where ${isWithin(period, today)})`);
  const anyQuickDate = { ...search, filters: { ...filters, when: null } };
  const labels = quickDates.map((when) => sql`${when}::text`);
  return sql`
    select 'when', counted.value, counted.count::int
    from (
      select array[${sql.join(labels, sql`, `)}] as labels, array[${sql.join(counts, sql`, `)}] as counts
      from race_search s join race_facets f using (facet_id)
      where ${isWithin(reach, today)} and ${isUpcoming(anyQuickDate)} and ${placeMatches(filters)}
        and ${ratingMatches(filters)} and ${rowMatches(search)}
    ) sums cross join lateral unnest(labels, counts) as counted (value, count)`;
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/**
 * From A to Z, with what is chosen but finds nothing: a choice must not vanish from its list.
 * A chosen part of a name (`per`) stands for the names that contain it.
 */
function withChosen(counted: FacetCount[], chosen: string[]): FacetCount[] {
  const names = counted.map(({ value }) => fold(value));
  const missing = chosen.filter((choice) => !names.some((name) => name.includes(fold(choice))));
  const all = [...counted, ...missing.map((value) => ({ value, count: 0 }))];
  return all.sort((a, b) => a.value.localeCompare(b.value, "en"));
}
