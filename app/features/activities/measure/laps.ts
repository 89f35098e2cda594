import { partEnds, shortestPart, valueAt } from "#features/courses/measure/splits.ts";

/** One kilometre or mile of an activity; the last one may be shorter. */
export type ActivitySplit = {
  meters: number;
  /** Without pauses. */
  seconds: number;
  /** Metres; `null` without known heights. */
  climb: number | null;
  descent: number | null;
  heartRate: number | null;
};

/** What a split is read from: samples, and the climb in even steps of the way. */
export type SplitSource = {
  timer: Float64Array;
  meters: Float64Array;
  heartRate: Float64Array;
  climbed: { climbed: Float64Array; descended: Float64Array } | null;
};

/** An activity in parts of the given length. */
export function activitySplits(source: SplitSource, part: number): ActivitySplit[] {
  const { timer, meters, heartRate, climbed } = source;
  const length = meters.at(-1) ?? 0;
  if (length < shortestPart) return [];
  let index = 0;
  let seconds = 0;
  return partEnds(length, part).map((to, each, { length: count }) => {
    const from = each * part;
    const first = index;
    while (index < meters.length - 1 && (meters[index] ?? 0) < to) index += 1;
    const end = each === count - 1 ? (timer.at(-1) ?? 0) : timeAt(source, index, to);
    const between = (values: Float64Array) => valueAt(values, to) - valueAt(values, from);
    const split = {
      meters: to - from,
      seconds: end - seconds,
      climb: climbed && between(climbed.climbed),
      descent: climbed && between(climbed.descended),
      heartRate: meanHeartRate(timer, heartRate, first, index),
    };
    seconds = end;
    return split;
  });
}

/** The time on the timer at a place at or before a sample. */
function timeAt({ timer, meters }: SplitSource, index: number, place: number): number {
  const [before, after] = [meters[index - 1] ?? 0, meters[index] ?? 0];
  const [start, end] = [timer[index - 1] ?? 0, timer[index] ?? 0];
  return after > before ? start + ((end - start) * (place - before)) / (after - before) : end;
}

function meanHeartRate(timer: Float64Array, values: Float64Array, from: number, to: number) {
  let sum = 0;
  let weight = 0;
  for (let index = from + 1; index <= to; index++) {
    const value = values[index] ?? Number.NaN;
    const took = (timer[index] ?? 0) - (timer[index - 1] ?? 0);
    if (Number.isNaN(value) || took <= 0) continue;
    sum += value * took;
    weight += took;
  }
  return weight > 0 ? Math.round(sum / weight) : null;
}
