import { recoversSlowly } from "./beginners.ts";
import type { GoalKind, PlanAnswers } from "./plan.ts";

/** A week of rest has this share of the highest week before it. */
export const cutbackShare = 0.75;

/** No plan begins with a week of rest: this many whole weeks come first. */
const weeksFirst = 2;

/**
 * Whether a week is one of rest: every third for beginners and from the age of 60, every fourth for others,
 * counted backward from the taper. The last week before the taper is a full one for half marathons, whose
 * taper has two weeks, and one of rest for others: it gives short races two light weeks and long ones three,
 * as Pfitzinger and his co-authors do ("Faster Road Racing", "Advanced Marathoning"). Three weeks of load and one
 * of rest are the usual cycle of periodization: Bompa and Haff, "Periodization"; Foster, Med Sci Sports Exerc
 * 30 (1998), found illness after long stretches of high and monotonous load. Newcomers who still walk
 * in between need none: "Couch to 5K" has none either.
 * @param beforeTaper - 1 for the last week before the taper
 * @param wholeWeeks - weeks of the plan before it
 */
export function isCutback(
  { beforeTaper, wholeWeeks, kind }: { beforeTaper: number; wholeWeeks: number; kind: GoalKind },
  runner: Pick<PlanAnswers, "level" | "age">,
): boolean {
  const every = recoversSlowly(runner) ? 3 : 4;
  const last = kind === "half" ? 0 : 1;
  return wholeWeeks >= weeksFirst && beforeTaper > 0 && beforeTaper % every === last;
}
