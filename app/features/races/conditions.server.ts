import { and, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Day } from "#values/day.ts";
import { fold } from "#values/fold.ts";
import { type Period, quickPeriod } from "./calendar.ts";
import { distanceBounds, isSet, type RaceFilters } from "./filters.ts";

/** Words of a search text that count; the others are left out. */
const wordsLimit = 8;

/** A search as the database understands it: the filters, the folded words and today. */
export type Search = { filters: RaceFilters; words: string[]; today: Day };

export function searchFor(filters: RaceFilters, today: Day): Search {
  return { filters, words: wordsIn(filters.q), today };
}

/** The different words of a text, folded, without the punctuation around them. */
export function wordsIn(text: string): string[] {
  const words = fold(text).split(/[\s,;:"“”()]+/);
  return [...new Set(words.filter(Boolean))].slice(0, wordsLimit);
}

/** Joins what a listing of races reads from: `s` is a race's projection, `f` its type and place. */
export const searchTables = sql`race_search s join race_facets f using (facet_id)`;

/** Everything a race has to meet, over `searchTables`. */
export function matches(search: Search): SQL | undefined {
  return and(
    placeMatches(search.filters),
    isUpcoming(search),
    rowMatches(search),
    ratingMatches(search.filters),
  );
}

/** The conditions on `f`; `except` leaves one out, as that filter's own counts do. */
export function placeMatches(
  { types, countries, city }: RaceFilters,
  except?: "types" | "countries" | "city",
): SQL | undefined {
  const contains = (column: SQL, part: string) => sql`${column} like ${`%${literal(fold(part))}%`}`;
  return and(
    sql`true`,
    types.length > 0 && except !== "types" ? inArray(sql`f.race_type`, types) : undefined,
    except === "countries"
      ? undefined
      : or(...countries.map((country) => contains(sql`f.country_norm`, country))),
    city && except !== "city" ? contains(sql`f.city_norm`, city) : undefined,
  );
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

/** Within a period, as far as it is not in the past. */
export function isWithin({ from, to }: Period, today: Day): SQL {
  const start = from > today ? from : today;
  return sql`s.start_date between ${start}::date and ${to}::date`;
}

export function ratingMatches({ rating }: RaceFilters): SQL {
  return rating === null ? sql`true` : sql`s.rating10 >= ${rating * 10}::smallint`;
}

/** The conditions on length and words: the cheap test first, since words are read from the text. */
export function rowMatches({ filters, words }: Search): SQL | undefined {
  return and(
    sql`true`,
    isSet(filters, "distance") ? lengthMatches(filters.distance) : undefined,
    ...words.map((word) => sql`s.search_text like ${wordPattern(word)}`),
  );
}

/** True where any distance of the race lies in the range; the upper end means "and more". */
function lengthMatches({ from, to }: RaceFilters["distance"]): SQL {
  const shortest = Math.round(from * 1000);
  if (to >= distanceBounds.to) return sql`s.max_m >= ${shortest}::int`;
  const longest = Math.round(to * 1000);
  return sql`s.min_m <= ${longest}::int and s.max_m >= ${shortest}::int
    and s.distances_m && int4range(${shortest}::int, ${longest}::int, '[]')`;
}

/** One or two letters match the start of a word only: the trigram index knows nothing shorter. */
function wordPattern(word: string): string {
  return word.length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`;
}

/** Takes their meaning from the characters that are special in a pattern. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
