import { and, type SQL, sql } from "drizzle-orm";
import { pickColumns, selectList } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { raceCards } from "../card/cards.server.ts";
import { isSet, type RaceFilters } from "../filters/filters.ts";
import { pageLimit } from "../filters/read-filters.ts";
import { cheapestOf, distancePrice } from "../price.ts";
import type { DistanceLabel, RaceCard } from "../race.ts";
import { distanceColumns, priceColumns } from "../race-columns.server.ts";
import type { Price } from "../shown-price.ts";
import { isAhead } from "../standing.server.ts";
import { daysOfPart } from "./facets/day-counts.ts";
import { type CountedFacets, countedGroups, countFacets } from "./facets/facets.server.ts";
import {
  allRaces,
  distancesAsked,
  isUpcoming,
  matches,
  ratingMatches,
} from "./query/conditions.server.ts";
import { placeMatches } from "./query/place-filters.server.ts";
import { correctionOf, type SearchQuery } from "./query/query.server.ts";
import { inOrder, withOrder } from "./query/sort-order.server.ts";
import { findUnderstood } from "./query/understanding.server.ts";

export const racesPerPage = 24;

/** A page of races with the exact number of all of them and the counts beside the filters. */
type FoundPage = CountedFacets & {
  /** Empty for a calendar and for a part of the map. */
  races: RaceCard[];
  /** The page that is shown, from 1. A request for a later page shows the last one. */
  page: number;
  /** At least 1. */
  pages: number;
};

export type FoundRaces = FoundPage & {
  /** The words that were searched for instead, if no race contains the typed words. */
  corrected: string | null;
  /** The query that found the races, with its words as they were understood. */
  query: SearchQuery;
};

/** One page of the upcoming races that the filters leave, soonest first, with all facets. */
export async function searchRaces(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
): Promise<FoundRaces> {
  const { query, found } = await findUnderstood(db, filters, now(), {
    find: (query) => findPage(db, query),
    isEmpty: ({ total }) => total === 0,
  });
  return { ...found, query, corrected: correctionOf(query) };
}

/** Filters that are looked up in other tables. */
const costly = ["distance", "price"] as const;

async function findPage(db: Database, query: SearchQuery): Promise<FoundPage> {
  const { filters } = query;
  // To find races by their words or lengths costs most: their numbers tell where the page is.
  if (query.terms.length > 0 || costly.some((name) => isSet(filters, name)) || !isListed(query))
    return readPage(db, query, await countFacets(db, query));
  const [races, counted] = await Promise.all([
    racesOnPage(db, query, inOrderOfList(query, filters.page)),
    countFacets(db, query),
  ]);
  const shown = pagesOf(counted.total, filters.page);
  // The requested page is beyond the last one.
  if (shown.page !== filters.page) return readPage(db, query, counted);
  return { ...counted, ...shown, races };
}

/** The calendars and the parts of the map read the races that they show themselves. */
function isListed({ filters: { view, area } }: SearchQuery): boolean {
  return view === "grid" || (view === "map" && !area);
}

async function readPage(
  db: Database,
  query: SearchQuery,
  counted: CountedFacets,
): Promise<FoundPage> {
  const shown = pagesOf(counted.total, query.filters.page);
  if (counted.total === 0 || !isListed(query)) return { ...counted, ...shown, races: [] };
  const part = await partOfPage(db, query, shown.page, counted.total);
  return { ...counted, ...shown, races: await racesOnPage(db, query, part) };
}

export function pagesOf(total: number, asked: number): { page: number; pages: number } {
  const pages = Math.min(Math.max(Math.ceil(total / racesPerPage), 1), pageLimit);
  return { page: Math.min(asked, pages), pages };
}

/**
 * There are two ways to read a page: in the order of the list until the page is full, which is fast when
 * many races match, or all matches first and then sorted, which is fast when few match. The database
 * cannot estimate how many races contain a word or two words together; a wrong guess took a hundred
 * times as long.
 */
type ReadingOrder = "in order" | "all, then sorted";

/** A number of upcoming races at which the wrong order takes long. */
const manyRaces = 300_000;

export function orderOfReading(total: number, page: number): ReadingOrder {
  const readByDate = manyRaces * ((page * racesPerPage) / total);
  return readByDate < total ? "in order" : "all, then sorted";
}

/** Races that hold a page: those of the projection `s`, from the first of the page on. */
type PartOfList = { races: SQL; offset: number };

