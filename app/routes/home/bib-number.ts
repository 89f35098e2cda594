import { type LengthUnit, metersPerMile } from "#values/length.ts";

const oneDecimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** A length as runners call it, short enough for a bib: `42K`, in miles `26.2`. */
export function bibNumber(meters: number, unit: LengthUnit): string {
  if (unit === "mi") return oneDecimal.format(meters / metersPerMile);
  return meters < 1000 ? `${meters}M` : `${Math.round(meters / 1000)}K`;
}
