import type { PlanProblem } from "#features/training/plans/commands.server.ts";
import type { WishProblem } from "#features/training/plans/wish.server.ts";

const fields: Partial<Record<PlanProblem | WishProblem, string>> = {
  "goal-day": "day",
  "goal-distance": "distance",
  "distance-out-of-range": "distance",
  "goal-time": "goalTime",
  "result-time": "resultTime",
  "result-out-of-range": "resultTime",
  "result-day": "resultDay",
  "volume-out-of-range": "weekly",
  "no-volume": "weekly",
  "break-days": "awayTo",
  "long-day-not-free": "longDay",
};

/** The field that a problem is about; `null` where it is about the whole form. */
export function fieldOf(problem: PlanProblem | WishProblem): string | null {
  return fields[problem] ?? null;
}
