import type { Run } from "#features/pace/pace.ts";
import { standardDistances } from "#features/pace/standard-distances.ts";
import type { Day } from "#values/day.ts";
import { type BestEffort, worthOf } from "./hard-efforts.ts";

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
