import { zooms } from "#drawing/map/zoom.ts";
import type { PlaneBox } from "#values/geo/plane.ts";

/** A part of the map in the address of the list. */
export type MapArea = {
  box: PlaneBox;
  /** How close pins may be, in the steps of `zoom.ts`; `null` leaves it to the window. */
  zoom: number | null;
};

/** No box is smaller, and none lies farther away, in units of the plane. */
const bounds = { least: 4, farthest: 4000 };

/** `box=-310,180,-20,420` in units of the plane, and `zoom=3`. */
export function areaParameters(area: MapArea | null): [name: string, value: string][] {
  if (!area) return [];
  const { left, top, right, bottom } = area.box;
  const box = [left, top, right, bottom].map((side) => Math.round(side * 10) / 10).join(",");
  return area.zoom === null
    ? [["box", box]]
    : [
        ["box", box],
        ["zoom", String(area.zoom)],
      ];
}

/** Reads an area from any address: one that makes no sense counts as not set. */
export function readArea(params: URLSearchParams): MapArea | null {
  const sides = (params.get("box") ?? "").split(",");
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = sides.map(readSide);
  const isBox = sides.length === 4 && isWide(left, right) && isWide(top, bottom);
  if (!isBox) return null;
  const zoom = Number(params.get("zoom") || NaN);
  const isZoom = Number.isInteger(zoom) && zoom >= zooms.least && zoom <= zooms.most;
  return { box: { left, top, right, bottom }, zoom: isZoom ? zoom : null };
}

/** Counted in thousandths, the most that an address holds: 4.1 less 0.1 is a little below 4. */
function isWide(from: number, to: number): boolean {
  return Math.round((to - from) * 1000) >= bounds.least * 1000;
}

function readSide(typed: string): number {
  const side = /^-?\d{1,4}(\.\d{1,3})?$/.test(typed) ? Number(typed) : NaN;
  return Math.abs(side) <= bounds.farthest ? side : NaN;
}
