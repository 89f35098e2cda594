import type { ProfileShape } from "#drawing/course/profile.ts";
import { costOfWay, type Descent, minettiCost, steepestMeasured } from "./running-cost.ts";

/** A course by what it costs, for a runner who works evenly hard. */
export type Effort = {
  /** The part of the whole time, from 0 to 1, after so many meters. */
  partAt(meters: number): number;
  /** The way on flat ground that costs the same, in meters. */
  flatMeters: number;
  /** The part of the way that is steeper than the cost was measured for. */
  beyond: number;
};

/** Even pace: the part of the time is the part of the way. */
export function evenEffort(length: number): Effort {
  return { partAt: (meters) => within(meters / length), flatMeters: length, beyond: 0 };
}

/**
 * At an even effort, the time for a piece of the way is in proportion to what it costs.
 * @param length - the whole course in meters; the steps of the profile are stretched to it
 */
export function effortOf(length: number, { heights }: ProfileShape, descent: Descent): Effort {
  const pieces = heights.length - 1;
  if (pieces < 1) return evenEffort(length);
  const step = length / pieces;
  const spent = new Float64Array(pieces + 1);
  let beyond = 0;
  for (let index = 0; index < pieces; index++) {
    const grade = ((heights[index + 1] ?? 0) - (heights[index] ?? 0)) / step;
    if (Math.abs(grade) > steepestMeasured) beyond += 1;
    spent[index + 1] = (spent[index] ?? 0) + step * costOfWay(grade, descent);
  }
  const whole = spent[pieces] ?? 0;
  return {
    partAt(meters) {
      const place = within(meters / length) * pieces;
      const low = Math.min(pieces - 1, Math.floor(place));
      const [before, after] = [spent[low] ?? 0, spent[low + 1] ?? 0];
      return (before + (after - before) * (place - low)) / whole;
    },
    flatMeters: whole / minettiCost(0),
    beyond: beyond / pieces,
  };
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}
