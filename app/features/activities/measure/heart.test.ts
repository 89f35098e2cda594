import { expect, test } from "vitest";
import { secondsInZones, zoneFloors } from "./heart.ts";

test("the zones of a maximum of 200 begin at 100, 120, 140, 160 and 180, as Edwards has them", () => {
  expect(zoneFloors(200)).toEqual([100, 120, 140, 160, 180]);
  expect(zoneFloors(188)).toEqual([94, 113, 132, 151, 170]);
});

test("each heart rate counts in its zone, a boundary in the upper one", () => {
  const seconds = new Array<number>(210).fill(0);
  for (const heartRate of [99, 100, 119, 120, 139, 160, 179, 180, 210]) {
    seconds[heartRate - 30] = heartRate;
  }
  expect(secondsInZones(seconds, 200)).toEqual([99, 219, 259, 0, 339, 390]);
});
