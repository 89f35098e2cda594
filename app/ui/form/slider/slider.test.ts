import { expect, test } from "vitest";
import { moveEnd, percentOf, typeEnd } from "./slider.tsx";

const bounds = { from: 0, to: 100 };

const whole = { bounds, step: 1 };

test("a typed end is clamped, rounded to a step and kept in order", () => {
  expect(typeEnd({ from: 0, to: 21 }, "from", "5", whole)).toEqual({ from: 5, to: 21 });
  expect(typeEnd({ from: 0, to: 5 }, "from", "21", whole)).toEqual({ from: 5, to: 21 });
  expect(typeEnd({ from: 10, to: 90 }, "from", "-3", whole)).toEqual({ from: 0, to: 90 });
  expect(typeEnd({ from: 10, to: 90 }, "to", "900", whole)).toEqual({ from: 10, to: 100 });
  expect(typeEnd({ from: 10, to: 90 }, "to", "20.6", whole)).toEqual({ from: 10, to: 21 });
});

test("an empty or unreadable end is the bound of its side", () => {
  expect(typeEnd({ from: 10, to: 21 }, "from", " ", whole)).toEqual({ from: 0, to: 21 });
  expect(typeEnd({ from: 10, to: 21 }, "to", "far", whole)).toEqual({ from: 10, to: 100 });
  expect(typeEnd({ from: 10, to: 21 }, "to", "Infinity", whole)).toEqual({ from: 10, to: 100 });
});

test("typing one end, or nothing new, keeps the other exact ends and those beyond the bounds", () => {
  const exact = { from: 99.5, to: 100.5 };
  expect(typeEnd(exact, "from", "99.5", whole)).toBe(exact);
  expect(typeEnd(exact, "from", "90", whole)).toEqual({ from: 90, to: 100.5 });
  expect(moveEnd(exact, "from", 90)).toEqual({ from: 90, to: 100.5 });
});

test("one end never passes the other", () => {
  expect(moveEnd({ from: 10, to: 30 }, "from", 50)).toEqual({ from: 30, to: 30 });
  expect(moveEnd({ from: 10, to: 30 }, "to", 5)).toEqual({ from: 10, to: 10 });
  expect(moveEnd({ from: 10, to: 30 }, "to", 40)).toEqual({ from: 10, to: 40 });
});

test("values are positioned in percent between the bounds", () => {
  expect(percentOf(5, { from: 0, to: 20 })).toBe(25);
  expect(percentOf(100.5, bounds)).toBe(100);
});
