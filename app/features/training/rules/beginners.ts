import type { GoalKind, PlanAnswers, RunnerLevel } from "./plan.ts";

/** Below this week, running in one go is too much to begin with, in meters. */
const newcomer = 8000;

/** Seconds of running and walking in turn; no walk for one piece of running. */
type RunWalkStep = { run: number; walk: number };

/**
 * The running of a session by the week, as "Couch to 5K" leads to half an hour without a break in nine weeks
 * (Josh Clark, 1996; the plan of the British health service): turns first, and pieces of 20, 25 and 30
 * minutes with a walk before and after them at the end.
 */
const ladder: RunWalkStep[] = [
  { run: 60, walk: 90 },
  { run: 90, walk: 120 },
  { run: 180, walk: 150 },
  { run: 300, walk: 150 },
  { run: 480, walk: 150 },
  { run: 600, walk: 120 },
  { run: 1200, walk: 0 },
  { run: 1500, walk: 0 },
  { run: 1800, walk: 0 },
];

const runWalkWeeks = ladder.length;

/** The runs of such a week: a day of rest lies between two of them. */
export const runWalkRuns = 3;

/** The first week of a newcomer: three times about 20 minutes. */
const firstRun = 2500;

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
  return level === "beginner" || isOld({ age });
}

function isOld({ age }: Pick<PlanAnswers, "age">): boolean {
  return age !== null && age >= slowerRecovery;
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

/** A time trial needs this many weeks with fast sessions before it, and since the one before. */
export const weeksBeforeTrial = { fast: 3, sinceLast: 6 };

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

/**
 * How much higher the highest week may be for each week of the plan, by what a runner runs now. The plans of
 * Higdon for a half and a whole marathon, of 12 and 18 weeks, grow to about twice their first week; those for
 * shorter races grow less.
 */
const growthOfPeak: Record<GoalKind, number> = {
  "5k": 0.03,
  "10k": 0.04,
  half: 0.05,
  marathon: 0.065,
  ultra: 0.065,
};

/** The most that it may have of what a runner ran before an injury, and of what one of 60 or more runs now. */
const mostOfPeak = { afterInjury: 1.1, slowRecovery: 1.3 };

/**
 * The share of the usual highest week that a plan may lead to from any beginning. The usual ones of beginners are
 * low enough for most of it.
 */
const anyonesPeak: Record<RunnerLevel, number> = {
  beginner: 0.85,
  intermediate: 0.65,
  advanced: 0.6,
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
 * @param weeks - of the plan
 * @param days - how many days a week have a run
 * @param longest - meters of the longest long run
 * @param pace - seconds for an easy kilometer
 */
export function peakOf(
  kind: GoalKind,
  runner: Pick<PlanAnswers, "level" | "weeklyMeters" | "age" | "injuryWeeks">,
  { weeks, days, longest, pace }: { weeks: number; days: number; longest: number; pace: number },
): number {
  const { level, weeklyMeters, age, injuryWeeks } = runner;
  const usual = peaks[kind][level];
  const growth = Math.min(
    1 + growthOfPeak[kind] * weeks,
    injuryWeeks ? mostOfPeak.afterInjury : Infinity,
    isOld({ age }) ? mostOfPeak.slowRecovery : Infinity,
  );
  const reached = Math.max(weeklyMeters * growth, usual * anyonesPeak[level]);
  const wanted = Math.max(Math.min(usual, reached), weeklyMeters);
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

/** Whether a runner begins with walking in between. */
export function isNewcomer({ weeklyMeters }: { weeklyMeters: number }): boolean {
  return weeklyMeters < newcomer;
}

/**
 * How a runner who comes from nothing spends an easy run; `null` for running as long as the week allows.
 * @param week - whole weeks of the plan before it
 */
export function runWalkIn(week: number, runner: { weeklyMeters: number }): RunWalkStep | null {
  return isNewcomer(runner) ? (ladder[week] ?? null) : null;
}

/** The week that a plan starts from: what is run now, or a few short outings. */
export function startOf(weeklyMeters: number, runs: number): number {
  return Math.max(weeklyMeters, firstRun * Math.min(runs, 3));
}
