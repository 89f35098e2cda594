import { middleOf } from "./bell.ts";
import type { Band } from "./grade-spectrum.ts";
import { recipe } from "./recipe.ts";

/** How the heights of a file waver, told from the even steps of a course. */
export type HeightNoise = {
  /** The variance of what is new in each step, in square metres. */
  white: number;
  /** The variance of what lasts (a Gauss–Markov process of first order). */
  drift: number;
  /** Over how many steps lasting noise fades to 1/e. */
  memory: number;
};

/** Distances at which heights are compared, in steps. Beyond them, hills differ as much as noise. */
const lags = [1, 2, 3, 4, 6, 8, 12];
/** Over how many steps lasting noise may fade to 1/e: from 10 m to 5 km. */
const memories = [1, 1.4, 2, 3.3, 5, 8, 13, 20, 35, 60, 100, 200, 500];
/** How the third differences of ground grow with the distance: much faster than those of noise. */
const groundPower = 4;
/** The middle of the squares of a normal distribution with deviation 1. */
const middleSquare = 0.4549;
/** So many third differences tell their middle well enough. */
const mostDifferences = 50_000;
/** How much a bad fit of the third differences counts beside one of the spectrum. */
const fitWeight = 100;
/** What a band with more than noise costs at most: hills are no reason against a memory. */
const hillCost = 1;

/**
 * The noise in heights that are averages over even steps. Third differences hardly see hills; how
 * they grow with the distance tells noise of each point, noise that lasts and ground apart, for each
 * length of its memory. The memory is the one that leaves no band of the spectrum below the noise.
 * `null` where the heights are clean or too few.
 */
export function heightNoiseOf(heights: Float64Array, bands: Band[]): HeightNoise | null {
  if (heights.length < 60) return null;
  const seen = lags.map((lag) => unevenness(heights, lag));
  if (seen.some((variance) => variance < 1e-9)) return null;
  let best: { noise: HeightNoise; cost: number } | null = null;
  for (const memory of memories) {
    const { white, drift, misfit } = partsOf(seen, memory);
    const noise = { white, drift, memory };
    const cost = fitWeight * misfit + costOf(noise, bands);
    if (!best || cost < best.cost) best = { noise, cost };
  }
  return best && best.noise.white + best.noise.drift > 0 ? best.noise : null;
}

/** How unlikely the spectrum is with this noise: Whittle's likelihood, capped where hills may be. */
function costOf(noise: HeightNoise, bands: Band[]): number {
  return bands.reduce((sum, { frequency, power, waves }) => {
    const ratio = power / (gradePowerOf(noise, frequency) + 1e-14);
    const cost = waves * (ratio - 1 - Math.log(ratio));
    return sum + (ratio > 1 ? Math.min(hillCost, cost) : cost);
  }, 0);
}

/** How much noise makes the grade vary at a frequency (in waves for each metre): see `Band.power`. */
export function gradePowerOf({ white, drift, memory }: HeightNoise, frequency: number): number {
  const cos = Math.cos(2 * Math.PI * frequency * recipe.step);
  const kept = Math.exp(-1 / memory);
  const waves = (kept * cos - kept * kept) / (1 - 2 * kept * cos + kept * kept);
  const power = white + drift * (ownVariance(1 / memory) + 2 * sharedVariance(1 / memory) * waves);
  return (2 * power * (2 - 2 * cos)) / recipe.step;
}

/** The variance of third differences, by their middle: a few steep places do not change it. */
export function unevenness(heights: Float64Array, lag: number): number {
  const count = Math.max(0, heights.length - 3 * lag);
  const every = Math.ceil(count / mostDifferences);
  const squares = Float64Array.from({ length: Math.floor(count / every) }, (_, place) => {
    const index = place * every;
    const third =
      (heights[index + 3 * lag] ?? 0) -
      3 * (heights[index + 2 * lag] ?? 0) +
      3 * (heights[index + lag] ?? 0) -
      (heights[index] ?? 0);
    return third * third;
  });
  return middleOf(squares) / middleSquare;
}

/** The variance of lasting noise with deviation 1 that is averaged in a step of this part of its memory. */
function ownVariance(part: number): number {
  return (2 * (part - 1 + Math.exp(-part))) / part ** 2;
}

/** What two such steps share, apart from how far they are from each other. */
function sharedVariance(part: number): number {
  return (2 * (Math.cosh(part) - 1)) / part ** 2;
}

/** The variance of third differences of averaged lasting noise with deviation 1. */
function driftAt(lag: number, memory: number): number {
  const part = 1 / memory;
  const shared = (far: number) => sharedVariance(part) * Math.exp(-far * part);
  return 20 * ownVariance(part) - 30 * shared(lag) + 12 * shared(2 * lag) - 2 * shared(3 * lag);
}

/** The variances, none below zero, with which what was seen is met best at all distances. */
function partsOf(seen: number[], memory: number) {
  const columns = [
    seen.map((variance) => 20 / variance),
    seen.map((variance, index) => driftAt(lags[index] ?? 0, memory) / variance),
    seen.map((variance, index) => ((lags[index] ?? 0) / 12) ** groundPower / variance),
  ];
  const parts = columns.map(() => 0);
  const rest = seen.map(() => 1);
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
  const [white = 0, drift = 0] = parts;
  return { white, drift, misfit: rest.reduce((sum, each) => sum + each * each, 0) };
}
