import { type Run, standardDistances } from "#features/pace/pace.ts";
import { climbRate, isFitted, predictRace } from "#features/pace/prediction.ts";
import { addDays, type Day } from "#values/day.ts";
import { type CriticalSpeed, secondsAtCriticalSpeed } from "./critical-speed.ts";
import { type BestEffort, hardEfforts, strongestOfEach, worthOf } from "./hard-efforts.ts";

/** The result that a runner has entered for the plan that they follow. */
export type EnteredResult = {
  /** As it was run. */
  result: Run & { day: Day };
  /** What it is worth now: less after weeks without running. */
  now: Run;
  /** Efforts before this day do not compete with it: the runner knew them. */
  since: Day;
};

/** What times are predicted from, with the run that shows it where it was recorded. */
export type PredictingResult = {
  result: Run & { day: Day };
  now: Run;
  effort: BestEffort | null;
};

/** The distances that runners race, from 5K to the marathon. Others predict only where none of these was run. */
const raced: number[] = standardDistances
  .map(({ meters }) => meters)
  .filter((meters) => meters >= 5000 && meters < 50_000);

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
  /** What the predicting result promises. */
  seconds: number;
  by: PredictingResult;
  /** The fastest and the slowest time that the results promise, in seconds; `null` for a single one. */
  spread: { fastest: number; slowest: number } | null;
  others: Promised[];
  /** By the critical speed; `null` where its model does not reach. */
  byCriticalSpeed: number | null;
  /** All efforts are older than `recentDays`, and none was entered. */
  isOld: boolean;
  /** The formula was not fitted to a time this long or short. */
  isGuess: boolean;
  /** Every effort is much shorter than the goal. */
  isFar: boolean;
};

/**
 * The time over a distance by the result that predicts (see `predictingResult`), with the climb of the race
 * (see `features/pace/prediction.ts`), and what the runner's other hard runs and the critical speed, where its
 * model reaches, promise beside it. Of each activity only the effort that is worth most counts, because its
 * others are parts of the same run; efforts that are more than 6 % worse than the best were not run hard. The
 * five nearest to the goal's distance are shown. Their spread is not a margin of error: it does not include
 * weather, course and day.
 * @param efforts - the best efforts over standard distances, of any age and none in doubt; those older than a year are
 *   ignored
 */
export function predictGoal(
  goal: { meters: number; climb: number | null },
  efforts: readonly BestEffort[],
  {
    today,
    critical,
    entered,
  }: { today: Day; critical: CriticalSpeed | null; entered: EnteredResult | null },
): GoalPrediction | { problem: "no-efforts" } {
  const { meters } = goal;
  const first = addDays(today, -longestDays);
  const fitted = efforts.filter(({ day, seconds }) => day >= first && isFitted(seconds));
  const since = addDays(today, -recentDays);
  const recent = fitted.filter(({ day }) => day >= since);
  const isOld = recent.length === 0;
  const known = isOld ? fitted : recent;
  const by = predictingResult(known, entered);
  if (!by) return { problem: "no-efforts" };
  const distanceTo = (effort: BestEffort) => Math.abs(Math.log(effort.meters / meters));
  const others = hardEfforts(strongestOfEach(known))
    .filter(({ activityId }) => activityId !== by.effort?.activityId)
    .toSorted((one, other) => distanceTo(one) - distanceTo(other))
    .slice(0, mostEfforts)
    .map((effort) => ({ effort, seconds: predictRace(effort, goal).seconds }));
  const { seconds } = predictRace(by.now, goal);
  const byCriticalSpeed =
    critical && !isOld && climbRate(goal) === 0 ? secondsAtCriticalSpeed(critical, meters) : null;
  const promised = [seconds, ...others.map((one) => one.seconds), byCriticalSpeed].filter(
    (time) => time !== null,
  );
  return {
    seconds,
    by,
    spread:
      promised.length > 1
        ? { fastest: Math.min(...promised), slowest: Math.max(...promised) }
        : null,
    others,
    byCriticalSpeed,
    isOld: isOld && by.effort !== null,
    isGuess: !isFitted(seconds),
    isFar: [by.result, ...others.map(({ effort }) => effort)].every(
      (one) => one.meters * farRatio < meters,
    ),
  };
}

/**
 * The result that predicts a race, for plans and for analytics: the one that the runner has entered for
 * their plan, until they run better; without one, the effort that is worth most.
 * @param efforts - those that count and are recent
 */
export function predictingResult(
  efforts: readonly BestEffort[],
  entered: EnteredResult | null,
): PredictingResult | null {
  const known = entered ? efforts.filter(({ day }) => day >= entered.since) : efforts;
  const usual = known.filter(({ meters }) => raced.includes(meters));
  const [best] = (usual.length > 0 ? usual : known).toSorted(
    (one, other) => worthOf(one) - worthOf(other),
  );
  if (entered && !(best && worthOf(best) < worthOf(entered.now))) {
    const { result, now } = entered;
    return { result, now, effort: efforts.find((one) => isSame(one, result)) ?? null };
  }
  return best ? { result: best, now: best, effort: best } : null;
}

/** Results are entered in whole seconds and standard lengths. */
function isSame(effort: BestEffort, { meters, seconds, day }: Run & { day: Day }): boolean {
  const isAsLong = Math.abs(effort.meters - meters) < 1;
  return isAsLong && effort.day === day && Math.abs(effort.seconds - seconds) < 1;
}
