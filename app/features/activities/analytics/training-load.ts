import { addDays, type Day, daysBetween } from "#values/day.ts";
import { type RunnerBody, reserveOf } from "../measure/runner-body.ts";
import { zoneFloors } from "../measure/zones.ts";
import type { AnalyticsRow } from "./analytics-row.ts";
import { type FitnessDay, fitnessCurve, settledAfter } from "./fitness.ts";

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
