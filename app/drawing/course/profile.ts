import type { LengthUnit } from "#values/length.ts";
import { type Chance, chanceOf } from "../chance.ts";
import { type AxisMark, distanceMarks, heightMarks } from "./line.ts";

/** What an organizer states about a distance, in metres. */
type StatedCourse = { length: number; gain: number; loss: number };

const samples = 120;

const mostHills = 6;

/** The usual height of a hill in a sketch, in metres. */
const usualHill = 260;

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

/**
 * A profile with the stated climb and descent. Where its hills are is made up, which has to be said
 * beside it. The same course has the same sketch each time.
 * @param seed - a text of the course, such as its id
 */
export function sketchProfile(seed: string, { length, gain, loss }: StatedCourse): ProfileShape {
  const chance = chanceOf(seed);
  const hills = Math.max(1, Math.min(mostHills, Math.round(Math.max(gain, loss) / usualHill)));
  const rises = shared(gain, hills, chance);
  const falls = shared(loss, hills, chance);
  const turns: { at: number; height: number }[] = [{ at: 0, height: 0 }];
  const ways = shared(1, hills * 2, chance);
  for (let hill = 0; hill < hills; hill++) {
    const foot = turns.at(-1) ?? { at: 0, height: 0 };
    const top = { at: foot.at + (ways[hill * 2] ?? 0), height: foot.height + (rises[hill] ?? 0) };
    const next = {
      at: top.at + (ways[hill * 2 + 1] ?? 0),
      height: top.height - (falls[hill] ?? 0),
    };
    turns.push(top, next);
  }
  const heights = Array.from({ length: samples + 1 }, (_, index) => {
    const at = Math.min(1, index / samples);
    const after = Math.max(
      1,
      turns.findIndex((turn) => turn.at >= at - 1e-9),
    );
    const [from, to] = [turns[after - 1], turns[after] ?? turns.at(-1)];
    if (!from || !to) return 0;
    const part = to.at > from.at ? Math.min(1, (at - from.at) / (to.at - from.at)) : 1;
    // Half a cosine: hills have round tops and feet.
    const eased = (1 - Math.cos(part * Math.PI)) / 2;
    return Math.round((from.height + (to.height - from.height) * eased) * 10) / 10;
  });
  return { step: length / samples, heights };
}

/** A total divided into a number of parts of different sizes. */
function shared(total: number, count: number, chance: Chance): number[] {
  const weights = Array.from({ length: count }, () => chance.between(0.6, 1.6));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (weight / sum) * total);
}
