import { and, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readRows } from "#db/rows.ts";
import { raceSearch, races } from "#db/schema.ts";
import { remembered } from "#db/search/remembered.ts";
import { type Cluster, type CountedPoint, clusterPoints } from "#drawing/map/clusters.ts";
import { boxAround, inflate, wholeBox } from "#drawing/map/view.ts";
import { closestZoom, pinDistance, usualZoom } from "#drawing/map/zoom.ts";
import { isWithin, type PlaneBox, stretchAt, toPlane, unitMeters } from "#values/geo/plane.ts";
import { raceCards } from "../card/cards.server.ts";
import type { MapArea } from "../filters/area.ts";
import type { RaceFilters } from "../filters/filters.ts";
import { centerOf } from "../places/circle.server.ts";
import type { RaceCard } from "../race.ts";
import type { RaceKind } from "../race-type.ts";
import { countedGroups, questionOf } from "../search/facets/facets.server.ts";
import type { FacetGroups } from "../search/facets/facets.ts";
import {
  allRaces,
  isUpcoming,
  matches,
  ofFacets,
  ratingMatches,
} from "../search/query/conditions.server.ts";
import {
  type FacetPlace,
  facetPlaces,
  type PlacedAt,
  placeFilters,
  placeMatches,
} from "../search/query/place-filters.server.ts";
import type { SearchQuery } from "../search/query/query.server.ts";
import { inOrder, withOrder } from "../search/query/sort-order.server.ts";
import { orderOfReading, pagesOf, racesPerPage } from "../search/search.server.ts";
import { standingOf, todayAt } from "../standing.ts";
import type { MapPins, Pin, PinnedRace, RaceMap } from "./race-map.ts";

/** Pins this far outside of the view come along, as a share of its size. */
const outsideShare = 0.3;

/** The most pins of one race of which the race is read. At any zoom fewer fit into a window. */
const namedLimit = 400;

/** How much of the window a circle fills. */
const circleRoom = 1.25;

/** What a pin of one town leads to, in units of the plane. */
const townSize = 16;

/** In the closest view no two pins are in a part of this size, in units of the plane. */
const pinSize = 5;

type PlaceGroup = Cluster<CountedPlace>;

/** What the map shows of a query, and what the list beside it has to know. */
type ShownMap = {
  map: Omit<RaceMap, "pinsOf">;
  /** The combinations whose races are in view. */
  facets: number[];
  /** The pins that each place is part of. */
  pinsOf: ReadonlyMap<number, number[]>;
};

/**
 * The map of the races of a query. A race is in view when its pin is: the numbers on the pins in view
 * are then the number of races in the list beside them.
 */
export async function showMap(
  db: Database,
  query: SearchQuery,
  area: MapArea | null,
): Promise<ShownMap> {
  const circle = circleOf(query);
  const home = circle ? boxAround([circle], 2 * circle.radius * circleRoom) : wholeBox;
  const box = area?.box ?? home;
  const { places, placeless } = await countPlaces(db, query);
  const [wide, narrow] = await Promise.all(
    (area?.zoom === null || !area
      ? [usualZoom(box, "wide"), usualZoom(box, "narrow")]
      : [area.zoom]
    ).map((zoom) => clusteredPlaces(db, query, zoom)),
  );
  const isShown = (group: PlaceGroup) => isWithin(group, box);
  const inView = area ? (wide ?? []).filter(isShown).flatMap(({ members }) => members) : places;
  const near = inflate(box, outsideShare);
  const [wideNear, narrowNear] = [wide, narrow].map((groups) =>
    groups?.filter((group) => isWithin(group, near)),
  );
  const [named, closest] = await Promise.all([
    onlyRaces(db, query, [...(wideNear ?? []), ...(narrowNear ?? [])]),
    clusteredPlaces(db, query, closestZoom),
  ]);
  const together = new Map(closest.map(({ lead, count }) => [lead.id, count]));
  const pinsOf = (groups: PlaceGroup[]) =>
    groups.map((group) => toPin(group, box, { named, together }));
  const pins: MapPins = narrowNear
    ? { at: "any", wide: pinsOf(wideNear ?? []), narrow: pinsOf(narrowNear) }
    : { at: "zoom", pins: pinsOf(wideNear ?? []) };
  return {
    map: {
      box,
      zoom: area?.zoom ?? null,
      home,
      circle,
      pins,
      inView: inView.reduce((sum, { count }) => sum + count, 0),
      places: inView.length,
      placeless,
    },
    facets: idsOf(inView),
    pinsOf: pinsByPlace([...(wideNear ?? []), ...(narrowNear ?? [])]),
  };
}

