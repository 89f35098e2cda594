import { and, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readCount } from "#db/rows.ts";
import { literal } from "#values/text/clean.ts";
import { fold } from "#values/text/fold.ts";
import { lengthTolerance } from "../../distance.ts";
import { type DayRange, quickPeriod } from "../../filters/days.ts";
import {
  distanceBounds,
  type FilterSubject,
  isSet,
  noFilters,
  type RaceFilters,
} from "../../filters/filters.ts";
import { centerOf } from "../../places/circle.server.ts";
import { usualRadius } from "../../places/near.ts";
import { costsAtMost, paidCents } from "../../price.server.ts";
import { namesakesOf } from "../../reading/place-words.ts";
import { southernCountries } from "../../reading/season-words.ts";
import type { Meaning, OneMeaning, Term } from "../../reading/term.ts";
import { tellingTerms } from "../../reading/terms.ts";
import { isAhead, moment } from "../../standing.server.ts";
import { placeMatches } from "./place-filters.server.ts";
import type { SearchQuery } from "./query.server.ts";

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
  registration: isOpen,
  length: ({ filters }) => lengthMatches(filters),
  price: priceMatches,
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

/** What a page reads of each race, and what the conditions beside the words look at. */
const columnsOfPage = sql`s.race_id, s.start_date, s.facet_id, s.rating10, s.price`;

/**
 * The projection of all races that match the lengths and words of a query, as `s`, for statements
 * that read every one of them. `dates` and `others` are further conditions. Columns that one index
 * holds together are read without the table.
 *
 * The words are looked for first, within `offset 0`: the database guesses wrong how many races have
 * them, and would read the index of words again for every city. Where every word has a meaning
 * (`december`, `trail marathon`) the races are found by two indexes, because reading the texts of
 * all races takes three times as long: first by all meanings, then by the words for those that a
 * meaning leaves out.
 */
export function allRaces(
  query: SearchQuery,
  dates: SQL | undefined,
  others?: SQL,
  columns = columnsOfPage,
): SQL {
  const { filters } = query;
  const terms = tellingTerms(query.terms);
  const lengths = and(isOpen(query), lengthMatches(filters), priceMatches(query));
  if (terms.length === 0) {
    return sql`race_search s where ${and(dates, others, lengths)}`;
  }
  const read = (condition: SQL | undefined) => sql`
    select ${columns} from race_search s where ${and(dates, condition)}`;
  const meant = foundByMeaning(terms);
  if (meant.length === 0) {
    const matching = and(lengths, wordsMatch(query));
    return sql`(${read(matching)} offset 0) s where ${others ?? sql`true`}`;
  }
  const meanings = and(...meant.map((term) => meaningMatches(term, query)));
  const named = or(...meant.map((term) => isNamed(term, query)));
  const otherTerms = terms.filter((term) => !meant.includes(term));
  const rest = and(lengths, allTerms(otherTerms, query));
  const rows = sql`${read(and(meanings, rest))} union all
    ${read(and(named, allTerms(meant, query), sql`(${meanings}) is not true`, rest))}`;
  return sql`(${rows} offset 0) s where ${others ?? sql`true`}`;
}

/** The meanings that do not read the texts. */
const meaningsOfIndexes = new Set<Meaning["kind"]>([
  "days",
  "season",
  "length",
  "price",
  "near",
  "country",
  "type",
  "lengths",
  "weekdays",
  "open",
]);

/** The texts of all races in a place name it: to find these by the word would read them all. */
const meaningsInTexts = new Set<Meaning["kind"]>(["near", "country"]);

/** The terms that are best found by their meaning; none if some term is found by its words only. */
function foundByMeaning(terms: readonly Term[]): readonly Term[] {
  const kindsOf = ({ meaning }: Term) => {
    if (meaning?.kind === "either") return meaning.meanings.map(({ kind }) => kind);
    return meaning ? [meaning.kind] : [];
  };
  const isIn = (kinds: ReadonlySet<Meaning["kind"]>) => (term: Term) => {
    const known = kindsOf(term);
    return known.length > 0 && known.every((kind) => kinds.has(kind));
  };
  if (!terms.every(isIn(meaningsOfIndexes))) return [];
  const rarelyNamed = terms.filter((term) => !isIn(meaningsInTexts)(term));
  return rarelyNamed.length > 0 ? rarelyNamed : terms.slice(0, 1);
}

/** The conditions on the day: not in the past, and one that the filters leave. */
export function isUpcoming(query: SearchQuery): SQL | undefined {
  return and(isAhead(query.now, "s"), isOnDays(query));
}

