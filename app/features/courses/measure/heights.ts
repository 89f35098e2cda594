import { middleOf, type Progress } from "./line.ts";
import { recipe } from "./recipe.ts";

/** The height of the course every `recipe.step` metres, smoothed. */
export type Heights = Float64Array;

/** The heights of a line and its climb, in metres. */
export type ClimbedHeights = {
  heights: Heights;
  /** How far the course has climbed and descended at each height. The last values are the totals. */
  climbed: Float64Array;
  descended: Float64Array;
  /** Whether the heights waver as those of a device without a barometer do. */
  isNoisy: boolean;
};

/** The part of the points that may lack heights; beyond it, they are not measured. */
export const mostMissing = 0.1;

/** The part of the points, from 0 to 1, that has no height. */
export function missingHeights(height: Float64Array): number {
  if (height.length === 0) return 1;
  return height.filter(Number.isNaN).length / height.length;
}

/**
 * The climb of a line: heights in even steps, a moving mean, and rises that count from a threshold on.
 * `null` where too many points have no height.
 * @param height - metres at each point; NaN where it is not known
 * @param isRecorded - a device recorded the heights; those of a course usually are from a terrain model
 */
export function climbedHeights(
  height: Float64Array,
  progress: Progress,
  isRecorded: boolean,
): ClimbedHeights | null {
  if (missingHeights(height) > mostMissing) return null;
  const even = withoutSpikes(evenHeights(height, progress));
  const isNoisy = wavers(even);
  const climbedFrom = (heights: Heights, threshold: number = recipe.threshold) => ({
    heights,
    ...climbedOf(heights, swingsOf(heights, threshold)),
    isNoisy,
  });
  const wide = () => meansOver(even, recipe.wideMean);
  if (isNoisy) {
    return climbedFrom(wide(), Math.max(recipe.threshold, 2 * waveringOf(even, recipe.farLag)));
  }
  const isSparse = (progress.at(-1) ?? 0) > recipe.sparse * (height.length - 1);
  const plain = climbedFrom(isSparse ? even : meansOver(even, recipe.mean));
  if (isRecorded) return plain;
  const calm = climbedFrom(wide());
  return totalOf(calm) < (1 - recipe.mostRipple) * totalOf(plain) ? calm : plain;
}

function totalOf({ climbed }: ClimbedHeights): number {
  return climbed.at(-1) ?? 0;
}

/** The mean height in each step, on the straight lines between the points that have one. */
function evenHeights(height: Float64Array, progress: Progress): Float64Array {
  const length = progress.at(-1) ?? 0;
  const count = Math.floor(length / recipe.step) + 1;
  const edge = (index: number) => Math.min(length, Math.max(0, (index - 0.5) * recipe.step));
  /** The area below the lines up to each edge between two steps. */
  const areas = new Float64Array(count + 1);
  let area = 0;
  let next = 0;
  let from = 0;
  let before = height.find((meters) => !Number.isNaN(meters)) ?? 0;
  for (let index = 0; index < height.length; index++) {
    const meters = height[index] ?? 0;
    if (Number.isNaN(meters)) continue;
    const to = progress[index] ?? 0;
    for (; next <= count && edge(next) <= to; next++) {
      const part = edge(next) - from;
      const slope = to > from ? (meters - before) / (to - from) : 0;
      areas[next] = area + part * (before + (slope * part) / 2);
    }
    area += ((to - from) * (before + meters)) / 2;
    from = to;
    before = meters;
  }
  for (; next <= count; next++) areas[next] = area + (edge(next) - from) * before;
  return new Float64Array(count).map(
    (_, index) => ((areas[index + 1] ?? 0) - (areas[index] ?? 0)) / (edge(index + 1) - edge(index)),
  );
}

