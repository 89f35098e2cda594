import { type Heights, swingsOf } from "./heights.ts";
import { recipe } from "./recipe.ts";
import { leastOf, mostOf } from "./splits.ts";

/** A climb that a runner would name: from its foot to its top. */
export type Climb = {
  /** Metres from the start of the course. */
  from: number;
  to: number;
  /** Metres of height from foot to top. */
  rise: number;
};

/** A climb is at least this high and this steep. */
const leastRise = 25;
const leastGrade = 0.025;
const mostClimbs = 12;

/**
 * The climbs of a course in their order. A dip on the way up does not end a climb while it is small
 * beside the whole course.
 */
export function climbsOf(heights: Heights): Climb[] {
  const range = mostOf(heights) - leastOf(heights);
  const dip = Math.min(60, Math.max(8, range * 0.08));
  const least = Math.max(leastRise, range * 0.08);
  return swingsOf(heights, dip)
    .filter(({ rise }) => rise > 0)
    .map(({ from, to }) => trimmed(heights, from, to))
    .filter(({ from, to, rise }) => rise >= least && rise / (to - from) >= leastGrade)
    .sort((a, b) => b.rise - a.rise)
    .slice(0, mostClimbs)
    .sort((a, b) => a.from - b.from);
}

/** The flat before the foot and behind the top is no part of a climb. */
function trimmed(heights: Heights, from: number, to: number): Climb {
  const height = (index: number) => heights[index] ?? 0;
  const margin = (height(to) - height(from)) * 0.04;
  let foot = from;
  for (let index = from; index < to; index++) {
    if (height(index) <= height(from) + margin) foot = index;
  }
  let top = to;
  for (let index = to; index > foot; index--) {
    if (height(index) >= height(to) - margin) top = index;
    else break;
  }
  return { from: foot * recipe.step, to: top * recipe.step, rise: height(top) - height(foot) };
}
