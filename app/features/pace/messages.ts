import type { LengthUnit } from "#values/length.ts";
import type { PaceHint, PaceProblem } from "./calculation.ts";
import type { OverLimit } from "./course.ts";
import { formatDuration } from "./duration.ts";

/** One of a unit, in words. */
export const unitNames: Record<LengthUnit, string> = { km: "kilometer", mi: "mile" };

/** What is wrong with a field, for a reader of `unit`. */
export function problemSentence(problem: PaceProblem, unit: LengthUnit): string {
  return problem === "pace" ? paceSentences[unit] : problemSentences[problem];
}

const problemSentences = {
  distance: "Write a distance like 10K, 21.1 km, 13.1 mi or marathon.",
  "distance-range": "Choose a distance between 100 meters and 1,000 kilometers.",
  time: "Write a time like 45:00, 1:45:30 or 1h45.",
  "time-range": "Choose a time below 1,000 hours.",
  "too-fast": "Nobody has ever run that fast. Look at the numbers again.",
} as const satisfies Record<Exclude<PaceProblem, "pace">, string>;

const paceSentences: Record<LengthUnit, string> = {
  km: "Write a pace like 5:30: minutes and seconds for each kilometer.",
  mi: "Write a pace like 8:50: minutes and seconds for each mile.",
};

export const paceHints = {
  "too-many": "Leave one of the three empty: that is the one we work out.",
  "too-few": "Fill in two of the three, and we work out the other one.",
} as const satisfies Record<PaceHint, string>;

export const timeOrPace = "Fill in a time or a pace.";

/** The warning of a plan that is slower than the race allows. */
export function limitWarning({ seconds, limit }: OverLimit): string {
  return `This is ${formatDuration(seconds)} over the time limit of ${limit}.`;
}
