import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readCount } from "#db/rows.ts";
import { quickPeriod } from "../calendar/calendar.ts";
import {
  isOnWeekdays,
  isWithin,
  lengthMatches,
  ratingMatches,
} from "./filter-conditions.server.ts";
import type { FilterSubject } from "./filters.ts";
import { placeMatches } from "./place-filters.server.ts";
import type { SearchQuery } from "./search-query.server.ts";
import { wordsMatch } from "./words/word-conditions.server.ts";

/** Saturday and Sunday. */
const weekend = [6, 0];

/**
 * The conditions of the filters on a race, over its projection `s`, grouped by subject. Cheap tests
 * come first; the search for words in a text is the most expensive.
 */
const conditions: Record<FilterSubject, (query: SearchQuery) => SQL | undefined> = {
  day: isUpcoming,
  place: ({ filters }) => placeMatches(filters),
  rating: ({ filters }) => ratingMatches(filters),
  length: ({ filters }) => lengthMatches(filters),
  words: wordsMatch,
};

/** All conditions of a query on a race. */
export function matches(query: SearchQuery): SQL | undefined {
  return and(...Object.values(conditions).map((condition) => condition(query)));
}

/** How many upcoming races match. */
export function countMatches(db: Database, query: SearchQuery): Promise<number> {
  return readCount(db, sql`select count(*) from race_search s where ${matches(query)}`);
}

/** The conditions on the day: not in the past, and within the dates of the filters. */
export function isUpcoming({ filters, today }: SearchQuery): SQL | undefined {
  const { from, to } = filters.dates;
  const start = from && from > today ? from : today;
  return and(
    sql`s.start_date >= ${start}::date`,
    to ? sql`s.start_date <= ${to}::date` : undefined,
    filters.when ? isWithin(quickPeriod(filters.when, today), today) : undefined,
    filters.weekends ? isOnWeekdays(weekend) : undefined,
  );
}