/** In the order of days only the days of the page are read: they are counted. */
async function partOfPage(
  db: Database,
  query: SearchQuery,
  page: number,
  total: number,
): Promise<PartOfList> {
  const { filters } = query;
  const others = and(placeMatches(filters), ratingMatches(filters));
  const from = (page - 1) * racesPerPage;
  if (filters.sort === "date") {
    const counted = await countedGroups(db, query);
    const part = { from, to: from + racesPerPage };
    const { days, before } = daysOfPart(counted.days, query, part);
    const onDays = sql`s.start_date = any (${`{${days.join()}}`}::date[])`;
    const races = allRaces(query, and(onDays, isAhead(query.now, "s")), others);
    return { races, offset: before };
  }
  return orderOfReading(total, page) === "in order"
    ? inOrderOfList(query, page)
    : { races: allRaces(query, isUpcoming(query), others), offset: from };
}

function inOrderOfList(query: SearchQuery, page: number): PartOfList {
  return { races: sql`race_search s where ${matches(query)}`, offset: (page - 1) * racesPerPage };
}

function racesOnPage(
  db: Database,
  query: SearchQuery,
  { races, offset }: PartOfList,
): Promise<RaceCard[]> {
  const { filters } = query;
  return raceCards(
    db,
    query.now,
    sql`${withOrder(races, query)}
      order by ${inOrder(filters, "s")}
      limit ${racesPerPage} offset ${offset}`,
    inOrder(filters, "picked"),
  );
}

/** Where a page of the list ends: after this race. */
type RaceCursor = { day: Day; id: string };

type RacesAfter = {
  races: RaceCard[];
  /** `null` on the last page. */
  next: RaceCursor | null;
  /** The words that were searched for instead, if no race contains the typed words. */
  corrected: string | null;
  /** All races with their facets, where the caller requested them. */
  counted: CountedFacets | null;
};

/**
 * The races of the list that follow a cursor. Without words nothing is counted unless the caller requests
 * it: a page then costs the same for any number of races.
 */
export async function racesAfter(
  { db, now }: Pick<Services, "db" | "now">,
  filters: RaceFilters,
  { after, limit, isCounted }: { after: RaceCursor | null; limit: number; isCounted: boolean },
): Promise<RacesAfter> {
  const { query, found } = await findUnderstood(db, { ...filters, page: 1 }, now(), {
    find: async (query) =>
      query.terms.length > 0 || isCounted ? await countFacets(db, query) : null,
    isEmpty: (counted) => counted?.total === 0,
  });
  const read = await readAfter(db, query, { after, limit: limit + 1, total: found?.total ?? null });
  const races = read.slice(0, limit);
  const last = races.at(-1);
  return {
    races,
    next: last && read.length > limit ? { day: last.startDate, id: last.id } : null,
    corrected: correctionOf(query),
    counted: isCounted ? found : null,
  };
}

/** @param total - the number of all races that match; `null` where the order does not depend on it */
function readAfter(
  db: Database,
  query: SearchQuery,
  { after, limit, total }: { after: RaceCursor | null; limit: number; total: number | null },
): Promise<RaceCard[]> {
  if (total === 0) return Promise.resolve([]);
  const { filters } = query;
  const follows = after
    ? sql`(s.start_date, s.race_id) > (${after.day}::date, ${after.id}::uuid)`
    : undefined;
  const isByDate = query.terms.length === 0 || orderOfReading(total ?? 1, 1) === "in order";
  const found: SQL = isByDate
    ? sql`race_search s where ${and(matches(query), follows)}`
    : allRaces(
        query,
        and(isUpcoming(query), follows),
        and(placeMatches(filters), ratingMatches(filters)),
      );
  return raceCards(
    db,
    query.now,
    sql`select s.race_id, s.start_date from ${found}
      order by s.start_date, s.race_id limit ${limit}`,
    sql`picked.start_date, picked.race_id`,
  );
}

/** The cheapest distance of the lengths that are asked for, and what it costs, if that is known. */
export type PricedDistance = { distance: DistanceLabel; price: Price };

const columns = pickColumns(distanceColumns, ["text", "meters", ...priceColumns]);

/** Such a price of each race with one of these lengths, by its id; empty where any length will do. */
export async function askedPrices(
  db: Database,
  query: Pick<SearchQuery, "filters" | "terms">,
  races: readonly { id: string }[],
): Promise<Map<string, PricedDistance>> {
  const asked = distancesAsked(query);
  if (!asked || races.length === 0) return new Map();
  const rows = await readRows(
    db,
    { raceId: text, ...columns },
    sql`select d.race_id::text as "raceId", ${selectList("d", columns)}
      from race_distances d where d.race_id in ${races.map(({ id }) => id)} and ${asked}
      order by d.sort_order, d.id`,
  );
  const prices = new Map<string, PricedDistance>();
  for (const [id, distances] of Map.groupBy(rows, ({ raceId }) => raceId)) {
    const distance = cheapestOf(distances) ?? distances[0];
    if (distance) prices.set(id, { distance, price: distancePrice(distance) });
  }
  return prices;
}
