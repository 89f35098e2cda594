import type { LengthUnit } from "#values/length.ts";
import { metersIn, type Run } from "./pace.ts";

/** By how many percent the second half may be faster than the first one; 0 is an even pace. */
export const negativeSplits = [0, 1, 2, 4] as const;

/** Kilometers or miles from one split to the next. */
export const splitSteps = [1, 2, 5, 10] as const;

/** More rows do not fit on a band. */
const mostRows = 60;

/** Rows that are shown unless the visitor chooses another step. */
const fewRows = 17;

export type Split = {
  /** From the start. */
  meters: number;
  /** From the start, whole seconds. */
  seconds: number;
  /** Since the split before; all laps together are the run. */
  lap: Run;
};

/**
 * The time at each step of the way and at its end.
 * @param faster - percent by which the second half is faster than the first
 */
export function splitsOf(run: Run, step: number, faster = 0): Split[] {
  const marks: number[] = [];
  // A last step that is no longer than a stride is the finish.
  for (let at = step; at < run.meters - 1 && marks.length < mostRows; at += step) marks.push(at);
  const splits: Split[] = [];
  for (const meters of [...marks, run.meters]) {
    const seconds = Math.round(secondsAt(run, meters, faster));
    const before = splits.at(-1) ?? { meters: 0, seconds: 0 };
    const lap = { meters: meters - before.meters, seconds: seconds - before.seconds };
    splits.push({ meters, seconds, lap });
  }
  return splits;
}

/** The time at a place of the way, in seconds: each half at a pace of its own. */
export function secondsAt(run: Run, meters: number, faster = 0): number {
  const part = meters / run.meters;
  const first = 1 / (2 - faster / 100);
  const done = part <= 0.5 ? 2 * part * first : first + 2 * (part - 0.5) * (1 - first);
  return run.seconds * done;
}

/** The steps whose list fits on a band; at least the longest step. */
export function stepsFor(meters: number, unit: LengthUnit): number[] {
  const fitting = splitSteps.filter((step) => meters / (step * metersIn(unit)) <= mostRows);
  return fitting.length > 0 ? fitting : splitSteps.slice(-1);
}

/** The chosen step where it fits, or else one with few rows. */
export function stepOf(meters: number, unit: LengthUnit, chosen: number | null): number {
  const steps = stepsFor(meters, unit);
  if (chosen !== null && steps.includes(chosen)) return chosen;
  const few = steps.find((step) => meters / (step * metersIn(unit)) <= fewRows);
  return few ?? steps.at(-1) ?? 1;
}
