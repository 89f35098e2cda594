import { normalFrom, numbersFrom } from "#values/seeded.ts";
import { drawProfile } from "./draw-profile.ts";
import { jointsOf } from "./joints.ts";
import type { Joints } from "./piece-fit.ts";
import { firstOdds, kindCount, learnedOdds } from "./straight-pieces.ts";
import { climbOf } from "./swings.ts";

/**
 * In how many rounds the odds of pieces and the noise are learned from the file, how often the noise
 * is added again, and how many profiles are drawn: in each round, for the result, for its spread and
 * of each repeat. A course of many steps averages by itself.
 */
const efforts = {
  usual: { rounds: 4, repeats: 4, draws: { round: 6, result: 16, spread: 12, repeat: 8 } },
  long: { rounds: 2, repeats: 1, draws: { round: 3, result: 8, spread: 8, repeat: 4 } },
};
type Effort = (typeof efforts)["usual"];
const longCourse = 6_000;
/** Pieces this much less likely than waves after the first round will not become likelier. */
const hopeless = 60;
/** The part of what repeats lose that is given back: sharp tops lose more, level ones less. */
const givenBack = 0.5;

/** A profile of straight pieces. In metres. */
type StraightProfile = {
  heights: Float64Array;
  /** How much climb its pieces hide, or, below zero, make up. */
  hidden: number;
  /** The deviation of the climb. */
  spread: number;
};

/**
 * Takes noise that is new in each step out of heights that are straight pieces: flights of stairs,
 * ramps and bridges with level ground between them. What its pieces hide is told by adding noise of
 * the same kind again (B. Efron and R. J. Tibshirani, “An Introduction to the Bootstrap”, 1993).
 * `null` where waves explain the heights better.
 * @param noise about the variance of the noise in each step
 * @param evidenceOfWaves the logarithm of how likely waves make the heights
 */
export function straightProfile(
  heights: Float64Array,
  noise: number,
  evidenceOfWaves: number,
): StraightProfile | null {
  const effort = heights.length > longCourse ? efforts.long : efforts.usual;
  const dice = { uniform: numbersFrom(1), normal: normalFrom(numbersFrom(2)) };
  const { draws } = effort;
  const learned = learn({ heights, noise, waves: evidenceOfWaves, effort }, dice);
  if (!learned) return null;
  const still = drawnClimb(learned, draws.result, { ...dice, wavers: false });
  const deviation = Math.sqrt(learned.noise);
  const again = Array.from({ length: effort.repeats }, () => {
    const noisy = still.heights.map((height) => height + deviation * dice.normal());
    const joints = jointsOf(noisy, learned.noise, learned.odds);
    return drawnClimb(joints, draws.repeat, { ...dice, wavers: false }).mean;
  });
  const lost = still.mean - meanOf(again);
  const { spread } = drawnClimb(learned, draws.spread, { ...dice, wavers: true });
  return {
    heights: still.heights,
    hidden: Math.max(-climbOf(still.heights), givenBack * lost),
    spread: Math.hypot(spread, lost),
  };
}

type Dice = { uniform: () => number; normal: () => number };

type Lesson = { heights: Float64Array; noise: number; waves: number; effort: Effort };

/** Learns odds and noise in rounds of drawing and counting (stochastic expectation–maximization). */
function learn({ heights, noise, waves, effort }: Lesson, dice: Dice): Joints | null {
  const { rounds, draws } = effort;
  let joints = jointsOf(heights, noise, firstOdds());
  for (let round = 0; round < rounds; round++) {
    const counts = new Float64Array(kindCount);
    let squares = 0;
    for (let draw = 0; draw < draws.round; draw++) {
      const profile = drawProfile(joints, { ...dice, wavers: false, counts });
      for (const [index, height] of profile.entries()) {
        squares += (height - (heights[index] ?? 0)) ** 2;
      }
    }
    const odds = learnedOdds(counts.map((count) => count / draws.round));
    joints = jointsOf(heights, squares / draws.round / (heights.length - 1), odds);
    if (joints.evidence < waves - hopeless) return null;
  }
  return joints.evidence > waves ? joints : null;
}

/** The mean of drawn profiles, and the mean and the deviation of their climbs. */
function drawnClimb(joints: Joints, count: number, drawing: Dice & { wavers: boolean }) {
  const heights = new Float64Array(joints.mean.length);
  const climbs = Array.from({ length: count }, () => {
    const profile = drawProfile(joints, drawing);
    for (const [index, height] of profile.entries()) {
      heights[index] = (heights[index] ?? 0) + height / count;
    }
    return climbOf(profile);
  });
  const mean = meanOf(climbs);
  const spread = Math.sqrt(meanOf(climbs.map((climb) => (climb - mean) ** 2)));
  return { heights, mean, spread };
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
