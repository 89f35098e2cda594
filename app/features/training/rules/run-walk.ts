/** Below this week, running in one go is too much to begin with, in meters. */
const newcomer = 8000;

type RunWalkStep = { run: number; walk: number };

/**
 * Seconds of running and walking by the week, as "Couch to 5K" leads to half an hour without a break in
 * nine weeks (Josh Clark, 1996; the plan of the British health service).
 */
const ladder: RunWalkStep[] = [
  { run: 60, walk: 90 },
  { run: 90, walk: 120 },
  { run: 150, walk: 120 },
  { run: 240, walk: 120 },
  { run: 300, walk: 120 },
  { run: 480, walk: 120 },
  { run: 600, walk: 90 },
  { run: 900, walk: 60 },
];

/**
 * How a runner who comes from nothing spends an easy run; `null` for running in one go.
 * @param week - from 0
 */
export function runWalkIn(week: number, weeklyMeters: number): RunWalkStep | null {
  return weeklyMeters < newcomer ? (ladder[week] ?? null) : null;
}

/** The first week of a newcomer: three times about 20 minutes. */
const firstRun = 2500;

/** The week that a plan starts from: what is run now, or a few short outings. */
export function startOf(weeklyMeters: number, runs: number): number {
  return Math.max(weeklyMeters, firstRun * Math.min(runs, 3));
}
