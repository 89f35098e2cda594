import { endVariance, type Joints, newPiece, regress, sumsOf } from "./piece-fit.ts";
import { kindCount, type PieceOdds, pieceLengths } from "./straight-pieces.ts";

/** So much less likely than the likeliest, in logarithms, is left out. */
const negligible = 30;

/**
 * Goes through the heights from the start (P. Fearnhead, “Exact and efficient Bayesian inference for
 * multiple changepoint problems”, Statistics and Computing 16, 2006). Because pieces join, what is
 * before a joint matters by its height; that is kept as one normal distribution with the mean and
 * the variance of the mixture (P. J. Harrison and C. F. Stevens, “Bayesian forecasting”, Journal of
 * the Royal Statistical Society B 38, 1976).
 * @param heights in even steps, with noise that is new in each step
 */
export function jointsOf(heights: Float64Array, noise: number, odds: PieceOdds): Joints {
  const count = heights.length;
  const joints: Joints = {
    likelihood: new Float64Array(count).fill(Number.NEGATIVE_INFINITY),
    mean: new Float64Array(count),
    variance: new Float64Array(count),
    evidence: 0,
    sums: sumsOf(heights),
    noise,
    odds,
  };
  joints.likelihood[0] = 0;
  joints.mean[0] = heights[0] ?? 0;
  joints.variance[0] = noise;
  const ways = waysInto();
  for (let to = 1; to < count; to++) addJoint(joints, to, ways);
  const density = Math.log(2 * Math.PI * noise);
  joints.evidence = (joints.likelihood[count - 1] ?? 0) - ((count - 1) * density) / 2;
  return joints;
}

/** Room for all pieces that may end at a joint. */
function waysInto() {
  return {
    weights: new Float64Array(kindCount),
    means: new Float64Array(kindCount),
    variances: new Float64Array(kindCount),
  };
}

function addJoint(joints: Joints, to: number, ways: ReturnType<typeof waysInto>) {
  const { weights, means, variances } = ways;
  const piece = newPiece();
  let count = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < kindCount; kind++) {
    const from = to - (pieceLengths[kind] ?? 0);
    if (from < 0) break;
    if (joints.likelihood[from] === Number.NEGATIVE_INFINITY) continue;
    regress(piece, joints, from, kind);
    weights[count] = piece.likelihood;
    means[count] = piece.start + piece.rise;
    variances[count] = endVariance(piece);
    if (piece.likelihood > most) most = piece.likelihood;
    count += 1;
  }
  if (count === 0) return;
  let total = 0;
  let mean = 0;
  for (let way = 0; way < count; way++) {
    const less = (weights[way] ?? 0) - most;
    const weight = less < -negligible ? 0 : Math.exp(less);
    weights[way] = weight;
    total += weight;
    mean += weight * (means[way] ?? 0);
  }
  mean /= total;
  let variance = 0;
  for (let way = 0; way < count; way++) {
    const weight = weights[way] ?? 0;
    if (weight > 0) variance += weight * ((variances[way] ?? 0) + ((means[way] ?? 0) - mean) ** 2);
  }
  joints.likelihood[to] = most + Math.log(total);
  joints.mean[to] = mean;
  joints.variance[to] = variance / total;
}
