import { heartRateOf } from "./heart.ts";

/** The zones and what lies below them. */
export const zoneCount = 5;

/**
 * The lowest heart rates of the five zones: 50, 60, 70, 80 and 90 % of the maximum, in beats a minute.
 *
 * S. Edwards, The Heart Rate Monitor Book, Polar 1993. The zones are tenths of the maximum and no
 * thresholds of a person, which only a test can find.
 */
export function zoneFloors(maxHeartRate: number): number[] {
  return Array.from({ length: zoneCount }, (_, zone) =>
    Math.ceil(((zone + 5) * maxHeartRate) / 10),
  );
}

/**
 * Seconds below the zones and in each of the five, so six numbers.
 * @param seconds - at each heart rate, see `heart.ts`
 */
export function secondsInZones(seconds: readonly number[], maxHeartRate: number): number[] {
  const floors = zoneFloors(maxHeartRate);
  const sums = new Array<number>(zoneCount + 1).fill(0);
  for (const [place, count] of seconds.entries()) {
    const zone = floors.filter((floor) => heartRateOf(place) >= floor).length;
    sums[zone] = (sums[zone] ?? 0) + count;
  }
  return sums;
}
