/** The body of the demo's Elite runner. */
export const demoBody = {
  sex: "female",
  maxHeartRate: 188,
  restingHeartRate: 52,
  timeZone: "America/Lima",
} as const;

/**
 * The oxygen that running on the flat takes, in ml a minute for each kilogram.
 * J. Daniels, J. Gilbert, Oxygen Power, 1979.
 * @param speed - meters a second
 */
function oxygenOf(speed: number): number {
  const perMinute = speed * 60;
  return -4.6 + 0.182258 * perMinute + 0.000104 * perMinute ** 2;
}

/** Oxygen at rest, in the same unit. */
const atRest = 3.5;
/** The heart rate follows the effort with this delay, in seconds. */
const lag = 35;
/** Heat and thirst raise it by this part of its reserve an hour, after the first twenty minutes. */
const driftPerHour = 0.035;
const driftAfter = 1200;

/**
 * A heart that follows the effort of a run: toward the part of its reserve that the oxygen takes of the
 * maximal one, with a delay and a drift.
 * @param fitness - the maximal oxygen uptake, in ml a minute for each kilogram
 * @param fatigue - beats that tired legs add
 */
export function demoHeart(fitness: number, fatigue: number) {
  const reserve = demoBody.maxHeartRate - demoBody.restingHeartRate;
  let rate: number = demoBody.restingHeartRate + 28;
  /** The heart rate after a step of `seconds` at a flat speed that takes the same effort. */
  return (flatSpeed: number, at: number, seconds: number): number => {
    const part = (oxygenOf(flatSpeed) - atRest) / (fitness - atRest);
    const drift = (Math.max(0, at - driftAfter) / 3600) * driftPerHour;
    const aim = demoBody.restingHeartRate + reserve * Math.min(0.985, part + drift) + fatigue;
    rate += (aim - rate) * (1 - Math.exp(-seconds / lag));
    return Math.round(Math.min(demoBody.maxHeartRate, rate));
  };
}

/** Steps a minute at a speed, both feet. */
export function demoCadence(speed: number): number {
  return Math.round(146 + 8 * speed);
}
