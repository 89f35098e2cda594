import { and, or, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { earthRadius, metersBetween, type Position } from "#values/geo/position.ts";
import type { RaceCard } from "../race.ts";
import { findPlaces } from "./find-places.server.ts";
import { type Near, readPosition } from "./near.ts";

/** What was typed lately: every condition of a search asks for it. */
const centers = new LRUCache<string, { position: Position | null }>({ max: 500 });

/** The position of a typed place, the likeliest of its name, or `null` where no place has it. */
export function centerOf({ place }: Pick<Near, "place">): Position | null {
  const given = readPosition(place);
  if (given) return given;
  const known = centers.get(place);
  if (known) return known.position;
  const position = findPlaces(place).places[0]?.position ?? null;
  centers.set(place, { position });
  return position;
}

/** The metres from a typed place to a position, in a straight line; `null` where one of them is not known. */
export function metersTo(position: Position | null, place: string): number | null {
  const center = centerOf({ place });
  return center && position ? metersBetween(center, position) : null;
}

/**
 * The length of the shortest way from a position to the place `p`, in metres: as `metersBetween` does,
 * so that a page and its counts agree.
 */
export function metersFrom({ lat, lon }: Position): SQL {
  const half = (degrees: SQL) => sql`sin(radians(${degrees}) / 2) ^ 2`;
  return sql`${2 * earthRadius}::float8 * asin(least(1, sqrt(
    ${half(sql`p.lat - ${lat}::float8`)}
      + cos(radians(${lat}::float8)) * cos(radians(p.lat)) * ${half(sql`p.lon - ${lon}::float8`)}
  )))`;
}

/** Whether the place `p` lies within some kilometres of a position. Its box is tested first. */
export function isWithinCircle(center: Position, km: number): SQL {
  const { south, north, spans } = boxAround(center, km);
  return sql`${and(
    sql`p.lat between ${south}::float8 and ${north}::float8`,
    or(...spans.map(({ west, east }) => sql`p.lon between ${west}::float8 and ${east}::float8`)),
  )} and ${metersFrom(center)} <= ${km * 1000}::float8`;
}

type Box = { south: number; north: number; spans: { west: number; east: number }[] };

/** The degrees that a circle reaches, slightly more; two spans of longitudes at the date line. */
export function boxAround({ lat, lon }: Position, km: number): Box {
  const angle = (km * 1000 * 1.001) / earthRadius;
  const reach = (angle * 180) / Math.PI;
  const [south, north] = [lat - reach, lat + reach];
  if (south <= -90 || north >= 90) return { south, north, spans: [{ west: -180, east: 180 }] };
  const width = (Math.asin(Math.sin(angle) / Math.cos((lat * Math.PI) / 180)) * 180) / Math.PI;
  const [west, east] = [lon - width, lon + width];
  const spans = [{ west, east }];
  if (west < -180) spans.push({ west: west + 360, east: 180 });
  if (east > 180) spans.push({ west: -180, east: east - 360 });
  return { south, north, spans };
}

/** How far each race lies from the centre, in metres, by its id. Races without a place are left out. */
export function metersAway(
  races: readonly Pick<RaceCard, "id" | "position">[],
  near: Near | null,
): ReadonlyMap<string, number> {
  const center = near && centerOf(near);
  if (!center) return new Map();
  return new Map(
    races.flatMap(({ id, position }) => (position ? [[id, metersBetween(center, position)]] : [])),
  );
}
