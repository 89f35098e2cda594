import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { raceCards } from "#features/races/card/cards.server.ts";
import { type RaceFilters, racesAddress } from "#features/races/filters/filters.ts";
import type { RaceCard } from "#features/races/race.ts";
import { countMatches } from "#features/races/search/query/conditions.server.ts";
import { inOrder } from "#features/races/search/query/sort-order.server.ts";
import { findUnderstood } from "#features/races/search/query/understanding.server.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { racesInAnswer } from "../asking/limits.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import {
  type AskedRaces,
  askedRaces,
  type CountOfRaces,
  countAsked,
  countLimit,
  racesBeforeProbes,
} from "./asked.server.ts";
import type { FoundList } from "./found-list.ts";
import { listFilters } from "./list-filters.ts";
import { reasons } from "./reasons.ts";

/** The furthest page that "more" leads to. */
const offsetLimit = 10_000;

/** The upcoming races that fit, soonest first unless the parameters say otherwise. */
export async function findRacesFor(
  { db, now }: Pick<Services, "db" | "now">,
  params: SearchParameters,
  language: "en" | "es",
  unit: LengthUnit = "km",
): Promise<FoundList> {
  const today = toDay(now());
  const asked = await askedRaces(db, params, today);
  const { isLiteral } = asked.query.filters;
  const list = { ...listFilters(params, today), isLiteral, sort: sortOf(params) };
  const isSame = !asked.more && !asked.probes;
  const [found, listed] = await Promise.all([
    asked.probes ? probed(db, asked, params, today) : counted(db, asked, params, today),
    isSame ? null : countListed(db, list, today),
  ]);
  return {
    races: found.cards.map((race) => ({ race, why: reasons(race, params, language, unit) })),
    total: found.total,
    isMore: found.isMore,
    list: racesAddress(list),
    listed: listed ?? found.total,
  };
}

type FoundCards = CountOfRaces & { cards: RaceCard[] };

/** A page of cards, and the exact number of all of them. */
async function counted(
  db: Database,
  asked: AskedRaces,
  params: SearchParameters,
  today: Day,
): Promise<FoundCards> {
  const { limit, offset } = pageOf(params);
  const page = sql`select race_id, row_number() over () as place
    from (${ordered(asked, params)} limit ${limit} offset ${offset}) page`;
  const [{ total, isMore }, cards] = await Promise.all([
    countAsked(db, asked),
    raceCards(db, today, page, sql`picked.place`),
  ]);
  return { total, isMore, cards };
}

/** Probes the races in their order until the page is full and some more are counted. */
async function probed(
  db: Database,
  asked: AskedRaces,
  params: SearchParameters,
  today: Day,
): Promise<FoundCards> {
  const { limit, offset } = pageOf(params);
  const most = Math.max(countLimit, offset + limit) + 1;
  const rows = await readRows(
    db,
    { id: text },
    sql`select s.race_id as id from (${ordered(asked, params)} offset 0) s
      where ${asked.probes} limit ${most}`,
  );
  const ids = rows.slice(offset, offset + limit).map(({ id }) => id);
  const cards = ids.length === 0 ? [] : await cardsOf(db, ids, today);
  return { total: Math.min(rows.length, most - 1), isMore: rows.length === most, cards };
}

function cardsOf(db: Database, ids: readonly string[], today: Day): Promise<RaceCard[]> {
  const picked = sql`select id as race_id, array_position(${`{${ids}}`}::uuid[], id) as place
    from races where id in ${ids}`;
  return raceCards(db, today, picked, sql`picked.place`);
}

/** As the list counts. */
async function countListed(db: Database, list: RaceFilters, today: Day): Promise<number> {
  const { found } = await findUnderstood(db, list, today, {
    find: (query) => countMatches(db, query),
    isEmpty: (total) => total === 0,
  });
  return found;
}

function pageOf({ limit = racesInAnswer.usual, offset = 0 }: SearchParameters) {
  return {
    limit: Math.min(Math.max(limit, 1), racesInAnswer.most),
    offset: Math.min(Math.max(offset, 0), offsetLimit),
  };
}

function sortOf({ sort_by, sort_by_date }: SearchParameters) {
  return sort_by ?? (sort_by_date === false ? "rating" : "date");
}

function ordered(asked: AskedRaces, params: SearchParameters): SQL {
  const order = inOrder({ sort: sortOf(params) }, "s");
  return sql`select s.race_id from ${racesBeforeProbes(asked)} order by ${order}`;
}
