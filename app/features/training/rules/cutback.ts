import { recoversSlowly } from "./beginners.ts";
import type { PlanAnswers } from "./plan.ts";

/** A week of rest has this share of the highest week before it. */
export const cutbackShare = 0.75;

/** No plan begins with a week of rest: this many whole weeks come first. */
const weeksFirst = 2;

/**
 * Whether a week is one of rest: every third for beginners and from the age of 60, every fourth for others,
 * counted backward from the taper, so that the last weeks before it are full ones. Three weeks of load and one
 * of rest are the usual cycle of periodization: Bompa and Haff, "Periodization"; Foster, Med Sci Sports Exerc
 * 30 (1998), found illness after long stretches of high and monotonous load. Newcomers who still walk
 * in between need none: "Couch to 5K" has none either.
 * @param beforeTaper - 1 for the last week before the taper
 * @param wholeWeeks - weeks of the plan before it
 */
export function isCutback(
  { beforeTaper, wholeWeeks }: { beforeTaper: number; wholeWeeks: number },
  runner: Pick<PlanAnswers, "level" | "age">,
): boolean {
  const every = recoversSlowly(runner) ? 3 : 4;
  return wholeWeeks >= weeksFirst && beforeTaper > 0 && beforeTaper % every === 0;
}
