import { expect, test } from "vitest";
import { distanceBoundsIn, rangeInKilometers, shownRange } from "./distance-range.ts";
import { distanceBounds } from "./filters.ts";

test("RACE-LIST-10 the whole range in miles is the whole range in kilometres", () => {
  expect(shownRange(distanceBounds, "mi")).toEqual(distanceBoundsIn.mi);
  expect(rangeInKilometers(distanceBoundsIn.mi, "mi")).toEqual(distanceBounds);
});

test("every whole mile comes back as itself", () => {
  for (let from = 0; from <= distanceBoundsIn.mi.to; from++) {
    const range = { from, to: distanceBoundsIn.mi.to };
    expect(shownRange(rangeInKilometers(range, "mi"), "mi")).toEqual(range);
  }
  expect(rangeInKilometers({ from: 10, to: 26 }, "mi")).toEqual({ from: 16.1, to: 41.8 });
});

test("kilometres stay as they are", () => {
  expect(shownRange({ from: 5, to: 50 }, "km")).toEqual({ from: 5, to: 50 });
  expect(rangeInKilometers({ from: 5, to: 50 }, "km")).toEqual({ from: 5, to: 50 });
});
