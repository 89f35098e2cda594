import type { GoalKind, PlanAnswers, RunnerLevel } from "./plan.ts";
import { isNewcomer, runWalkWeeks } from "./run-walk.ts";

/**
 * The first weeks of a plan without anything faster than easy. Daniels gives beginners four to six
 * weeks of easy running before the first fast step; trained runners take up their usual load first.
 */
const easyWeeks: Record<RunnerLevel, number> = { beginner: 4, intermediate: 2, advanced: 1 };

/** The fast sessions of a week beside the long run. Beginners never get more than one. */
const fastSessions: Record<RunnerLevel, number> = { beginner: 1, intermediate: 2, advanced: 2 };

/** From this age, muscles need longer to recover: Fell and Williams, J Aging Phys Act 16 (2008). */
const slowerRecovery = 60;

/** Whether a runner gets one fast session a week and a week of rest in every three. */
export function recoversSlowly({ level, age }: Pick<PlanAnswers, "level" | "age">): boolean {
  return level === "beginner" || (age !== null && age >= slowerRecovery);
}

/**
 * How many fast sessions a week may have by the weeks of the plan.
 * @param week - whole weeks before it
 */
export function fastSessionsIn(
  week: number,
  runner: Pick<PlanAnswers, "level" | "age" | "weeklyMeters">,
): number {
  const easy = easyWeeks[runner.level] + (isNewcomer(runner) ? runWalkWeeks : 0);
  if (week < easy) return 0;
  return recoversSlowly(runner) ? 1 : fastSessions[runner.level];
}

/** A time trial needs this many weeks of fast sessions before it. */
const weeksBeforeTrial = 3;

export function mayHaveTrial(week: number, runner: Parameters<typeof fastSessionsIn>[1]): boolean {
  return fastSessionsIn(week - weeksBeforeTrial, runner) > 0;
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

/** The longest easy day, in meters: plans for three to six days have this besides the long run. */
const easyDay: Record<RunnerLevel, number> = {
  beginner: 15 * km,
  intermediate: 15 * km,
  advanced: 18 * km,
};

/**
 * The highest week of a plan. Runners who already run more keep their distance, as far as their days hold
 * it: a long run, and at most 15 or 18 km or the time limit of easy runs on each of the others. The plans for
 * three days of Pierce, Murr and Moss ("Run Less, Run Faster", FIRST) reach 45 to 60 km in this way.
 * @param days - how many days a week have a run
 * @param longest - meters of the longest long run
 * @param pace - seconds for an easy kilometer
 */
export function peakOf(
  kind: GoalKind,
  { level, weeklyMeters }: Pick<PlanAnswers, "level" | "weeklyMeters">,
  { days, longest, pace }: { days: number; longest: number; pace: number },
): number {
  const wanted = Math.max(peaks[kind][level], weeklyMeters);
  const fits = longest + (days - 1) * Math.min(easyDay[level], mostOfEasyRun(level, pace));
  return Math.min(wanted, ((mostHours[level] * 3600) / pace) * km, fits);
}

/** The longest that an easy run lasts, in seconds: longer ones tire like a long run. */
const easySeconds: Record<RunnerLevel, number> = {
  beginner: 75 * 60,
  intermediate: 80 * 60,
  advanced: 90 * 60,
};

/** The meters of an easy run at most. */
export function mostOfEasyRun(level: RunnerLevel, pace: number): number {
  return (easySeconds[level] / pace) * km;
}
