import { expect, test } from "vitest";
import { readTime } from "./duration.ts";
import {
  formatMeasured,
  formatPace,
  formatSpeed,
  metersIn,
  readDistance,
  readPace,
} from "./pace.ts";

test.each([
  ["10K", "km", 10_000],
  ["10", "km", 10_000],
  ["10", "mi", 16_093],
  ["10,5", "km", 10_500],
  ["21.1 km", "km", 21_100],
  ["half", "km", 21_097.5],
  ["Half marathon", "mi", 21_097.5],
  ["21.0975", "km", 21_097.5],
  ["marathon", "mi", 42_195],
  ["1 mile", "km", 1609.34],
  ["13.1 miles", "km", 21_082],
  ["400 m", "km", 400],
  ["nowhere", "km", null],
  ["-5", "km", null],
] as const)("%j of a reader of %s is %s meters", (text, unit, meters) => {
  expect(readDistance(text, unit)).toBe(meters);
});

test.each([
  ["5:30", "km", 330 / 1000],
  ["5'30\"", "km", 330 / 1000],
  ["5", "km", 300 / 1000],
  ["5:30 /km", "mi", 330 / 1000],
  ["8:00", "mi", 480 / 1609.34],
  ["8:00 min/mi", "km", 480 / 1609.34],
  ["8:00 per mile", "km", 480 / 1609.34],
  ["quick", "km", null],
  ["/km", "km", null],
] as const)("%j of a reader of %s is %s seconds for each meter", (text, unit, pace) => {
  expect(readPace(text, unit)).toBe(pace);
});

/** "Running Pace Chart", winsport.pages.dev/guides/running-pace-chart: pace for km, for miles, km/h, mph. */
test.each([
  ["3:00", "4:50", "20 km/h", "12.4 mph"],
  ["4:00", "6:26", "15 km/h", "9.3 mph"],
  ["5:00", "8:03", "12 km/h", "7.5 mph"],
  ["6:00", "9:39", "10 km/h", "6.2 mph"],
  ["7:00", "11:16", "8.6 km/h", "5.3 mph"],
])("%s for a kilometer is %s for a mile", (perKm, perMile, speed, speedInMiles) => {
  const run = { meters: 1000, seconds: (readPace(perKm, "km") ?? 0) * 1000 };
  expect(formatPace(run, "mi")).toBe(perMile);
  expect(formatSpeed(run, "km")).toBe(speed);
  expect(formatSpeed(run, "mi")).toBe(speedInMiles);
});

/**
 * "Marathon Pace Chart", marathonhandbook.com, and "Half marathon pace chart", negative.run. Where a
 * pace falls on half a second the published charts differ among themselves; those are left out.
 */
test.each([
  ["marathon", "4:00:00", "5:41", "9:09"],
  ["marathon", "3:00:00", "4:16", "6:52"],
  ["half marathon", "1:15:00", "3:33", "5:43"],
  ["half marathon", "1:30:00", "4:16", "6:52"],
  ["half marathon", "2:00:00", "5:41", "9:09"],
])("a %s in %s is %s for a kilometer and %s for a mile", (distance, time, perKm, perMile) => {
  const meters = readDistance(distance, "km") ?? 0;
  const run = { meters, seconds: readTime(time, meters) ?? 0 };
  expect(formatPace(run, "km")).toBe(perKm);
  expect(formatPace(run, "mi")).toBe(perMile);
});

test("pace, time and distance lead back to each other", () => {
  for (const unit of ["km", "mi"] as const) {
    for (let seconds = 150; seconds < 900; seconds += 7) {
      const pace = readPace(
        `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
        unit,
      );
      const run = { meters: 42_195, seconds: (pace ?? 0) * 42_195 };
      expect((run.seconds / run.meters) * metersIn(unit)).toBeCloseTo(seconds, 9);
      expect(run.seconds / (pace ?? 1)).toBeCloseTo(42_195, 6);
    }
  }
});

test("distances that have a name use it", () => {
  expect(formatMeasured(21_097.5, "mi", "en")).toBe("Half marathon");
  expect(formatMeasured(8045, "km", "en")).toBe("8.045 km");
  expect(formatMeasured(8046.7, "mi", "en")).toBe("5 mi");
});

test("a text of nothing but spaces is no pace, however long it is", () => {
  expect(readPace(" ".repeat(16_000), "km")).toBeNull();
});
