import { recipe } from "./recipe.ts";

/**
 * A profile as straight pieces that follow each other without a step. Each piece has a length and
 * belongs to a class of steepness; its slope is normally distributed about 0 by its class.
 */

/** The deviation of the slope by class: level, road, ramps and stairs. */
const slopes = [0.0005, 0.03, 0.2];
const shortest = 2;
const longest = 400;
const lengthRatio = 1.3;
/** What each octave of lengths counts in each class before any piece is seen. */
const before = 0.3;
const levelAtFirst = 0.4;

/** The kinds of pieces, shortest first: each length in each class. */
const kinds = lengthsTo(longest).flatMap((length) =>
  slopes.map((slope, type) => ({
    length,
    type,
    octave: Math.floor(Math.log2(length)),
    riseVariance: (slope * recipe.step * length) ** 2,
  })),
);
export const kindCount = kinds.length;
/** By kind, the length in steps. */
export const pieceLengths = Uint16Array.from(kinds, ({ length }) => length);
/** By kind, the variance of the rise from end to end, in square metres. */
export const riseVariances = Float64Array.from(kinds, ({ riseVariance }) => riseVariance);

/** By kind, the logarithm of how likely a piece is. */
export type PieceOdds = Float64Array;

/** The lengths that a piece may have, finer where it is short. */
function lengthsTo(most: number): number[] {
  const all: number[] = [];
  for (
    let next = shortest;
    next <= most;
    next = Math.max(next + 1, Math.round(next * lengthRatio))
  ) {
    all.push(next);
  }
  return all;
}

/** The odds before anything is known of a file. */
export function firstOdds(): PieceOdds {
  const others = (1 - levelAtFirst) / (slopes.length - 1);
  return oddsBy(({ type }) => (type === 0 ? levelAtFirst : others));
}

/** The odds by which pieces were drawn from a file, from their counts by kind. */
export function learnedOdds(counts: Float64Array): PieceOdds {
  const sums = new Map<number, number>();
  for (const [index, kind] of kinds.entries()) {
    sums.set(shareOf(kind), (sums.get(shareOf(kind)) ?? before) + (counts[index] ?? 0));
  }
  return oddsBy((kind) => sums.get(shareOf(kind)) ?? before);
}

type Kind = (typeof kinds)[number];

/** Kinds of the same octave and class share what they count. */
function shareOf({ octave, type }: Kind): number {
  return octave * slopes.length + type;
}

/** Odds from how much the share of each kind counts. */
function oddsBy(countOf: (kind: Kind) => number): PieceOdds {
  const parts = Float64Array.from(kinds, (kind) => {
    const sharing = kinds.filter((other) => shareOf(other) === shareOf(kind)).length;
    return countOf(kind) / sharing;
  });
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => Math.log(part / total));
}
