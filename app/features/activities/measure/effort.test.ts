import { expect, test } from "vitest";
import { type EffortRecord, effortOf } from "./effort.ts";

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
