import type { GoalKind, RunnerLevel } from "./plan.ts";

type Cap = { meters: number; seconds: number };

const hour = 3600;

/**
 * The longest run that a plan asks for. Daniels ends long runs after two and a half hours, because
 * what comes later tires more than it trains; only those who train more go up to three. The distances
 * are those that the widespread plans of Higdon and of Pfitzinger and Douglas reach. First ultras are
 * prepared by time: Koop, "Training Essentials for Ultrarunning", with walking uphill.
 */
const caps: Record<GoalKind, Record<RunnerLevel, Cap>> = {
  "5k": {
    beginner: { meters: 8000, seconds: 1.25 * hour },
    intermediate: { meters: 13_000, seconds: 1.5 * hour },
    advanced: { meters: 18_000, seconds: 2 * hour },
  },
  "10k": {
    beginner: { meters: 12_000, seconds: 1.75 * hour },
    intermediate: { meters: 16_000, seconds: 2 * hour },
    advanced: { meters: 21_000, seconds: 2 * hour },
  },
  half: {
    beginner: { meters: 18_000, seconds: 2.5 * hour },
    intermediate: { meters: 21_000, seconds: 2.5 * hour },
    advanced: { meters: 25_000, seconds: 2.5 * hour },
  },
  marathon: {
    beginner: { meters: 30_000, seconds: 2.5 * hour },
    intermediate: { meters: 32_000, seconds: 2.75 * hour },
    advanced: { meters: 35_000, seconds: 3 * hour },
  },
  ultra: {
    beginner: { meters: 35_000, seconds: 3 * hour },
    intermediate: { meters: 42_000, seconds: 4 * hour },
    advanced: { meters: 50_000, seconds: 5 * hour },
  },
};

/** The longest run of a plan: its distance or its time, whichever ends first. */
export function capOfLongRun(kind: GoalKind, level: RunnerLevel, pace: number): number {
  const { meters, seconds } = caps[kind][level];
  return Math.min(meters, (seconds / pace) * 1000);
}

/** By the number of runs in a week, from one to six. */
const shares = [1, 0.6, 0.48, 0.42, 0.38, 0.34];

/**
 * The most that the long run may have of a week. Daniels asks for 25 to 30 %, which is only possible
 * with six or seven runs; with fewer, the limit is the even share and what the plans of Higdon add.
 */
export function shareOfLongRun(runs: number): number {
  return shares[Math.min(runs, shares.length) - 1] ?? 1;
}

/** Plans with a longest run below this share of the race, and below the distance, say so. */
const reach = { share: 0.45, meters: 20_000 };

/**
 * Whether the longest run of a plan leaves too much of the race to race day. The limit is Dorsal's own: the
 * plans that `capOfLongRun` names pass it, and those that begin from nothing shortly before a long race
 * do not.
 * @param longest - meters of the longest run
 * @param race - meters of the race
 */
export function isShortOfRace(longest: number, race: number): boolean {
  return longest < Math.min(reach.share * race, reach.meters);
}
