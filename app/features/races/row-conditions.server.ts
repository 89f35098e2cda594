import { and, type SQL, sql } from "drizzle-orm";
import { literal } from "#values/typed.ts";
import { distanceBounds, isSet, type RaceFilters } from "./filters.ts";
import { type Term, termsIn } from "./search-words.ts";

/** A length among the words finds distances this many metres around it. */
const tolerance = 500;

/** What a search asks of a race's own row. */
type Asked = { filters: RaceFilters; words: string[] };

/** The conditions on length and words: the cheap test first, since words are read from the text. */
export function rowMatches({ filters, words }: Asked): SQL | undefined {
  return and(lengthMatches(filters), ...termsIn(words).map(termMatches));
}

/**
 * The projection of all races that a search leaves, as `s`, for what reads every one of them.
 * `others` is what else they have to meet.
 *
 * Words come first and by themselves: guessing how many races have them, the database would look
 * into the index of words again for every city. A length alone (`marathon`) is found by two
 * indexes, since reading all texts for the races without that distance takes three times as long.
 */
export function allRaces(asked: Asked, dates: SQL | undefined, others?: SQL): SQL {
  if (asked.words.length === 0) {
    return sql`race_search s where ${and(dates, others, rowMatches(asked))}`;
  }
  const read = (condition: SQL | undefined) => sql`
    select s.race_id, s.start_date, s.facet_id, s.rating10 from race_search s
    where ${and(dates, condition)}`;
  const [term, another] = termsIn(asked.words);
  const rows =
    term && term.meters !== null && !another
      ? sql`${read(and(lengthMatches(asked.filters), isAsLong(term.meters)))} union all
          ${read(and(lengthMatches(asked.filters), isNamed(term), sql`(${isAsLong(term.meters)}) is not true`))}`
      : read(rowMatches(asked));
  return sql`(${rows} offset 0) s where ${others ?? sql`true`}`;
}

/** True where any distance of the race lies in the range; the upper end means "and more". */
function lengthMatches(filters: RaceFilters): SQL | undefined {
  if (!isSet(filters, "distance")) return undefined;
  const { from, to } = filters.distance;
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

function termMatches(term: Term): SQL | undefined {
  if (term.meters === null) return isNamed(term);
  return sql`((${isAsLong(term.meters)}) or (${isNamed(term)}))`;
}

function isAsLong(meters: number): SQL {
  return hasLength(meters - tolerance, meters + tolerance);
}

function isNamed({ words }: Term): SQL | undefined {
  return and(...words.map((word) => sql`s.search_text like ${wordPattern(word)}`));
}

/** One or two letters match the start of a word only: the trigram index knows nothing shorter. */
function wordPattern(word: string): string {
  return word.length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`;
}
