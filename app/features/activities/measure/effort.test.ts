import { expect, test } from "vitest";
import {
  decouplingOf,
  type EffortRecord,
  effortOf,
  impulseOfMinutes,
  steadyDecoupling,
  trainingImpulse,
} from "./effort.ts";
import type { EffortStep } from "./heart.ts";

const body = { sex: "male", maxHeartRate: 190, restingHeartRate: 50 } as const;

/** An even run at 3 m/s and 140 beats, in the easy band of `body`. */
function evenRun(minutes: number): EffortRecord {
  const heartRateSeconds = new Array<number>(210).fill(0);
  heartRateSeconds[140 - 30] = minutes * 60;
  const steps = Array.from({ length: minutes * 2 }, () => ({
    seconds: 30,
    meters: 90,
    heartRate: 140,
  }));
  return { sport: "run", movingSeconds: minutes * 60, climb: 20, heartRateSeconds, steps };
}

test("an even hour at 140 beats has an impulse, fifty easy minutes, one zone and no decoupling", () => {
  const effort = effortOf(evenRun(60), body);
  // 60 × 0.642857 × 0.64 e^(1.92 × 0.642857)
  expect(effort.trainingImpulse).toBeCloseTo(84.82, 2);
  expect(effort).toMatchObject({ easySeconds: 3000, easyMeters: 9000 });
  expect(effort.decoupling).toBeCloseTo(0, 12);
  expect(effort.zoneSeconds).toEqual([0, 0, 0, 3600, 0, 0]);
});

test("without heart rate, or with one for less than four fifths of the time, nothing is computed", () => {
  const nothing = {
    trainingImpulse: null,
    easySeconds: null,
    easyMeters: null,
    decoupling: null,
    zoneSeconds: null,
  };
  expect(effortOf({ ...evenRun(60), heartRateSeconds: null }, body)).toEqual(nothing);
  expect(effortOf({ ...evenRun(60), movingSeconds: 80 * 60 }, body)).toEqual(nothing);
});

test("each number needs only its own part of the profile", () => {
  const nobody = { sex: null, maxHeartRate: null, restingHeartRate: null };
  expect(effortOf(evenRun(60), nobody)).toMatchObject({
    trainingImpulse: null,
    easySeconds: null,
    zoneSeconds: null,
    decoupling: expect.closeTo(0, 12),
  });
  // 140 of 190 is 74 % of the maximum, in the easy band by the maximum.
  expect(effortOf(evenRun(60), { ...nobody, maxHeartRate: 190 })).toMatchObject({
    trainingImpulse: null,
    easySeconds: 3000,
    zoneSeconds: [0, 0, 0, 3600, 0, 0],
  });
});

test("a trail or a walk has an impulse but no easy pace and no decoupling", () => {
  for (const sport of ["trail", "walk", "other"] as const) {
    const effort = effortOf({ ...evenRun(60), sport }, body);
    expect(effort.trainingImpulse).toBeGreaterThan(80);
    expect(effort).toMatchObject({ easySeconds: null, easyMeters: null, decoupling: null });
  }
});

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
