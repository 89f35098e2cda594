import { formatNumber, withMinus } from "./text/number.ts";

/** The unit of length that a visitor reads distances in. */
export const lengthUnits = ["km", "mi"] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Metres in one mile as the specification converts them (1 mi = 1.60934 km). */
export const metersPerMile = 1609.34;

export function isLengthUnit(text: unknown): text is LengthUnit {
  return text === "km" || text === "mi";
}

/** A length in metres as `42.2 km` or `26.2 mi`. */
export function formatLength(meters: number, unit: LengthUnit): string {
  return `${formatNumber(meters / (unit === "km" ? 1000 : metersPerMile), 1)} ${unit}`;
}

/** Feet are told in steps of these: a climb is not measured to the foot. */
const stepOfFeet = 10;

/** A height in metres as `1,250 m`, or `4,100 ft` for readers of miles. */
export function formatHeight(meters: number, unit: LengthUnit): string {
  if (unit === "km") return `${withMinus(formatNumber(meters))} m`;
  return `${withMinus(formatNumber(Math.round(meters / 0.3048 / stepOfFeet) * stepOfFeet))} ft`;
}
