import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import { countMatches } from "./conditions.server.ts";
import {
  type FilterName,
  filterLabel,
  filtersInUse,
  type RaceFilters,
  subjectOf,
  withoutFilter,
} from "./filters.ts";
import type { Term } from "./reading/term.ts";
import { tellingTerms } from "./reading/terms.ts";
import { queryFor, type SearchQuery, wordsOf } from "./search-query.ts";
import { asSpelled } from "./words/understanding.server.ts";

/** A filter, or one of several words, without which `total` races would be found. */
export type Relaxation = {
  name: FilterName;
  label: string;
  /** The filters that find them. */
  without: RaceFilters;
  total: number;
  /** The filter stays, with a wider circle that `label` says. */
  isWider?: true;
};

const relaxationsLimit = 3;

/** Of more terms than these not every two are tried. */
const pairsLimit = 5;

/** The filters whose removal makes an empty list show races, the most helpful first. */
export async function relaxationsOf(
  { db }: Pick<Services, "db">,
  query: SearchQuery,
  unit: LengthUnit,
): Promise<Relaxation[]> {
  const count = async ({ query, ...relaxed }: RelaxedQuery): Promise<Relaxation> => ({
    ...relaxed,
    without: query.filters,
    total: await countMatches(db, query),
  });
  const [filters, words] = await Promise.all([
    Promise.all([...withoutOneFilter(query, unit), ...inWiderCircle(query, unit)].map(count)),
    Promise.all((await withoutOneTerm(db, query)).map(count)),
  ]);
  const single = words.filter(({ total }) => total > 0);
  const pairs =
    single.length > 0 ? [] : await Promise.all((await withoutTwoTerms(db, query)).map(count));
  const helpful = [...single, ...pairs.filter(({ total }) => total > 0)];
  return [
    ...helpful,
    // Leaving out one of the words is better than leaving out all of them.
    ...filters.filter(({ name, total }) => total > 0 && (name !== "q" || helpful.length === 0)),
  ]
    .sort((a, b) => b.total - a.total)
    .slice(0, relaxationsLimit);
}

type RelaxedQuery = Pick<Relaxation, "name" | "label" | "isWider"> & { query: SearchQuery };

const widerRadii = [100, 300];

/** The next wider circle around the place of the list. */
function inWiderCircle(query: SearchQuery, unit: LengthUnit): RelaxedQuery[] {
  const { near } = query.filters;
  const km = near && widerRadii.find((radius) => radius > near.km);
  if (!near || !km) return [];
  const filters = { ...query.filters, near: { ...near, km }, page: 1 };
  return [
    {
      name: "near",
      label: filterLabel(filters, "near", unit),
      isWider: true,
      query: { ...query, filters },
    },
  ];
}

function withoutOneFilter(query: SearchQuery, unit: LengthUnit): RelaxedQuery[] {
  const { filters, today } = query;
  return filtersInUse(filters).map((name) => {
    const without = withoutFilter(filters, name);
    const isAboutWords = subjectOf(name) === "words";
    return {
      name,
      label: filterLabel(filters, name, unit),
      query: isAboutWords ? queryFor(without, today) : { ...query, filters: without },
    };
  });
}

/** Each of several terms left out, and the words of the others as the races spell them. */
async function withoutOneTerm(db: Database, query: SearchQuery): Promise<RelaxedQuery[]> {
  if (tellingTerms(query.terms).length < 2) return [];
  const { terms } = (await asSpelled(db, query)) ?? query;
  return tellingTerms(terms).map((left) => withoutTerms(query, terms, [left]));
}

/** Each two of the terms left out, for a search of which no single one can be spared. */
async function withoutTwoTerms(db: Database, query: SearchQuery): Promise<RelaxedQuery[]> {
  const { terms } = (await asSpelled(db, query)) ?? query;
  const telling = tellingTerms(terms);
  if (telling.length < 3 || telling.length > pairsLimit) return [];
  return telling.flatMap((one, at) =>
    telling.slice(at + 1).map((other) => withoutTerms(query, terms, [one, other])),
  );
}

function withoutTerms(
  { filters, today }: SearchQuery,
  terms: readonly Term[],
  left: readonly Term[],
): RelaxedQuery {
  const q = wordsOf({ terms: terms.filter((term) => !left.includes(term)) }).join(" ");
  return {
    name: "q",
    label: left.map(({ words }) => `“${words.join(" ")}”`).join(" and "),
    query: queryFor({ ...filters, q, page: 1 }, today),
  };
}
