import { expect, test } from "vitest";
import { distanceBoundsIn, rangeInKilometers, shownRange } from "./distance-range.ts";
import { distanceBounds } from "./filters.ts";

test("RACE-LIST-10 the whole range in miles is the whole range in kilometres", () => {
  expect(shownRange(distanceBounds, "mi")).toEqual(distanceBoundsIn.mi);
  expect(rangeInKilometers(distanceBoundsIn.mi, "mi", { from: 5, to: 9 })).toEqual(distanceBounds);
});

test("every whole mile survives conversion", () => {
  for (let from = 0; from <= distanceBoundsIn.mi.to; from++) {
    const range = { from, to: distanceBoundsIn.mi.to };
    expect(shownRange(rangeInKilometers(range, "mi", distanceBounds), "mi")).toEqual(range);
  }
  expect(rangeInKilometers({ from: 10, to: 26 }, "mi", distanceBounds)).toEqual({
    from: 16.1,
    to: 41.8,
  });
});

test("kilometres stay unchanged", () => {
  expect(shownRange({ from: 5, to: 50 }, "km")).toEqual({ from: 5, to: 50 });
  expect(rangeInKilometers({ from: 5, to: 50 }, "km", distanceBounds)).toEqual({ from: 5, to: 50 });
});

test("moving one end in miles keeps the other exact", () => {
  const before = { from: 10, to: 21 };
  expect(shownRange(before, "mi")).toEqual({ from: 6, to: 13 });
  expect(rangeInKilometers({ from: 6, to: 12 }, "mi", before)).toEqual({ from: 10, to: 19.3 });
  expect(rangeInKilometers({ from: 7, to: 13 }, "mi", before)).toEqual({ from: 11.3, to: 21 });
});

test("an exact 100 km differs from 100 km and more", () => {
  const exact = { from: 99.5, to: 100.5 };
  expect(shownRange(exact, "mi")).toEqual({ from: 62, to: 62.4 });
  expect(rangeInKilometers({ from: 50, to: 62.4 }, "mi", exact)).toEqual({ from: 80.5, to: 100.5 });
});
