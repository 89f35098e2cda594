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

/** The most of a week's time and of any time that the fast part of a session may have. */
type WorkLimit = { share: number; seconds: number };

/**
 * Jack Daniels, "Daniels' Running Formula": threshold at most 10 % of the week, intervals at most 8 %
 * and 10 km, repetitions at most 5 % and 8 km, marathon pace at most a fifth and 110 minutes (we stop
 * at 15 % and 80, because the long run of the week is easy). Hills count as repetitions. We measure
 * time, which is less than the same share of the distance.
 */
const limits: Partial<Record<SessionKind, WorkLimit>> = {
  tempo: { share: 0.1, seconds: 45 * 60 },
  intervals: { share: 0.08, seconds: 36 * 60 },
  repetitions: { share: 0.05, seconds: 20 * 60 },
  hills: { share: 0.05, seconds: 16 * 60 },
  "time-trial": { share: 0.18, seconds: 40 * 60 },
};

/** The pace of a short race is that of intervals, and half marathons are run close to threshold pace. */
const racePaceLimits: Record<GoalKind, WorkLimit> = {
  "5k": { share: 0.08, seconds: 24 * 60 },
  "10k": { share: 0.08, seconds: 32 * 60 },
  half: { share: 0.12, seconds: 45 * 60 },
  marathon: { share: 0.15, seconds: 80 * 60 },
  ultra: { share: 0.15, seconds: 80 * 60 },
};

/** No single interval is longer: Daniels, because more cannot be held at this effort. */
export const longestInterval = 5 * 60;

/** The longest that the fast part of a session may last in a week of `weekSeconds`. */
export function mostWork(kind: SessionKind, weekSeconds: number, goal: GoalKind): number {
  const limit = kind === "race-pace" ? racePaceLimits[goal] : limits[kind];
  return limit ? Math.min(weekSeconds * limit.share, limit.seconds) : 0;
}
