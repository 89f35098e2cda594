import type { Sport } from "../reading/sports.ts";
import { easyBand, easyRunning, settlingSeconds } from "./easy-effort.ts";
import {
  type EffortStep,
  type HeartRateReserve,
  heartRateOf,
  type RunnerBody,
  reserveFraction,
  reserveOf,
  secondsInZones,
} from "./heart.ts";

/** What an activity keeps of its heart rate, so that its effort can be computed again. */
export type EffortRecord = {
  sport: Sport;
  /** Without pauses and gaps. */
  movingSeconds: number;
  /** Meters; `null` where it is not known. */
  climb: number | null;
  /** Seconds at each heart rate from 30 to 239 beats; `null` without heart rate. */
  heartRateSeconds: readonly number[] | null;
  /** The moving time in steps of `stepSeconds`, the last one shorter or left out. */
  steps: readonly EffortStep[];
};

/** What follows from the heart rate and the runner's profile; `null` where either is missing. */
export type EffortNumbers = {
  trainingImpulse: number | null;
  /** Time and way at easy effort. */
  easySeconds: number | null;
  easyMeters: number | null;
  /** A fraction. */
  decoupling: number | null;
  /** Seconds below the five zones and in each of them. */
  zoneSeconds: number[] | null;
};

const nothing: EffortNumbers = {
  trainingImpulse: null,
  easySeconds: null,
  easyMeters: null,
  decoupling: null,
  zoneSeconds: null,
};

/** The part of the moving time that needs a heart rate, or sums would be too small. */
const measured = 0.8;

/**
 * The effort of an activity for a runner. It is computed when a file is measured, and for all
 * activities again when the profile changes. Easy pace and decoupling compare speeds, so trails and
 * walks have none.
 */
export function effortOf(record: EffortRecord, body: RunnerBody): EffortNumbers {
  const { sport, movingSeconds, climb, heartRateSeconds, steps } = record;
  if (!heartRateSeconds) return nothing;
  const known = heartRateSeconds.reduce((sum, seconds) => sum + seconds, 0);
  if (known < movingSeconds * measured) return nothing;
  const reserve = reserveOf(body);
  const band = easyBand(body);
  const isEven = sport === "run" || sport === "treadmill";
  const easy = isEven && band ? easyRunning(steps, band) : null;
  return {
    trainingImpulse: reserve && trainingImpulse(heartRateSeconds, reserve, body.sex),
    easySeconds: easy?.seconds ?? null,
    easyMeters: easy?.meters ?? null,
    decoupling: isEven ? steadyDecoupling(steps, climb) : null,
    zoneSeconds:
      body.maxHeartRate === null ? null : secondsInZones(heartRateSeconds, body.maxHeartRate),
  };
}

/** How steeply lactate rises with effort: `factor` × e^(`growth` × fraction of the reserve). */
const weights = {
  male: { factor: 0.64, growth: 1.92 },
  female: { factor: 0.86, growth: 1.67 },
} as const;

/**
 * How much a minute weighs at a fraction of the heart rate reserve. Without a stated sex it is the
 * mean of the two weights, which differ by 19 % at half of the reserve and by 5 % at the maximum.
 */
function weightOf(fraction: number, sex: RunnerBody["sex"]): number {
  const of = ({ factor, growth }: { factor: number; growth: number }) =>
    factor * Math.exp(growth * fraction);
  return sex === null ? (of(weights.male) + of(weights.female)) / 2 : of(weights[sex]);
}

/**
 * Banister's training impulse (TRIMP) of some minutes at one heart rate, in its arbitrary units:
 * minutes × fraction of the heart rate reserve × weight.
 *
 * E. W. Banister, "Modeling elite athletic performance", in: Physiological Testing of Elite Athletes,
 * Human Kinetics 1991, 403–424; with the weights of R. H. Morton, J. R. Fitz-Clarke, E. W. Banister,
 * "Modeling human performance in running", Journal of Applied Physiology 69 (1990), 1171–1177.
 */
export function impulseOfMinutes(
  minutes: number,
  heartRate: number,
  reserve: HeartRateReserve,
  sex: RunnerBody["sex"],
): number {
  const fraction = reserveFraction(heartRate, reserve);
  return minutes * fraction * weightOf(fraction, sex);
}

/**
 * The training impulse of an activity from its seconds at each heart rate. Banister took the mean
 * heart rate of a session; the sum over its seconds is the same for an even run and does not
 * undervalue intervals.
 * @param seconds - at each heart rate, see `heart.ts`
 */
export function trainingImpulse(
  seconds: readonly number[],
  reserve: HeartRateReserve,
  sex: RunnerBody["sex"],
): number {
  let sum = 0;
  for (const [place, count] of seconds.entries()) {
    if (count > 0) sum += impulseOfMinutes(count / 60, heartRateOf(place), reserve, sex);
  }
  return sum;
}

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
