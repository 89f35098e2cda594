import type { FastestStretch } from "./efforts.ts";

/**
 * Seconds in which nobody has run a distance on foot: a little less than the best performances of
 * World Athletics at the end of 2025, men, road or track. Shorter distances are left out, because a few
 * wrong positions change them too much.
 * @see https://worldathletics.org/records/by-category/world-records
 */
const impossible = new Map([
  [3000, 435],
  [5000, 750],
  [10_000, 1560],
  [15_000, 2370],
  [21_097.5, 3390],
  [42_195, 7200],
  [50_000, 9450],
]);

/** A stretch that nobody has run so fast: something with wheels, or a sensor that counts too much. */
export function tooFast(efforts: readonly FastestStretch[]): FastestStretch | null {
  return efforts.find(({ meters, seconds }) => seconds < (impossible.get(meters) ?? 0)) ?? null;
}
