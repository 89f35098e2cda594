import type { Run } from "#features/pace/pace.ts";
import { hardEfforts } from "./hard-efforts.ts";

/** Efforts that the model describes, in seconds: shorter ones are sprints, longer ones tire otherwise. */
const described = { from: 2 * 60, to: 20 * 60 } as const;

/** Distances that a line needs, and how much longer than the shortest time the longest one is. */
const needed = { efforts: 3, ratio: 2 } as const;

/**
 * Efforts this much worse than the best one by Riegel's formula were a part of an easy run. The
 * formula knows no reserve above the critical speed, so that hard efforts over a mile and over 5 km
 * may well differ by a seventh. The limit is ours.
 */
const easyBeyond = 0.2;

/** The standard error of the speed, as a part of it, above which the efforts do not form a line. */
const mostError = 0.05;

export type CriticalSpeed<E extends Run = Run> = {
  /** Meters a second: the slope of distance over time. */
  speed: number;
  /** D′ in meters: what can be run above the critical speed. */
  reserve: number;
  /** Standard errors, in the same units. */
  speedError: number;
  reserveError: number;
  /** What the line goes through, the shortest first. */
  efforts: E[];
};

export type CriticalSpeedProblem =
  | { problem: "too-few-efforts"; known: number; needed: number }
  | { problem: "efforts-too-alike" }
  | { problem: "no-line" };

/** Whether the model describes an effort. */
export function isDescribed({ seconds }: Pick<Run, "seconds">): boolean {
  return seconds >= described.from && seconds <= described.to;
}

/**
 * Critical speed and D′ from a runner's best times over several distances that take 2 to 20 minutes:
 * the line `distance = D′ + critical speed × time` with the least squares.
 *
 * H. Monod, J. Scherrer, "The work capacity of a synergic muscular group", Ergonomics 8 (1965),
 * 329–338; for running R. L. Hughson, C. J. Orok, L. E. Staudt, "A high velocity treadmill running
 * test to assess endurance running potential", International Journal of Sports Medicine 5 (1984),
 * 23–25. From training data: B. Smyth, D. Muniz-Pumares, Medicine & Science in Sports & Exercise 52
 * (2020), 2637–2645.
 * @param bests - the best effort over each distance
 */
export function criticalSpeed<E extends Run>(
  bests: readonly E[],
): CriticalSpeed<E> | CriticalSpeedProblem {
  const within = bests.filter(isDescribed);
  const efforts = hardEfforts(within, easyBeyond).toSorted(
    (one, other) => one.meters - other.meters,
  );
  if (efforts.length < needed.efforts) {
    return { problem: "too-few-efforts", known: efforts.length, needed: needed.efforts };
  }
  const times = efforts.map(({ seconds }) => seconds);
  if (Math.max(...times) < Math.min(...times) * needed.ratio) {
    return { problem: "efforts-too-alike" };
  }
  const line = lineThrough(efforts);
  const isLine = line.reserve > 0 && line.speed > 0 && line.speedError <= mostError * line.speed;
  return isLine ? { ...line, efforts } : { problem: "no-line" };
}

/** The line of distance over time with the least squares, and its standard errors. */
export function lineThrough(runs: readonly Run[]): Omit<CriticalSpeed, "efforts"> {
  const count = runs.length;
  const meanTime = runs.reduce((sum, { seconds }) => sum + seconds, 0) / count;
  const meanWay = runs.reduce((sum, { meters }) => sum + meters, 0) / count;
  const spread = runs.reduce((sum, { seconds }) => sum + (seconds - meanTime) ** 2, 0);
  const speed =
    runs.reduce((sum, { seconds, meters }) => sum + (seconds - meanTime) * (meters - meanWay), 0) /
    spread;
  const reserve = meanWay - speed * meanTime;
  const rest = runs.reduce(
    (sum, { seconds, meters }) => sum + (meters - reserve - speed * seconds) ** 2,
    0,
  );
  const variance = count > 2 ? rest / (count - 2) : 0;
  return {
    speed,
    reserve,
    speedError: Math.sqrt(variance / spread),
    reserveError: Math.sqrt(variance * (1 / count + meanTime ** 2 / spread)),
  };
}

/**
 * The time over a distance in seconds by the model, `null` outside the 2 to 20 minutes that it
 * describes: beyond them it promises a speed that nobody holds.
 */
export function secondsAtCriticalSpeed(
  { speed, reserve }: Pick<CriticalSpeed, "speed" | "reserve">,
  meters: number,
): number | null {
  const seconds = (meters - reserve) / speed;
  return seconds >= described.from && seconds <= described.to ? seconds : null;
}
