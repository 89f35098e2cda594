import { expect, test } from "vitest";
import { releaseSpeed } from "./inertia.ts";

/** A pointer that moves by this distance every 16 ms. */
const drag = (across: number, down: number) =>
  Array.from({ length: 8 }, (_, at) => ({ x: at * across, y: at * down, at: at * 16 }));

test("a pointer released while it moves leaves the map its speed", () => {
  expect(releaseSpeed(drag(16, -8), 120)).toEqual({ x: 1, y: -0.5 });
});

test("a pointer that stops, moves slowly or only taps stops the map", () => {
  expect(releaseSpeed(drag(16, 0), 200)).toBeNull();
  expect(releaseSpeed(drag(2, 0), 120)).toBeNull();
  expect(releaseSpeed([{ x: 4, y: 4, at: 0 }], 10)).toBeNull();
  expect(releaseSpeed([], 10)).toBeNull();
});

test("the speed is limited and keeps its direction", () => {
  const { x, y } = releaseSpeed(drag(300, -400), 115) ?? { x: 0, y: 0 };
  expect(x).toBeCloseTo(3 * 0.6);
  expect(y).toBeCloseTo(3 * -0.8);
});
