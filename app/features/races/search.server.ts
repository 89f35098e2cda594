import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { countMatches, searchFor } from "./conditions.server.ts";
import {
  type FilterName,
  filterLabel,
  filterNames,
  isSet,
  type RaceFilters,
  withoutFilter,
} from "./filters.ts";
import { type FoundPage, findPage } from "./search-page.server.ts";
import { suggestedWords } from "./suggestion.server.ts";

export type FoundRaces = FoundPage & {
  /** The words that were searched for instead, when nothing was found for those typed. */
  corrected: string | null;
};

/** One page of the upcoming races that the filters leave, soonest first, with all facets. */
export async function searchRaces(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<FoundRaces> {
  const search = searchFor(filters, toDay(now()));
  const found = await findPage(db, search);
  if (found.total > 0 || search.words.length === 0) return { ...found, corrected: null };

  const words = await suggestedWords(db, search);
  if (words === null) return { ...found, corrected: null };
  return { ...(await findPage(db, { ...search, words })), corrected: words.join(" ") };
}

/** How many upcoming races the filters leave. */
export function countRaces(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<number> {
  return countMatches(db, searchFor(filters, toDay(now())));
}

/** A filter which, taken away alone, would leave `total` races. */
export type Relaxation = { name: FilterName; label: string; without: RaceFilters; total: number };

const relaxationsLimit = 3;

/** Which single filters to take away so that an empty list shows races; the best ones first. */
export async function relaxations(
  services: Pick<Services, "db" | "now">,
  filters: RaceFilters,
  unit: LengthUnit,
): Promise<Relaxation[]> {
  const set = filterNames.filter((name) => isSet(filters, name));
  const found = await Promise.all(
    set.map(async (name) => {
      const without = withoutFilter(filters, name);
      const total = await countRaces(services, without);
      return { name, label: filterLabel(filters, name, unit), without, total };
    }),
  );
  return found
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, relaxationsLimit);
}
