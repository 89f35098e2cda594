import type { LengthUnit } from "#values/length.ts";
import type { Asked } from "./asked.ts";
import { type Calculation, calculate } from "./calculation.ts";
import type { Course } from "./course.ts";
import { clockAfter, limitWarning, readClock } from "./course.ts";
import { metersIn, type Performance } from "./pace.ts";
import { type Split, secondsAt, splitsOf, stepOf, stepsFor } from "./splits.ts";

export type PlannedSplit = Split & {
  /** What the clock on the wall shows; `null` where nobody knows when the race starts. */
  clock: string | null;
};

/** A run from its start to its finish. */
export type Plan = {
  run: Performance;
  splits: PlannedSplit[];
  /** Kilometers or miles between splits, and what else could be chosen. */
  step: number;
  steps: number[];
  halfway: number;
  /** Where the race closes before. */
  warning: string | null;
};

/**
 * What an address asks for, worked out.
 * @param course - of the race that it is for; its length counts before a typed one
 */
export function planFor(
  asked: Asked,
  unit: LengthUnit,
  course: Course | null,
): { calculation: Calculation; plan: Plan | null } {
  const isMeasured = course !== null && course.meters !== null;
  const typed = isMeasured ? { ...asked, distance: `${course.meters} m` } : asked;
  const isWaiting = isMeasured && !asked.time.trim() && !asked.pace.trim();
  const calculation = isWaiting ? nothingTyped : calculate(typed, unit);
  const { run } = calculation;
  if (!run) return { calculation, plan: null };
  const step = stepOf(run.meters, unit, asked.every);
  const start = readClock(course?.startTime ?? null);
  const plan = {
    run,
    splits: splitsOf(run, step * metersIn(unit), asked.faster).map((split) => ({
      ...split,
      clock: start && clockAfter(start, split.seconds),
    })),
    step,
    steps: stepsFor(run.meters, unit),
    halfway: secondsAt(run, run.meters / 2, asked.faster),
    warning: limitWarning(run, course?.timeLimit ?? null),
  };
  return { calculation, plan };
}

const nothingTyped: Calculation = { run: null, worked: null, errors: {}, hint: null };
