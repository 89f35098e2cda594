import { recoversSlowly } from "./beginners.ts";
import type { GoalKind, PlanAnswers } from "./plan.ts";

/**
 * The share of the load of each week of the taper, the last one without its race: two weeks with 41 to
 * 60 % less, as intense and as often as before, make the best of a training. Bosquet, Montpetit, Arvisais
 * and Mujika, "Effects of tapering on performance: a meta-analysis", Med Sci Sports Exerc 39 (2007). Two weeks from the half marathon on; one before a shorter race, which needs less
 * rest.
 */
const shares: Record<GoalKind, number[]> = {
  "5k": [0.52],
  "10k": [0.52],
  half: [0.58, 0.42],
  marathon: [0.58, 0.4],
  ultra: [0.58, 0.4],
};

/** The most that each week of a taper leaves of it. */
export const mostOfTaper = 0.6;

/** The weeks before the taper whose highest one it is measured by. */
export const taperReference = 4;

/** Below this much, the steps count instead of the percent, in meters. */
const steps = { week: 2000, longRun: 1500 };

const percent = 0.1;

/** Growth is measured by the highest of this many weeks before: a cutback among them does not count. */
export const growthWeeks = 4;

/**
 * The most that a week may have: a tenth more than the highest of the last four, or 2 km more where that
 * is more (below 20 km, a tenth is less than a single short run).
 *
 * The limit of 10 % is custom rather than proof: Buist et al., Am J Sports Med 36 (2008), found as many
 * injuries with a growth of 10 % as with a faster one. Nielsen et al., J Orthop Sports Phys Ther 44 (2014),
 * found not more of them in all above 30 % in two weeks, but more of some kinds, such as pain around the
 * kneecap; twice a tenth stays below that.
 */
export function mostOfWeek(highest: number): number {
  return Math.max(highest * (1 + percent), highest + steps.week);
}

/**
 * The most that a week may have once the steps of a return are over, until it is back at the load from
 * before the break: 15 % more than the highest week since, or 2 km more where that is more. Daniels' steps
 * end at 75 or 85 % and name no way from there; this is about the last step of the 50/30/20/10 rule,
 * Caterisano et al., "CSCCa and NSCA Joint Consensus Guidelines for Transition Periods", Strength Cond J 41
 * (2019), whose weeks have 50, 70, 80 and 90 % of the load.
 */
export function mostAfterReturn(highest: number): number {
  return Math.max(highest * 1.15, highest + steps.week);
}

/**
 * The most that a run may have: a tenth more than the longest of the last 30 days, or 1.5 km more where
 * that is more. Schuster Brandt Frandsen et al., "How much running is too much?", Br J Sports Med 59
 * (2025): in 5,205 runners, injuries rose where one run was more than a tenth longer than the longest of
 * the 30 days before it. The growth of whole weeks had no such effect.
 */
export function mostOfLongRun(longest: number): number {
  return Math.max(longest * (1 + percent), longest + steps.longRun);
}

/** How far back the longest run counts, in days. */
export const longestRunDays = 30;

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

/** The weeks of the taper with their shares of the highest of the four weeks before it. */
export function taperOf(kind: GoalKind): number[] {
  return shares[kind];
}
