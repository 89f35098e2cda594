import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { distanceBounds, type RaceFilters } from "./filters.ts";

type Range = RaceFilters["distance"];

/** The ends of the distance slider in whole kilometres or miles; the upper end means "and more". */
export const distanceBoundsIn: Record<LengthUnit, Range> = {
  km: distanceBounds,
  mi: { from: 0, to: Math.round((distanceBounds.to * 1000) / metersPerMile) },
};

/** The range of the filters, which count in kilometres, as whole numbers of the visitor's unit. */
export function shownRange({ from, to }: Range, unit: LengthUnit): Range {
  if (unit === "km") return { from, to };
  const miles = (kilometers: number) => Math.round((kilometers * 1000) / metersPerMile);
  return { from: miles(from), to: miles(to) };
}

/** A range that was chosen in the visitor's unit, in kilometres: 10 miles are `16.1`. */
export function rangeInKilometers({ from, to }: Range, unit: LengthUnit): Range {
  if (unit === "km") return { from, to };
  const kilometers = (miles: number) =>
    miles >= distanceBoundsIn.mi.to
      ? distanceBounds.to
      : Math.round((miles * metersPerMile) / 100) / 10;
  return { from: kilometers(from), to: kilometers(to) };
}
