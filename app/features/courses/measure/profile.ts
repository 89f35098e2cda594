import type { Position } from "#values/geo/position.ts";
import type { CourseTrack } from "../reading/course-file.ts";
import type { Heights } from "./heights.ts";
import { type Progress, simplified } from "./line.ts";
import { recipe } from "./recipe.ts";
import { leastOf, mostOf, valueAt } from "./splits.ts";

/**
 * The line of a course on a plane, in whole metres east and north of its middle, with the metres
 * from the start: `[east, north, meters]`.
 */
export type DrawnLine = { middle: Position; points: [east: number, north: number, at: number][] };

const mostPoints = 260;

/** Points that are looked at: a drawing shows no more of a course. */
const mostSeen = 12_000;

const metersPerDegree = 111_195;

/** The profile as it is drawn: heights in whole decimetres, in even steps from start to finish. */
export type DrawnProfile = { step: number; heights: number[] };

/** As many heights as a wide screen shows. */
const samples = 481;
/** The longest step of a pace plan, in metres. */
export const planStep = 50;
const mostSamples = 20_001;

/**
 * The profile of a line.
 * @param longestStep - in metres; without it, a wide screen decides
 */
export function drawnProfile(
  heights: Heights,
  length: number,
  longestStep = Number.POSITIVE_INFINITY,
): DrawnProfile {
  const wanted = Math.max(samples, Math.ceil(length / longestStep) + 1);
  const count = Math.max(3, Math.min(wanted, mostSamples, Math.floor(length / recipe.step)));
  const step = length / (count - 1);
  const sampled = Array.from({ length: count }, (_, index) =>
    Math.round(valueAt(heights, index * step) * 10),
  );
  return { step: Math.round(step * 100) / 100, heights: sampled };
}

const hairlinePoints = 40;
/** The plane of a hairline: see `hairlineOf`. */
export const hairlineBox = { width: 160, height: 24 } as const;

/** The least range of heights that fills a hairline, in metres: a flat course looks flat. */
const leastRange = 120;

/** The profile as the path of a hairline, small enough for every card of a list. */
export function hairlineOf(heights: Heights, length: number): string {
  const points = Array.from({ length: hairlinePoints }, (_, index) =>
    valueAt(heights, (index * length) / (hairlinePoints - 1)),
  );
  const low = Math.min(...points);
  const range = Math.max(leastRange, Math.max(...points) - low);
  const steps = points.map((height, index) => {
    const x = Math.round((index * hairlineBox.width) / (hairlinePoints - 1));
    const y = Math.round((1 - (height - low) / range) * (hairlineBox.height - 2)) + 1;
    return `${x} ${y}`;
  });
  return `M${steps.join("L")}`;
}

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
