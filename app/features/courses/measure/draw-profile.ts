import { endVariance, type Joints, newPiece, regress, type StraightPiece } from "./piece-fit.ts";
import { kindCount, pieceLengths } from "./straight-pieces.ts";

/** How profiles are drawn. */
type Drawing = {
  /** Whether joints are drawn too, or lie at their means between the drawn pieces. */
  wavers: boolean;
  uniform: () => number;
  normal: () => number;
  /** How often each kind of piece was drawn; drawing counts here. */
  counts?: Float64Array;
};

/** Draws a profile from all that are likely with these heights, from the end to the start. */
export function drawProfile(joints: Joints, drawing: Drawing): Float64Array {
  const heights = new Float64Array(joints.mean.length);
  const piece = newPiece();
  const weights = new Float64Array(kindCount);
  let to = heights.length - 1;
  let end = drawn(joints.mean[to] ?? 0, joints.variance[to] ?? 0, drawing);
  heights[to] = end;
  while (to > 0) {
    const kind = drawKind(joints, { to, end, piece, weights }, drawing);
    const length = pieceLengths[kind] ?? 1;
    const from = to - length;
    regress(piece, joints, from, kind);
    const kept = piece.startVariance + piece.shared;
    const spread = endVariance(piece);
    const away = end - piece.start - piece.rise;
    const variance = Math.max(0, piece.startVariance - (kept * kept) / spread);
    const start = drawn(piece.start + (kept / spread) * away, variance, drawing);
    for (let step = 0; step < length; step++) {
      heights[from + step] = start + ((end - start) * step) / length;
    }
    if (drawing.counts) drawing.counts[kind] = (drawing.counts[kind] ?? 0) + 1;
    to = from;
    end = start;
  }
  return heights;
}

function drawn(mean: number, variance: number, { wavers, normal }: Drawing): number {
  return wavers ? mean + Math.sqrt(variance) * normal() : mean;
}

type End = { to: number; end: number; piece: StraightPiece; weights: Float64Array };

/** Draws the kind of the piece that ends at a joint of a known height. */
function drawKind(joints: Joints, { to, end, piece, weights }: End, { uniform }: Drawing): number {
  weights.fill(Number.NEGATIVE_INFINITY);
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < kindCount; kind++) {
    const from = to - (pieceLengths[kind] ?? 0);
    if (from < 0) break;
    if (joints.likelihood[from] === Number.NEGATIVE_INFINITY) continue;
    regress(piece, joints, from, kind);
    const spread = endVariance(piece);
    const away = (end - piece.start - piece.rise) ** 2 / spread;
    const weight = piece.likelihood - (Math.log(spread) + away) / 2;
    weights[kind] = weight;
    if (weight > most) most = weight;
  }
  let total = 0;
  for (let kind = 0; kind < weights.length; kind++) {
    weights[kind] = Math.exp((weights[kind] ?? 0) - most);
    total += weights[kind] ?? 0;
  }
  let left = uniform() * total;
  let last = 0;
  for (let kind = 0; kind < weights.length; kind++) {
    const weight = weights[kind] ?? 0;
    if (weight === 0) continue;
    last = kind;
    left -= weight;
    if (left < 0) break;
  }
  return last;
}
