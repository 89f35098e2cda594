import { metersPerMile } from "#values/length.ts";
import { activityRecipe, effortDistances } from "./recipe.ts";

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
 * @param jumps - when the way is not known, in seconds: no stretch includes or touches such a time
 */
export function bestEfforts(
  seconds: Float64Array,
  meters: Float64Array,
  distances: readonly number[] = effortDistances,
  jumps: readonly number[] = [],
): FastestStretch[] {
  const parts = partsBetween(seconds, jumps).map(([from, to]) => ({
    seconds: seconds.subarray(from, to),
    meters: meters.subarray(from, to),
  }));
  return distances.flatMap((distance) => {
    const bests = parts.flatMap((part) => bestOver(part.seconds, part.meters, distance) ?? []);
    const [best] = bests.toSorted((one, other) => one.seconds - other.seconds);
    return best ? [{ meters: distance, ...best }] : [];
  });
}

/** The indexes from and to which samples lie far enough from all jumps. */
function partsBetween(seconds: Float64Array, jumps: readonly number[]): [number, number][] {
  const parts: [number, number][] = [];
  let from = 0;
  for (const jump of jumps) {
    const end = seconds.findIndex((at) => at > jump - activityRecipe.besideJump);
    if (end > from) parts.push([from, end]);
    const next = seconds.findIndex((at) => at >= jump + activityRecipe.besideJump);
    from = next < 0 ? seconds.length : Math.max(from, next);
  }
  return [...parts, [from, seconds.length]];
}

function bestOver(seconds: Float64Array, meters: Float64Array, distance: number) {
  const start = meters[0] ?? 0;
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
    if (at - start >= distance)
      consider(at - distance, now - timeAt(seconds, meters, low, at - distance));
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
 * World Athletics at the end of 2025, men, road or track.
 * @see https://worldathletics.org/records/by-category/world-records
 */
const impossible = new Map([
  [100, 9.4],
  [200, 19],
  [400, 42.5],
  [800, 100],
  [1000, 131],
  [metersPerMile, 222],
  [3000, 435],
  [5000, 750],
  [10_000, 1560],
  [15_000, 2370],
  [21_097.5, 3390],
  [42_195, 7200],
  [50_000, 9450],
]);

/** A few wrong positions change a shorter distance too much to call its stretch a ride, in metres. */
const leastRide = 3000;

/** A stretch faster than any runner: something with wheels, or a sensor that counts too much. */
export function tooFast(efforts: readonly FastestStretch[]): FastestStretch | null {
  return efforts.find((effort) => effort.meters >= leastRide && isBeyondRecords(effort)) ?? null;
}

/**
 * Whether nobody has run a distance in so short a time; between the distances of the table by a power
 * law, and at the same pace outside of it.
 */
export function isBeyondRecords({ meters, seconds }: { meters: number; seconds: number }): boolean {
  const known = [...impossible];
  const at = known.findIndex(([distance]) => distance >= meters);
  const [low, high] = [known[at - 1], known.at(at)];
  if (!high) return false;
  const exponent = low ? Math.log(high[1] / low[1]) / Math.log(high[0] / low[0]) : 1;
  return seconds < high[1] * (meters / high[0]) ** exponent;
}
