import type { Run } from "#features/pace/pace.ts";
import { predictSeconds } from "#features/pace/prediction.ts";
import type { Day } from "#values/day.ts";

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
