/**
 * What running costs on a slope, after A. E. Minetti, C. Moia, G. S. Roi, D. Susta and G. Ferretti,
 * "Energy cost of walking and running at extreme uphill and downhill slopes", Journal of Applied
 * Physiology 93 (2002), 1039–1046: a polynomial of the fifth degree.
 */

/** The coefficients of the polynomial, from the fifth power of the grade down to the flat. */
export const minettiCoefficients = [155.4, -30.4, -43.3, 46.3, 19.5, 3.6] as const;

/** The steepest grade, up and down, at which the cost was measured. */
export const steepestMeasured = 0.45;

/**
 * The energy that a meter of the way costs a runner, in joules for each kilogram.
 * @param grade - 0.1 rises by ten in a hundred; a steeper one than was measured counts as the limit
 */
export function minettiCost(grade: number): number {
  const measured = Math.min(steepestMeasured, Math.max(-steepestMeasured, grade));
  return minettiCoefficients.reduce((cost, coefficient) => cost * measured + coefficient, 0);
}

/** How much of what a descent saves is taken. */
export const descents = ["formula", "careful"] as const;
export type Descent = (typeof descents)[number];

/** The part of the saving that a careful runner takes. */
export const carefulPart = 0.5;

const flat = minettiCost(0);

/**
 * The cost of a meter that is measured flat, as courses are: on a slope, the way on the ground is
 * longer.
 */
export function costOfWay(grade: number, descent: Descent): number {
  const cost = minettiCost(grade) * Math.hypot(1, grade);
  return descent === "careful" && cost < flat ? flat - (flat - cost) * carefulPart : cost;
}
