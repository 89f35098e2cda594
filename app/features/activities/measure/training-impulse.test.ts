import { expect, test } from "vitest";
import { impulseOfMinutes, trainingImpulse } from "./training-impulse.ts";

/** Examples as they are published, each within its printed precision. */
test.each([
  // fellrnr.com/wiki/TRIMP
  { minutes: 30, at: 130, resting: 40, max: 200, printed: 32, digits: 0 },
  // calculatorhub.com/tools/trimp-training-impulse-calculator, which rounds the weight up: 75.36
  { minutes: 45, at: 150, resting: 60, max: 190, printed: 75, digits: 0 },
  // theprimecalculator.com/health/training-load/formula
  { minutes: 45, at: 145, resting: 60, max: 190, printed: 66, digits: 0 },
])(
  "$minutes minutes of a man at $at beats weigh $printed",
  ({ minutes, at, resting, max, printed, digits }) => {
    const impulse = impulseOfMinutes(minutes, at, { resting, max }, "male");
    expect(impulse).toBeCloseTo(printed, digits);
  },
);

const reserve = { resting: 50, max: 190 };

test("a minute at the maximum weighs 4.37 for men, 4.57 for women, and the mean without a sex", () => {
  expect(impulseOfMinutes(1, 190, reserve, "male")).toBeCloseTo(4.37, 2);
  expect(impulseOfMinutes(1, 190, reserve, "female")).toBeCloseTo(4.57, 2);
  expect(impulseOfMinutes(1, 190, reserve, null)).toBeCloseTo((4.365 + 4.568) / 2, 2);
});

test("below the resting heart rate nothing counts, above the maximum no more than at it", () => {
  expect(impulseOfMinutes(60, 40, reserve, "male")).toBe(0);
  expect(impulseOfMinutes(60, 210, reserve, "male")).toBe(
    impulseOfMinutes(60, 190, reserve, "male"),
  );
});

test("intervals weigh more than their mean heart rate", () => {
  const seconds = new Array<number>(210).fill(0);
  seconds[120 - 30] = 1800;
  seconds[180 - 30] = 1800;
  const halves =
    impulseOfMinutes(30, 120, reserve, "male") + impulseOfMinutes(30, 180, reserve, "male");
  expect(trainingImpulse(seconds, reserve, "male")).toBeCloseTo(halves, 9);
  expect(halves).toBeGreaterThan(impulseOfMinutes(60, 150, reserve, "male"));
});
