import { standardDistances, distanceName as standardName } from "#features/pace/pace.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";

/**
 * A distance with its name, also where it was rounded: races are stored in whole meters, and a mile
 * of 1,609.344 meters is the one that the product converts by. 1 km and 3 km are names in miles too.
 */
export function distanceName(meters: number, unit: LengthUnit, lang: Lang): string {
  if (meters < 1000) return `${meters} m`;
  const standard = standardDistances.find((one) => Math.abs(one.meters - meters) < 1);
  if (standard) return standardName(standard.name, lang);
  return meters < 5000 && meters % 1000 === 0 ? `${meters / 1000} km` : formatLength(meters, unit);
}
