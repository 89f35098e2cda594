import { formatPace, type Run } from "./pace.ts";

/** How fast the pace drops as the distance grows. */
const exponent = 1.06;

/** The formula was fitted to efforts from about 3.5 minutes to 230 minutes. */
const fitted = { from: 3.5 * 60, to: 230 * 60 };

/**
 * The time for another distance, in seconds, by Riegel's formula: T2 = T1 × (D2 / D1)^1.06.
 *
 * P. S. Riegel, "Athletic Records and Human Endurance", American Scientist 69 (1981), 285–290. It
 * describes efforts of about 3.5 to 230 minutes by people who have trained for both distances.
 */
export function predictSeconds({ meters, seconds }: Run, over: number): number {
  return seconds * (over / meters) ** exponent;
}

/** Whether the formula describes a time, or only guesses. */
export function isFitted(seconds: number): boolean {
  return seconds >= fitted.from && seconds <= fitted.to;
}

export type Prediction = Run & {
  name: string;
  /** The performance that the others are predicted from. */
  isKnown: boolean;
  isGuess: boolean;
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
    return { name, meters, seconds, isGuess, isKnown: false };
  });
  const own = { ...known, name: nameOfKnown, isGuess: false, isKnown: true };
  return [...rows, own]
    .filter((one) => formatPace(one, "km") !== "0:00")
    .sort((one, other) => one.meters - other.meters);
}
