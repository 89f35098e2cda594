import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { searchWords } from "#db/schema.ts";
import { literal } from "#values/text/clean.ts";
import { filtersInUse, noFilters, type RaceFilters, subjectOf } from "../../filters/filters.ts";
import { isTalk } from "../../reading/filler-words.ts";
import { tellingTerms } from "../../reading/terms.ts";
import { uncheckedWords } from "../../reading/unchecked.ts";
import { countMatches, wordPattern } from "./conditions.server.ts";
import { queryFor, queryForWords, type SearchQuery, wordsOf } from "./query.server.ts";
import { correctedNames, correctedTerms } from "./spelling.server.ts";

/** What a search finds, and the query that found it. */
type Understood<Found> = { query: SearchQuery; found: Found };

/**
 * What the words of a search find as they were typed or, where that is nothing, as they are best
 * understood.
 */
export async function findUnderstood<Found>(
  db: Database,
  filters: RaceFilters,
  now: Date,
  {
    find,
    isEmpty,
  }: { find: (query: SearchQuery) => Promise<Found>; isEmpty: (found: Found) => boolean },
): Promise<Understood<Found>> {
  const typed = await queryWithChoices(db, filters, now);
  const found = await find(typed);
  const query = isEmpty(found) ? await understood(db, typed) : typed;
  return { query, found: query === typed ? found : await find(query) };
}

/**
 * The same query, for a search that finds later.
 * @param finds - whether a query finds something
 */
export async function understoodQuery(
  db: Database,
  filters: RaceFilters,
  now: Date,
  finds: (query: SearchQuery) => Promise<boolean>,
): Promise<SearchQuery> {
  const typed = await queryWithChoices(db, filters, now);
  return (await finds(typed)) ? typed : understood(db, typed);
}

/**
 * The query for the words as they were typed. A misspelt choice of several (`limma o cusco`) is spelled
 * as the races spell it at once: the others would hide that it finds nothing.
 */
async function queryWithChoices(
  db: Database,
  filters: RaceFilters,
  now: Date,
): Promise<SearchQuery> {
  const query = queryFor(filters, now);
  if (!query.terms.some(({ names }) => names)) return query;
  return respelled(query, await correctedNames(db, query.terms)) ?? query;
}

/**
 * A query that found nothing, with its words as they are best understood: short words as any part of
 * a word, or else all words as the races spell them. Only conditions that no search can check are left
 * out, and the list names them. The other filters do not count here, so that the words keep their meaning
 * while a visitor changes filters.
 */
async function understood(db: Database, query: SearchQuery): Promise<SearchQuery> {
  if (query.terms.length === 0) return query;
  const finds = async (some: SearchQuery) =>
    (await countMatches(db, { ...some, filters: noFilters })) > 0;
  const isNarrowed = filtersInUse(query.filters).some((name) => subjectOf(name) !== "words");
  if (isNarrowed && (await finds(query))) return query;

  const checked = withoutUnchecked(query);
  if (checked !== query) {
    // `Niños 10k limma`: a race has the condition in its name, and only the place is misspelt.
    const whole = await asSpelled(db, query);
    const unchecked = uncheckedWords(wordsOf(query));
    const isKept = whole !== null && unchecked.isSubsetOf(new Set(wordsOf(whole)));
    if (isKept && (await finds(whole))) return whole;
    if (await finds(checked)) return checked;
  }
  const parted = await asParts(db, checked);
  // A single word that the vocabulary has is in some race.
  if (parted && (query.terms.length === 1 || (await finds(parted)))) return parted;
  const respelt = await asSpelled(db, checked);
  if (!respelt) return query;
  for (const spelled of new Set([respelt, withoutUnchecked(respelt)])) {
    if (await finds(spelled)) return spelled;
    const both = await asParts(db, spelled);
    if (both && (await finds(both))) return both;
  }
  return query;
}

/**
 * A query without conditions that no search can check (`flat`, `wheelchair`) and words of talk (`hola`), as
 * the assistant reads it; the same one where nothing else would be left.
 */
function withoutUnchecked(query: SearchQuery): SearchQuery {
  if (query.filters.isLiteral) return query;
  const unchecked = uncheckedWords(query.terms.flatMap(({ words }) => words));
  const terms = query.terms.map((term) => {
    const isPlain = term.meaning === null && !term.isQuoted;
    const isLeftOut = term.words.every((word) => unchecked.has(word) || isTalk(word));
    return isPlain && isLeftOut ? { ...term, meaning: { kind: "any" as const } } : term;
  });
  const telling = tellingTerms(terms).length;
  return telling === 0 || telling === tellingTerms(query.terms).length
    ? query
    : { ...query, terms };
}

/** With one or two letters as any part of a word; `null` where no word is as short or known. */
async function asParts(db: Database, query: SearchQuery): Promise<SearchQuery | null> {
  const short = wordsOf(query).filter((word) => word.length < 3);
  if (short.length === 0) return null;
  const within = await patternsWithin(db, short);
  return within.size === 0 ? null : { ...query, within };
}

/** With the words as the races spell them; `null` where none is misspelt. */
export async function asSpelled(db: Database, query: SearchQuery): Promise<SearchQuery | null> {
  return respelled(query, await correctedTerms(db, query.terms));
}

function respelled(query: SearchQuery, words: readonly string[]): SearchQuery | null {
  if (words.join(" ") === wordsOf(query).join(" ")) return null;
  return { ...queryForWords(query.filters, words, query.now), isCorrected: true };
}

/** A part of more words than these is found faster by reading the texts of all races. */
const wordsLimit = 8;

/**
 * For each part, the patterns of the texts that have it anywhere: `im` is within `lima`. There are far
 * fewer words than races, so a rare part is found by the index of words. Parts that no word has are
 * left out.
 */
async function patternsWithin(
  db: Database,
  parts: readonly string[],
): Promise<Map<string, string[]>> {
  const asked = parts.map((part) => sql`(${part}, ${`%${literal(part)}%`})`);
  const rows = await readRows(
    db,
    { part: text, word: searchWords.word },
    sql`
      select asked.part, found.word
      from (values ${sql.join(asked, sql`, `)}) as asked (part, pattern)
      cross join lateral (
        select word from search_words where word like asked.pattern limit ${wordsLimit + 1}
      ) found`,
  );
  const words = Map.groupBy(rows, ({ part }) => part);
  return new Map(
    [...words].map(([part, found]) => [
      part,
      found.length > wordsLimit
        ? [`%${literal(part)}%`]
        : found.map(({ word }) => wordPattern(word)),
    ]),
  );
}
