import { standardDistances } from "#features/pace/standard-distances.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";

/** The distances whose names differ between the languages. */
const names: Partial<Record<(typeof standardDistances)[number]["name"], Words>> = {
  "1 mile": { en: "1 mile", es: "1 milla" },
  "Half marathon": { en: "Half marathon", es: "Media maratón" },
  Marathon: { en: "Marathon", es: "Maratón" },
};

/**
 * A distance with its name, also where it was rounded: races are stored in whole meters, and a mile
 * of 1,609.344 meters is the one that the product converts by. 1 km and 3 km are names in miles too.
 */
export function distanceName(meters: number, unit: LengthUnit, lang: Lang): string {
  if (meters < 1000) return `${meters} m`;
  const standard = standardDistances.find((one) => Math.abs(one.meters - meters) < 1);
  if (standard) return sayIn(lang)(names[standard.name] ?? standard.name);
  return meters < 5000 && meters % 1000 === 0 ? `${meters / 1000} km` : formatLength(meters, unit);
}
