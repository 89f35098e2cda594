import { expect, test } from "vitest";
import { throwSpeed } from "./throw.ts";

/** A hand that moves by so much every 16 ms. */
const drag = (across: number, down: number) =>
  Array.from({ length: 8 }, (_, at) => ({ x: at * across, y: at * down, at: at * 16 }));

test("a hand that lets go while it moves throws the map at its speed", () => {
  expect(throwSpeed(drag(16, -8), 120)).toEqual({ x: 1, y: -0.5 });
});

test("a hand that stops, or moves slowly, or only taps puts it down", () => {
  expect(throwSpeed(drag(16, 0), 200)).toBeNull();
  expect(throwSpeed(drag(2, 0), 120)).toBeNull();
  expect(throwSpeed([{ x: 4, y: 4, at: 0 }], 10)).toBeNull();
  expect(throwSpeed([], 10)).toBeNull();
});

test("no throw is faster than the eye follows, and its way stays", () => {
  const { x, y } = throwSpeed(drag(300, -400), 115) ?? { x: 0, y: 0 };
  expect(x).toBeCloseTo(3 * 0.6);
  expect(y).toBeCloseTo(3 * -0.8);
});
