import type { PlaneBox, PlanePoint } from "#values/geo/plane.ts";

/** What a window shows of the plane: the point in its middle, and how many pixels a unit is long. */
export type MapView = { x: number; y: number; scale: number };

/** The size of a window in pixels. */
export type WindowSize = { width: number; height: number };

/** The whole map: the four countries with room for the pins in the north. */
export const wholeBox: PlaneBox = { left: -690, top: -1400, right: 500, bottom: 350 };

/** Beyond this there is nothing to see. */
const edge: PlaneBox = { left: -800, top: -1500, right: 700, bottom: 420 };

/** At the closest, a pixel is 400 m. */
export const closest = 16;

/** The view in which a box just fits into a window. */
export function viewOf(box: PlaneBox, { width, height }: WindowSize): MapView {
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    scale: Math.min(width / (box.right - box.left), height / (box.bottom - box.top)),
  };
}

/** The share of the window that a requested part fills: pins stand above their places. */
const room = { across: 0.92, down: 0.86 };

/** The view of a box with some room around it. */
export function fitted(box: PlaneBox, { width, height }: WindowSize): MapView {
  return viewOf(box, { width: width * room.across, height: height * room.down });
}

/** Whether a window shows just this box, in whatever window, with the room of `fitted` or without. */
export function isFitted(shown: PlaneBox, box: PlaneBox): boolean {
  const [whole, part] = [sizeOf(shown), sizeOf(box)];
  const [across, down] = [part.width / whole.width, part.height / whole.height];
  const isCentred =
    near(shown.left + shown.right, box.left + box.right) &&
    near(shown.top + shown.bottom, box.top + box.bottom);
  const filled = [Math.max(across, down), Math.max(across / room.across, down / room.down)];
  return isCentred && filled.some((share) => near(share * 100, 100));
}

/** Sides in an address have one decimal. */
const near = (one: number, other: number) => Math.abs(one - other) < 0.5;

function sizeOf({ left, top, right, bottom }: PlaneBox): WindowSize {
  return { width: right - left, height: bottom - top };
}

/** The part of the plane that a window shows. */
export function boxOf({ x, y, scale }: MapView, { width, height }: WindowSize): PlaneBox {
  const [across, down] = [width / scale / 2, height / scale / 2];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

/** A box that is larger by a share of its size on each side. */
export function inflate({ left, top, right, bottom }: PlaneBox, share: number): PlaneBox {
  const [across, down] = [(right - left) * share, (bottom - top) * share];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

/** The smallest box around points, but not smaller than `least` each way. */
export function boxAround(points: PlanePoint[], least: number): PlaneBox {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = widened(Math.min(...xs), Math.max(...xs), least);
  const [top, bottom] = widened(Math.min(...ys), Math.max(...ys), least);
  return { left, top, right, bottom };
}

function widened(from: number, to: number, least: number): [number, number] {
  const missing = Math.max(0, least - (to - from)) / 2;
  return [from - missing, to + missing];
}

/** The nearest view that still shows something: no farther than the whole map, no closer than a town. */
export function bounded(view: MapView, size: WindowSize): MapView {
  const farthest = viewOf(wholeBox, size).scale * 0.9;
  return {
    x: between(edge.left, view.x, edge.right),
    y: between(edge.top, view.y, edge.bottom),
    scale: between(farthest, view.scale, Math.max(farthest, closest)),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The view after the content has been dragged by a number of pixels. */
export function dragged(view: MapView, across: number, down: number): MapView {
  return { ...view, x: view.x - across / view.scale, y: view.y - down / view.scale };
}

/** The view `factor` times as close. The point at `at`, in pixels from the middle, stays where it is. */
export function zoomed(view: MapView, factor: number, at: PlanePoint = { x: 0, y: 0 }): MapView {
  const scale = view.scale * factor;
  return {
    x: view.x + at.x / view.scale - at.x / scale,
    y: view.y + at.y / view.scale - at.y / scale,
    scale,
  };
}

/** The view at `share` of a flight from one to another, which begins fast and ends slowly. */
export function flown(from: MapView, to: MapView, share: number): MapView {
  const way = 1 - (1 - share) ** 3;
  return {
    x: from.x + (to.x - from.x) * way,
    y: from.y + (to.y - from.y) * way,
    scale: from.scale * (to.scale / from.scale) ** way,
  };
}

/** Where a point of the plane is in a window, in pixels from its upper left corner. */
export function onScreen(point: PlanePoint, view: MapView, size: WindowSize): PlanePoint {
  return {
    x: (point.x - view.x) * view.scale + size.width / 2,
    y: (point.y - view.y) * view.scale + size.height / 2,
  };
}

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
