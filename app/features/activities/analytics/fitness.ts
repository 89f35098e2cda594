import { addDays, type Day, daysBetween } from "#values/day.ts";

/**
 * The days after which an impulse has fallen to 1/e: slowly for fitness, quickly for fatigue.
 *
 * E. W. Banister, T. W. Calvert, M. V. Savage, T. Bach, "A systems model of training for athletic
 * performance", Australian Journal of Sports Medicine 7 (1975), 57–61, found 45 and 15 days; H. Allen
 * and A. Coggan, Training and Racing with a Power Meter, VeloPress 2006, use 42 and 7 for means.
 */
export const timeConstants = { fitness: 42, fatigue: 7 } as const;

/** A day's training, in units of training impulse a day. */
export type FitnessDay = {
  day: Day;
  impulse: number;
  fitness: number;
  fatigue: number;
  /** Fitness less fatigue: negative while training is harder than what one is used to. */
  form: number;
};

/**
 * Fitness and fatigue from the day of the first impulse to `until`: means of the daily impulse that
 * weigh older days less and less. Both begin at 0, so the first weeks are too low: after 42 days
 * 37 % of what was trained before is missing, see `settledAfter`.
 * @param impulses - in any order, several on a day are added; their unit is that of the result
 */
export function fitnessCurve(
  impulses: readonly { day: Day; impulse: number }[],
  until: Day,
): FitnessDay[] {
  const sums = new Map<Day, number>();
  for (const { day, impulse } of impulses) sums.set(day, (sums.get(day) ?? 0) + impulse);
  const [first] = [...sums.keys()].sort();
  if (first === undefined) return [];
  const [keepsFitness, keepsFatigue] = [timeConstants.fitness, timeConstants.fatigue].map((days) =>
    Math.exp(-1 / days),
  ) as [number, number];
  const curve: FitnessDay[] = [];
  let [fitness, fatigue] = [0, 0];
  for (let place = 0; place <= daysBetween(first, until); place++) {
    const day = addDays(first, place);
    const impulse = sums.get(day) ?? 0;
    fitness = fitness * keepsFitness + impulse * (1 - keepsFitness);
    fatigue = fatigue * keepsFatigue + impulse * (1 - keepsFatigue);
    curve.push({ day, impulse, fitness, fatigue, form: fitness - fatigue });
  }
  return curve;
}

/** Days until the curve is meaningful: it then holds 63 % of a constant training. */
export const settledAfter = timeConstants.fitness;
