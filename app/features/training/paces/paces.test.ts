import { expect, test } from "vitest";
import { predictSeconds } from "#features/pace/prediction.ts";
import { secondsAtVdot } from "#features/pace/vdot.ts";
import { middleOf, pacesFor } from "./paces.ts";

const at = (vdot: number) =>
  pacesFor({
    level: "intermediate",
    begins: "2026-11-23",
    injuryWeeks: null,
    age: null,
    result: { meters: 10_000, seconds: secondsAtVdot(vdot, 10_000), day: "2026-11-01" },
    goal: { meters: 42_195, seconds: null },
  });

/** Jack Daniels, "Daniels' Running Formula", training intensities: threshold and interval for 1 km. */
test.each([
  [40, 5 * 60 + 6, 4 * 60 + 42],
  [50, 4 * 60 + 15, 3 * 60 + 55],
  [60, 3 * 60 + 40, 3 * 60 + 23],
])("a VDOT of %d has the paces of the published table", (vdot, threshold, interval) => {
  const { byEffort } = at(vdot);
  expect(Math.abs(middleOf(byEffort.threshold) - threshold)).toBeLessThanOrEqual(1);
  expect(Math.abs(middleOf(byEffort.interval) - interval)).toBeLessThanOrEqual(1);
});

test("the paces of a runner are in order, and faster with a better result", () => {
  for (let vdot = 22; vdot < 84; vdot += 4) {
    const { easy, marathon, threshold, interval, repetition, walk } = at(vdot).byEffort;
    const paces = [repetition, interval, threshold, marathon].map(middleOf);
    expect(paces).toEqual(paces.toSorted((one, other) => one - other));
    expect(easy.fastest).toBeLessThan(easy.slowest);
    expect(middleOf(walk)).toBeGreaterThan(middleOf(interval));
    const better = at(vdot + 1).byEffort;
    expect(middleOf(better.threshold)).toBeLessThan(middleOf(threshold));
  }
});

test("a wish sets the race pace only within 3 % of the prediction, and no other pace", () => {
  const result = { meters: 10_000, seconds: 2700, day: "2026-11-01" };
  const asked = (seconds: number | null) =>
    pacesFor({
      level: "advanced",
      begins: "2026-11-23",
      injuryWeeks: null,
      age: null,
      result,
      goal: { meters: 10_000, seconds },
    }).byEffort;
  expect(middleOf(asked(2650).race)).toBeCloseTo(265);
  expect(middleOf(asked(2000).race)).toBeCloseTo(270);
  expect(asked(2000).threshold).toEqual(asked(null).threshold);
});

test("race pace of a half follows the promised time for a wish out of reach, and a slow wish", () => {
  const asked = (seconds: number) =>
    pacesFor({
      level: "intermediate",
      begins: "2026-11-23",
      injuryWeeks: null,
      age: null,
      result: { meters: 10_000, seconds: 2700, day: "2026-11-01" },
      goal: { meters: 21_097.5, seconds },
    }).byEffort;
  const promised = predictSeconds({ meters: 10_000, seconds: 2700 }, 21_097.5);
  expect(middleOf(asked(5400).race)).toBeCloseTo(promised / 21.0975);
  expect(middleOf(asked(9000).race)).toBeCloseTo(9000 / 21.0975);
});

test("without a result, sessions are calculated with a slower pace for older runners", () => {
  const aged = (age: number | null) =>
    pacesFor({
      level: "intermediate",
      begins: "2026-11-23",
      injuryWeeks: null,
      age,
      result: null,
      goal: { meters: 10_000, seconds: null },
    }).vdot;
  expect([aged(null), aged(40), aged(65)].map((vdot) => vdot / 38)).toEqual([1, 1, 0.75]);
});

test("an old result sets no paces, and weeks without running make them slower", () => {
  const answers = {
    level: "intermediate" as const,
    injuryWeeks: null,
    age: null,
    result: { meters: 10_000, seconds: 2700, day: "2026-05-01" },
    goal: { meters: 10_000, seconds: null },
  };
  expect(pacesFor({ ...answers, begins: "2026-10-30" }).isKnown).toBe(true);
  expect(pacesFor({ ...answers, begins: "2026-10-31" }).isKnown).toBe(false);
  const [rested, fit] = [8, null].map((injuryWeeks) =>
    pacesFor({ ...answers, begins: "2026-06-01", injuryWeeks }),
  );
  expect(rested!.vdot / fit!.vdot).toBeCloseTo(0.847);
});
