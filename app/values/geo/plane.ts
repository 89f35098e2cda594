import { earthRadius, type Position } from "./position.ts";

/** A point of the map: thousandths of the earth's radius, x to the east and y to the south. */
export type PlanePoint = { x: number; y: number };

/** A rectangle of the map. */
export type PlaneBox = { left: number; top: number; right: number; bottom: number };

/** One thousandth of the earth's mean radius, in metres. */
export const unitMeters = earthRadius / 1000;

const radian = Math.PI / 180;

/** The meridian in the middle of the map. Along it nothing is stretched or turned. */
const middle = -93;

/**
 * Hawaii lies so far to the west that it would be torn. It moves beside Baja California, enlarged,
 * into a frame of its own.
 */
const hawaii = { lat: 20.6, lon: -157.5, x: -590, y: -330, scale: 1500 };

/** The frame of Hawaii on the map. */
export const hawaiiFrame: PlaneBox = {
  left: hawaii.x - 75,
  top: hawaii.y - 52,
  right: hawaii.x + 75,
  bottom: hawaii.y + 48,
};

/** The sea around the main islands of Hawaii that moves with them. */
const hawaiiSea = { west: -161, east: -154, south: 18, north: 23 };

/** A degree of longitude and of latitude in the frame of Hawaii. */
const hawaiiDegree = {
  x: radian * Math.cos(hawaii.lat * radian) * hawaii.scale,
  y: radian * hawaii.scale,
};

/**
 * Where a position lies on the map: transverse Mercator on a sphere (Snyder, Map Projections, 1987,
 * equations 8-1 to 8-3). Angles are kept; over Peru, Mexico, the United States and Canada lengths
 * grow by 18 % at most. Positions 90° from the middle meridian have no place on the map: they go
 * far away, never to infinity.
 */
export function toPlane({ lat, lon }: Position): PlanePoint {
  if (isInHawaii({ lat, lon })) {
    return {
      x: hawaii.x + (lon - hawaii.lon) * hawaiiDegree.x,
      y: hawaii.y - (lat - hawaii.lat) * hawaiiDegree.y,
    };
  }
  const east = (lon - middle) * radian;
  const north = lat * radian;
  const sine = Math.cos(north) * Math.sin(east);
  return {
    x: 1000 * Math.atanh(Math.min(Math.max(sine, -furthest), furthest)),
    y: -1000 * Math.atan2(Math.tan(north), Math.cos(east)),
  };
}

/** The sine of the angle from the middle meridian at which the map ends. */
const furthest = 1 - 1e-12;

/** How much longer a short way is on the map than on the earth, at this point. */
export function stretchAt(point: PlanePoint): number {
  return isWithin(point, hawaiiFrame) ? hawaii.scale / 1000 : Math.cosh(point.x / 1000);
}

export function isWithin({ x, y }: PlanePoint, { left, top, right, bottom }: PlaneBox): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function isInHawaii({ lat, lon }: Position): boolean {
  const { west, east, south, north } = hawaiiSea;
  return lon > west && lon < east && lat > south && lat < north;
}
