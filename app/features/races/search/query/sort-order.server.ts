import { type SQL, sql } from "drizzle-orm";
import type { RaceFilters, RaceSort } from "../../filters/filters.ts";
import { centerOf, isWithinCircle, metersFrom } from "../../places/circle.server.ts";
import { paidCents } from "../../price.server.ts";
import { distancesAsked } from "./conditions.server.ts";
import type { SearchQuery } from "./query.server.ts";

/**
 * What comes before the day in each order of the list. A free race comes first, one without a known
 * price or without a review last.
 */
const before: Record<RaceSort, (races: SQL) => SQL> = {
  date: () => sql``,
  near: (races) => sql`${races}.meters, `,
  price: (races) => sql`${races}.price, `,
  rating: (races) => sql`${races}.rating10 desc nulls last, `,
};

/** What is read for it. An index has all of it but the price, so that no more than the page is looked up. */
const columns: Record<RaceSort, SQL> = {
  date: sql``,
  near: sql``,
  price: sql`, s.price`,
  rating: sql`, s.rating10`,
};

/** The order of the list as SQL, over the projection under the name `races`: the same each time. */
export function inOrder({ sort }: Pick<RaceFilters, "sort">, races: "s" | "picked"): SQL {
  const name = sql.raw(races);
  return sql`${before[sort](name)}${name}.start_date, ${name}.race_id`;
}

/**
 * The races of a list, as `s`, with the columns that its order needs. The distances are computed once
 * for each place, not for each race, and the prices of a length are read together. A price is that of the lengths that are asked for.
 * @param found - the races as `s`, from `from` on
 */
export function withOrder(found: SQL, query: Pick<SearchQuery, "filters" | "terms">): SQL {
  const { sort, near } = query.filters;
  const asked = sort === "price" ? distancesAsked(query) : undefined;
  if (asked) {
    return sql`
      select s.* from (
        select s.race_id, s.start_date, min(${paidCents}) as price
        from (select s.race_id, s.start_date from ${found}) s
        left join race_distances d on d.race_id = s.race_id and ${asked}
        group by s.race_id, s.start_date
      ) s`;
  }
  if (sort !== "near" || !near) {
    return sql`select s.race_id, s.start_date${columns[sort]} from ${found}`;
  }
  const center = centerOf(near);
  const reached = center
    ? sql`
      select f.facet_id, ${metersFrom(center)} as meters
      from race_facets f join places p on p.id = f.place_id
      where ${isWithinCircle(center, near.km)}`
    : sql`select facet_id, 0 as meters from race_facets where false`;
  const races = sql`select s.race_id, s.start_date, s.facet_id from ${found}`;
  return sql`
    select s.* from (
      select s.*, reached.meters
      from (${races}) s join (${reached}) reached on reached.facet_id = s.facet_id
    ) s`;
}
