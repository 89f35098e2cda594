import { type EffortStep, type RunnerBody, reserveOf } from "./heart.ts";

/**
 * Easy running is 59 to 74 % of the maximal oxygen uptake, or 65 to 79 % of the maximal heart rate.
 *
 * J. Daniels, Daniels' Running Formula, 3rd edition, Human Kinetics 2014, chapter 4. The fraction of
 * the heart rate reserve stands for that of the oxygen uptake: D. P. Swain, B. C. Leutholtz, "Heart
 * rate reserve is equivalent to %VO2 reserve, not to %VO2max", Medicine & Science in Sports &
 * Exercise 29 (1997), 410–414; at these efforts the two differ by three hundredths at most.
 */
const easy = {
  ofReserve: { from: 0.59, to: 0.74 },
  ofMax: { from: 0.65, to: 0.79 },
} as const;

/** The heart rates of easy running, in beats a minute, and how they were found. */
export type EasyBand = { from: number; to: number; by: "reserve" | "max" };

/** By the reserve where the profile has both heart rates, else by the maximum; `null` without one. */
export function easyBand(body: RunnerBody): EasyBand | null {
  const reserve = reserveOf(body);
  if (reserve) {
    const at = (fraction: number) => reserve.resting + fraction * (reserve.max - reserve.resting);
    return { from: at(easy.ofReserve.from), to: at(easy.ofReserve.to), by: "reserve" };
  }
  const max = body.maxHeartRate;
  return max === null ? null : { from: easy.ofMax.from * max, to: easy.ofMax.to * max, by: "max" };
}

/** The first minutes do not count: the heart rate is still rising. */
export const settlingSeconds = 600;

/** The time and the way at easy effort after the first ten minutes, in seconds and meters. */
export function easyRunning(
  steps: readonly EffortStep[],
  band: Pick<EasyBand, "from" | "to">,
): { seconds: number; meters: number } {
  const sum = { seconds: 0, meters: 0 };
  let passed = 0;
  for (const { seconds, meters, heartRate } of steps) {
    passed += seconds;
    if (passed <= settlingSeconds || heartRate === null) continue;
    if (heartRate < band.from || heartRate > band.to) continue;
    sum.seconds += seconds;
    sum.meters += meters;
  }
  return sum;
}
