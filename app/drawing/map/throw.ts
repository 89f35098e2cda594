import type { PlanePoint } from "#values/geo/plane.ts";

/** Where a hand was, in pixels, and when, in milliseconds. */
export type TrailPoint = PlanePoint & { at: number };

/** The speed at the end is that of so many milliseconds. */
const lastMs = 100;

/** A hand that rests so long before it lets go has put the map down. */
const restMs = 50;

/** What is slower is no throw, and faster than that the map would be out of sight; pixels in a millisecond. */
const speeds = { least: 0.2, most: 3 };

/**
 * How fast a hand threw what it dragged, in pixels in a millisecond.
 * @param trail - of the hand, the oldest point first
 * @param now - when it let go
 * @returns null where it has put it down
 */
export function throwSpeed(trail: readonly TrailPoint[], now: number): PlanePoint | null {
  const last = trail.at(-1);
  const first = trail.find(({ at }) => now - at <= lastMs);
  if (!last || !first || first === last || now - last.at > restMs) return null;
  const ms = Math.max(last.at - first.at, 1);
  const [x, y] = [(last.x - first.x) / ms, (last.y - first.y) / ms];
  const speed = Math.hypot(x, y);
  if (speed < speeds.least) return null;
  const share = Math.min(1, speeds.most / speed);
  return { x: x * share, y: y * share };
}
