import { expect, test } from "vitest";
import { paceCeiling } from "./pace-chart.tsx";

test("one kilometer at three times the pace is cut, and slow ones that are usual are not", () => {
  const flat = Array.from({ length: 20 }, () => 400);
  expect(paceCeiling([...flat, 1300], 440)).toBe(880);
  expect(paceCeiling([...flat, 700], 440)).toBe(700);
  expect(paceCeiling([...flat.slice(10), ...flat.map(() => 1000)], 450)).toBe(1000);
  expect(paceCeiling([], 450)).toBe(450);
});
