import type { RunnerLevel } from "./plan.ts";

/** A week of rest has this share of the highest week before it. */
export const cutbackShare = 0.75;

/** Every so many weeks are one of rest. */
const every: Record<RunnerLevel, number> = { beginner: 3, intermediate: 4, advanced: 4 };

/**
 * Whether a week is one of rest: every third for beginners, every fourth for others, counted backward
 * from the taper, so that the last weeks before it are full ones. Three weeks of load and one of rest
 * are the usual cycle of periodization: Bompa and Haff, "Periodization"; Foster, Med Sci Sports Exerc
 * 30 (1998), found illness after long stretches of high and monotonous load. Newcomers who still walk
 * in between need none: "Couch to 5K" has none either.
 * @param beforeTaper - 1 for the last week before the taper
 */
export function isCutback(beforeTaper: number, level: RunnerLevel): boolean {
  return beforeTaper > 0 && beforeTaper % every[level] === 0;
}
