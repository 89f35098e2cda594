import { type Day, weekdayOf } from "#values/day.ts";
import type { SessionKind } from "#values/training-session.ts";
import type { PlanAnswers } from "../plan.ts";
import { isHard, isTooClose } from "../rules/hard-days.ts";

/** What speaks against a change. The runner may insist. */
export type ChangeWarning = "hard-days" | "day-not-free" | "day-taken";

/** The days of a plan as they would be after a change. */
type DayOfSession = { id: string; day: Day; kind: SessionKind };

/** What the rules of the plan say to sessions on new days; empty where all is well. */
export function warningsOf(
  moved: readonly string[],
  sessions: readonly DayOfSession[],
  { freeDays }: Pick<PlanAnswers, "freeDays">,
): ChangeWarning[] {
  const found = new Set<ChangeWarning>();
  for (const { id, day, kind } of sessions.filter((one) => moved.includes(one.id))) {
    const others = sessions.filter((other) => other.id !== id);
    const hard = others.filter((other) => isHard(other.kind)).map((other) => other.day);
    if (isHard(kind) && isTooClose(day, hard)) found.add("hard-days");
    if (!freeDays.some((weekday) => weekday === weekdayOf(day))) found.add("day-not-free");
    if (others.some((other) => other.day === day)) found.add("day-taken");
  }
  return [...found];
}
