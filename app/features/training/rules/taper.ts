import type { GoalKind } from "./plan.ts";

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

/** The weeks of the taper with their shares of the highest of the four weeks before it. */
export function taperOf(kind: GoalKind): number[] {
  return shares[kind];
}

/** The most that each week of a taper leaves of it. */
export const mostOfTaper = 0.6;

/** The weeks before the taper whose highest one it is measured by. */
export const taperReference = 4;
