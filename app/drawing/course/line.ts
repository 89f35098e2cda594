import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { formatNumber, withMinus } from "#values/text/number.ts";

/** A point of a course: metres east and north of its middle, and from the start. */
export type LinePoint = readonly [east: number, north: number, at: number];

export type LineMark = { x: number; y: number; label: string };

export type LineDrawing = {
  width: number;
  height: number;
  path: string;
  marks: LineMark[];
  start: { x: number; y: number };
  finish: { x: number; y: number };
  /** The finish lies where the start does. */
  isLoop: boolean;
  /** Where the way leads at the start, in degrees clockwise from the top. */
  heading: number;
};

const width = 360;
const leastHeight = 200;
const mostHeight = 360;
const margin = 26;
/** Closer marks would cover each other. */
const markRoom = 24;

/** The line of a course with north at the top, and marks at whole kilometres or miles. */
export function drawLine(points: readonly LinePoint[], unit: LengthUnit): LineDrawing {
  const east = points.map(([x]) => x);
  const north = points.map(([, y]) => y);
  const [left, right] = [Math.min(...east), Math.max(...east)];
  const [bottom, top] = [Math.min(...north), Math.max(...north)];
  const inner = width - 2 * margin;
  const wide = Math.max(right - left, 1);
  const high = Math.max(top - bottom, 1);
  const height = Math.min(
    mostHeight,
    Math.max(leastHeight, Math.round((high / wide) * inner) + 2 * margin),
  );
  const scale = Math.min(inner / wide, (height - 2 * margin) / high);
  const place = ([x, y]: LinePoint) => ({
    x: Math.round((width / 2 + (x - (left + right) / 2) * scale) * 10) / 10,
    y: Math.round((height / 2 - (y - (bottom + top) / 2) * scale) * 10) / 10,
  });
  const placed = points.map(place);
  const [start = { x: 0, y: 0 }, finish = start] = [placed[0], placed.at(-1)];
  const length = points.at(-1)?.[2] ?? 0;
  const marks: LineMark[] = [];
  const taken = [start, finish];
  for (const { part, label } of distanceMarks(length, unit, 12, 1)) {
    const at = place(pointAt(points, part * length));
    if (taken.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < markRoom)) continue;
    taken.push(at);
    marks.push({ ...at, label });
  }
  return {
    width,
    height,
    path: `M${placed.map(({ x, y }) => `${x} ${y}`).join("L")}`,
    marks,
    start,
    finish,
    isLoop: Math.hypot(start.x - finish.x, start.y - finish.y) < markRoom / 2,
    heading: headingOf(points, length),
  };
}

/** A point of the drawing for a way from the start, for what moves along the line. */
export function placeOnLine(points: readonly LinePoint[], drawing: LineDrawing, at: number) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return drawing.start;
  const index = Math.max(
    1,
    points.findIndex((point) => point[2] >= at),
  );
  const places = drawing.path.slice(1).split("L");
  const [before, after] = [places[index - 1], places[index]].map((text) =>
    (text ?? "").split(" ").map(Number),
  );
  const [from, to] = [points[index - 1]?.[2] ?? 0, points[index]?.[2] ?? 0];
  const part = to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 0;
  const between = (axis: 0 | 1) => {
    const low = before?.[axis] ?? 0;
    return low + ((after?.[axis] ?? low) - low) * part;
  };
  return { x: between(0), y: between(1) };
}

/** The point at a distance in metres from the start. */
function pointAt(points: readonly LinePoint[], meters: number): LinePoint {
  const index = points.findIndex((point) => point[2] >= meters);
  const [before, after] = [points[index - 1], points[index]];
  if (!after) return points.at(-1) ?? [0, 0, 0];
  if (!before) return after;
  const part = after[2] > before[2] ? (meters - before[2]) / (after[2] - before[2]) : 0;
  return [
    before[0] + (after[0] - before[0]) * part,
    before[1] + (after[1] - before[1]) * part,
    meters,
  ];
}

/** The direction of the first part of the way. */
function headingOf(points: readonly LinePoint[], length: number): number {
  const [start, later] = [points[0], pointAt(points, length / 60)];
  if (!start) return 0;
  return Math.round((Math.atan2(later[0] - start[0], later[1] - start[1]) * 180) / Math.PI);
}

/** A place on an axis, from 0 to 1, with what stands there. */
export type AxisMark = { part: number; label: string };

/** Marks beyond this part would collide with the label of the finish. */
const lastPart = 0.82;

const steps = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Whole kilometres or miles along a course, at most `most` of them, up to a part of it. */
export function distanceMarks(
  length: number,
  unit: LengthUnit,
  most: number,
  upTo = lastPart,
): AxisMark[] {
  const one = unit === "km" ? 1000 : metersPerMile;
  const total = length / one;
  const step = steps.find((each) => total / each <= most) ?? total;
  const count = Math.floor((total * upTo) / step);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = (index + 1) * step;
    return { part: at / total, label: String(at) };
  });
}

const metersPerFoot = 0.3048;
const heightSteps = [5, 10, 20, 50, 100, 200, 250, 500, 1000, 2000, 5000];

/** Even heights within a range, in metres or feet of the visitor's choice. */
export function heightMarks(
  { low, high }: { low: number; high: number },
  unit: LengthUnit,
  most: number,
): { height: number; label: string }[] {
  const one = unit === "km" ? 1 : metersPerFoot;
  const step = heightSteps.find((each) => (high - low) / one / each <= most) ?? 10_000;
  const first = Math.ceil(low / one / step) * step;
  const marks: { height: number; label: string }[] = [];
  for (let at = first; at * one <= high; at += step) {
    marks.push({ height: at * one, label: withMinus(formatNumber(at)) });
  }
  return marks;
}
