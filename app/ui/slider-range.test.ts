import { expect, test } from "vitest";
import { moveEnd, percentOf, toRange } from "./slider-range.ts";

const bounds = { from: 0, to: 100 };

test("a typed range is brought inside its bounds and into order", () => {
  expect(toRange("5", "21", bounds)).toEqual({ from: 5, to: 21 });
  expect(toRange("21", "5", bounds)).toEqual({ from: 5, to: 21 });
  expect(toRange("-3", "900", bounds)).toEqual(bounds);
  expect(toRange("10.6", "20.2", bounds)).toEqual({ from: 11, to: 20 });
});

test("an empty or unreadable end is the bound of its side", () => {
  expect(toRange("", "21", bounds)).toEqual({ from: 0, to: 21 });
  expect(toRange("far", null, bounds)).toEqual(bounds);
  expect(toRange("Infinity", undefined, bounds)).toEqual(bounds);
});

test("one end never passes the other", () => {
  expect(moveEnd({ from: 10, to: 30 }, "from", 50)).toEqual({ from: 30, to: 30 });
  expect(moveEnd({ from: 10, to: 30 }, "to", 5)).toEqual({ from: 10, to: 10 });
  expect(moveEnd({ from: 10, to: 30 }, "to", 40)).toEqual({ from: 10, to: 40 });
});

test("values lie in percent between the bounds", () => {
  expect(percentOf(5, { from: 0, to: 20 })).toBe(25);
});
