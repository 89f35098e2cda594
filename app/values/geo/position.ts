/** A point on the earth in degrees (WGS 84): latitude −90…90, longitude −180…180. */
export type Position = { lat: number; lon: number };

/** The mean radius of the earth (IUGG), in metres. */
export const earthRadius = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The length of the shortest way over the surface of the earth, in metres (haversine formula). */
export function metersBetween(from: Position, to: Position): number {
  const halfHeight = Math.sin(radians(to.lat - from.lat) / 2);
  const halfWidth = Math.sin(radians(to.lon - from.lon) / 2);
  const along = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  const square = halfHeight * halfHeight + along * halfWidth * halfWidth;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)));
}
