import { activityRecipe } from "./recipe.ts";

/** The lowest heart rate that has a bin of its own, and how many bins there are. */
export const heartRateBins = { lowest: 30, count: 210 } as const;

/**
 * Seconds at each heart rate from 30 to 239 beats.
 * @param timer - seconds at each sample, without pauses
 * @returns `null` without a heart rate
 */
export function heartRateSeconds(timer: Float64Array, heartRate: Float64Array): number[] | null {
  const { lowest, count } = heartRateBins;
  const bins = new Array<number>(count).fill(0);
  let isKnown = false;
  for (let index = 1; index < timer.length; index++) {
    const beats = heartRate[index] ?? Number.NaN;
    if (Number.isNaN(beats)) continue;
    const took = (timer[index] ?? 0) - (timer[index - 1] ?? 0);
    const bin = Math.min(count - 1, Math.max(0, Math.round(beats) - lowest));
    bins[bin] = (bins[bin] ?? 0) + Math.min(took, activityRecipe.longestSample);
    isKnown = true;
  }
  return isKnown ? bins.map((seconds) => Math.round(seconds * 10) / 10) : null;
}

/** The mean of a column, each sample by the time it stands for; `null` where nothing is known. */
export function meanOf(timer: Float64Array, values: Float64Array, least = 0): number | null {
  let sum = 0;
  let weight = 0;
  for (let index = 1; index < timer.length; index++) {
    const value = values[index] ?? Number.NaN;
    if (Number.isNaN(value) || value < least) continue;
    const took = (timer[index] ?? 0) - (timer[index - 1] ?? 0);
    const counts = Math.min(took, activityRecipe.longestSample);
    sum += value * counts;
    weight += counts;
  }
  return weight > 0 ? sum / weight : null;
}

/** The highest heart rate that lasted, in whole beats: single beats that a sensor makes up do not count. */
export function highestOf(heartRate: Float64Array): number | null {
  const known = heartRate.filter((beats) => !Number.isNaN(beats));
  let most: number | null = null;
  for (let index = 0; index + 2 < known.length; index++) {
    const lasting = Math.min(known[index] ?? 0, known[index + 1] ?? 0, known[index + 2] ?? 0);
    if (most === null || lasting > most) most = lasting;
  }
  return most === null ? null : Math.round(most);
}
