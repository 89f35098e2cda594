import { middleOf } from "./bell.ts";

/** How the heights of a file waver, told from the even steps of a course. */
export type HeightNoise = {
  /** The deviation of what is new in each step, in metres. */
  white: number;
  /** The deviation of what lasts over `fadingSteps`, in metres. */
  drift: number;
};

/** Distances at which heights are compared, in steps. Beyond them, hills differ as much as noise. */
const lags = [1, 2, 3, 4, 6, 8, 12];
/**
 * After how many steps lasting noise has faded to 1/e. Its true time cannot be told from one file:
 * hills hide it. What it adds in each step can, and this makes the most likely noise of that.
 */
export const fadingSteps = 8;
/** How the third differences of ground grow with the distance: much faster than those of noise. */
const groundPower = 4;
/** The middle of the squares of a normal distribution with deviation 1. */
const middleSquare = 0.4549;

/**
 * The noise in heights that are averages over even steps. Third differences hardly see hills; how
 * they grow with the distance tells noise of each point, noise that lasts (a Gauss–Markov process of
 * first order) and ground apart. `null` where the heights are clean or too few.
 */
export function heightNoiseOf(heights: Float64Array): HeightNoise | null {
  if (heights.length < 100) return null;
  const seen = lags.map((lag) => unevenness(heights, lag));
  if (seen.some((variance) => variance <= 0)) return null;
  const columns = [
    seen.map((variance) => 20 / variance),
    seen.map((variance, index) => driftAt(lags[index] ?? 0) / variance),
    seen.map((variance, index) => ((lags[index] ?? 0) / 12) ** groundPower / variance),
  ];
  const [white = 0, drift = 0] = partsOf(columns).map(Math.sqrt);
  return white + drift > 0 ? { white, drift } : null;
}

/** The variance of third differences, by their middle: a few steep places do not change it. */
function unevenness(heights: Float64Array, lag: number): number {
  const squares = new Float64Array(heights.length - 3 * lag);
  for (let index = 0; index < squares.length; index++) {
    const third =
      (heights[index + 3 * lag] ?? 0) -
      3 * (heights[index + 2 * lag] ?? 0) +
      3 * (heights[index + lag] ?? 0) -
      (heights[index] ?? 0);
    squares[index] = third * third;
  }
  return middleOf(squares) / middleSquare;
}

/** The variance of third differences of lasting noise with deviation 1 that is averaged in each step. */
function driftAt(lag: number): number {
  const x = 1 / fadingSteps;
  const own = (2 * (x - 1 + Math.exp(-x))) / x ** 2;
  const shared = (far: number) => ((2 * (Math.cosh(x) - 1)) / x ** 2) * Math.exp(-far * x);
  return 20 * own - 30 * shared(lag) + 12 * shared(2 * lag) - 2 * shared(3 * lag);
}

/** The parts, none below zero, with which the columns come closest to one in each row. */
function partsOf(columns: number[][]): number[] {
  const parts = columns.map(() => 0);
  const rest = (columns[0] ?? []).map(() => 1);
  for (let round = 0; round < 400; round++) {
    for (const [index, column] of columns.entries()) {
      const size = column.reduce((sum, each) => sum + each * each, 0);
      const along = column.reduce((sum, each, row) => sum + each * (rest[row] ?? 0), 0);
      const before = parts[index] ?? 0;
      const now = Math.max(0, before + along / size);
      parts[index] = now;
      for (const [row, each] of column.entries()) {
        rest[row] = (rest[row] ?? 0) - each * (now - before);
      }
    }
  }
  return parts;
}
