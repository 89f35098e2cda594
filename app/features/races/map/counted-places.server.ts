import type { Database } from "#db/database.ts";
import { remembered } from "#db/search/remembered.ts";
import { type Cluster, type CountedPoint, clusterPoints } from "#drawing/map/clusters.ts";
import { pinDistance } from "#drawing/map/zoom.ts";
import type { RaceFilters } from "../filters/filters.ts";
import type { RaceKind } from "../race-type.ts";
import { countedGroups, questionOf } from "../search/facets/facets.server.ts";
import type { FacetGroups } from "../search/facets/facets.ts";
import {
  type FacetPlace,
  facetPlaces,
  type PlacedAt,
  placeFilters,
} from "../search/query/place-filters.server.ts";
import type { SearchQuery } from "../search/query/query.server.ts";

/** A place with the number of races that match there. `id` is that of the place. */
export type CountedPlace = CountedPoint & {
  name: string;
  /** The combinations of type and place that its races have. One may be there more than once. */
  facets: CountedFacet[];
};

type CountedFacet = { id: number; kind: RaceKind; count: number };

/** Where the races of a query are, and how many of them have no place. */
export type CountedPlaces = { places: CountedPlace[]; placeless: number };

/** The races of a query by place: the sums of the counts that the list shows beside its filters. */
export function countPlaces(db: Database, query: SearchQuery): Promise<CountedPlaces> {
  const load = async () => {
    const { groups } = await countedGroups(db, query);
    return placesOf(groups, await facetPlaces(db, groups.ids), query.filters);
  };
  return remembered(db, questionOf("places", query), load, {
    weigh: ({ places }) => places.length,
  });
}

/** All pins of a query at a zoom. They do not depend on the part of the map that is shown. */
export async function clusteredPlaces(
  db: Database,
  query: SearchQuery,
  zoom: number,
): Promise<Cluster<CountedPlace>[]> {
  const load = async () => {
    const { places } = await countPlaces(db, query);
    return clusterPoints(places, pinDistance(zoom));
  };
  // Pins hold their places, also when these are forgotten.
  return remembered(db, questionOf(`pins ${zoom}`, query), load, {
    weigh: (pins) => pins.reduce((sum, { members }) => sum + members.length, 0),
  });
}

/** Adds up the counts by place. A combination may appear more than once, also with negative numbers. */
export function placesOf(
  groups: FacetGroups,
  combinations: ReadonlyMap<number, FacetPlace>,
  filters: RaceFilters,
): CountedPlaces {
  const tests = Object.values(placeFilters).map(({ test }) => test(filters));
  const matching = filters.rating === null ? groups.races : groups.rated[filters.rating];
  const places = new Map<number, CountedPlace>();
  let placeless = 0;
  for (const [at, id] of groups.ids.entries()) {
    const combination = combinations.get(id);
    const races = matching[at] ?? 0;
    if (!combination || races === 0 || !tests.every((test) => test(combination))) continue;
    if (combination.place === null) placeless += races;
    else {
      const place = placeAt(places, combination.place);
      place.count += races;
      place.facets.push({ id, kind: combination.kind, count: races });
    }
  }
  return { places: [...places.values()].filter(({ count }) => count > 0), placeless };
}

function placeAt(places: Map<number, CountedPlace>, { id, name, point }: PlacedAt): CountedPlace {
  const known = places.get(id);
  if (known) return known;
  const place = { id, name, x: point.x, y: point.y, count: 0, facets: [] };
  places.set(id, place);
  return place;
}
