import { type Day, daysBetween } from "#values/day.ts";
import type { PlanAnswers } from "./plan.ts";

export type TuneUp = NonNullable<PlanAnswers["tuneUp"]>;

/** Days without a hard run before a tune-up race, and the fewest from the beginning and until the goal. */
const days = { rest: 2, fromBeginning: 21, untilGoal: 14 };

/** Daniels: one easy day after a race for each 3 km of it. */
const metersADay = 3000;

/** Easy running before and after it, in seconds. */
export const aroundTuneUp = { warmUp: 15 * 60, coolDown: 10 * 60 };

/** The tune-up race; `null` without one, or if it is too close to the beginning or the goal. */
export function tuneUpOf({
  tuneUp,
  begins,
  goal,
}: Pick<PlanAnswers, "tuneUp" | "begins" | "goal">): TuneUp | null {
  if (!tuneUp || daysBetween(begins, tuneUp.day) < days.fromBeginning) return null;
  return daysBetween(tuneUp.day, goal.day) < days.untilGoal ? null : tuneUp;
}

/** Whether a day is too close to a tune-up race for a hard run. */
export function isNearTuneUp(day: Day, answers: Parameters<typeof tuneUpOf>[0]): boolean {
  const tuneUp = tuneUpOf(answers);
  if (!tuneUp) return false;
  const since = daysBetween(tuneUp.day, day);
  return since >= -days.rest && since <= Math.ceil(tuneUp.meters / metersADay);
}
