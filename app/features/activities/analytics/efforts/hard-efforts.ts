import type { Run } from "#features/pace/pace.ts";
import { predictSeconds } from "#features/pace/prediction.ts";
import type { Day } from "#values/day.ts";

/** An effort that beats all other runs by more than this fraction is doubted. The limit is ours. */
const farAbove = 0.08;

/** A run is doubted only if this many slower runs agree with each other. */
const others = 3;

/** An effort over this share of its run is not doubted: a race recorded alone is not a glitch in a longer run. */
const wholeRun = 0.8;

/** The fastest time over a standard distance within an activity. */
export type BestEffort = Run & {
  day: Day;
  activityId: string;
  name: string;
  /** The length of the whole activity. */
  runMeters: number;
  /** Whether the runner has confirmed or struck it; `null` where they have said nothing. */
  counts: boolean | null;
};

/** Efforts are compared by what each would be over this distance. */
const comparedOver = 10_000;

/**
 * Of two efforts by one runner that differ by more than this, the slower one was not run as hard as
 * possible: it is a part of an easy run. The limit is ours; it is about the error of a prediction
 * from training data (7.7 %: B. Smyth, D. Muniz-Pumares, Medicine & Science in Sports & Exercise 52
 * (2020), 2637–2645).
 */
const agreement = 0.06;

/** Seconds over 10 km that an effort is worth by Riegel's formula. */
export function worthOf(effort: Run): number {
  return predictSeconds(effort, comparedOver);
}

/**
 * The efforts that were run about as hard as the best one, the best first.
 * @param within - by how much they may be worse, as a fraction
 */
export function hardEfforts<E extends Run>(efforts: readonly E[], within = agreement): E[] {
  const sorted = efforts.toSorted((one, other) => worthOf(one) - worthOf(other));
  const [best] = sorted;
  if (!best) return [];
  return sorted.filter((effort) => worthOf(effort) <= worthOf(best) * (1 + within));
}

/**
 * The efforts that are far above everything else of a runner: one jump of the positions makes a record out
 * of an even run. Runs are compared by their strongest efforts. What the runner has confirmed is never doubted.
 */
export function doubtfulEfforts(efforts: readonly BestEffort[]): Set<BestEffort> {
  const doubtful = new Set<BestEffort>();
  let runs = strongestOfEach(efforts).toSorted((one, other) => worthOf(one) - worthOf(other));
  for (;;) {
    const place = runs.findLastIndex((_, at) => isFarAbove(runs, at));
    const [doubted, next] = [runs[place], runs[place + 1]];
    if (!doubted || !next) return doubtful;
    const most = worthOf(next) * (1 - farAbove);
    for (const effort of efforts) {
      const isOfRun = effort.activityId === doubted.activityId && effort.counts !== true;
      if (isOfRun && worthOf(effort) < most) doubtful.add(effort);
    }
    runs = runs.toSpliced(place, 1);
  }
}

/** @param runs - sorted by `worthOf`, the best first */
function isFarAbove(runs: readonly BestEffort[], at: number): boolean {
  const [before, own, next, last] = [runs[at - 1], runs[at], runs[at + 1], runs[at + others]];
  if (!own || !next || !last || own.counts === true) return false;
  if (own.meters >= wholeRun * own.runMeters) return false;
  const isConfirmed = before !== undefined && worthOf(own) <= worthOf(before) * (1 + agreement);
  const agree = worthOf(last) <= worthOf(next) * (1 + agreement);
  return !isConfirmed && agree && worthOf(own) < worthOf(next) * (1 - farAbove);
}

/** Of each activity the effort that is worth most: its others are parts of the same run. */
export function strongestOfEach(efforts: readonly BestEffort[]): BestEffort[] {
  const strongest = new Map<string, BestEffort>();
  for (const effort of efforts) {
    const known = strongest.get(effort.activityId);
    if (!known || worthOf(effort) < worthOf(known)) strongest.set(effort.activityId, effort);
  }
  return [...strongest.values()];
}
