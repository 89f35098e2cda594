import type { Scheme } from "#drawing/color.ts";
import { drawing, type Size } from "#drawing/cover/drawing.ts";
import type { Hour } from "#drawing/inks.ts";
import type { Position } from "#values/geo/position.ts";
import { isRaceKind, raceKind } from "../race-type.ts";
import { type CoveredPlace, type CoverShape, coverSizes, whereaboutsOf } from "./cover.ts";

/** An address may ask for so many views of one place; there are fewer. */
const mostVariants = 99;

/**
 * Draws the cover of an address that `coverAddress` made, now or in an earlier version; `null` for
 * any other. It follows the colour scheme of the page, unless the address says `scheme=light` or
 * `scheme=dark`.
 */
export function drawCover(type: string, file: string, query: URLSearchParams): string | null {
  const [, seed] = /^([\w-]{1,64})\.svg$/.exec(file) ?? [];
  const shape = query.get("shape") ?? "card";
  const address = query.get("place") ?? "";
  const at = readPosition(query.get("at"));
  const month = readWhole(query.get("month"), 12);
  const variant = readWhole(query.get("view"), mostVariants);
  const scheme = query.get("scheme") ?? "both";
  const isPlace = /^[a-z0-9-]{0,40}(\.[a-z0-9-]{0,40})?$/.test(address);
  if (seed === undefined || !isRaceKind(type) || !isShape(shape) || !isPlace) return null;
  if (at === "wrong" || month === "wrong" || variant === "wrong" || !isScheme(scheme)) return null;
  const where = { address, at, month };
  return drawing({ seed, kind: type, where, variant: variant ?? 0 }, coverSizes[shape], scheme);
}

/**
 * The cover of a race as an SVG document in the colours of the light scheme, for pictures that
 * cannot follow a setting. The same race always gives the same drawing.
 * @param cover - its type as stored, or a kind; its hour only where the seed does not choose one
 */
export function coverSvg(
  cover: {
    seed: string;
    type: string;
    place?: CoveredPlace;
    hour?: Hour;
  },
  size: Size,
): string {
  const { seed, type, place, hour } = cover;
  const kind = isRaceKind(type) ? type : raceKind(type);
  const where = place ? whereaboutsOf(place) : { address: "" };
  return drawing({ seed, kind, where, hour }, size, "light");
}

function readPosition(text: string | null): Position | null | "wrong" {
  if (text === null) return null;
  const [, lat, lon] = /^(-?\d{1,2}(?:\.\d)?),(-?\d{1,3}(?:\.\d)?)$/.exec(text) ?? [];
  if (lat === undefined || lon === undefined) return "wrong";
  const position = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180 ? position : "wrong";
}

/** A whole number from 1 to `most`. */
function readWhole(text: string | null, most: number): number | null | "wrong" {
  if (text === null) return null;
  return /^[1-9]\d?$/.test(text) && Number(text) <= most ? Number(text) : "wrong";
}

function isShape(text: string): text is CoverShape {
  return Object.hasOwn(coverSizes, text);
}

function isScheme(text: string): text is Scheme {
  return text === "light" || text === "dark" || text === "both";
}
