import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readCount } from "#db/rows.ts";
import { costsAtMost, paid } from "#features/races/price.server.ts";
import { largestMinor } from "#features/races/price.ts";
import {
  allRaces,
  isInSeason,
  isUpcoming,
  ratingMatches,
} from "#features/races/search/query/conditions.server.ts";
import { placeMatches } from "#features/races/search/query/place-filters.server.ts";
import { queryFor, type SearchQuery } from "#features/races/search/query/query.server.ts";
import { understoodQuery } from "#features/races/search/query/understanding.server.ts";
import { takesRegistrations } from "#features/races/standing.server.ts";
import type { Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { literal } from "#values/text/typed.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { listFilters } from "./list-filters.ts";
import { stateNamed } from "./place-book.server.ts";

/** What the parameters ask of the database, all over the projection `s` of a race. */
export type AskedRaces = {
  query: SearchQuery;
  /** What the race list does not know, or knows less exactly. */
  more: SQL | undefined;
  /** Conditions that look at another table for each race: they come last, for as few as possible. */
  probes: SQL | undefined;
};

/** Races that are counted where other tables are looked at; then it is "more than 100". */
export const countLimit = 100;

export type CountOfRaces = { total: number; isMore: boolean };

/** A race's name as it is written, as it may be meant, and as the races spell it. */
export async function askedRaces(
  db: Database,
  params: SearchParameters,
  today: Day,
): Promise<AskedRaces> {
  const q = params.race_name ?? "";
  // The city is among the conditions: asked for twice, it was looked up for each race.
  const filters = { ...listFilters(params, today), q, city: "" };
  const conditions = await conditionsOf(db, params, today);
  const reading = (query: SearchQuery): AskedRaces => ({ query, ...conditions });
  if (q === "") return reading(queryFor(filters, today));
  const finds = async (query: SearchQuery) => (await countAsked(db, reading(query))).total > 0;
  const literal = queryFor({ ...filters, isLiteral: true }, today);
  if (await finds(literal)) return reading(literal);
  return reading(await understoodQuery(db, filters, today, finds));
}

export async function countAsked(db: Database, asked: AskedRaces): Promise<CountOfRaces> {
  if (!asked.probes) {
    const total = await readCount(db, sql`select count(*) from ${racesBeforeProbes(asked)}`);
    return { total, isMore: false };
  }
  const counted = sql`select from (
      select s.race_id from ${racesBeforeProbes(asked)} order by s.start_date offset 0
    ) s where ${asked.probes} limit ${countLimit + 1}`;
  const found = await readCount(db, sql`select count(*) from (${counted}) found`);
  return { total: Math.min(found, countLimit), isMore: found > countLimit };
}

/** The projection `s` of the races that fulfil all conditions but the probes. */
export function racesBeforeProbes({ query, more }: AskedRaces): SQL {
  const { filters } = query;
  return allRaces(
    query,
    isUpcoming(query),
    and(placeMatches(filters), ratingMatches(filters), more),
  );
}

async function conditionsOf(
  db: Database,
  params: SearchParameters,
  today: Day,
): Promise<Pick<AskedRaces, "more" | "probes">> {
  const { city, state, season, min_rating, max_price, currency } = params;
  const inState = state ? await stateNamed(db, state, today) : null;
  const most = max_price === undefined ? null : Math.min(Math.round(max_price * 100), largestMinor);
  const hasCheap = most === null || currency ? null : await hasDistanceFor(db, most);
  return {
    more: and(
      city ? isCity(city) : undefined,
      season && isInSeason(season, today),
      min_rating && min_rating !== listFilters(params, today).rating
        ? sql`s.rating10 >= ${Math.round(min_rating * 10)}::smallint`
        : undefined,
      inState ? isCityOf(inState.cities) : undefined,
      most !== null && currency ? costsAtMost({ minor: most, currency }) : undefined,
      hasCheap?.more,
    ),
    probes: and(
      inState?.isShared ? isState(inState.spellings) : undefined,
      params.is_open ? isOpen(today) : undefined,
      hasCheap?.probe,
    ),
  };
}

/** `Lima` is not `Colima`. A part of a name counts where no city has it as a word. */
function isCity(city: string): SQL {
  const pattern = `\\m${fold(city)
    .trim()
    .replace(/[^\p{L}\p{N}\s]/gu, "\\$&")}\\M`;
  const word = sql`city_norm ~ ${pattern}`;
  const part = sql`city_norm like ${`%${literal(fold(city))}%`}`;
  return sql`s.facet_id in (
    select facet_id from race_facets
    where ${part} and (${word} or not exists (select from race_facets where ${part} and ${word})))`;
}

/** In one of these places, as the races write them: `[["Cusco", "Peru"]]`. */
function isCityOf(cities: readonly [city: string, country: string][]): SQL {
  return sql`s.facet_id in (
    select facet_id from race_facets
    where (city, country) in (
      select place ->> 0, place ->> 1
      from jsonb_array_elements(${JSON.stringify(cities)}::text::jsonb) place))`;
}

// A subquery that answers with a value is evaluated race by race. As `exists` it was joined, and the
// whole other table was read for a few races.

function isState(spellings: readonly string[]): SQL {
  return sql`(select r.state_province in ${spellings} from races r where r.id = s.race_id)`;
}

function isOpen(today: Day): SQL {
  return sql`(select ${takesRegistrations(today)} from races r where r.id = s.race_id)`;
}

/** This many distances are looked up at once: then no race has to be asked for what it costs. */
const fewDistances = 2000;

/** Whether a distance costs at most an amount in its own currency, as a condition or as a probe. */
async function hasDistanceFor(db: Database, most: number): Promise<{ more?: SQL; probe?: SQL }> {
  const isCheap = sql`${paid} <= ${most}::int`;
  const some = (what: SQL) =>
    sql`select ${what} from race_distances d where ${isCheap} limit ${fewDistances}`;
  const found = await readCount(db, sql`select count(*) from (${some(sql``)}) cheap`);
  // The limit tells the database that they are few.
  if (found < fewDistances) return { more: sql`s.race_id in (${some(sql`d.race_id`)})` };
  return {
    probe: sql`(select true from race_distances d where d.race_id = s.race_id and ${isCheap} limit 1)`,
  };
}
