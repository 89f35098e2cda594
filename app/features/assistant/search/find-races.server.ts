import { and, sql } from "drizzle-orm";
import { selectList } from "#db/column-lists.ts";
import { pickColumns } from "#db/column-map.ts";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readCount, readRows } from "#db/rows.ts";
import { raceCards } from "#features/races/card/cards.server.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import { type Price, startingPrice } from "#features/races/price.ts";
import type { RaceCard } from "#features/races/race.ts";
import { distanceColumns, priceColumns } from "#features/races/race-columns.server.ts";
import {
  allRaces,
  countMatches,
  distancesAsked,
  isUpcoming,
  matches,
  ratingMatches,
} from "#features/races/search/query/conditions.server.ts";
import { placeMatches } from "#features/races/search/query/place-filters.server.ts";
import { queryFor, type SearchQuery } from "#features/races/search/query/query.server.ts";
import { inOrder, withOrder } from "#features/races/search/query/sort-order.server.ts";
import { findUnderstood } from "#features/races/search/query/understanding.server.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { racesInAnswer } from "../conversation/limits.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import type { FoundList } from "./found-list.ts";
import { listFilters } from "./list-filters.ts";
import { reasons } from "./reasons.ts";

/** The furthest page that "more" leads to. */
const offsetLimit = 10_000;

/** Races that are counted where another table is looked at for each; then it is "more than 100". */
const countLimit = 100;

export type CountOfRaces = { total: number; isMore: boolean };

/** The races of the list with the filters that the parameters ask for, a page of them. */
export function findRacesFor(
  services: Pick<Services, "db" | "now">,
  params: SearchParameters,
  language: "en" | "es",
  unit: LengthUnit = "km",
): Promise<FoundList> {
  return findPage(services, params, { asked: params, language, unit });
}

/** @param telling.asked - what the runner asked for: the reasons name nothing else */
async function findPage(
  { db, now }: Pick<Services, "db" | "now">,
  params: SearchParameters,
  { asked, ...telling }: { asked: SearchParameters; language: "en" | "es"; unit: LengthUnit },
): Promise<FoundList> {
  const today = toDay(now());
  const { query, total, isMore } = await understoodParameters(db, params, today);
  const cards = total === 0 ? [] : await cardsOnPage(db, query, params);
  const prices = await pricesOf(db, query, cards);
  return {
    races: cards.map((race) => {
      const price = prices.get(race.id) ?? race.price;
      return { race, price, why: reasons(race, price, asked, telling) };
    }),
    total,
    isMore,
    list: racesAddress(query.filters),
  };
}

/**
 * The races to recommend: those that take registrations. Only where none does, the others are
 * `closed`, unless the runner asked for a race by its name.
 */
export async function recommendedRaces(
  services: Pick<Services, "db" | "now">,
  params: SearchParameters,
  language: "en" | "es",
  unit: LengthUnit = "km",
): Promise<FoundList & { areClosed: boolean }> {
  const telling = { asked: params, language, unit };
  if (params.is_open === undefined && !params.race_name) {
    const open = await findPage(services, { ...params, is_open: true }, telling);
    if (open.total > 0) return { ...open, areClosed: false };
  }
  const all = await findPage(services, params, telling);
  return {
    ...all,
    areClosed: all.races.length > 0 && all.races.every(({ race }) => race.isClosed),
  };
}

/** How many races the parameters find. */
export async function countRacesFor(
  db: Database,
  params: SearchParameters,
  today: Day,
): Promise<CountOfRaces> {
  const { total, isMore } = await understoodParameters(db, params, today);
  return { total, isMore };
}

/** A race's name counts as it is written, as it may be meant, and as the races spell it. */
async function understoodParameters(
  db: Database,
  params: SearchParameters,
  today: Day,
): Promise<CountOfRaces & { query: SearchQuery }> {
  const filters = listFilters(params, today);
  if (params.race_name) {
    const literal = queryFor({ ...filters, isLiteral: true }, today);
    const found = await count(db, literal);
    if (found.total > 0) return { query: literal, ...found };
  }
  const { query, found } = await findUnderstood(db, filters, today, {
    find: (query) => count(db, query),
    isEmpty: ({ total }) => total === 0,
  });
  return { query, ...found };
}

async function count(db: Database, query: SearchQuery): Promise<CountOfRaces> {
  if (!query.filters.isOpen) return { total: await countMatches(db, query), isMore: false };
  const some = sql`select from race_search s where ${matches(query)} limit ${countLimit + 1}`;
  const found = await readCount(db, sql`select count(*) from (${some}) found`);
  return { total: Math.min(found, countLimit), isMore: found > countLimit };
}

function cardsOnPage(
  db: Database,
  query: SearchQuery,
  { limit = racesInAnswer.usual, offset = 0 }: SearchParameters,
): Promise<RaceCard[]> {
  const { filters, today } = query;
  const others = and(placeMatches(filters), ratingMatches(filters));
  const size = Math.min(Math.max(limit, 1), racesInAnswer.most);
  const skipped = Math.min(Math.max(offset, 0), offsetLimit);
  const page = sql`select race_id, row_number() over () as place from (
      ${withOrder(allRaces(query, isUpcoming(query), others), query)}
      order by ${inOrder(filters, "s")} limit ${size} offset ${skipped}
    ) page`;
  return raceCards(db, today, page, sql`picked.place`);
}

const pricedColumns = pickColumns(distanceColumns, priceColumns);

/** What the cheapest of the lengths that are asked for costs; empty where any length will do. */
async function pricesOf(
  db: Database,
  query: SearchQuery,
  cards: readonly RaceCard[],
): Promise<Map<string, Price>> {
  const asked = distancesAsked(query);
  if (!asked || cards.length === 0) return new Map();
  const rows = await readRows(
    db,
    { raceId: text, ...pricedColumns },
    sql`select d.race_id::text as "raceId", ${selectList("d", pricedColumns)}
      from race_distances d where d.race_id in ${cards.map(({ id }) => id)} and ${asked}`,
  );
  return new Map(
    [...Map.groupBy(rows, ({ raceId }) => raceId)].map(([id, distances]) => [
      id,
      startingPrice(distances),
    ]),
  );
}
