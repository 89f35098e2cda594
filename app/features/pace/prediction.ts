import { formatPace, type Run } from "./pace.ts";

/**
 * How many flat meters one meter of climb is worth by Naismith's rule of 1892: three miles for 2,000 feet.
 * Scarf, "Route choice in mountain navigation: Naismith's rule, and the equivalence of distance and climb",
 * J Sports Sci 25 (2007), found it to hold for the records of fell races: 8 for men, 10 for women.
 */
export const flatForClimb = 7.92;

/** Below this, a race counts as flat: climb in meters for each meter. */
const flatBelow = 0.008;

/**
 * How fast the time grows with the distance, by how long the effort lasts: the exponent of Riegel's formula
 * up to two hours, and steeper ones after it.
 *
 * P. S. Riegel, "Athletic Records and Human Endurance", American Scientist 69 (1981), 285–290, fitted 1.06 to
 * efforts of 3.5 to 230 minutes of athletes. Vickers and Vertosick, BMC Sports Sci Med Rehabil 8:26 (2016),
 * found it well calibrated up to the half marathon and ten minutes and more too fast for half of 2,303
 * recreational marathoners. The exponent up to four hours is fitted to the best times of 1,315 runners over
 * the half and the whole marathon (J. Stanton-Geddes, "RacePerformancePredictor", Athlinks, 2015), the last
 * one to published ultras; `bench/predictions.ts` prints both with their errors.
 */
const growth = [
  { from: 0, exponent: 1.06 },
  { from: 2 * 3600, exponent: 1.17 },
  { from: 4 * 3600, exponent: 1.2 },
] as const;

/** Shorter efforts are sprints, and longer ones are decided by more than fitness. In seconds. */
const fitted = { from: 3.5 * 60, to: 4 * 3600 };

/** The time for another distance, in seconds. Predicting back gives the first time again. */
export function predictSeconds({ meters, seconds }: Run, over: number): number {
  let [time, ratio] = [seconds, over / meters];
  const parts = ratio > 1 ? growth : growth.toReversed();
  for (const { from, exponent } of parts) {
    const to = growth.find((next) => next.from > from)?.from ?? Infinity;
    const isPast = ratio > 1 ? time >= to : time <= from;
    if (isPast) continue;
    const edge = ratio > 1 ? to : from;
    const reach = (edge / time) ** (1 / exponent);
    const isInside = ratio > 1 ? ratio <= reach : ratio >= reach;
    if (isInside) return time * ratio ** exponent;
    ratio /= reach;
    time = edge;
  }
  return time;
}

/** The time by Riegel's formula alone, T₂ = T₁ × (D₂ ÷ D₁)^1.06, in seconds: faster than ours beyond two hours. */
function riegelSeconds({ meters, seconds }: Run, over: number): number {
  return seconds * (over / meters) ** growth[0].exponent;
}

/** Riegel's time where ours differs from it, else `null`. */
export function riegelBeside(known: Run, over: number): number | null {
  const riegel = riegelSeconds(known, over);
  return Math.round(riegel) === Math.round(predictSeconds(known, over)) ? null : riegel;
}

/** Whether the formula describes a time, or only guesses. */
export function isFitted(seconds: number): boolean {
  return seconds >= fitted.from && seconds <= fitted.to;
}

/** A time for a race and the range of four runners in five, in seconds. */
export type RaceTime = { seconds: number; fastest: number; slowest: number };

/** How far results lie from predictions, by the time of the prediction: see `bench/predictions.ts`. */
const spreads = [
  { to: 2 * 3600, fastest: 0.93, slowest: 1.08 },
  { to: 4 * 3600, fastest: 0.92, slowest: 1.15 },
  { to: Infinity, fastest: 0.88, slowest: 1.35 },
] as const;

/** The time of a runner over a race with its climb, in meters, by a result on the flat. */
export function predictRace(known: Run, race: { meters: number; climb: number | null }): RaceTime {
  const seconds = predictSeconds(known, flatMeters(race.meters, climbRate(race)));
  const spread = spreads.find(({ to }) => seconds <= to) ?? spreads[2];
  return { seconds, fastest: seconds * spread.fastest, slowest: seconds * spread.slowest };
}

export type Prediction = Run & {
  name: string;
  /** The performance that the others are predicted from. */
  isKnown: boolean;
  isGuess: boolean;
  /** The time by Riegel's formula alone, in seconds, where it differs. */
  riegel: number | null;
};

/** The predicted times over other distances and the known one, shortest first. */
export function predictions(
  known: Run,
  distances: readonly { name: string; meters: number }[],
  nameOfKnown: string,
): Prediction[] {
  const others = distances.filter(({ meters }) => meters !== known.meters);
  const rows = others.map(({ name, meters }) => {
    const seconds = predictSeconds(known, meters);
    const isGuess = !isFitted(seconds) || !isFitted(known.seconds);
    const riegel = riegelBeside(known, meters);
    return { name, meters, seconds, isGuess, isKnown: false, riegel };
  });
  const own = { ...known, name: nameOfKnown, isGuess: false, isKnown: true, riegel: null };
  return [...rows, own]
    .filter((one) => formatPace(one, "km") !== "0:00")
    .sort((one, other) => one.meters - other.meters);
}

/** The climb of a goal for each of its meters; 0 where it is flat or not known. */
export function climbRate({ meters, climb }: { meters: number; climb: number | null }): number {
  const rate = (climb ?? 0) / meters;
  return rate < flatBelow ? 0 : Math.min(rate, 0.15);
}

/** The climbing meters, at a rate, that take as long as `flat` meters without climb. */
export function metersOnClimb(flat: number, rate: number): number {
  return flat / (1 + flatForClimb * rate);
}

/** The flat meters that take as long as `meters` that climb at a rate. */
export function flatMeters(meters: number, rate: number): number {
  return meters * (1 + flatForClimb * rate);
}
