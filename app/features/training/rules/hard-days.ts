import { type Day, daysBetween } from "#values/day.ts";
import type { SessionKind } from "#values/training-session.ts";
import type { GoalKind } from "./plan.ts";

const easyKinds: readonly SessionKind[] = ["easy", "recovery"];

/**
 * Whether a session needs an easy day after it: all that is faster than easy, and the long run. Two of
 * them never follow one another, because a hard run takes two days to answer: Daniels; Foster (1998)
 * for the monotony of load.
 */
export function isHard(kind: SessionKind): boolean {
  return !easyKinds.includes(kind);
}

/** Whether a hard session on a day would have another the day before or after, or on the same day. */
export function isTooClose(day: Day, others: readonly Day[]): boolean {
  return others.some((other) => Math.abs(daysBetween(day, other)) <= 1);
}

/**
 * Days before a race without a hard run. The last one before a marathon is four days away, as in the plans
 * of Pfitzinger and Douglas.
 */
export function restBeforeRace(kind: GoalKind): number {
  return kind === "marathon" || kind === "ultra" ? 3 : 2;
}
