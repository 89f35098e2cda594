import { isWithin, type PlaneBox, toPlane } from "#values/geo/plane.ts";
import type { Position } from "#values/geo/position.ts";
import { mapCountries } from "./countries.ts";
import type { CountryCode } from "./land.ts";
import { wholeBox } from "./view.ts";

/** The width of a locator map for its height. */
const aspect = 1.6;

export type LocatorCode = CountryCode | "whole";

/** What each locator map shows: a country, or all of them for a place that lies beyond. */
export const locatorFrames: Record<LocatorCode, PlaneBox> = {
  pe: framed(boxOf("pe")),
  mx: framed(boxOf("mx")),
  us: framed(boxOf("us")),
  ca: framed(boxOf("ca")),
  whole: framed(wholeBox),
};

/** A locator map and the place on it, in percent of its width and height. */
export type Located = { frame: LocatorCode; left: number; top: number };

/**
 * Where a position in a country lies on a locator map: on that of the country, else on that of all
 * four; `null` where neither reaches.
 */
export function locate(position: Position, country: string): Located | null {
  const point = toPlane(position);
  const own = mapCountries.find(({ name }) => name === country)?.code ?? "whole";
  const frames: LocatorCode[] = [own, "whole"];
  const frame = frames.find((code) => isWithin(point, locatorFrames[code]));
  if (!frame) return null;
  const { left, top, right, bottom } = locatorFrames[frame];
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return {
    frame,
    left: percent((point.x - left) / (right - left)),
    top: percent((point.y - top) / (bottom - top)),
  };
}

function boxOf(code: CountryCode): PlaneBox {
  const country = mapCountries.find((each) => each.code === code);
  if (!country) throw new Error(`No country ${code}`);
  return country.box;
}

/** The smallest box of the right shape around another one. */
function framed({ left, top, right, bottom }: PlaneBox): PlaneBox {
  const width = Math.max(right - left, (bottom - top) * aspect);
  const height = width / aspect;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}
