import { placeIn } from "#values/countries.ts";
import type { Position } from "#values/geo/position.ts";
import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";

/** Around which place the races of a list lie. */
export type Near = {
  /** The name of a place, or a position such as `-13.52,-71.97`. */
  place: string;
  /** Kilometres, within `radiusBounds`. */
  km: number;
};

/** How large a place is: a name of a small one may be a word of its own. */
export type PlaceSize = "small" | "large";

/** The most words of the name of a place: `san cristobal de las casas`. */
export const placeWordsLimit = 5;

/** The size of the place that has exactly this name; `null` where none has. */
export type SizeOfPlace = (name: string) => PlaceSize | null;

export const radiusBounds = { from: 1, to: 1000 } as const;

/** The radius of an address without one. */
export const usualRadius = 50;

const radii: Record<LengthUnit, readonly number[]> = {
  km: [10, 25, usualRadius, 100, 200, 500],
  mi: [5, 15, 30, 60, 120, 300],
};

/** Kilometres for each choice of the radius, with the one that is set. */
export function radiusChoices(unit: LengthUnit, chosen: number = usualRadius): number[] {
  const factor = unit === "km" ? 1 : metersPerMile / 1000;
  const offered = radii[unit].map((length) => Math.round(length * factor * 10) / 10);
  const isOffered = offered.some((km) => radiusLabel(km, unit) === radiusLabel(chosen, unit));
  return isOffered ? offered : [...offered, chosen].sort((a, b) => a - b);
}

/** `50 km`, `31 mi`. */
export function radiusLabel(km: number, unit: LengthUnit): string {
  return `${wholeLength(km * 1000, unit)} ${unit}`;
}

/** Metres in a unit, without decimals. */
function wholeLength(meters: number, unit: LengthUnit): number {
  return Math.round(meters / (unit === "km" ? 1000 : metersPerMile));
}

/** Whether a circle lies around a position, such as a visitor's: that concerns nobody else. */
export function isAroundPosition(near: Near | null): boolean {
  return near !== null && readPosition(near.place) !== null;
}

/** Degrees with two decimals: about one kilometre. Nobody's address can be read from it. */
const decimals = 100;

/** Reads `-13.52,-71.97`; `null` for any other text. */
export function readPosition(text: string): Position | null {
  const [, lat, lon] = /^(-?\d{1,2}(?:\.\d+)?),\s?(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  if (lat === undefined || lon === undefined) return null;
  const position = { lat: rounded(Number(lat)), lon: rounded(Number(lon)) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180 ? position : null;
}

/** As in an address. */
export function writePosition({ lat, lon }: Position): string {
  return `${rounded(lat)},${rounded(lon)}`;
}

function rounded(degrees: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(degrees * decimals) / decimals + 0;
}

/** `Within 50 km of Cusco, Peru`. */
export function nearLabel({ place, km }: Near, unit: LengthUnit, lang: Lang): string {
  const say = sayIn(lang);
  const radius = radiusLabel(km, unit);
  const center = readPosition(place)
    ? say({ en: "a position", es: "una posición" })
    : placeIn(place, lang);
  return say({ en: `Within ${radius} of ${center}`, es: `A menos de ${radius} de ${center}` });
}

/** How far a race lies from the centre of its list: `12 km away`. */
export function awayLabel(meters: number, unit: LengthUnit, lang: Lang): string {
  const say = sayIn(lang);
  const length = wholeLength(meters, unit);
  if (length === 0) return say({ en: `under 1 ${unit} away`, es: `a menos de 1 ${unit}` });
  const shown = `${formatCount(length)} ${unit}`;
  return say({ en: `${shown} away`, es: `a ${shown}` });
}
