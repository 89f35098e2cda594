/**
 * How many flat meters one meter of climb is worth by Naismith's rule of 1892: three miles for 2,000 feet.
 * Scarf, "Route choice in mountain navigation: Naismith's rule, and the equivalence of distance and climb",
 * J Sports Sci 25 (2007), found it to hold for the records of fell races: 8 for men, 10 for women.
 */
export const flatForClimb = 7.92;

/** Below this, a race counts as flat: climb in meters for each meter. */
const flatBelow = 0.008;

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
