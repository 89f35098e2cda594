import { and, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceCards } from "../card/cards.server.ts";
import type { RaceCard } from "../race.ts";
import { isUpcoming, matches, type Search } from "./conditions.server.ts";
import { type CountedFacets, countFacets } from "./facets.server.ts";
import { placeMatches, ratingMatches } from "./filter-conditions.server.ts";
import { pageLimit } from "./schema.ts";
import { allRaces } from "./words/word-conditions.server.ts";

export const racesPerPage = 24;

/** A page of races with the exact number of all of them and the counts beside the filters. */
export type FoundPage = CountedFacets & {
  races: RaceCard[];
  /** The page that is shown: the last one when more was asked for. */
  page: number;
  pageCount: number;
};

export async function findPage(db: Database, search: Search): Promise<FoundPage> {
  // How many races have the words decides how they are best read.
  if (search.terms.length > 0) return readPage(db, search, await countFacets(db, search));
  const [races, counted] = await Promise.all([
    racesOnPage(db, search, search.filters.page, "by date"),
    countFacets(db, search),
  ]);
  const pages = pagesOf(counted.total, search.filters.page);
  // Somebody asked for more pages than there are.
  if (pages.page !== search.filters.page) return readPage(db, search, counted);
  return { ...counted, ...pages, races };
}

async function readPage(db: Database, search: Search, counted: CountedFacets): Promise<FoundPage> {
  const pages = pagesOf(counted.total, search.filters.page);
  if (counted.total === 0) return { ...counted, ...pages, races: [] };
  const way = wayToRead(counted.total, pages.page);
  return { ...counted, ...pages, races: await racesOnPage(db, search, pages.page, way) };
}

function pagesOf(total: number, asked: number): { page: number; pageCount: number } {
  const pageCount = Math.min(Math.max(Math.ceil(total / racesPerPage), 1), pageLimit);
  return { page: Math.min(asked, pageCount), pageCount };
}

/**
 * Races can be read in the order of days until a page is full, which is quick where many match, or
 * all that match and then sorted, which is quick where few do. The database knows neither how many
 * races have a word nor how often two words go together, and took a hundred times as long when it
 * guessed wrong.
 */
type Way = "by date" | "all, then sorted";

/** A number of upcoming races at which the wrong way takes long. */
const manyRaces = 300_000;

function wayToRead(total: number, page: number): Way {
  const readByDate = manyRaces * ((page * racesPerPage) / total);
  return readByDate < total ? "by date" : "all, then sorted";
}

function racesOnPage(db: Database, search: Search, page: number, way: Way): Promise<RaceCard[]> {
  const { filters } = search;
  const found =
    way === "by date"
      ? sql`race_search s where ${matches(search)}`
      : allRaces(search, isUpcoming(search), and(placeMatches(filters), ratingMatches(filters)));
  return raceCards(
    db,
    search.today,
    sql`select s.race_id, s.start_date from ${found}
      order by s.start_date, s.race_id limit ${racesPerPage} offset ${(page - 1) * racesPerPage}`,
    sql`picked.start_date, picked.race_id`,
  );
}
