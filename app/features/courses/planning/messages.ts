import { formatDuration } from "#features/pace/duration.ts";
import type { PlannedMark } from "./course-plan.ts";
import type { Descent } from "./running-cost.ts";

export const goalHints = {
  none: "Give a goal: a time or a pace.",
  both: "Give a time or a pace, not both.",
  start: "Write a time of day like 7:00 or 6:30 AM.",
} as const;

export const descentNames = {
  formula: "Let it run",
  careful: "Hold back",
} as const satisfies Record<Descent, string>;

/** How a plan stands to a cut-off: `12:30 before it closes`, `4:00 too late`. */
export function spareText({ spare, isUnread }: Pick<PlannedMark, "spare" | "isUnread">) {
  if (isUnread) return "not compared, because this time cannot be read";
  if (spare === null) return null;
  return spare >= 0
    ? `${formatDuration(spare)} before it closes`
    : `${formatDuration(-spare)} too late`;
}

/** Where the way is steeper than the cost of running was measured. */
export function beyondText(part: number): string | null {
  if (part <= 0) return null;
  const percent = Math.max(1, Math.round(part * 100));
  return `${percent}% of the way is steeper than 45%, for which the cost of running was not measured: it counts as 45%.`;
}