/** On one of the days that the filters leave, past ones included. */
export function isOnDays({ filters, today }: SearchQuery): SQL | undefined {
  const { from, to } = filters.dates;
  return and(
    from ? sql`s.start_date >= ${from}::date` : undefined,
    to ? sql`s.start_date <= ${to}::date` : undefined,
    filters.when ? isWithin(quickPeriod(filters.when, today)) : undefined,
    filters.weekends ? isOnWeekdays(weekend) : undefined,
  );
}

export function ratingMatches({ rating }: RaceFilters): SQL | undefined {
  return rating === null ? undefined : sql`s.rating10 >= ${rating * 10}::smallint`;
}

export function isWithin({ from, to }: DayRange): SQL {
  return sql`s.start_date between ${from}::date and ${to}::date`;
}

/** On one of the days of the week, from 0 for Sunday. All days that have races are in `race_days`. */
function isOnWeekdays(weekdays: readonly number[]): SQL {
  return sql`s.start_date in (
    select start_date from race_days where extract(dow from start_date) in ${weekdays})`;
}

const isSouthern = sql`s.facet_id in (
  select facet_id from race_facets where country_norm in ${southernCountries})`;

/**
 * Within a season, which depends on where the race is. One range of days around both halves of the earth
 * is read from an index.
 */
function isInSeason({ north, south }: { north: DayRange; south: DayRange }): SQL | undefined {
  const from = north.from < south.from ? north.from : south.from;
  const to = north.to > south.to ? north.to : south.to;
  return and(
    isWithin({ from, to }),
    sql`case when ${isSouthern} then ${isWithin(south)} else ${isWithin(north)} end`,
  );
}

/** True where any distance of the race lies in the range; the upper end means "and more". */
function lengthMatches(filters: RaceFilters): SQL | undefined {
  if (!isSet(filters, "distance")) return undefined;
  return hasLength(spanOfFilter(filters));
}

/** Takes registrations. */
export function isOpen({ filters, now }: SearchQuery): SQL | undefined {
  return filters.isOpen ? takesRegistrations(now) : undefined;
}

function takesRegistrations(now: Date): SQL {
  return sql`s.closes_at > ${moment(now)}`;
}

function priceMatches(query: SearchQuery): SQL | undefined {
  return query.filters.price ? costs(query.filters.price, query) : undefined;
}

/** A price is that of the lengths that are asked for; without any, that of the cheapest distance. */
function costs(price: { minor: number; currency: string }, query: SearchQuery): SQL | undefined {
  const asked = distancesAsked(query);
  if (!asked) return costsAtMost(price, sql`s.price`);
  return sql`s.race_id in (
    select d.race_id from race_distances d where ${asked} and ${costsAtMost(price, paidCents)})`;
}

/** In metres, both included; `null` is an open end. */
type LengthSpan = { from: number; to: number | null };

/** The lengths that the filters or else the words of a query ask for; empty where any will do. */
function lengthsAsked({ filters, terms }: Pick<SearchQuery, "filters" | "terms">): LengthSpan[] {
  if (isSet(filters, "distance")) return [spanOfFilter(filters)];
  return terms.flatMap(({ meaning }) => {
    const meanings = meaning?.kind === "either" ? meaning.meanings : [meaning];
    return meanings.flatMap((one) => (one ? (spanOfLength(one) ?? []) : []));
  });
}

/** What the lengths of a query ask of a distance `d`; nothing where any will do. */
export function distancesAsked(query: Pick<SearchQuery, "filters" | "terms">): SQL | undefined {
  const spans = lengthsAsked(query).map(({ from, to }) =>
    to === null
      ? sql`d.distance_m >= ${from}::int`
      : sql`d.distance_m between ${from}::int and ${to}::int`,
  );
  return or(...spans);
}

function spanOfFilter({ distance: { from, to } }: RaceFilters): LengthSpan {
  const longest = to === distanceBounds.to ? null : Math.round(to * 1000);
  return { from: Math.round(from * 1000), to: longest };
}

function spanOfLength(meaning: Meaning): LengthSpan | null {
  if (meaning.kind === "length") {
    return { from: meaning.meters - lengthTolerance, to: meaning.meters + lengthTolerance };
  }
  if (meaning.kind !== "lengths") return null;
  const { from, to } = meaning;
  return {
    from: Math.max(0, (from ?? 0) - lengthTolerance),
    to: to === null ? null : to + lengthTolerance,
  };
}

