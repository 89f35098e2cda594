import { readClock } from "#values/clock.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import type { Course } from "./course.ts";
import { clockAfter, type OverLimit, overLimitOf } from "./course.ts";
import { isImpossible, readTime } from "./duration.ts";
import { metersIn, type Run, readDistance, readPace } from "./pace.ts";
import type { PaceQuery } from "./pace-query.ts";
import { type Split, secondsAt, splitsOf, stepOf, stepsFor } from "./splits.ts";

type PlannedSplit = Split & {
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

export type PaceField = "distance" | "time" | "pace";

/** What is wrong with a field. */
export type PaceProblem =
  | "distance"
  | "distance-range"
  | "time"
  | "time-range"
  | "pace"
  | "too-fast";

/** What is missing, or there too often. */
export type PaceHint = "too-many" | "too-few";

/** The run that two of distance, time and pace make, or why they make none. */
export type Calculation = {
  run: Run | null;
  /** Which of the three was calculated. */
  worked: PaceField | null;
  errors: Partial<Record<PaceField, PaceProblem>>;
  hint: PaceHint | null;
};

type TypedPace = Pick<PaceQuery, PaceField | "unit">;

const shortest = 100;
const longest = 1_000_000;
const longestSeconds = 1000 * 3600;

/** Calculates the third of distance, time and pace from the other two. */
export function calculate(query: TypedPace): Calculation {
  const { distance, time, pace: paceText } = query;
  const typed = {
    distance: distance.trim(),
    time: time.trim(),
    pace: paceText.trim(),
    unit: query.unit,
  };
  const none = { run: null, worked: null, errors: {}, hint: null };
  const meters = typed.distance ? readDistance(typed.distance, typed.unit) : null;
  const pace = typed.pace ? readPace(typed.pace, typed.unit) : null;
  const seconds = typed.time ? readTime(typed.time, meters) : null;
  const errors = errorsOf(typed, { meters, seconds, pace });
  if (Object.keys(errors).length > 0) return { ...none, errors };
  const count = [typed.distance, typed.time, typed.pace].filter(Boolean).length;
  if (count === 3) return { ...none, hint: "too-many" };
  if (count === 1) return { ...none, hint: "too-few" };
  return { ...none, ...worked(meters, seconds, pace) };
}

function worked(meters: number | null, seconds: number | null, pace: number | null) {
  if (meters !== null && seconds !== null) return believed("pace", { meters, seconds });
  if (meters !== null && pace !== null) return believed("time", { meters, seconds: meters * pace });
  if (seconds === null || pace === null) return {};
  return believed("distance", { meters: seconds / pace, seconds });
}

function believed(worked: PaceField, run: Run): Partial<Calculation> {
  const given = worked === "pace" ? "time" : "pace";
  if (isImpossible(run)) return { errors: { [given]: "too-fast" } };
  if (isTooLong(run.seconds)) return { errors: { [given]: "time-range" } };
  if (isOutside(run.meters)) return { errors: { time: "distance-range" } };
  return { run, worked };
}

function errorsOf(
  typed: TypedPace,
  read: { meters: number | null; seconds: number | null; pace: number | null },
): Calculation["errors"] {
  const { meters, seconds, pace } = read;
  const errors: Calculation["errors"] = {};
  if (typed.distance && meters === null) errors.distance = "distance";
  else if (meters !== null && isOutside(meters)) errors.distance = "distance-range";
  if (typed.time && seconds === null) errors.time = "time";
  else if (seconds !== null && isTooLong(seconds)) errors.time = "time-range";
  if (typed.pace && pace === null) errors.pace = "pace";
  return errors;
}

function isOutside(meters: number): boolean {
  return meters < shortest || meters > longest;
}

function isTooLong(seconds: number): boolean {
  return seconds >= longestSeconds;
}

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
