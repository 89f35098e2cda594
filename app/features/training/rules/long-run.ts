import { type GoalKind, goalKindOf, type PlanAnswers, type RunnerLevel } from "./plan.ts";

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

/**
 * The longest run of a plan: its distance or its time, whichever ends first. Runners who already run farther
 * keep their distance, within the time.
 */
export function capOfLongRun(
  kind: GoalKind,
  { level, longestRecentMeters }: Pick<PlanAnswers, "level" | "longestRecentMeters">,
  pace: number,
): number {
  const { meters, seconds } = caps[kind][level];
  return Math.min(Math.max(meters, longestRecentMeters), (seconds / pace) * 1000);
}

/** By the number of runs in a week, from one to six. */
const shares = [1, 0.65, 0.5, 0.42, 0.38, 0.34];

/** Ultras are prepared by the long run more than by the week: the plans of Higdon and of Koop. */
const moreForUltras = 0.08;

/**
 * The most that the long run may have of a week. Daniels asks for 25 to 30 %, which is only possible
 * with six or seven runs; with fewer, the limit is the even share and what the plans of Higdon add.
 */
export function shareOfLongRun(runs: number, kind: GoalKind): number {
  const share = shares[Math.min(runs, shares.length) - 1] ?? 1;
  return kind === "ultra" ? Math.min(share + moreForUltras, 1) : share;
}

/** A long run that is enough for a race, by its share of the race, its meters or its time. */
type Enough = { share: number; meters: number; seconds: number };

/**
 * Koop and the plans of Higdon for 50 miles and 100 km send nobody to an ultra with less than about 30 km;
 * Daniels lets slow marathoners stop at two and a half hours.
 */
const enough: Record<GoalKind, Enough> = {
  "5k": { share: 0.6, meters: 20_000, seconds: Infinity },
  "10k": { share: 0.6, meters: 20_000, seconds: Infinity },
  half: { share: 0.6, meters: 20_000, seconds: 2 * hour },
  marathon: { share: 0.5, meters: 22_000, seconds: 2.35 * hour },
  ultra: { share: 0.45, meters: 32_000, seconds: 2.85 * hour },
};

/** From here on, three hours are not enough, in meters. */
const longUltra = 65_000;

/**
 * Whether the longest run of a plan leaves too much of the race to race day. The limits are Dorsal's own: the
 * plans that `capOfLongRun` names pass them, and those that begin from nothing shortly before a long race
 * do not.
 * @param longest - of the training: meters, or the flat ones that take as long, and its time
 * @param race - the same meters of the race
 */
export function isShortOfRace(longest: { meters: number; seconds: number }, race: number): boolean {
  const { share, meters, seconds } = enough[goalKindOf(race)];
  const time = race > longUltra ? seconds + hour : seconds;
  return longest.meters < Math.min(share * race, meters) && longest.seconds < time;
}