/** The circle of the filter "Near" on the map. Circles stay circles there. */
function circleOf({ filters: { near } }: SearchQuery): RaceMap["circle"] {
  const center = near && centerOf(near);
  if (!near || !center) return null;
  const point = toPlane(center);
  return { ...point, radius: ((near.km * 1000) / unitMeters) * stretchAt(point) };
}

function idsOf(places: CountedPlace[]): number[] {
  const ids = new Set<number>();
  for (const { facets } of places) for (const { id } of facets) ids.add(id);
  return [...ids];
}

function pinsByPlace(groups: PlaceGroup[]): Map<number, number[]> {
  const pins = new Map<number, number[]>();
  for (const { lead, members } of groups) {
    for (const { id } of members) pins.set(id, [...new Set(pins.get(id)).add(lead.id)]);
  }
  return pins;
}

/** From the north to the south, as they are read; the kinds with most races first. */
function toPin(
  { lead, x, y, count, members }: PlaceGroup,
  box: PlaneBox,
  {
    named,
    together,
  }: { named: ReadonlyMap<number, PinnedRace>; together: ReadonlyMap<number, number> },
): Pin {
  const staysTogether = together.get(lead.id) === count;
  const kinds = new Map<Pin["kinds"][number][0], number>();
  for (const { facets } of members) {
    for (const { kind, count } of facets) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  return {
    id: lead.id,
    name: lead.name,
    x: tenths(x),
    y: tenths(y),
    races: count,
    kinds: [...kinds].filter(([, races]) => races > 0).sort((a, b) => b[1] - a[1]),
    race: count === 1 ? (named.get(lead.id) ?? null) : null,
    box: staysTogether
      ? inTenths(boxAround([lead], pinSize))
      : wholeNumbers(inflate(boxAround(members, townSize), 0.25)),
    staysTogether,
    isOutside: !isWithin({ x, y }, box),
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

function inTenths({ left, top, right, bottom }: PlaneBox): PlaneBox {
  return { left: tenths(left), top: tenths(top), right: tenths(right), bottom: tenths(bottom) };
}

function wholeNumbers({ left, top, right, bottom }: PlaneBox): PlaneBox {
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(right),
    bottom: Math.ceil(bottom),
  };
}

/** The races of the places with a single one, by place. */
async function onlyRaces(
  db: Database,
  query: SearchQuery,
  groups: PlaceGroup[],
): Promise<Map<number, PinnedRace>> {
  const single = groups.filter(({ count }) => count === 1).slice(0, namedLimit);
  const placeOf = new Map(
    single.flatMap(({ lead }) => lead.facets.map(({ id }) => [id, lead.id] as const)),
  );
  if (placeOf.size === 0) return new Map();
  const rows = await readRows(
    db,
    {
      facet: raceSearch.facetId,
      id: races.id,
      name: races.raceName,
      day: raceSearch.startDate,
      status: races.raceStatus,
      registrationStatus: races.registrationStatus,
      registrationDeadline: races.registrationDeadline,
      timeZone: races.timeZone,
    },
    sql`
      select s.facet_id as facet, r.id, r.race_name as name, s.start_date as day,
        r.race_status as status, r.registration_status as "registrationStatus",
        r.registration_deadline as "registrationDeadline", r.time_zone as "timeZone"
      from race_search s join races r on r.id = s.race_id
      where ${ofFacets([...placeOf.keys()])} and ${matches(query)}
      order by s.start_date, r.id limit ${namedLimit}`,
  );
  return new Map(
    rows.flatMap(({ facet, id, name, day, timeZone, ...closing }) => {
      const place = placeOf.get(facet);
      const standing = standingOf({ ...closing, startDate: day }, todayAt({ timeZone }, query.now));
      return place === undefined ? [] : [[place, { id, name, day, standing }] as const];
    }),
  );
}

/** A page of the races beside the map. */
type ListedRaces = { races: RaceCard[]; page: number; pages: number };

/** The map of a query and the races that are in view. */
type MapPage = ListedRaces & { map: RaceMap };

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

/** A place with the number of races that match there. `id` is that of the place. */
type CountedPlace = CountedPoint & {
  name: string;
  /** The combinations of type and place that its races have. One may be there more than once. */
  facets: CountedFacet[];
};

type CountedFacet = { id: number; kind: RaceKind; count: number };

/** Where the races of a query are, and how many of them have no place. */
type CountedPlaces = { places: CountedPlace[]; placeless: number };

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
async function clusteredPlaces(
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
function placesOf(
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
