import type { Position } from "#values/geo/position.ts";
import type { CourseTrack } from "../reading/course-file.ts";
import { type Progress, simplified } from "./line.ts";
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
  let kept = simplified({ x, y }, tolerance);
  while (kept.length > mostPoints) {
    tolerance *= 1.5;
    kept = simplified({ x, y }, tolerance);
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
