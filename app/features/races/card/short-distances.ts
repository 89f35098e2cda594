import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { formatNumber } from "#values/text/number.ts";
import type { DistanceLabel } from "../race.ts";

/** A text that is a length as runners write it: `10K`, `7.6K`, `50 km`. */
const written = /^(\d{1,3}(?:\.\d)?) ?km?$/i;

/** From here on, runners leave the decimals out: a marathon is 42K. */
const longMeters = 20_000;

/**
 * The distances of a race in one short row, in the visitor's unit: `42K · 21K · 10K`,
 * in miles `26.2 · 13.1 · 6.2 mi`. A distance without a length keeps its words.
 * @param limit - how many are named; the others are counted: `42K · 21K +3`
 */
export function shortDistances(
  distances: readonly DistanceLabel[],
  unit: LengthUnit,
  limit: number,
): string {
  return shortLabels(distances, unit, limit).join(" · ");
}

/** The same one by one; the count of the others stands at the last one. */
export function shortLabels(
  distances: readonly DistanceLabel[],
  unit: LengthUnit,
  limit: number,
): string[] {
  const shown = distances.slice(0, limit);
  const isLength = new Map(
    shown.map((distance) => [shortDistance(distance, unit), distance.meters !== null]),
  );
  const labels = [...isLength.keys()];
  const last = unit === "mi" ? labels.findLastIndex((label) => isLength.get(label)) : -1;
  const others = distances.length > limit ? ` +${distances.length - limit}` : "";
  return labels.map((label, at) => {
    const named = at === last ? `${label} mi` : label;
    return at === labels.length - 1 ? named + others : named;
  });
}

/** One distance as runners call it: `21K` for a half marathon; in miles the number alone. */
export function shortDistance({ text, meters }: DistanceLabel, unit: LengthUnit): string {
  if (meters === null) return text.trim();
  if (unit === "mi") return formatNumber(meters / metersPerMile, 1);
  const [, digits] = written.exec(text.trim()) ?? [];
  if (digits !== undefined) return `${digits}K`;
  if (meters < 1000) return `${meters}M`;
  const kilometers = meters / 1000;
  return `${formatNumber(kilometers, meters < longMeters ? 1 : 0)}K`;
}
