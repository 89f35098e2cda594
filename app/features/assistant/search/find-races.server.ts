import { and, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceCards } from "#features/races/card/cards.server.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import type { RaceCard } from "#features/races/race.ts";
import {
  allRaces,
  countMatches,
  isUpcoming,
  ratingMatches,
} from "#features/races/search/query/conditions.server.ts";
import { placeMatches } from "#features/races/search/query/place-filters.server.ts";
import { queryFor, type SearchQuery } from "#features/races/search/query/query.server.ts";
import { inOrder, withOrder } from "#features/races/search/query/sort-order.server.ts";
import { findUnderstood } from "#features/races/search/query/understanding.server.ts";
import { askedPrices } from "#features/races/search/search.server.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import { homeDay } from "#values/zone.ts";
import { racesInAnswer } from "../conversation/limits.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import type { FoundList } from "./found-list.ts";
import { listFilters } from "./list-filters.ts";
import { reasons } from "./reasons.ts";

/** The furthest page that "more" leads to. */
const offsetLimit = 10_000;

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
  const { query, total } = await understoodParameters(db, params, now());
  const cards = total === 0 ? [] : await cardsOnPage(db, query, params);
  const prices = await askedPrices(db, query, cards);
  return {
    races: cards.map((race) => {
      const priced = prices.get(race.id);
      const price = priced?.price ?? race.price;
      return { race, price, why: reasons({ race, priced }, asked, telling) };
    }),
    total,
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
  now: Date,
): Promise<number> {
  return (await understoodParameters(db, params, now)).total;
}

/** A race's name counts as it is written, as it may be meant, and as the races spell it. */
async function understoodParameters(
  db: Database,
  params: SearchParameters,
  now: Date,
): Promise<{ query: SearchQuery; total: number }> {
  const filters = listFilters(params, homeDay(now));
  if (params.race_name) {
    const literal = queryFor({ ...filters, isLiteral: true }, now);
    const total = await countMatches(db, literal);
    if (total > 0) return { query: literal, total };
  }
  const { query, found } = await findUnderstood(db, filters, now, {
    find: (query) => countMatches(db, query),
    isEmpty: (total) => total === 0,
  });
  return { query, total: found };
}

function cardsOnPage(
  db: Database,
  query: SearchQuery,
  { limit = racesInAnswer.usual, offset = 0 }: SearchParameters,
): Promise<RaceCard[]> {
  const { filters, now } = query;
  const others = and(placeMatches(filters), ratingMatches(filters));
  const size = Math.min(Math.max(limit, 1), racesInAnswer.most);
  const skipped = Math.min(Math.max(offset, 0), offsetLimit);
  const page = sql`select race_id, row_number() over () as place from (
      ${withOrder(allRaces(query, isUpcoming(query), others), query)}
      order by ${inOrder(filters, "s")} limit ${size} offset ${skipped}
    ) page`;
  return raceCards(db, now, page, sql`picked.place`);
}
