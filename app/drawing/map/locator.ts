import { isWithin, type PlaneBox, type PlanePoint, toPlane } from "#values/geo/plane.ts";
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

/** The size of a locator map in its own units, and of the region that is shown of it. */
const drawn = { width: 640, height: 400 };
const region = { width: 128, height: 80 };

/** The region around a place on a locator map: as its `viewBox`, and as a part of the plane. */
export type Located = { frame: LocatorCode; viewBox: string; box: PlaneBox };

/**
 * The region around a position on a locator map: on that of its country, else on that of all four;
 * `null` where neither reaches.
 */
export function locate(position: Position, country: string): Located | null {
  const point = toPlane(position);
  const own = mapCountries.find(({ name }) => name === country)?.code ?? "whole";
  const frames: LocatorCode[] = [own, "whole"];
  const frame = frames.find((code) => isWithin(point, locatorFrames[code]));
  if (!frame) return null;
  const { left, top, right } = locatorFrames[frame];
  const scale = drawn.width / (right - left);
  const start = (at: number, shown: number, whole: number) =>
    Math.round(Math.min(Math.max(at * scale - shown / 2, 0), whole - shown));
  const x = start(point.x - left, region.width, drawn.width);
  const y = start(point.y - top, region.height, drawn.height);
  return {
    frame,
    viewBox: [x, y, region.width, region.height].join(),
    box: {
      left: left + x / scale,
      top: top + y / scale,
      right: left + (x + region.width) / scale,
      bottom: top + (y + region.height) / scale,
    },
  };
}

/** Where a point lies in a box, in percent of its width and height. */
export function percentIn({ x, y }: PlanePoint, { left, top, right, bottom }: PlaneBox) {
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return { left: percent((x - left) / (right - left)), top: percent((y - top) / (bottom - top)) };
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
