import { addDays, type Day, daysBetween } from "#values/day.ts";
import { type RunnerBody, reserveOf, zoneFloors } from "../measure/heart.ts";
import type { AnalyticsRow } from "./period.ts";

/** Below this part of activities with heart rate in six weeks, the sums are too small to be shown. */
const leastMeasured = 0.67;

export type TrainingLoad = {
  /** The days of the period on which the curve is settled. */
  curve: FitnessDay[];
  now: FitnessDay;
  /** Activities of the last six weeks, and those of them that have a training impulse. */
  counted: number;
  measured: number;
};

/** Why fitness and fatigue are not shown. */
export type LoadProblem =
  | { problem: "no-heart-rates-in-profile" }
  | { problem: "no-heart-rate" }
  | { problem: "few-heart-rates"; measured: number; counted: number }
  | { problem: "too-few-days"; days: number; needed: number };

/** Fitness and fatigue from all activities, shown from a day on. */
export function trainingLoadOf(
  rows: readonly AnalyticsRow[],
  body: RunnerBody,
  { from, today }: { from: Day; today: Day },
): TrainingLoad | LoadProblem {
  if (!reserveOf(body)) return { problem: "no-heart-rates-in-profile" };
  const impulses = rows.flatMap(({ day, impulse }) => (impulse === null ? [] : [{ day, impulse }]));
  const curve = fitnessCurve(impulses, today);
  const [first] = curve;
  const now = curve.at(-1);
  if (!first || !now) return { problem: "no-heart-rate" };
  const days = daysBetween(first.day, today);
  if (days < settledAfter) return { problem: "too-few-days", days, needed: settledAfter };
  const lately = rows.filter(({ day }) => day > addDays(today, -settledAfter));
  const measured = lately.filter(({ impulse }) => impulse !== null).length;
  if (measured < lately.length * leastMeasured) {
    return { problem: "few-heart-rates", measured, counted: lately.length };
  }
  const settled = addDays(first.day, settledAfter);
  const shown = curve.filter(({ day }) => day >= from && day >= settled);
  return { curve: shown, now, counted: lately.length, measured };
}

/** Seconds below the zones and in each of the five, with the lowest heart rates of the five. */
export type ZoneTimes = { floors: number[]; seconds: number[] };

export type ZoneProblem = { problem: "no-max-in-profile" } | { problem: "no-heart-rate" };

/** @param seconds - of the period; `null` where no activity has a heart rate */
export function zoneTimesOf(
  seconds: number[] | null,
  { maxHeartRate }: RunnerBody,
): ZoneTimes | ZoneProblem {
  if (maxHeartRate === null) return { problem: "no-max-in-profile" };
  return seconds ? { floors: zoneFloors(maxHeartRate), seconds } : { problem: "no-heart-rate" };
}

/**
 * The days after which an impulse has fallen to 1/e: slowly for fitness, quickly for fatigue.
 *
 * E. W. Banister, T. W. Calvert, M. V. Savage, T. Bach, "A systems model of training for athletic
 * performance", Australian Journal of Sports Medicine 7 (1975), 57–61, found 45 and 15 days; H. Allen
 * and A. Coggan, Training and Racing with a Power Meter, VeloPress 2006, use 42 and 7 for means.
 */
const timeConstants = { fitness: 42, fatigue: 7 } as const;

/** A day's training, in units of training impulse a day. */
type FitnessDay = {
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
const settledAfter = timeConstants.fitness;
