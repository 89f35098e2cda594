import type { PlanePoint } from "#values/geo/plane.ts";

/** A position of the pointer in pixels, and its time in milliseconds. */
export type TrailPoint = PlanePoint & { at: number };

/** The release speed is the mean over this last stretch of the drag. */
const lastMs = 100;

/** A pointer that rests for longer than this before the release stops the map. */
const restMs = 50;

/** In pixels per millisecond. Slower drags have no inertia; faster ones would move the map out of sight. */
const speeds = { least: 0.2, most: 3 };

/**
 * The speed at which the map moves on after a drag, in pixels per millisecond.
 * @param trail - of the pointer, the oldest point first
 * @param now - the time of the release
 * @returns null if the map stops at once
 */
export function releaseSpeed(trail: readonly TrailPoint[], now: number): PlanePoint | null {
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
