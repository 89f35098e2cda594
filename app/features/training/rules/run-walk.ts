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

export const runWalkWeeks = ladder.length;

/** The runs of such a week: a day of rest lies between two of them. */
export const runWalkRuns = 3;

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

/** The first week of a newcomer: three times about 20 minutes. */
const firstRun = 2500;

/** The week that a plan starts from: what is run now, or a few short outings. */
export function startOf(weeklyMeters: number, runs: number): number {
  return Math.max(weeklyMeters, firstRun * Math.min(runs, 3));
}
