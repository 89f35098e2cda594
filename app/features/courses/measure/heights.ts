import type { Progress } from "./line.ts";
import { recipe } from "./recipe.ts";

/** The height of the course every `recipe.step` metres, smoothed. */
export type Heights = Float64Array;

/** The part of the points that may lack heights; beyond it, they are not measured. */
export const mostMissing = 0.1;

/** The part of the points, from 0 to 1, that has no height. */
export function missingHeights(height: Float64Array): number {
  if (height.length === 0) return 1;
  return (
    height.reduce((count, meters) => count + (Number.isNaN(meters) ? 1 : 0), 0) / height.length
  );
}

/** The heights of a course in even steps, before they are smoothed. */
export type EvenHeights = {
  heights: Float64Array;
  /** Whether most steps have points of their own, so that noise can be told. */
  isDense: boolean;
  /** The mean way between two points, in steps. */
  spacing: number;
};

/** The part of the steps that have points in a dense file. */
const dense = 0.75;

/**
 * The mean height in each step; between points that are further apart, the straight line.
 * `null` where too many points have no height.
 */
export function evenHeights(height: Float64Array, progress: Progress): EvenHeights | null {
  if (missingHeights(height) > mostMissing) return null;
  const count = Math.floor((progress.at(-1) ?? 0) / recipe.step) + 1;
  const sums = new Float64Array(count);
  const counts = new Float64Array(count);
  for (let index = 0; index < height.length; index++) {
    const meters = height[index] ?? Number.NaN;
    const step = Math.min(count - 1, Math.round((progress[index] ?? 0) / recipe.step));
    if (Number.isNaN(meters)) continue;
    sums[step] = (sums[step] ?? 0) + meters;
    counts[step] = (counts[step] ?? 0) + 1;
  }
  const between = straightLines(height, progress, count);
  const heights = sums.map((sum, step) => {
    const points = counts[step] ?? 0;
    // One point alone may lie up to half a step away: on a slope the line through it is closer.
    return points > 1 ? sum / points : (between[step] ?? 0);
  });
  const isDense = counts.filter((points) => points > 0).length >= dense * count;
  return { heights, isDense, spacing: count / height.length };
}

/** The height at each step on the straight lines between the points that have one. */
function straightLines(height: Float64Array, progress: Progress, count: number): Float64Array {
  const isKnown = (index: number) => !Number.isNaN(height[index]);
  let before = 0;
  while (before < height.length && !isKnown(before)) before += 1;
  let after = before;
  return new Float64Array(count).map((_, step) => {
    const meters = step * recipe.step;
    while (after < height.length && (!isKnown(after) || (progress[after] ?? 0) < meters)) {
      if (isKnown(after)) before = after;
      after += 1;
    }
    const low = height[before] ?? 0;
    if (after >= height.length) return low;
    const high = height[after] ?? low;
    const from = progress[before] ?? 0;
    const way = (progress[after] ?? 0) - from;
    return way > 0 ? low + ((high - low) * Math.max(0, meters - from)) / way : high;
  });
}
