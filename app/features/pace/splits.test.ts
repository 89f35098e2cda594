import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";
import { negativeSplits, secondsAt, splitSteps, splitsOf, stepOf, stepsFor } from "./splits.ts";

const marathon = { meters: 42_195, seconds: 4 * 3600 };

/** 5 km of four hours are 14,400 s × 5 ÷ 42.195 = 1,706.4 s. */
test("an even marathon of four hours passes its marks in time", () => {
  const splits = splitsOf(marathon, 5000);
  const times = splits.map(({ meters, seconds }) => [meters / 1000, formatDuration(seconds)]);
  expect(times.slice(0, 3)).toEqual([
    [5, "28:26"],
    [10, "56:53"],
    [15, "1:25:19"],
  ]);
  expect(times.at(-1)).toEqual([42.195, "4:00:00"]);
  expect(secondsAt(marathon, 21_097.5)).toBeCloseTo(7200, 9);
});

test("the splits add up exactly to the distance and the time", () => {
  for (const seconds of [1199, 2700, 5555, 14_400, 30_001]) {
    for (const faster of negativeSplits) {
      for (const step of [1000, 1609.34, 5000]) {
        const splits = splitsOf({ meters: 21_097.5, seconds }, step, faster);
        const sum = splits.reduce(
          (all, { lap }) => ({
            meters: all.meters + lap.meters,
            seconds: all.seconds + lap.seconds,
          }),
          { meters: 0, seconds: 0 },
        );
        expect(sum.meters).toBeCloseTo(21_097.5, 6);
        expect(sum.seconds).toBe(seconds);
        const times = splits.map((split) => split.seconds);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }
    }
  }
});

test("a negative split runs the second half faster by the given percentage", () => {
  for (const faster of negativeSplits) {
    const first = secondsAt(marathon, 42_195 / 2, faster);
    expect((marathon.seconds - first) / first).toBeCloseTo(1 - faster / 100, 9);
    expect(secondsAt(marathon, 42_195, faster)).toBeCloseTo(marathon.seconds, 9);
  }
});

test("a last step that nearly reaches the finish becomes the finish", () => {
  expect(splitsOf({ meters: 10_000, seconds: 2700 }, 5000)).toHaveLength(2);
  expect(splitsOf({ meters: 16_093, seconds: 5000 }, 1609.34)).toHaveLength(10);
  expect(splitsOf({ meters: 400, seconds: 90 }, 1000)).toHaveLength(1);
});

test("the list fits on a band at every distance", () => {
  for (const meters of [400, 5000, 42_195, 50_000, 100_000, 161_000, 400_000]) {
    for (const step of stepsFor(meters, "km")) expect(splitSteps).toContain(step);
    const step = stepOf(meters, "km", null) * 1000;
    expect(splitsOf({ meters, seconds: meters }, step).length).toBeLessThanOrEqual(61);
  }
  expect(splitsOf({ meters: 1_000_000, seconds: 1_000_000 }, 10_000).at(-1)?.meters).toBe(
    1_000_000,
  );
});

test("short runs have splits per kilometer and long ones per five, unless another step is chosen", () => {
  expect(stepOf(10_000, "km", null)).toBe(1);
  expect(stepOf(21_097.5, "km", null)).toBe(2);
  expect(stepOf(42_195, "km", null)).toBe(5);
  expect(stepOf(42_195, "km", 1)).toBe(1);
  expect(stepOf(100_000, "km", 1), "a hundred rows fit on no band").toBe(10);
});
