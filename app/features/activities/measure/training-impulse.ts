import { heartRateOf } from "./heart.ts";
import { type HeartRateReserve, type RunnerBody, reserveFraction } from "./runner-body.ts";

/** How steeply lactate rises with effort: `factor` × e^(`growth` × fraction of the reserve). */
const weights = {
  male: { factor: 0.64, growth: 1.92 },
  female: { factor: 0.86, growth: 1.67 },
} as const;

/**
 * How much a minute weighs at a fraction of the heart rate reserve. Without a stated sex it is the
 * mean of the two weights, which differ by 19 % at half of the reserve and by 5 % at the maximum.
 */
function weightOf(fraction: number, sex: RunnerBody["sex"]): number {
  const of = ({ factor, growth }: { factor: number; growth: number }) =>
    factor * Math.exp(growth * fraction);
  return sex === null ? (of(weights.male) + of(weights.female)) / 2 : of(weights[sex]);
}

/**
 * Banister's training impulse (TRIMP) of some minutes at one heart rate, in its arbitrary units:
 * minutes × fraction of the heart rate reserve × weight.
 *
 * E. W. Banister, "Modeling elite athletic performance", in: Physiological Testing of Elite Athletes,
 * Human Kinetics 1991, 403–424; with the weights of R. H. Morton, J. R. Fitz-Clarke, E. W. Banister,
 * "Modeling human performance in running", Journal of Applied Physiology 69 (1990), 1171–1177.
 */
export function impulseOfMinutes(
  minutes: number,
  heartRate: number,
  reserve: HeartRateReserve,
  sex: RunnerBody["sex"],
): number {
  const fraction = reserveFraction(heartRate, reserve);
  return minutes * fraction * weightOf(fraction, sex);
}

/**
 * The training impulse of an activity from its seconds at each heart rate. Banister took the mean
 * heart rate of a session; the sum over its seconds is the same for an even run and does not
 * undervalue intervals.
 * @param seconds - at each heart rate, see `heart.ts`
 */
export function trainingImpulse(
  seconds: readonly number[],
  reserve: HeartRateReserve,
  sex: RunnerBody["sex"],
): number {
  let sum = 0;
  for (const [place, count] of seconds.entries()) {
    if (count > 0) sum += impulseOfMinutes(count / 60, heartRateOf(place), reserve, sex);
  }
  return sum;
}
