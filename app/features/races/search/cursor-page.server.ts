import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { raceCards } from "../card/cards.server.ts";
import type { RaceFilters } from "../filters/filters.ts";
import type { RaceCard } from "../race.ts";
import { type CountedFacets, countFacets } from "./facets/facets.server.ts";
import { allRaces, isUpcoming, matches, ratingMatches } from "./query/conditions.server.ts";
import { placeMatches } from "./query/place-filters.server.ts";
import { correctionOf, type SearchQuery } from "./query/query.server.ts";
import { findUnderstood } from "./query/understanding.server.ts";
import { orderOfReading } from "./search.server.ts";

/** Where a page of the list ends: after this race. */
export type RaceCursor = { day: Day; id: string };

export type RacesAfter = {
  races: RaceCard[];
  /** `null` on the last page. */
  next: RaceCursor | null;
  /** The words that were searched for instead, if no race contains the typed words. */
  corrected: string | null;
  /** All races with their facets, where they were asked for. */
  counted: CountedFacets | null;
};

/**
 * The races of the list that follow a cursor. Without words nothing is counted unless it is asked for: a
 * page then costs the same however many races there are.
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
