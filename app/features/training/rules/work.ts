import type { SessionKind } from "#values/training-session.ts";
import type { GoalKind } from "./plan.ts";

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

/** The longest that the fast part of a session may last in a week of `weekSeconds`. */
export function mostWork(kind: SessionKind, weekSeconds: number, goal: GoalKind): number {
  const limit = kind === "race-pace" ? racePaceLimits[goal] : limits[kind];
  return limit ? Math.min(weekSeconds * limit.share, limit.seconds) : 0;
}

/** No single interval is longer: Daniels, because more cannot be held at this effort. */
export const longestInterval = 5 * 60;
