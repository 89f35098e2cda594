import { type SQL, sql } from "drizzle-orm";
import type { RaceFilters } from "./filters.ts";
import type { RaceSort } from "./race-sort.ts";

/**
 * What comes before the day in each order of the list. A free race comes first, one without a known
 * price or without a review last.
 */
const before: Record<RaceSort, (races: SQL) => SQL> = {
  date: () => sql``,
  // Not without a centre.
  near: () => sql``,
  price: (races) => sql`${races}.price, `,
  rating: (races) => sql`${races}.rating10 desc nulls last, `,
};

/** The order of the list as SQL, over the projection under the name `races`: the same each time. */
export function inOrder({ sort }: RaceFilters, races: "s" | "picked"): SQL {
  const name = sql.raw(races);
  return sql`${before[sort](name)}${name}.start_date, ${name}.race_id`;
}
