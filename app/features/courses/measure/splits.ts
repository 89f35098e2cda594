import type { Heights } from "./heights.ts";
import { recipe } from "./recipe.ts";

/** One kilometre or mile of a course; the last one may be shorter. */
export type CourseSplit = {
  /** Its length in metres. */
  length: number;
  climb: number;
  descent: number;
  /** The height at its end. */
  height: number;
  /** From its start to its end: 0.05 rises by five in a hundred. */
  grade: number;
};

/**
 * The course in parts of the given length.
 * @param climbed how far the course has climbed and descended at each step
 */
export function splitsOf(
  course: { heights: Heights; length: number },
  { climbed, descended }: { climbed: Float64Array; descended: Float64Array },
  part: number,
): CourseSplit[] {
  const { heights, length } = course;
  return partEnds(length, part).map((to, index) => {
    const from = index * part;
    const between = (values: Float64Array) => valueAt(values, to) - valueAt(values, from);
    return {
      length: to - from,
      climb: between(climbed),
      descent: between(descended),
      height: valueAt(heights, to),
      grade: between(heights) / (to - from),
    };
  });
}

/** A last part that is shorter belongs to the one before it, in metres. */
export const shortestPart = 25;

/** Where each part of a line ends, in metres from its start. */
export function partEnds(length: number, part: number): number[] {
  const count = Math.max(1, Math.ceil((length - shortestPart) / part));
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? length : (index + 1) * part,
  );
}

/** The steepest kilometre uphill, wherever it begins. `null` for a course that is shorter or never rises. */
export function steepestKilometer(heights: Heights): { from: number; grade: number } | null {
  const steps = 1000 / recipe.step;
  let most = 0;
  let from = -1;
  for (let index = 0; index + steps < heights.length; index++) {
    const rise = (heights[index + steps] ?? 0) - (heights[index] ?? 0);
    if (rise > most) {
      most = rise;
      from = index;
    }
  }
  return from < 0 ? null : { from: from * recipe.step, grade: most / 1000 };
}

/** A value between two steps, on the straight line. */
export function valueAt(values: Float64Array, meters: number): number {
  const place = Math.min(values.length - 1, Math.max(0, meters / recipe.step));
  const low = Math.floor(place);
  const before = values[low] ?? 0;
  const after = values[low + 1] ?? before;
  return before + (after - before) * (place - low);
}

/** The largest value; `Math.max` does not take as many as a course has. */
export function mostOf(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
}

export function leastOf(values: Float64Array): number {
  return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}
