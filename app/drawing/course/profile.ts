import type { LengthUnit } from "#values/length.ts";
import { type AxisMark, distanceMarks, heightMarks } from "./axis.ts";

/** The plane of a profile. It is stretched to its place; strokes keep their width. */
export const profilePlane = { width: 1000, height: 240 } as const;

export type ProfileShape = {
  /** Metres between two heights. */
  step: number;
  /** Heights in metres, from start to finish. */
  heights: readonly number[];
};

export type ProfileDrawing = {
  line: string;
  area: string;
  /** The area below each climb. */
  climbs: string[];
  distances: AxisMark[];
  /** From 0 at the top to 1 at the bottom. */
  heights: AxisMark[];
  /** The highest point. */
  top: { part: number; down: number };
};

/** A flatter course does not fill the plane: it looks as flat as it is. In metres. */
const leastRange = 100;
/** Room above the highest point and below the lowest, as parts of the range. */
const above = 0.12;
const below = 0.16;

/** Lower heights would stand on the axis of the distances. */
const lowestLabel = 0.94;

/** A profile with the areas of its climbs and its axes in the visitor's unit. */
export function drawProfile(
  shape: ProfileShape,
  climbs: readonly { from: number; to: number }[],
  unit: LengthUnit,
): ProfileDrawing {
  const { step, heights } = shape;
  const length = step * (heights.length - 1);
  const range = rangeOf(heights);
  const points = heights.map((height, index): [number, number] => [
    (index / (heights.length - 1)) * profilePlane.width,
    downOf(height, range) * profilePlane.height,
  ]);
  const topIndex = heights.indexOf(Math.max(...heights));
  return {
    line: pathOf(points),
    area: areaOf(points),
    climbs: climbs.map(({ from, to }) =>
      areaOf(points.slice(Math.floor(from / step), Math.ceil(to / step) + 1)),
    ),
    distances: distanceMarks(length, unit, 6),
    heights: heightMarks(range, unit, 4)
      .map(({ height, label }) => ({ part: downOf(height, range), label }))
      .filter(({ part }) => part < lowestLabel),
    top: { part: topIndex / (heights.length - 1), down: points[topIndex]?.[1] ?? 0 },
  };
}

/** Where a height lies in the plane of its profile, from 0 at the top to 1 at the bottom. */
export function heightPart({ heights }: ProfileShape, height: number): number {
  return downOf(height, rangeOf(heights));
}

/** The height at a part of the way from 0 to 1, on the straight line between two heights. */
export function heightAt({ heights }: ProfileShape, part: number): number {
  const place = Math.min(1, Math.max(0, part)) * (heights.length - 1);
  const low = Math.floor(place);
  const before = heights[low] ?? 0;
  return before + ((heights[low + 1] ?? before) - before) * (place - low);
}

type Range = { low: number; high: number };

function rangeOf(heights: readonly number[]): Range {
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const range = Math.max(leastRange, highest - lowest);
  const middle = (lowest + highest) / 2;
  return {
    low: Math.min(lowest, middle - range / 2) - range * below,
    high: Math.max(highest, middle + range / 2) + range * above,
  };
}

function downOf(height: number, { low, high }: Range): number {
  return (high - height) / (high - low);
}

function pathOf(points: readonly [number, number][]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${y.toFixed(1)}`).join("L")}`;
}

function areaOf(points: readonly [number, number][]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const { height } = profilePlane;
  return `${pathOf(points)}L${Math.round(last[0])} ${height}L${Math.round(first[0])} ${height}Z`;
}