/** A single wrong height takes the median of its neighbours; the tops of hills stay. */
function withoutSpikes(heights: Float64Array): Float64Array {
  const reach = recipe.median >> 1;
  const middles = heights.map((_, index) => {
    const near = Math.min(reach, index, heights.length - 1 - index);
    return middleOf(heights.slice(index - near, index + near + 1));
  });
  const away = heights.map((height, index) => Math.abs(height - (middles[index] ?? 0)));
  const limit = Math.max(recipe.leastSpike, recipe.spike * middleOf(away.slice()));
  return heights.map((height, index) =>
    (away[index] ?? 0) > limit ? (middles[index] ?? 0) : height,
  );
}

/** The moving mean over a width in metres. Toward the ends it narrows evenly, so that the ends stay. */
function meansOver(heights: Float64Array, width: number): Float64Array {
  const reach = Math.floor(width / 2 / recipe.step);
  const sums = new Float64Array(heights.length + 1);
  for (const [index, height] of heights.entries()) sums[index + 1] = (sums[index] ?? 0) + height;
  return heights.map((_, index) => {
    const near = Math.min(reach, index, heights.length - 1 - index);
    const sum = (sums[index + near + 1] ?? 0) - (sums[index - near] ?? 0);
    return sum / (2 * near + 1);
  });
}

/**
 * Whether heights waver as noise does: over four times the distance, ground bends much more, and
 * noise hardly does.
 */
function wavers(heights: Float64Array): boolean {
  const near = waveringOf(heights, recipe.nearLag);
  if (near < recipe.leastWavering) return false;
  return waveringOf(heights, 4 * recipe.nearLag) < recipe.leastGrowth * near;
}

/** How far heights lie from the middle between two others at this distance, in the mean and in metres. */
function waveringOf(heights: Float64Array, distance: number): number {
  const lag = distance / recipe.step;
  let sum = 0;
  for (let index = lag; index < heights.length - lag; index++) {
    const between = ((heights[index - lag] ?? 0) + (heights[index + lag] ?? 0)) / 2;
    sum += Math.abs((heights[index] ?? 0) - between);
  }
  return sum / Math.max(1, heights.length - 2 * lag);
}

/** A rise or a fall between two turning points, by the index of their heights. */
type Swing = { from: number; to: number; rise: number };

/**
 * The rises and falls of a course. A turn counts once the way back exceeds the threshold, so noise
 * below it adds nothing, and each swing counts with its full size.
 */
export function swingsOf(heights: Float64Array, threshold: number): Swing[] {
  const swings: Swing[] = [];
  const height = (index: number) => heights[index] ?? 0;
  let low = 0;
  let high = 0;
  /** 1 on a rise, −1 on a fall, 0 before the first turn is known. */
  let direction = 0;
  let start = 0;
  const end = (to: number) => {
    if (to > start) swings.push({ from: start, to, rise: height(to) - height(start) });
    start = to;
  };
  for (let index = 1; index < heights.length; index++) {
    const now = height(index);
    if (direction >= 0 && now >= height(high)) high = index;
    if (direction <= 0 && now <= height(low)) low = index;
    if (direction >= 0 && height(high) - now >= threshold) {
      if (direction === 1) end(high);
      else start = high;
      direction = -1;
      low = index;
    } else if (direction <= 0 && now - height(low) >= threshold) {
      if (direction === -1) end(low);
      else start = low;
      direction = 1;
      high = index;
    }
  }
  if (direction !== 0) end(direction === 1 ? high : low);
  return swings;
}

/** How far the course has climbed and descended at each step. The last values are the totals. */
function climbedOf(heights: Float64Array, swings: Swing[]) {
  const climbed = new Float64Array(heights.length);
  const descended = new Float64Array(heights.length);
  for (const { from, to, rise } of swings) {
    const counted = rise > 0 ? climbed : descended;
    let far = 0;
    for (let index = from + 1; index <= to; index++) {
      const moved = Math.abs((heights[index] ?? 0) - (heights[from] ?? 0));
      // Within a swing only what goes further counts: small dips are below the threshold.
      counted[index] = Math.max(0, moved - far);
      far = Math.max(far, moved);
    }
  }
  for (const counted of [climbed, descended]) {
    let sum = 0;
    for (const [index, meters] of counted.entries()) counted[index] = sum += meters;
  }
  return { climbed, descended };
}
