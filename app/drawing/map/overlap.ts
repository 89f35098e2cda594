import type { PlaneBox } from "#values/geo/plane.ts";
import type { WindowSize } from "./view.ts";

/** A part of a window, in pixels. */
export type Area = PlaneBox;

/** Names keep this far from the edge of the window. */
const margin = 6;

/** Whether an area lies within the window and overlaps no other. */
export function isFree(area: Area, taken: Area[], { width, height }: WindowSize): boolean {
  const isInside =
    area.left >= margin &&
    area.top >= margin &&
    area.right <= width - margin &&
    area.bottom <= height - margin;
  return isInside && !taken.some((other) => overlap(area, other));
}

/** Whether two boxes overlap. */
export function overlap(one: PlaneBox, other: PlaneBox): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
