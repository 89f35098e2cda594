import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { distanceBounds, type RaceFilters } from "./filters.ts";

type Range = RaceFilters["distance"];

/** The ends of the distance slider in whole kilometres or miles; the upper end means "and more". */
export const distanceBoundsIn: Record<LengthUnit, Range> = {
  km: distanceBounds,
  mi: { from: 0, to: Math.round((distanceBounds.to * 1000) / metersPerMile) },
};

/**
 * The range of the filters, which is in kilometres, in the visitor's unit: whole miles, except for
 * an end that would look like "and more" without meaning it.
 */
export function shownRange({ from, to }: Range, unit: LengthUnit): Range {
  if (unit === "km") return { from, to };
  const miles = (kilometers: number, steps = 1) =>
    Math.round((kilometers * 1000 * steps) / metersPerMile) / steps;
  const isNearEnd = to !== distanceBounds.to && miles(to) === distanceBoundsIn.mi.to;
  return { from: miles(from), to: miles(to, isNearEnd ? 10 : 1) };
}

/**
 * A range that was chosen in the visitor's unit, in kilometres: 10 miles are `16.1`. An end that is
 * still as `before` was shown was not moved, and stays as exact as it was.
 */
export function rangeInKilometers(chosen: Range, unit: LengthUnit, before: Range): Range {
  const shown = shownRange(before, unit);
  const end = (side: "from" | "to") =>
    chosen[side] === shown[side] ? before[side] : inKilometers(chosen[side], unit);
  return { from: end("from"), to: end("to") };
}

function inKilometers(length: number, unit: LengthUnit): number {
  if (unit === "km") return length;
  if (length === distanceBoundsIn.mi.to) return distanceBounds.to;
  return Math.round((length * metersPerMile) / 100) / 10;
}
