import { settlingSeconds } from "./easy-effort.ts";
import type { EffortStep } from "./heart.ts";

/** The shortest run that can be judged, and how even and how flat it has to be. */
const limits = {
  seconds: 40 * 60,
  /** The coefficient of variation of the speed over pieces of two minutes. */
  variation: 0.1,
  pieceSeconds: 120,
  /** Meters of climb for each kilometer: on hills, speed is not a measure of effort. */
  climbPerKm: 15,
  /** The part of the time that has a heart rate. */
  measured: 0.9,
} as const;

/** A half of a run: its speed in meters a second and its mean heart rate in beats a minute. */
type Half = { speed: number; heartRate: number };

/**
 * By how much the speed for a heartbeat falls from the first half to the second, as a fraction of the
 * first; negative where it rises.
 *
 * J. Friel, "Aerobic Endurance and Decoupling" (Pa:HR of TrainingPeaks): below 5 % the aerobic
 * endurance for that length is good. A convention among coaches, not a measured threshold; heat,
 * wind and thirst raise it too.
 */
export function decouplingOf(first: Half, second: Half): number {
  const [before, after] = [first, second].map(({ speed, heartRate }) => speed / heartRate);
  return before && after ? (before - after) / before : 0;
}

/**
 * The decoupling of a steady run of 40 minutes or more, without its first ten minutes, in which the
 * heart rate is still rising. `null` for a run that is shorter, uneven or hilly, or has gaps in its
 * heart rate.
 * @param climb - in meters; `null` where it is not known, for example on a treadmill
 */
export function steadyDecoupling(
  steps: readonly EffortStep[],
  climb: number | null,
): number | null {
  const total = sumOf(steps, ({ seconds }) => seconds);
  const meters = sumOf(steps, (step) => step.meters);
  if (total < limits.seconds || meters <= 0) return null;
  if ((climb ?? 0) / (meters / 1000) > limits.climbPerKm) return null;
  const settled = settledSteps(steps);
  const known = settled.filter(({ heartRate }) => heartRate !== null);
  if (known.length < settled.length * limits.measured) return null;
  if (variationOf(settled) > limits.variation) return null;
  const middle = Math.floor(known.length / 2);
  return decouplingOf(halfOf(known.slice(0, middle)), halfOf(known.slice(middle)));
}

function settledSteps(steps: readonly EffortStep[]): EffortStep[] {
  let passed = 0;
  return steps.filter(({ seconds }) => {
    passed += seconds;
    return passed > settlingSeconds;
  });
}

function halfOf(steps: readonly EffortStep[]): Half {
  const seconds = sumOf(steps, (step) => step.seconds);
  return {
    speed: sumOf(steps, ({ meters }) => meters) / seconds,
    heartRate: sumOf(steps, (step) => (step.heartRate ?? 0) * step.seconds) / seconds,
  };
}

/** The coefficient of variation of the speed over pieces of two minutes. */
function variationOf(steps: readonly EffortStep[]): number {
  const speeds: number[] = [];
  let piece = { seconds: 0, meters: 0 };
  for (const { seconds, meters } of steps) {
    piece = { seconds: piece.seconds + seconds, meters: piece.meters + meters };
    if (piece.seconds < limits.pieceSeconds) continue;
    speeds.push(piece.meters / piece.seconds);
    piece = { seconds: 0, meters: 0 };
  }
  const mean = sumOf(speeds, (speed) => speed) / speeds.length;
  const variance = sumOf(speeds, (speed) => (speed - mean) ** 2) / speeds.length;
  return Math.sqrt(variance) / mean;
}

function sumOf<T>(list: readonly T[], value: (one: T) => number): number {
  return list.reduce((sum, one) => sum + value(one), 0);
}
