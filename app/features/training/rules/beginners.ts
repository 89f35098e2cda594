import type { GoalKind, RunnerLevel } from "./plan.ts";

/**
 * The first weeks of a plan without anything faster than easy. Daniels gives beginners four to six
 * weeks of easy running before the first fast step; trained runners take up their usual load first.
 */
const easyWeeks: Record<RunnerLevel, number> = { beginner: 4, intermediate: 2, advanced: 1 };

/** The fast sessions of a week beside the long run. Beginners never get more than one. */
const fastSessions: Record<RunnerLevel, number> = { beginner: 1, intermediate: 2, advanced: 2 };

/**
 * How many fast sessions a week may have.
 * @param week - from 0
 */
export function fastSessionsIn(week: number, level: RunnerLevel): number {
  return week < easyWeeks[level] ? 0 : fastSessions[level];
}

/** The runs of a week at most, so that a day of rest is left. */
const mostRuns: Record<RunnerLevel, number> = { beginner: 4, intermediate: 5, advanced: 6 };

export function mostRunsOf(level: RunnerLevel): number {
  return mostRuns[level];
}

const km = 1000;

/** The week that a plan leads up to, as the plans of Higdon and of Pfitzinger and Douglas have it. */
const peaks: Record<GoalKind, Record<RunnerLevel, number>> = {
  "5k": { beginner: 25 * km, intermediate: 42 * km, advanced: 65 * km },
  "10k": { beginner: 32 * km, intermediate: 50 * km, advanced: 75 * km },
  half: { beginner: 40 * km, intermediate: 58 * km, advanced: 85 * km },
  marathon: { beginner: 55 * km, intermediate: 72 * km, advanced: 100 * km },
  ultra: { beginner: 60 * km, intermediate: 80 * km, advanced: 110 * km },
};

/** The hours of a week at most: slow runners are longer on their way for the same distance. */
const mostHours: Record<RunnerLevel, number> = { beginner: 6.5, intermediate: 9, advanced: 14 };

/**
 * The highest week of a plan. Runners who already run more keep their distance; beginners are led
 * back to what a beginner's plan holds.
 * @param pace - seconds for an easy kilometer
 */
export function peakOf(
  kind: GoalKind,
  level: RunnerLevel,
  { weeklyMeters, pace }: { weeklyMeters: number; pace: number },
): number {
  const usual = peaks[kind][level];
  const wanted = level === "beginner" ? usual : Math.max(usual, weeklyMeters);
  return Math.min(wanted, ((mostHours[level] * 3600) / pace) * km);
}
