import { formatLength, type LengthUnit, metersPerMile } from "#values/length.ts";
import { fold } from "#values/text/fold.ts";
import type { DistanceLabel } from "./race.ts";

const marathonMeters = 42_195;
const halfMarathonMeters = 21_097.5;

/** No race is longer: a larger number is a misread comma or full stop, or junk. */
export const longestRaceMeters = 5_000_000;

/** A search for a length finds distances this many metres around it. */
export const lengthTolerance = 500;

const measured =
  /(?<![\d.,-])(\d[\d.,]*)[ -]?(km|kms|k|kilomet(?:er|re|ro)s?|mi|miles?|millas?|m|met(?:er|re|ro)s?)(?![a-z\d])/g;
const bareNumber = /^\d[\d.,]*$/;
const half = /^(half|medi[oa])$|\b(half|medi[oa]|1[/⁄]2)[ -]?marath?on\b/;
const marathon = /(?<!ultra[ -]?)\bmarath?on\b/;

/**
 * Reads the length of a distance from its text, in whole metres.
 * `10K`, `21,1 km`, `10,000 m`, `50 miles`, `Half Marathon`, `maratón`; a bare number means
 * kilometres. `null` if the text names no length, or more than one.
 */
export function toMeters(text: string): number | null {
  const plain = fold(text).trim();
  const [found, another] = [...plain.matchAll(measured)];
  if (another) return null;
  if (found) return inMeters(found[1] ?? "", unitOf(found[2] ?? ""));
  if (bareNumber.test(plain)) return inMeters(plain, 1000);
  if (half.test(plain)) return Math.round(halfMarathonMeters);
  return marathon.test(plain) ? marathonMeters : null;
}

/**
 * A distance in the visitor's unit, as close to its own words as possible:
 * `Marathon` stays in both units, `50 miles` becomes `80.5 km`, `10K` becomes `6.2 mi`.
 */
export function formatDistance(distance: DistanceLabel, unit: LengthUnit): string {
  const text = distance.text.trim();
  if (distance.meters === null) return text;
  // A shortcut for the most frequent texts: lists show hundreds of distances.
  if (unit === "km" && /^\d[\d.,]* ?km?$/i.test(text)) return text;
  const [found] = fold(text).matchAll(measured);
  if (!found && !bareNumber.test(text)) return text;
  const isInMiles = found !== undefined && unitOf(found[2] ?? "") === metersPerMile;
  if (!found && unit === "km") return `${text} km`;
  return isInMiles === (unit === "mi") ? text : formatLength(distance.meters, unit);
}

/** The same for a distance of which only the text is stored. */
export function distanceIn(text: string, unit: LengthUnit): string {
  return formatDistance({ text, meters: toMeters(text) }, unit);
}

/** Orders distances by the number in their text; those without one follow, from A to Z. */
export function byLength(a: Pick<DistanceLabel, "text">, b: Pick<DistanceLabel, "text">): number {
  const [first, second] = [numberIn(a.text), numberIn(b.text)];
  if (first !== null && second !== null && first !== second) return first - second;
  if ((first === null) !== (second === null)) return first === null ? 1 : -1;
  return a.text.localeCompare(b.text, "en");
}

function numberIn(text: string): number | null {
  const [digits] = /\d[\d.,]*/.exec(text) ?? [];
  return digits === undefined ? null : asThousands(digits) || asDecimals(digits);
}

/** How many metres the unit has. */
function unitOf(name: string): number {
  if (name.startsWith("k")) return 1000;
  return name.startsWith("mi") ? metersPerMile : 1;
}

/** Reads `10,000 m` as thousands and `42,195 km` as decimals, because no race is that long. */
function inMeters(digits: string, unit: number): number | null {
  // Races are not measured in millimetres, so `10.000 m` has thousands as well.
  const text = unit === 1 ? digits.replace(/\.(?=\d{3}(?!\d))/g, ",") : digits;
  const readings = [asThousands(text), asDecimals(text)].map((count) => Math.round(count * unit));
  return readings.find((meters) => meters > 0 && meters <= longestRaceMeters) ?? null;
}

function asThousands(digits: string): number {
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? Number(digits.replaceAll(",", "")) : NaN;
}

function asDecimals(digits: string): number {
  return Number(digits.replace(",", "."));
}
