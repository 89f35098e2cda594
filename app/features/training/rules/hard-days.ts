import { type Day, daysBetween } from "#values/day.ts";
import type { SessionKind } from "#values/training-session.ts";
import type { GoalKind, RunStep, SessionEffort, SessionStep } from "./plan.ts";

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

/** A pace for what has none, in seconds for a kilometer. */
const usualPace = 360;

const easyKinds: readonly SessionKind[] = ["easy", "recovery"];

/**
 * Whether a session needs an easy day after it: all that is faster than easy, and the long run. Two of
 * them never follow one another, because a hard run takes two days to answer: Daniels; Foster (1998)
 * for the monotony of load.
 */
export function isHard(kind: SessionKind): boolean {
  return !easyKinds.includes(kind);
}

/** Whether a hard session on a day would have another the day before or after, or on the same day. */
export function isTooClose(day: Day, others: readonly Day[]): boolean {
  return others.some((other) => Math.abs(daysBetween(day, other)) <= 1);
}

/**
 * Days before a race without a hard run. The last one before a marathon is four days away, as in the plans
 * of Pfitzinger and Douglas.
 */
export function restBeforeRace(kind: GoalKind): number {
  return kind === "marathon" || kind === "ultra" ? 3 : 2;
}

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

/** How long a step takes. */
export function secondsOf({ seconds, meters, pace }: RunStep): number {
  if (seconds !== null) return seconds;
  const each = pace ? (pace.fastest + pace.slowest) / 2 : usualPace;
  return ((meters ?? 0) / 1000) * each;
}
