import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import { countMatches, type Search, searchFor } from "./conditions.server.ts";
import {
  type FilterName,
  filterLabel,
  filterNames,
  isSet,
  type RaceFilters,
  withoutFilter,
} from "./filters.ts";
import { asSpelled, wordsOf } from "./words/understanding.server.ts";

/** A filter, or a word, which, taken away alone, would leave `total` races. */
export type Relaxation = { name: FilterName; label: string; without: RaceFilters; total: number };

const relaxationsLimit = 3;

/** What to take away so that an empty list shows races; the most helpful first. */
export async function relaxations(
  { db }: Pick<Services, "db">,
  search: Search,
  unit: LengthUnit,
): Promise<Relaxation[]> {
  const count = async ({ name, label, search }: Way): Promise<Relaxation> => ({
    name,
    label,
    without: search.filters,
    total: await countMatches(db, search),
  });
  const [filters, words] = await Promise.all([
    Promise.all(withoutOneFilter(search, unit).map(count)),
    Promise.all((await withoutOneTerm(db, search)).map(count)),
  ]);
  const helpful = words.filter(({ total }) => total > 0);
  return [
    ...helpful,
    // To lose one of the words is better than to lose all of them.
    ...filters.filter(({ name, total }) => total > 0 && (name !== "q" || helpful.length === 0)),
  ]
    .sort((a, b) => b.total - a.total)
    .slice(0, relaxationsLimit);
}

type Way = { name: FilterName; label: string; search: Search };

function withoutOneFilter(search: Search, unit: LengthUnit): Way[] {
  const { filters, today } = search;
  const set = filterNames.filter((name) => isSet(filters, name));
  return set.map((name) => {
    const without = withoutFilter(filters, name);
    const isAboutWords = name === "q" || name === "isLiteral";
    return {
      name,
      label: filterLabel(filters, name, unit),
      search: isAboutWords ? searchFor(without, today) : { ...search, filters: without },
    };
  });
}

/** Each of several words, or what belongs together, left out; the others as the races spell them. */
async function withoutOneTerm(db: Database, search: Search): Promise<Way[]> {
  if (search.terms.length < 2) return [];
  const { terms } = (await asSpelled(db, search)) ?? search;
  return terms.map(({ words }, left) => {
    const q = wordsOf({ terms: terms.filter((_, at) => at !== left) }).join(" ");
    return {
      name: "q",
      label: `“${words.join(" ")}”`,
      search: searchFor({ ...search.filters, q, page: 1 }, search.today),
    };
  });
}
