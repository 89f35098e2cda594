import { expect, test } from "vitest";
import { axisTop, labelledPlaces, ticksBetween } from "./scale.ts";

test("an axis ends at a round number not below the largest value", () => {
  const tops = [0, 1, 2, 3, 5, 7, 9, 10, 11, 99, 100, 101, 250, 4001].map(axisTop);
  expect(tops).toEqual([2, 2, 2, 4, 6, 8, 10, 10, 20, 100, 100, 200, 400, 6000]);
  for (const top of tops) expect(Number.isInteger(top / 2)).toBe(true);
});

test("labels are few, evenly spaced and end with the last bar", () => {
  expect(labelledPlaces(7, 6)).toEqual([0, 2, 4, 6]);
  expect(labelledPlaces(30, 6)).toEqual([4, 9, 14, 19, 24, 29]);
  expect(labelledPlaces(1, 6)).toEqual([0]);
  expect(labelledPlaces(0, 6)).toEqual([]);
  for (const count of [5, 12, 31, 90, 366]) {
    expect(labelledPlaces(count, 6).length).toBeLessThanOrEqual(6);
  }
});

test("ticks are round, enclose what is shown and are few", () => {
  const paces = [5, 10, 15, 30, 60];
  expect(ticksBetween(283, 341, paces, 5)).toEqual([270, 300, 330, 360]);
  expect(ticksBetween(300, 300, paces, 5)).toEqual([300, 305]);
  expect(ticksBetween(-3, 8, [1, 2, 5], 4)).toEqual([-5, 0, 5, 10]);
  expect(ticksBetween(0, 4200, [1, 2, 5], 5)).toEqual([0, 5000]);
});
