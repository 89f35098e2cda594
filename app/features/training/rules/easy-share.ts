import type { RunStep, SessionEffort, SessionStep } from "./plan.ts";

/**
 * The most of a week's time that may be faster than easy: a fifth. Seiler, "What is best practice for
 * training intensity and duration distribution in endurance athletes?", Int J Sports Physiol Perform 5
 * (2010): about 80 % of what the best endurance athletes do is easy. We count minutes rather than
 * sessions, which is the stricter way.
 */
export const mostHardShare = 0.2;

const hardEfforts: readonly SessionEffort[] = [
  "marathon",
  "threshold",
  "interval",
  "repetition",
  "race",
];

/** The seconds of a session that are faster than easy. */
export function hardSeconds(steps: readonly SessionStep[]): number {
  return steps.reduce(
    (sum, step) =>
      sum + (step.kind === "repeat" ? step.times * hardSeconds(step.steps) : hardOf(step)),
    0,
  );
}

function hardOf(step: RunStep): number {
  return hardEfforts.includes(step.effort) ? secondsOf(step) : 0;
}

/** A pace for what has none, in seconds for a kilometer. */
const usualPace = 360;

/** How long a step takes. */
export function secondsOf({ seconds, meters, pace }: RunStep): number {
  if (seconds !== null) return seconds;
  const each = pace ? (pace.fastest + pace.slowest) / 2 : usualPace;
  return ((meters ?? 0) / 1000) * each;
}
