import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readCount } from "#db/rows.ts";
import { isUpcoming } from "#features/races/search/conditions.server.ts";
import { isInSeason, ratingMatches } from "#features/races/search/filter-conditions.server.ts";
import { placeMatches } from "#features/races/search/place-filters.server.ts";
import { queryFor, type SearchQuery } from "#features/races/search/search-query.ts";
import { understood } from "#features/races/search/words/understanding.server.ts";
import { allRaces } from "#features/races/search/words/word-conditions.server.ts";
import type { Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { literal } from "#values/text/typed.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { listFilters } from "./list-filters.ts";

/** What the parameters ask of the database: a query of the race list, and what the list cannot ask. */
export type AskedRaces = { query: SearchQuery; more: SQL | undefined };

/** A race's name as it is written, as it may be meant, and as the races spell it. */
export async function askedRaces(
  db: Database,
  params: SearchParameters,
  today: Day,
): Promise<AskedRaces> {
  const q = params.race_name ?? "";
  const filters = { ...listFilters(params, today), q };
  const more = conditions(params, today);
  if (q === "") return { query: queryFor(filters, today), more };
  const literally = { query: queryFor({ ...filters, isLiteral: true }, today), more };
  if ((await countAsked(db, literally)) > 0) return literally;
  const typed = { query: queryFor(filters, today), more };
  if ((await countAsked(db, typed)) > 0) return typed;
  return { query: await understood(db, typed.query), more };
}

export function countAsked(db: Database, asked: AskedRaces): Promise<number> {
  return readCount(db, sql`select count(*) from ${racesAsked(asked)}`);
}

/** The projection of the races as `s`. */
export function racesAsked({ query, more }: AskedRaces): SQL {
  const { filters } = query;
  return allRaces(
    query,
    isUpcoming(query),
    and(placeMatches(filters), ratingMatches(filters), more),
  );
}

/** What the filters of the list do not know, or know less exactly, over the projection `s`. */
function conditions(params: SearchParameters, today: Day): SQL | undefined {
  const { city, state, season, min_rating } = params;
  return and(
    city ? isCity(city) : undefined,
    season && isInSeason(season, today),
    min_rating ? sql`s.rating10 >= ${Math.round(min_rating * 10)}::smallint` : undefined,
    state ? isState(state) : undefined,
    params.is_open ? isOpen(today) : undefined,
    params.max_price === undefined ? undefined : costsAtMost(params.max_price, params.currency),
  );
}

/** `Lima` is not `Colima`. A part of a name counts where no city has it as a word. */
function isCity(city: string): SQL {
  const word = sql`city_norm ~ ${asWords(city)}`;
  const part = sql`city_norm like ${`%${literal(fold(city))}%`}`;
  return sql`s.facet_id in (
    select facet_id from race_facets
    where ${part} and (${word} or not exists (select from race_facets where ${part} and ${word})))`;
}

function isState(state: string): SQL {
  return sql`exists (select from races r
    where r.id = s.race_id and norm(r.state_province) ~ ${asWords(state)})`;
}

/** A pattern of PostgreSQL for a text that has these words. */
function asWords(text: string): string {
  return `\\m${fold(text)
    .trim()
    .replace(/[^\p{L}\p{N}\s]/gu, "\\$&")}\\M`;
}

/** As `mayRegister` says it of an upcoming race. */
function isOpen(today: Day): SQL {
  return sql`exists (select from races r
    where r.id = s.race_id and r.race_status not in ('cancelled', 'completed')
      and r.registration_status = 'open'
      and coalesce(r.registration_deadline >= ${today}::date, true))`;
}

/** What distance `d` costs, in minor units. */
export const paid = sql`coalesce(d.discounted_price_minor, d.price_minor)`;

/** Whether some distance costs no more; a free one does in any currency. */
function costsAtMost(amount: number, currency: string | undefined): SQL {
  const most = Math.min(Math.round(amount * 100), 2_147_483_647);
  const isPaidIn = currency ? sql`(d.price_currency = ${currency} or ${paid} = 0)` : undefined;
  return sql`exists (select from race_distances d
    where d.race_id = s.race_id and ${and(sql`${paid} <= ${most}::int`, isPaidIn)})`;
}
