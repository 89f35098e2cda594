import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Day } from "#values/day.ts";
import { quickPeriod } from "../calendar/calendar.ts";
import { isWithin, placeMatches, ratingMatches } from "./filter-conditions.server.ts";
import type { RaceFilters } from "./filters.ts";
import type { Term } from "./reading/term.ts";
import { plainTerms, termsIn } from "./reading/terms.ts";
import { wordsIn } from "./words/search-words.ts";
import { rowMatches } from "./words/word-conditions.server.ts";

/** A search as the database understands it: the filters, the words as they are read, and today. */
export type Search = {
  filters: RaceFilters;
  terms: readonly Term[];
  /** Patterns of texts with one or two letters anywhere, once no word begins with them. */
  within: ReadonlyMap<string, readonly string[]>;
  today: Day;
};

/** The words as they were typed. */
export function searchFor(filters: RaceFilters, today: Day): Search {
  const words = wordsIn(filters.q);
  const terms = filters.isLiteral ? plainTerms(words) : termsIn(words, today);
  return { filters, terms, within: new Map(), today };
}

/** Everything a race has to meet, over its projection `s`. */
export function matches(search: Search): SQL | undefined {
  return and(
    isUpcoming(search),
    placeMatches(search.filters),
    ratingMatches(search.filters),
    rowMatches(search),
  );
}

/** How many upcoming races match. */
export async function countMatches(db: Database, search: Search): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from race_search s where ${matches(search)}`,
  );
  return row?.count ?? 0;
}

/** The conditions on the day: not in the past, and within the dates that are asked for. */
export function isUpcoming({ filters, today }: Search): SQL | undefined {
  const { from, to } = filters.dates;
  const start = from && from > today ? from : today;
  return and(
    sql`s.start_date >= ${start}::date`,
    to ? sql`s.start_date <= ${to}::date` : undefined,
    filters.when ? isWithin(quickPeriod(filters.when, today), today) : undefined,
  );
}
