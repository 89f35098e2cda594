import { effortDistances } from "./recipe.ts";

/** The fastest time over a distance within an activity. */
export type FastestStretch = {
  meters: number;
  seconds: number;
  /** Where in the activity it begins, in metres. */
  from: number;
};

/**
 * The fastest time over each standard distance, on the runner's own clock: a stop within it counts.
 * A window slides over the way; its ends lie between two samples, on the straight line.
 * @param meters - how far the runner was at each sample, never falling
 */
export function bestEfforts(
  seconds: Float64Array,
  meters: Float64Array,
  distances: readonly number[] = effortDistances,
): FastestStretch[] {
  const length = meters.at(-1) ?? 0;
  return distances.flatMap((distance) => {
    const best = length < distance ? null : bestOver(seconds, meters, distance);
    return best ? [{ meters: distance, ...best }] : [];
  });
}

function bestOver(seconds: Float64Array, meters: Float64Array, distance: number) {
  let best: { seconds: number; from: number } | null = null;
  const consider = (from: number, took: number) => {
    if (took > 0 && (best === null || took < best.seconds)) best = { seconds: took, from };
  };
  let low = 0;
  let high = 0;
  // The fastest window begins or ends at a sample: between samples the speed does not change.
  for (let index = 0; index < meters.length; index++) {
    const at = meters[index] ?? 0;
    const now = seconds[index] ?? 0;
    while (low < index && (meters[low + 1] ?? 0) <= at - distance) low += 1;
    if (at >= distance) consider(at - distance, now - timeAt(seconds, meters, low, at - distance));
    while (high < meters.length && (meters[high] ?? 0) < at + distance) high += 1;
    if (high < meters.length) {
      consider(at, timeAt(seconds, meters, Math.max(0, high - 1), at + distance) - now);
    }
  }
  return best as { seconds: number; from: number } | null;
}

/** When the runner was at a place between a sample and the next one. */
function timeAt(seconds: Float64Array, meters: Float64Array, index: number, place: number): number {
  const [from, to] = [meters[index] ?? 0, meters[index + 1] ?? meters[index] ?? 0];
  const start = seconds[index] ?? 0;
  const end = seconds[index + 1] ?? start;
  return to > from ? start + ((end - start) * (place - from)) / (to - from) : start;
}

/**
 * Seconds in which nobody has run a distance on foot: a little less than the best performances of
 * World Athletics at the end of 2025, men, road or track. Shorter distances are left out, because a few
 * wrong positions change them too much.
 * @see https://worldathletics.org/records/by-category/world-records
 */
const impossible = new Map([
  [3000, 435],
  [5000, 750],
  [10_000, 1560],
  [15_000, 2370],
  [21_097.5, 3390],
  [42_195, 7200],
  [50_000, 9450],
]);

/** A stretch faster than any runner: something with wheels, or a sensor that counts too much. */
export function tooFast(efforts: readonly FastestStretch[]): FastestStretch | null {
  return efforts.find(({ meters, seconds }) => seconds < (impossible.get(meters) ?? 0)) ?? null;
}
