import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { filterLabel } from "../filters/filter-labels.ts";
import {
  type FilterName,
  filtersInUse,
  type RaceFilters,
  subjectOf,
  withoutFilter,
} from "../filters/filters.ts";
import { radiusChoices } from "../places/near.ts";
import { asTyped } from "../reading/search-words.ts";
import type { Term } from "../reading/term.ts";
import { tellingTerms } from "../reading/terms.ts";
import { countMatches } from "./query/conditions.server.ts";
import { nearInWords, queryFor, type SearchQuery, textOf } from "./query/query.server.ts";
import { asSpelled } from "./query/understanding.server.ts";

/** A change to a filter, or to the words of a search, with which `total` races would be found. */
export type Relaxation = {
  name: FilterName;
  /** The change in words: `Without “Lima”`. */
  label: string;
  /** The filters that find them. */
  without: RaceFilters;
  total: number;
};

const relaxationsLimit = 3;

/** Of more terms than these not every two are tried, and of even more none: each costs a count. */
const pairsLimit = 5;
const termsLimit = 8;

/** The filters whose removal makes an empty list show races, the most helpful first. */
export async function relaxationsOf(
  { db }: Pick<Services, "db">,
  query: SearchQuery,
  unit: LengthUnit,
  lang: Lang,
): Promise<Relaxation[]> {
  const count = async ({ query, ...relaxed }: RelaxedQuery): Promise<Relaxation> => ({
    ...relaxed,
    without: query.filters,
    total: await countMatches(db, query),
  });
  const [filters, words, circle] = await Promise.all([
    Promise.all(withoutOneFilter(query, unit, lang).map(count)),
    Promise.all((await withoutOneTerm(db, query, lang)).map(count)),
    inWiderCircle(db, query, unit, lang),
  ]);
  let helpful = words.filter(({ total }) => total > 0);
  for (const others of [withoutTwoTerms, onlyOneTerm]) {
    if (helpful.length > 0) break;
    const tried = await Promise.all((await others(db, query, lang)).map(count));
    helpful = tried.filter(({ total }) => total > 0);
  }
  return [
    ...circle,
    ...helpful,
    // Leaving out one of the words is better than leaving out all of them.
    ...filters.filter(({ name, total }) => total > 0 && (name !== "q" || helpful.length === 0)),
  ]
    .sort((a, b) => b.total - a.total)
    .slice(0, relaxationsLimit);
}

type RelaxedQuery = Pick<Relaxation, "name" | "label"> & { query: SearchQuery };

/** The smallest wider circle around the place of the list, or of its words, that holds a race. */
async function inWiderCircle(
  db: Database,
  query: SearchQuery,
  unit: LengthUnit,
  lang: Lang,
): Promise<Relaxation[]> {
  const { near, q } = nearInWords(query) ?? query.filters;
  if (!near) return [];
  for (const km of radiusChoices(unit).filter((radius) => radius > near.km)) {
    const without = { ...query.filters, q, near: { ...near, km }, page: 1 };
    const isAsWords = q !== query.filters.q;
    const total = await countMatches(
      db,
      isAsWords ? queryFor(without, query.now) : { ...query, filters: without },
    );
    if (total > 0) {
      return [{ name: "near", label: filterLabel(without, "near", unit, lang), without, total }];
    }
  }
  return [];
}

function withoutOneFilter(query: SearchQuery, unit: LengthUnit, lang: Lang): RelaxedQuery[] {
  const { filters, now } = query;
  return filtersInUse(filters).map((name) => {
    const without = withoutFilter(filters, name);
    const isAboutWords = subjectOf(name) === "words";
    return {
      name,
      label: withoutIn(lang, quoted(filterLabel(filters, name, unit, lang))),
      query: isAboutWords ? queryFor(without, now) : { ...query, filters: without },
    };
  });
}

/** Each of several terms left out, and the words of the others as the races spell them. */
async function withoutOneTerm(
  db: Database,
  query: SearchQuery,
  lang: Lang,
): Promise<RelaxedQuery[]> {
  const { length } = tellingTerms(query.terms);
  if (length < 2 || length > termsLimit) return [];
  const terms = await spelledTerms(db, query);
  return tellingTerms(terms).map((left) => withoutTerms(query, terms, [left], lang));
}

/** Each two of the terms left out, for a search of which no single one can be spared. */
async function withoutTwoTerms(
  db: Database,
  query: SearchQuery,
  lang: Lang,
): Promise<RelaxedQuery[]> {
  const terms = await spelledTerms(db, query);
  const telling = tellingTerms(terms);
  if (telling.length < 3 || telling.length > pairsLimit) return [];
  return telling.flatMap((one, at) =>
    telling.slice(at + 1).map((other) => withoutTerms(query, terms, [one, other], lang)),
  );
}

/** Each of the terms alone, for a search that is wrong in most of them. */
async function onlyOneTerm(db: Database, query: SearchQuery, lang: Lang): Promise<RelaxedQuery[]> {
  const terms = await spelledTerms(db, query);
  const telling = tellingTerms(terms);
  if (telling.length < 4 || telling.length > termsLimit) return [];
  return telling.map((only) => ({
    name: "q",
    label: onlyIn(lang, namesOf(query, [only], lang)),
    query: withTerms(query, [only]),
  }));
}

async function spelledTerms(db: Database, query: SearchQuery): Promise<readonly Term[]> {
  return ((await asSpelled(db, query)) ?? query).terms;
}

function withoutTerms(
  query: SearchQuery,
  terms: readonly Term[],
  left: readonly Term[],
  lang: Lang,
): RelaxedQuery {
  return {
    name: "q",
    label: withoutIn(lang, namesOf(query, left, lang)),
    query: withTerms(
      query,
      terms.filter((term) => !left.includes(term)),
    ),
  };
}

function withTerms({ filters, now }: SearchQuery, terms: readonly Term[]): SearchQuery {
  return queryFor({ ...filters, q: textOf({ terms, filters }), page: 1 }, now);
}

/** The words of terms as they were typed. */
function namesOf({ filters }: SearchQuery, terms: readonly Term[], lang: Lang): string {
  return terms
    .map(({ words }) => quoted(asTyped(words, filters.q).join(" ")))
    .join(sayIn(lang)({ en: " and ", es: " y " }));
}

function withoutIn(lang: Lang, names: string): string {
  return sayIn(lang)({ en: `Without ${names}`, es: `Sin ${names}` });
}

function onlyIn(lang: Lang, name: string): string {
  return sayIn(lang)({ en: `Only ${name}`, es: `Solo ${name}` });
}

/** In quotes, unless it has them. */
function quoted(name: string): string {
  return name.startsWith("“") ? name : `“${name}”`;
}
