import { and, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Day } from "#values/day.ts";
import { fold } from "#values/fold.ts";
import { type Period, quickPeriod } from "./calendar.ts";
import { distanceBounds, isSet, type RaceFilters } from "./filters.ts";
import { typesOfBadge } from "./race-type.ts";
import { type Term, termsIn, wordsIn } from "./search-words.ts";

/** A length among the words finds distances this many metres around it. */
const tolerance = 500;

/** A search as the database understands it: the filters, the folded words and today. */
export type Search = { filters: RaceFilters; words: string[]; today: Day };

export function searchFor(filters: RaceFilters, today: Day): Search {
  return { filters, words: wordsIn(filters.q), today };
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

/** The conditions on the type and place of a race; none where no filter looks at them. */
export function placeMatches({ types, countries, city }: RaceFilters): SQL | undefined {
  const contains = (column: SQL, part: string) => sql`${column} like ${`%${literal(fold(part))}%`}`;
  const conditions = and(
    or(...types.map(typeMatches)),
    or(...countries.map((country) => contains(sql`country_norm`, country))),
    city ? contains(sql`city_norm`, city) : undefined,
  );
  return conditions && sql`s.facet_id in (select facet_id from race_facets where ${conditions})`;
}

/** The races that wear the chosen badge, or exactly the stored type where it is none. */
function typeMatches(choice: string): SQL {
  const stored = typesOfBadge(choice);
  if (stored.length === 0) return sql`race_type = ${choice}`;
  return sql`lower(btrim(race_type)) in ${stored}`;
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

export function ratingMatches({ rating }: RaceFilters): SQL | undefined {
  return rating === null ? undefined : sql`s.rating10 >= ${rating * 10}::smallint`;
}

/** The conditions on length and words: the cheap test first, since words are read from the text. */
export function rowMatches({ filters, words }: Pick<Search, "filters" | "words">): SQL | undefined {
  return and(
    isSet(filters, "distance") ? lengthMatches(filters.distance) : undefined,
    ...termsIn(words).map(termMatches),
  );
}

/** True where any distance of the race lies in the range; the upper end means "and more". */
function lengthMatches({ from, to }: RaceFilters["distance"]): SQL {
  const shortest = Math.round(from * 1000);
  if (to >= distanceBounds.to) return sql`s.max_m >= ${shortest}::int`;
  return hasLength(shortest, Math.round(to * 1000));
}

/** The shortest and the longest distance answer for most races: only what lies around is looked into. */
function hasLength(from: number, to: number): SQL {
  return sql`s.min_m <= ${to}::int and s.max_m >= ${from}::int
    and (s.min_m >= ${from}::int or s.max_m <= ${to}::int
      or s.distances_m && int4range(${from}::int, ${to}::int, '[]'))`;
}

function termMatches({ words, meters }: Term): SQL | undefined {
  const named = and(...words.map((word) => sql`s.search_text like ${wordPattern(word)}`));
  if (meters === null) return named;
  return sql`((${hasLength(meters - tolerance, meters + tolerance)}) or (${named}))`;
}

/** One or two letters match the start of a word only: the trigram index knows nothing shorter. */
function wordPattern(word: string): string {
  return word.length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`;
}

/** Takes their meaning from the characters that are special in a pattern. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
