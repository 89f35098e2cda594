import { and, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceCards } from "../card/cards.server.ts";
import type { MapArea } from "../filters/area.ts";
import type { RaceCard } from "../race.ts";
import {
  allRaces,
  isUpcoming,
  matches,
  ofFacets,
  ratingMatches,
} from "../search/query/conditions.server.ts";
import { placeMatches } from "../search/query/place-filters.server.ts";
import type { SearchQuery } from "../search/query/query.server.ts";
import { inOrder, withOrder } from "../search/query/sort-order.server.ts";
import { orderOfReading, pagesOf, racesPerPage } from "../search/search.server.ts";
import { type ShownMap, showMap } from "./race-map.server.ts";
import type { RaceMap } from "./race-map.ts";

/** A page of the races beside the map. */
type ListedRaces = { races: RaceCard[]; page: number; pages: number };

/** The map of a query and the races that are in view. */
export type MapPage = ListedRaces & { map: RaceMap };

/**
 * The map of a query with the races beside it: all of them for the whole map, also those without a
 * place, and those in view for a part of it.
 * @param found - the page of all races, which the list has read
 */
export async function mapPage(
  db: Database,
  query: SearchQuery,
  { area, page, found }: { area: MapArea | null; page: number; found: ListedRaces },
): Promise<MapPage> {
  const shown = await showMap(db, query, area);
  const listed = area ? await racesInView(db, query, shown, page) : found;
  return { ...listed, map: { ...shown.map, pinsOf: pinsByRace(listed.races, shown) } };
}

async function racesInView(
  db: Database,
  query: SearchQuery,
  { map, facets }: ShownMap,
  asked: number,
): Promise<ListedRaces> {
  const { page, pages } = pagesOf(map.inView, asked);
  if (map.inView === 0) return { races: [], page, pages };
  const isInView = ofFacets(facets);
  const { filters } = query;
  const found =
    orderOfReading(map.inView, page) === "in order"
      ? sql`race_search s where ${and(isInView, matches(query))}`
      : allRaces(
          query,
          and(isInView, isUpcoming(query)),
          and(placeMatches(filters), ratingMatches(filters)),
        );
  const read = await raceCards(
    db,
    query.now,
    sql`${withOrder(found, query)}
      order by ${inOrder(filters, "s")}
      limit ${racesPerPage} offset ${(page - 1) * racesPerPage}`,
    inOrder(filters, "picked"),
  );
  return { races: read, page, pages };
}

function pinsByRace(listed: RaceCard[], { pinsOf }: ShownMap): Record<string, number[]> {
  return Object.fromEntries(
    listed.map(({ id, placeId }) => [id, placeId === null ? [] : (pinsOf.get(placeId) ?? [])]),
  );
}
