import { readClock } from "#values/clock.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { type Calculation, calculate } from "./calculation.ts";
import type { Course } from "./course.ts";
import { clockAfter, type OverLimit, overLimitOf } from "./course.ts";
import { metersIn, type Run } from "./pace.ts";
import type { PaceQuery } from "./pace-query.ts";
import { type Split, secondsAt, splitsOf, stepOf, stepsFor } from "./splits.ts";

export type PlannedSplit = Split & {
  /** The time of day; `null` where the start time is not known. */
  clock: string | null;
};

/** A run from its start to its finish. */
export type PacePlan = {
  run: Run;
  splits: PlannedSplit[];
  /** Kilometers or miles between splits, and the steps to choose from. */
  step: number;
  steps: number[];
  halfway: number;
  /** Set where the race closes before the finish. */
  overLimit: OverLimit | null;
};

/**
 * The plan that an address asks for.
 * @param course - of the race that it is for; its length counts before a typed one
 */
export function planFor(
  query: PaceQuery,
  unit: LengthUnit,
  course: Course | null,
  lang: Lang,
): { calculation: Calculation; plan: PacePlan | null } {
  const isMeasured = course !== null && course.meters !== null;
  const typed = isMeasured ? { ...query, distance: `${course.meters} m` } : query;
  const isWaiting = isMeasured && !query.time.trim() && !query.pace.trim();
  const calculation = isWaiting ? nothingTyped : calculate(typed);
  const { run } = calculation;
  if (!run) return { calculation, plan: null };
  const step = stepOf(run.meters, unit, query.every);
  const start = readClock(course?.startTime ?? "");
  const plan = {
    run,
    splits: splitsOf(run, step * metersIn(unit), query.faster).map((split) => ({
      ...split,
      clock: start && clockAfter(start, split.seconds, lang),
    })),
    step,
    steps: stepsFor(run.meters, unit),
    halfway: secondsAt(run, run.meters / 2, query.faster),
    overLimit: overLimitOf(run, course?.timeLimit ?? null),
  };
  return { calculation, plan };
}

const nothingTyped: Calculation = { run: null, worked: null, errors: {}, hint: null };
