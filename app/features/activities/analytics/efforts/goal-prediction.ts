import { climbRate } from "#features/pace/climb.ts";
import { isFitted, predictRace } from "#features/pace/prediction.ts";
import { addDays, type Day } from "#values/day.ts";
import { type CriticalSpeed, secondsAtCriticalSpeed } from "./critical-speed.ts";
import { strongestOfEach } from "./doubtful-efforts.ts";
import { type BestEffort, hardEfforts } from "./hard-efforts.ts";

/** An effort shows the fitness of a runner for this many days. */
export const recentDays = 120;

/** Without a recent effort, efforts of this many days count; older ones no longer describe the runner. */
export const longestDays = 365;

/** Efforts that a prediction is made from. */
const mostEfforts = 5;

/** Beyond this ratio of distances, the formula is unreliable. */
const farRatio = 4.5;

/** What one effort promises over the goal's distance, in seconds. */
export type Promised = { effort: BestEffort; seconds: number };

export type GoalPrediction = {
  /** The middle of what the efforts promise. */
  seconds: number;
  /** What they disagree by; `null` for a single effort. */
  spread: { fastest: number; slowest: number } | null;
  by: Promised[];
  /** By the critical speed; `null` where its model does not reach. */
  byCriticalSpeed: number | null;
  /** All efforts are older than `recentDays`. */
  isOld: boolean;
  /** The formula was not fitted to a time this long or short. */
  isGuess: boolean;
  /** Every effort is much shorter than the goal. */
  isFar: boolean;
};

/**
 * The time over a distance from a runner's hardest runs, each with the climb of the race (see
 * `features/pace/prediction.ts`), and by the critical speed where its model reaches. Of each activity
 * only the effort that is worth most counts, because its others are parts of the same run; efforts
 * that are more than 6 % worse than the best were not run hard. The prediction uses the five nearest to the goal's distance. Their spread is not a margin of error: it does not
 * include weather, course and day.
 * @param efforts - the best efforts over standard distances, of any age and none in doubt; those older than a year are
 *   ignored
 */
export function predictGoal(
  goal: { meters: number; climb: number | null },
  efforts: readonly BestEffort[],
  { today, critical }: { today: Day; critical: CriticalSpeed | null },
): GoalPrediction | { problem: "no-efforts" } {
  const { meters } = goal;
  const first = addDays(today, -longestDays);
  const fitted = efforts.filter(({ day, seconds }) => day >= first && isFitted(seconds));
  const since = addDays(today, -recentDays);
  const recent = fitted.filter(({ day }) => day >= since);
  const isOld = recent.length === 0;
  const distanceTo = (effort: BestEffort) => Math.abs(Math.log(effort.meters / meters));
  const chosen = hardEfforts(strongestOfEach(isOld ? fitted : recent))
    .toSorted((one, other) => distanceTo(one) - distanceTo(other))
    .slice(0, mostEfforts);
  if (chosen.length === 0) return { problem: "no-efforts" };
  const by = chosen.map((effort) => ({ effort, seconds: predictRace(effort, goal).seconds }));
  const byCriticalSpeed =
    critical && !isOld && climbRate(goal) === 0 ? secondsAtCriticalSpeed(critical, meters) : null;
  const promised = [...by.map(({ seconds }) => seconds), byCriticalSpeed]
    .filter((seconds) => seconds !== null)
    .toSorted((one, other) => one - other);
  const seconds = medianOf(promised);
  return {
    seconds,
    spread:
      promised.length > 1
        ? { fastest: promised[0] ?? seconds, slowest: promised.at(-1) ?? seconds }
        : null,
    by,
    byCriticalSpeed,
    isOld,
    isGuess: !isFitted(seconds),
    isFar: by.every(({ effort }) => effort.meters * farRatio < meters),
  };
}

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
