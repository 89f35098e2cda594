import { type PieceOdds, pieceLengths, riseVariances } from "./straight-pieces.ts";

/**
 * What the heights up to each step tell of a joint of two pieces there: how likely they are with a
 * joint, and the mean and the variance of its height.
 */
export type Joints = {
  likelihood: Float64Array;
  mean: Float64Array;
  variance: Float64Array;
  /** The logarithm of how likely all heights are, apart from the first. */
  evidence: number;
  sums: Sums;
  /** The variance of the noise in each step. */
  noise: number;
  odds: PieceOdds;
};

/** Running sums of the heights, of heights by their index, and of their squares. */
type Sums = { plain: Float64Array; placed: Float64Array; squared: Float64Array };

/** A piece between two joints: the height of its start and its rise, normally distributed. */
export type StraightPiece = {
  start: number;
  rise: number;
  startVariance: number;
  shared: number;
  riseVariance: number;
  /** Of the heights up to its end, with this piece. */
  likelihood: number;
};

/** A piece to fit into: fitting makes none of its own, because it is done millions of times. */
export function newPiece(): StraightPiece {
  return { start: 0, rise: 0, startVariance: 0, shared: 0, riseVariance: 0, likelihood: 0 };
}

/** The variance of the height of its end. */
export function endVariance({ startVariance, shared, riseVariance }: StraightPiece): number {
  return startVariance + 2 * shared + riseVariance;
}

/**
 * Fits a piece of a kind, from a joint on, by the heights in it: linear regression on its start and
 * its rise, by Bayes.
 */
export function regress(piece: StraightPiece, joints: Joints, from: number, kind: number) {
  const { sums, noise } = joints;
  const length = pieceLengths[kind] ?? 0;
  const to = from + length;
  const mean = joints.mean[from] ?? 0;
  const variance = joints.variance[from] ?? 0;
  const riseVariance = riseVariances[kind] ?? 0;
  const plain = (sums.plain[to] ?? 0) - (sums.plain[from] ?? 0);
  const placed = (sums.placed[to] ?? 0) - (sums.placed[from] ?? 0) - from * plain;
  const squared = (sums.squared[to] ?? 0) - (sums.squared[from] ?? 0);
  // Sums over the parts of the way, 1/length to 1, and over their squares.
  const parts = (length + 1) / 2;
  const squareParts = ((length + 1) * (2 * length + 1)) / (6 * length);
  const above = (plain - length * mean) / noise;
  const rising = (placed / length - mean * parts) / noise;
  const a = 1 / variance + length / noise;
  const b = parts / noise;
  const c = 1 / riseVariance + squareParts / noise;
  const determinant = a * c - b * b;
  const start = (c * above - b * rising) / determinant;
  const rise = (a * rising - b * above) / determinant;
  const distance = (squared - 2 * mean * plain + length * mean * mean) / noise;
  const explained = above * start + rising * rise;
  piece.start = mean + start;
  piece.rise = rise;
  piece.startVariance = c / determinant;
  piece.shared = -b / determinant;
  piece.riseVariance = a / determinant;
  piece.likelihood =
    (joints.likelihood[from] ?? 0) +
    (joints.odds[kind] ?? 0) -
    (distance - explained + Math.log(variance * riseVariance * determinant)) / 2;
}

/** The running sums of heights behind the first. */
export function sumsOf(heights: Float64Array): Sums {
  const { length } = heights;
  const plain = new Float64Array(length);
  const placed = new Float64Array(length);
  const squared = new Float64Array(length);
  for (let index = 1; index < length; index++) {
    const height = heights[index] ?? 0;
    plain[index] = (plain[index - 1] ?? 0) + height;
    placed[index] = (placed[index - 1] ?? 0) + height * index;
    squared[index] = (squared[index - 1] ?? 0) + height * height;
  }
  return { plain, placed, squared };
}
