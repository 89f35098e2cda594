import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { formatNumber } from "#values/text/number.ts";
import { toMeters } from "../distance.ts";

/** A distance that fits a bib as it is. */
const short = /^\S{1,5}$/;

/** A length as runners call it, short enough for a bib: `42K`, in miles `26.2`. */
export function bibNumber(meters: number, unit: LengthUnit): string {
  if (unit === "mi") return formatNumber(meters / metersPerMile, 1);
  return meters < 1000 ? `${meters}M` : `${Math.round(meters / 1000)}K`;
}

/** A distance on a bib: as it was written if that is short, else its length, else all its words. */
export function bibLabel(distance: string, unit: LengthUnit): string {
  const text = distance.trim();
  const meters = short.test(text) ? null : toMeters(text);
  return meters === null ? text : bibNumber(meters, unit);
}
