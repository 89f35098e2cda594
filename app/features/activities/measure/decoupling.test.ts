import { expect, test } from "vitest";
import { decouplingOf, steadyDecoupling } from "./decoupling.ts";
import type { EffortStep } from "./heart.ts";

test("193 for 136 beats, then 195 for 142 beats is a decoupling of 3.23 %, as published", () => {
  // isaacrides.blogspot.com/2008/05/decoupling-at-323.html, after Friel; watts stand for speed.
  const decoupling = decouplingOf({ speed: 193, heartRate: 136 }, { speed: 195, heartRate: 142 });
  expect(decoupling * 100).toBeCloseTo(3.23, 2);
});

/** Steps of half a minute; `at` says the speed and the heart rate of each minute. */
function run(minutes: number, at: (minute: number) => { speed: number; heartRate: number | null }) {
  return Array.from({ length: minutes * 2 }, (_, step): EffortStep => {
    const { speed, heartRate } = at(step / 2);
    return { seconds: 30, meters: speed * 30, heartRate };
  });
}

test("the first ten minutes do not count, then the halves are compared", () => {
  const steps = run(70, (minute) => ({
    speed: 3,
    heartRate: minute < 10 ? 100 : minute < 40 ? 140 : 147,
  }));
  expect(steadyDecoupling(steps, 50)).toBeCloseTo(1 - 140 / 147, 9);
});

test("a run that is short, hilly, uneven or measured in parts has no decoupling", () => {
  const even = () => ({ speed: 3, heartRate: 140 });
  expect(steadyDecoupling(run(40, even), null)).toBeCloseTo(0, 9);
  expect(steadyDecoupling(run(39, even), null)).toBeNull();
  expect(steadyDecoupling(run(60, even), 200)).toBeNull();
  const intervals = (minute: number) => ({ speed: minute % 8 < 4 ? 4.5 : 2.5, heartRate: 150 });
  expect(steadyDecoupling(run(60, intervals), null)).toBeNull();
  const gaps = (minute: number) => ({ speed: 3, heartRate: minute % 5 < 1 ? null : 140 });
  expect(steadyDecoupling(run(60, gaps), null)).toBeNull();
  expect(steadyDecoupling([], null)).toBeNull();
});