function hasLength({ from, to }: LengthSpan): SQL {
  return sql`s.lengths_id in (
    select lengths_id from race_lengths
    where distances_m && int4range(${from}::int, ${to}::int, '[]'))`;
}

/** A marathon that also has a half stays among the races that are no marathon. */
function hasOnlyLength(meaning: Meaning | null): SQL | null {
  const span = meaning && spanOfLength(meaning);
  return span
    ? sql`s.lengths_id in (
        select lengths_id from race_lengths where not isempty(distances_m)
          and distances_m <@ int4range(${span.from}::int, ${span.to}::int, '[]'))`
    : null;
}

/** The conditions on the words of a race's texts, or on what the words mean. */
function wordsMatch(query: SearchQuery): SQL | undefined {
  return allTerms(query.terms, query);
}

function allTerms(terms: readonly Term[], query: SearchQuery): SQL | undefined {
  return and(...terms.map((term) => termMatches(term, query)));
}

function termMatches(term: Term, query: SearchQuery): SQL | undefined {
  if (term.meaning?.kind === "any") return undefined;
  if (term.meaning?.kind === "not") {
    const only = hasOnlyLength(term.meaning.term.meaning);
    if (only) return sql`(${only}) is not true`;
    const left = termMatches({ ...term, ...term.meaning.term }, query);
    return left && sql`(${left}) is not true`;
  }
  const meaning = meaningMatches(term, query);
  if (!meaning) return isNamed(term, query);
  return and(or(meaning, isNamed(term, query)), ...elsewhere(term));
}

/** Races in California are not those in Baja California. */
function elsewhere({ meaning }: Term): SQL[] {
  const namesakes = meaning?.kind === "place" ? namesakesOf(meaning.place) : [];
  return namesakes.map((name) => sql`s.search_text not like ${`%${literal(fold(name))}%`}`);
}

function meaningMatches({ meaning }: Term, query: SearchQuery): SQL | undefined {
  if (meaning === null || meaning.kind === "any" || meaning.kind === "not") return undefined;
  const meanings = meaning.kind === "either" ? meaning.meanings : [meaning];
  return or(...meanings.map((one) => oneMatches(one, query)));
}

/** The same conditions as those of the filters. */
function oneMatches(meaning: OneMeaning, query: SearchQuery): SQL | undefined {
  switch (meaning.kind) {
    case "length":
    case "lengths": {
      const span = spanOfLength(meaning);
      return span ? hasLength(span) : undefined;
    }
    case "type":
      return placeMatches({ ...noFilters, types: [meaning.type] });
    case "country":
      return placeMatches({ ...noFilters, countries: [meaning.country] });
    case "near": {
      const near = { place: meaning.place, km: meaning.km ?? usualRadius };
      if (centerOf(near)) return placeMatches({ ...noFilters, near });
      // Without the state and the country: `xyz, Peru`.
      return mentions(meaning.place.split(",")[0] ?? "");
    }
    case "place":
      // A city and its state: `Austin, Texas`.
      return and(...meaning.place.split(", ").map(mentions));
    case "days":
      return isWithin(meaning.days);
    case "weekdays":
      return isOnWeekdays(meaning.weekdays);
    case "season":
      return isInSeason(meaning);
    case "price":
      return costs(meaning, query);
    case "open":
      return takesRegistrations(query.now);
  }
}

function mentions(place: string): SQL {
  return sql`s.search_text like ${`% ${literal(fold(place))}%`}`;
}

function isNamed({ words }: Term, { within }: Pick<SearchQuery, "within">): SQL | undefined {
  return and(
    ...words.map((word) =>
      or(
        ...(within.get(word) ?? [wordPattern(word)]).map(
          (pattern) => sql`s.search_text like ${pattern}`,
        ),
      ),
    ),
  );
}

/** One or two letters match the start of a word only: the trigram index knows nothing shorter. */
export function wordPattern(word: string): string {
  return word.length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`;
}

/**
 * At most this many combinations of type and place are looked up one by one. For each, the database
 * estimates how many races it has, which takes longer than reading a page when they are thousands.
 */
const estimatedFacets = 300;

/** True for the races of these combinations of type and place, each of which is there once. */
export function ofFacets(ids: number[]): SQL {
  const list = sql`${`{${ids.join(",")}}`}::int[]`;
  if (ids.length <= estimatedFacets) return sql`s.facet_id = any (${list})`;
  // "is true" keeps the list a test: joined to it, all its races would be read and sorted.
  return sql`(s.facet_id in (select unnest(${list}))) is true`;
}
