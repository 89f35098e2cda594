import type { Position } from "#values/geo/position.ts";
import type { CourseTrack } from "../reading/course-file.ts";
import type { Progress } from "./line.ts";
import { leastOf, mostOf } from "./splits.ts";

/**
 * The line of a course on a plane, in whole metres east and north of its middle, with the metres
 * from the start: `[east, north, meters]`.
 */
export type DrawnLine = { middle: Position; points: [east: number, north: number, at: number][] };

const mostPoints = 260;
/** Points that are looked at: a drawing shows no more of a course. */
const mostSeen = 12_000;
const metersPerDegree = 111_195;

/** The line with as few points as a drawing needs. */
export function drawnLine(track: CourseTrack, way: Progress): DrawnLine {
  const every = Math.ceil(way.length / mostSeen);
  const seen = (values: Float64Array) =>
    values.filter((_, index) => index % every === 0 || index === values.length - 1);
  const [lat, lon, progress] = [seen(track.lat), seen(track.lon), seen(way)];
  const firstLon = lon[0] ?? 0;
  // Longitudes are told from the first point on, so that the date line does not tear the line.
  const turned = lon.map((each) => firstLon + ((each - firstLon + 540) % 360) - 180);
  const middle = { lat: middleBetween(lat), lon: middleBetween(turned) };
  const east = Math.max(0.01, Math.cos((middle.lat * Math.PI) / 180)) * metersPerDegree;
  const x = turned.map((each) => (each - middle.lon) * east);
  const y = lat.map((each) => (each - middle.lat) * metersPerDegree);
  let tolerance = Math.max(mostOf(x) - leastOf(x), mostOf(y) - leastOf(y)) / 1500;
  let kept = simplified(x, y, tolerance);
  while (kept.length > mostPoints) {
    tolerance *= 1.5;
    kept = simplified(x, y, tolerance);
  }
  const points = kept.map((index): [number, number, number] => [
    Math.round(x[index] ?? 0),
    Math.round(y[index] ?? 0),
    Math.round(progress[index] ?? 0),
  ]);
  return {
    middle: { lat: rounded(middle.lat), lon: rounded(((middle.lon + 540) % 360) - 180) },
    points,
  };
}

/** A position to about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

function middleBetween(values: Float64Array): number {
  return (mostOf(values) + leastOf(values)) / 2;
}

/** The points that a line keeps so that no other is further from it than the tolerance (Douglas and Peucker). */
function simplified(x: Float64Array, y: Float64Array, tolerance: number): number[] {
  const last = x.length - 1;
  const keeps = new Uint8Array(x.length);
  keeps[0] = 1;
  keeps[last] = 1;
  const open: [from: number, to: number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const farthest = farthestBetween(x, y, range);
    if (farthest.far <= tolerance) continue;
    keeps[farthest.index] = 1;
    open.push([from, farthest.index], [farthest.index, to]);
  }
  return [...keeps.keys()].filter((index) => keeps[index] === 1);
}

function farthestBetween(x: Float64Array, y: Float64Array, [from, to]: [number, number]) {
  const [startX, startY] = [x[from] ?? 0, y[from] ?? 0];
  const [wayX, wayY] = [(x[to] ?? 0) - startX, (y[to] ?? 0) - startY];
  const square = wayX * wayX + wayY * wayY;
  let far = 0;
  let index = from;
  for (let each = from + 1; each < to; each++) {
    const [toX, toY] = [(x[each] ?? 0) - startX, (y[each] ?? 0) - startY];
    const along = square > 0 ? (toX * wayX + toY * wayY) / square : 0;
    const part = Math.min(1, Math.max(0, along));
    const [awayX, awayY] = [toX - part * wayX, toY - part * wayY];
    const away = awayX * awayX + awayY * awayY;
    if (away > far) {
      far = away;
      index = each;
    }
  }
  return { far: Math.sqrt(far), index };
}
