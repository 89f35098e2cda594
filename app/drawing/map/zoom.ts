import type { PlaneBox } from "#values/geo/plane.ts";
import { closest, viewOf } from "./view.ts";

/** The pixels of a unit at zoom 0. Two steps double it. */
const farthestScale = 0.2;

/**
 * The zooms of the map, in steps of which two double the scale. Below zero the windows are lower than any usual
 * one: a phone on its side, or a page at 200 %.
 */
export const zooms = { least: -2, most: 13 } as const;

/** The least distance of two pins in pixels, so that they do not cover each other. */
const pinSpace = 54;

/** Windows of a usual screen and of a phone, for pages whose window is not known yet. */
const usualWindows = {
  wide: { width: 740, height: 660 },
  narrow: { width: 340, height: 420 },
} as const;

export type WindowKind = keyof typeof usualWindows;

/** The zoom at which pins are clustered for a scale: the next lower step. */
export function zoomOf(scale: number): number {
  const step = Math.floor(2 * Math.log2(scale / farthestScale) + 0.001);
  return Math.min(Math.max(step, zooms.least), zooms.most);
}

/** The zoom at which pins are clustered in the closest view. */
export const closestZoom = zoomOf(closest);

/** Whether pins clustered at a zoom suit a scale: far enough apart, and not more than twice as far as needed. */
export function suits(zoom: number, scale: number): boolean {
  const best = zoomOf(scale);
  return zoom === best || zoom === best - 1;
}

/** The zoom at which a usual window shows a box. */
export function usualZoom(box: PlaneBox, kind: WindowKind): number {
  return zoomOf(viewOf(box, usualWindows[kind]).scale);
}

/** How far apart pins have to be at a zoom, in units of the plane. */
export function pinDistance(zoom: number): number {
  return pinSpace / (farthestScale * 2 ** (zoom / 2));
}
