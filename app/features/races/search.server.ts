import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { raceCards } from "./cards.server.ts";
import { matches, type Search, searchFor, searchTables } from "./conditions.server.ts";
import { countFacets, type RaceFacets } from "./facets.server.ts";
import {
  type FilterName,
  filterLabel,
  filterNames,
  isSet,
  type RaceFilters,
  withoutFilter,
} from "./filters.ts";
import type { RaceCard } from "./race.ts";
import { pageLimit } from "./schema.ts";
import { correctedWords } from "./spelling.server.ts";

export const racesPerPage = 24;

export type FoundRaces = {
  races: RaceCard[];
  /** All races that the filters leave, on every page. */
  total: number;
  /** The page that is shown: the last one when more was asked for. */
  page: number;
  pageCount: number;
  facets: RaceFacets;
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

  const words = await correctedWords(db, search.words);
  if (words.join() === search.words.join()) return { ...found, corrected: null };
  const instead = await findPage(db, { ...search, words });
  if (instead.total === 0) return { ...found, corrected: null };
  return { ...instead, corrected: words.join(" ") };
}

async function findPage(db: Database, search: Search): Promise<Omit<FoundRaces, "corrected">> {
  const { page } = search.filters;
  const [races, { total, facets }] = await Promise.all([
    racesOnPage(db, search, page),
    countFacets(db, search),
  ]);
  const pageCount = Math.min(Math.max(Math.ceil(total / racesPerPage), 1), pageLimit);
  const last = Math.min(page, pageCount);
  const shown = last === page ? races : await racesOnPage(db, search, last);
  return { races: shown, total, page: last, pageCount, facets };
}

function racesOnPage(db: Database, search: Search, page: number): Promise<RaceCard[]> {
  return raceCards(
    db,
    sql`select s.race_id, s.start_date from ${searchTables} where ${matches(search)}
      order by s.start_date, s.race_id
      limit ${racesPerPage} offset ${(page - 1) * racesPerPage}`,
    sql`picked.start_date, picked.race_id`,
  );
}

/** How many upcoming races the filters leave. */
export async function countRaces(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<number> {
  const search = searchFor(filters, toDay(now()));
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${searchTables} where ${matches(search)}`,
  );
  return row?.count ?? 0;
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
