import { toMeters } from "#features/races/distance.ts";
import { type LengthUnit, metersPerMile } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { formatNumber } from "#values/text/number.ts";
import { formatDuration, readDuration } from "./duration.ts";

/** A distance and the time that it takes. */
export type Run = { meters: number; seconds: number };

const perUnit = / *(?:min(?:utes)?)? *(?:\/|per ) *(km|k|kilometers?|kilometres?|mi|miles?)\.? *$/i;

/** Longer texts name no pace, and take the pattern cubic time. */
const longestPace = 100;

export function metersIn(unit: LengthUnit): number {
  return unit === "km" ? 1000 : metersPerMile;
}

/**
 * Reads a distance in meters: `10K`, `21.1 km`, `13.1 miles`, `half`, `Marathon`. A bare number is
 * one of `unit`. `null` for what names no length.
 */
export function readDistance(text: string, unit: LengthUnit): number | null {
  const isBare = /^\s*\d+(?:[.,]\d+)?\s*$/.test(text);
  const meters = toMeters(isBare ? `${text.trim().replace(",", ".")} ${unit}` : text);
  if (meters === null) return null;
  // Race texts are read in whole meters; half a marathon has half a meter more.
  return standardDistances.find((one) => Math.round(one.meters) === meters)?.meters ?? meters;
}

/**
 * Reads a pace in seconds per meter: `5:30`, `5'30"`, `5:30 /km`, `8:51 per mile`. Without words it
 * is one for each `unit`.
 */
export function readPace(text: string, unit: LengthUnit): number | null {
  if (text.length > longestPace) return null;
  const [ending = "", named = ""] = perUnit.exec(text) ?? [];
  const seconds = readDuration(text.slice(0, text.length - ending.length));
  const per = named === "" ? unit : named.toLowerCase().startsWith("k") ? "km" : "mi";
  return seconds === null ? null : seconds / metersIn(per);
}

/** `4:59`: the minutes and seconds for each kilometer or mile. */
export function formatPace({ meters, seconds }: Run, unit: LengthUnit): string {
  return formatDuration((seconds / meters) * metersIn(unit));
}

/** `12.1 km/h` */
export function formatSpeed({ meters, seconds }: Run, unit: LengthUnit): string {
  const perHour = ((meters / seconds) * 3600) / metersIn(unit);
  return `${formatNumber(perHour, 1)} ${unit === "km" ? "km/h" : "mph"}`;
}

/** A distance with its name where it has one, else to the meter: `Marathon`, `8.045 km`. */
export function formatMeasured(meters: number, unit: LengthUnit, lang: Lang): string {
  const standard = standardDistances.find((one) => one.meters === meters);
  if (standard) return distanceName(standard.name, lang);
  return `${formatNumber(meters / metersIn(unit), 3)} ${unit}`;
}

/** The distances that runners know by name, from the shortest to the longest. */
export const standardDistances = [
  { name: "1 mile", meters: metersPerMile },
  { name: "5K", meters: 5000 },
  { name: "10K", meters: 10_000 },
  { name: "15K", meters: 15_000 },
  { name: "Half marathon", meters: 21_097.5 },
  { name: "Marathon", meters: 42_195 },
  { name: "50K", meters: 50_000 },
  { name: "100K", meters: 100_000 },
] as const;

const inSpanish: Readonly<Record<string, string>> = {
  "1 mile": "1 milla",
  "Half marathon": "Media maratón",
  Marathon: "Maratón",
};

/** A name of a distance in a language; the fields of the calculator read it in either. */
export function distanceName(name: string, lang: Lang): string {
  return (lang === "es" && inSpanish[name]) || name;
}
