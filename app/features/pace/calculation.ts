import type { LengthUnit } from "#values/length.ts";
import type { Asked } from "./asked.ts";
import { isImpossible, readTime } from "./duration.ts";
import { messages } from "./messages.ts";
import { type Performance, readDistance, readPace } from "./pace.ts";

export type Field = "distance" | "time" | "pace";

/** What comes of two of distance, time and pace: the run with all three, or why there is none. */
export type Calculation = {
  run: Performance | null;
  /** Which of the three was worked out. */
  worked: Field | null;
  /** Sentences by the field that they are about. */
  errors: Partial<Record<Field, string>>;
  /** A sentence about all of them. */
  hint: string | null;
};

type Typed = Pick<Asked, Field | "unit">;

const shortest = 100;
const longest = 1_000_000;
const longestSeconds = 1000 * 3600;

/** @param unit - the reader's, in which sentences speak */
export function calculate(asked: Typed, unit: LengthUnit): Calculation {
  const { distance, time, pace: paceText } = asked;
  const typed = {
    distance: distance.trim(),
    time: time.trim(),
    pace: paceText.trim(),
    unit: asked.unit,
  };
  const none = { run: null, worked: null, errors: {}, hint: null };
  const meters = typed.distance ? readDistance(typed.distance, typed.unit) : null;
  const pace = typed.pace ? readPace(typed.pace, typed.unit) : null;
  const seconds = typed.time ? readTime(typed.time, meters) : null;
  const errors = errorsOf(typed, { meters, seconds, pace }, unit);
  if (Object.keys(errors).length > 0) return { ...none, errors };
  const count = [typed.distance, typed.time, typed.pace].filter(Boolean).length;
  if (count === 3) return { ...none, hint: messages.tooMany };
  if (count === 1) return { ...none, hint: messages.tooFew };
  return { ...none, ...worked(meters, seconds, pace) };
}

function worked(meters: number | null, seconds: number | null, pace: number | null) {
  if (meters !== null && seconds !== null) return believed("pace", { meters, seconds });
  if (meters !== null && pace !== null) return believed("time", { meters, seconds: meters * pace });
  if (seconds === null || pace === null) return {};
  return believed("distance", { meters: seconds / pace, seconds });
}

function believed(worked: Field, run: Performance): Partial<Calculation> {
  const given = worked === "pace" ? "time" : "pace";
  if (isImpossible(run)) return { errors: { [given]: messages.tooFast } };
  if (isTooLong(run.seconds)) return { errors: { [given]: messages.timeRange } };
  if (isOutside(run.meters)) return { errors: { time: messages.distanceRange } };
  return { run, worked };
}

function errorsOf(
  typed: Typed,
  read: { meters: number | null; seconds: number | null; pace: number | null },
  unit: LengthUnit,
): Calculation["errors"] {
  const { meters, seconds, pace } = read;
  const errors: Calculation["errors"] = {};
  if (typed.distance && meters === null) errors.distance = messages.distance;
  else if (meters !== null && isOutside(meters)) errors.distance = messages.distanceRange;
  if (typed.time && seconds === null) errors.time = messages.time;
  else if (seconds !== null && isTooLong(seconds)) errors.time = messages.timeRange;
  if (typed.pace && pace === null) errors.pace = messages.pace(unit);
  return errors;
}

function isOutside(meters: number): boolean {
  return meters < shortest || meters > longest;
}

function isTooLong(seconds: number): boolean {
  return seconds >= longestSeconds;
}
