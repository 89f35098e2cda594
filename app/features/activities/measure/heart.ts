import { activityRecipe } from "./recipe.ts";

/** The physical data that a runner has entered. Heart rates are in beats per minute. */
export type RunnerBody = {
  sex: "female" | "male" | null;
  maxHeartRate: number | null;
  restingHeartRate: number | null;
};

/** The two heart rates between which effort is measured. */
export type HeartRateReserve = { resting: number; max: number };

/** The zones and what lies below them. */
const zoneCount = 5;

/** The heart rate of the first bin, and the number of bins. */
const heartRateBins = { lowest: 30, count: 210 } as const;

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

/** The mean of a column, weighted by the time of each sample; `null` without known values. */
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

/**
 * The moving time in even steps; a last one that is shorter is left out.
 * @param moving - seconds of moving time at each sample
 */
export function effortSteps(
  moving: Float64Array,
  meters: Float64Array,
  heartRate: Float64Array,
): EffortStep[] {
  const steps: EffortStep[] = [];
  let way = 0;
  let beats = 0;
  let known = 0;
  let start = 0;
  for (let index = 1; index < moving.length; index++) {
    const [before, now] = [moving[index - 1] ?? 0, moving[index] ?? 0];
    const rate = heartRate[index] ?? Number.NaN;
    if (!Number.isNaN(rate) && now > before) {
      beats += rate * (now - before);
      known += now - before;
    }
    for (let end = (steps.length + 1) * stepSeconds; now >= end; end += stepSeconds) {
      const part = now > before ? (end - before) / (now - before) : 1;
      const from = meters[index - 1] ?? 0;
      way = from + ((meters[index] ?? 0) - from) * part;
      steps.push({
        seconds: stepSeconds,
        meters: Math.round((way - start) * 10) / 10,
        heartRate: known > 0 ? Math.round(beats / known) : null,
      });
      start = way;
      beats = 0;
      known = 0;
    }
  }
  return steps;
}

/** How long a step is, in seconds of moving time. */
export const stepSeconds = 30;

/** A step of an activity's moving time: the way that it made and the mean heart rate. */
export type EffortStep = {
  seconds: number;
  meters: number;
  /** Beats a minute; `null` where it was not measured. */
  heartRate: number | null;
};

/** The heart rate of a place in `activity_tracks.heart_rate_seconds`. */
export function heartRateOf(place: number): number {
  return heartRateBins.lowest + place;
}

/**
 * The lowest heart rates of the five zones: 50, 60, 70, 80 and 90 % of the maximum, in beats a minute.
 *
 * S. Edwards, The Heart Rate Monitor Book, Polar 1993. The zones are tenths of the maximum and no
 * thresholds of a person, which only a test can find.
 */
export function zoneFloors(maxHeartRate: number): number[] {
  return Array.from({ length: zoneCount }, (_, zone) =>
    Math.ceil(((zone + 5) * maxHeartRate) / 10),
  );
}

/**
 * Seconds below the zones and in each of the five, so six numbers.
 * @param seconds - at each heart rate, see `heart.ts`
 */
export function secondsInZones(seconds: readonly number[], maxHeartRate: number): number[] {
  const floors = zoneFloors(maxHeartRate);
  const sums = new Array<number>(zoneCount + 1).fill(0);
  for (const [place, count] of seconds.entries()) {
    const zone = floors.filter((floor) => heartRateOf(place) >= floor).length;
    sums[zone] = (sums[zone] ?? 0) + count;
  }
  return sums;
}

/** The heart rates of the profile, or `null` where one of them is missing. */
export function reserveOf({
  maxHeartRate,
  restingHeartRate,
}: Pick<RunnerBody, "maxHeartRate" | "restingHeartRate">): HeartRateReserve | null {
  if (maxHeartRate === null || restingHeartRate === null) return null;
  return { resting: restingHeartRate, max: maxHeartRate };
}

/**
 * The part of the heart rate reserve that is in use, from 0 at rest to 1 at the maximum. What lies
 * outside counts as the nearer end.
 *
 * M. J. Karvonen, E. Kentala, O. Mustala, "The effects of training on heart rate", Annales Medicinae
 * Experimentalis et Biologiae Fenniae 35 (1957), 307–315.
 */
export function reserveFraction(heartRate: number, { resting, max }: HeartRateReserve): number {
  return Math.min(Math.max((heartRate - resting) / (max - resting), 0), 1);
}
