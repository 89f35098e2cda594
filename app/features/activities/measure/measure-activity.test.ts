import { expect, test } from "vitest";
import { roundRun, type WatchSample } from "../../../../tests/support/content/watch-file.ts";
import { seededNoise } from "../../../../tests/support/races/synthetic-courses.ts";
import type { Recording } from "../reading/recording.ts";
import { bestEfforts, isBeyondRecords } from "./efforts.ts";
import { measureActivity } from "./measure-activity.ts";

const unstated = { meters: null, seconds: null, climb: null, descent: null };

/** A recording of samples; what they do not say is not known. */
function recordingOf(samples: WatchSample[], about: Partial<Recording> = {}): Recording {
  const column = (value: (sample: WatchSample) => number | undefined) =>
    Float64Array.from(samples, (sample) => value(sample) ?? Number.NaN);
  return {
    format: "fit",
    name: "",
    sport: "run",
    startedAt: new Date("2026-05-03T06:30:00Z"),
    utcOffsetMinutes: null,
    seconds: column(({ seconds }) => seconds),
    lat: column(({ lat }) => lat),
    lon: column(({ lon }) => lon),
    height: column(({ height }) => height),
    meters: column(({ meters }) => meters),
    heartRate: column(({ heartRate }) => heartRate),
    cadence: column(({ cadence }) => cadence),
    pauses: [],
    device: unstated,
    outOfOrder: 0,
    isSportNamed: true,
    notices: [],
    ...about,
  };
}

const codes = (measure: ReturnType<typeof measureActivity>) =>
  measure.notices.map(({ code }) => code);

test("a run with known truth: length, climb, splits and efforts", () => {
  const measure = measureActivity(recordingOf(roundRun({ meters: 10_000, speed: 4 })));
  expect(measure.meters).toBeCloseTo(10_000, -2);
  expect(measure.movingSeconds).toBe(2500);
  expect(measure.climb).toBeCloseTo(60, -1);
  expect(measure.kilometers).toHaveLength(10);
  for (const { seconds } of measure.kilometers) expect(seconds).toBeCloseTo(250, -1);
  expect(measure.efforts.find(({ meters }) => meters === 5000)?.seconds).toBeCloseTo(1250, -1);
  expect(measure.heartRateSeconds?.[150 - 30]).toBe(2500);
  expect(measure.steps[3]).toMatchObject({ seconds: 30, heartRate: 150 });
  expect(measure.steps[3]?.meters).toBeCloseTo(120, -1);
});

test("heart rates between two beats give whole numbers", () => {
  const samples = roundRun({ meters: 600, speed: 3, heartRate: 150.5 });
  expect(measureActivity(recordingOf(samples))).toMatchObject({
    averageHeartRate: 151,
    highestHeartRate: 151,
  });
});

test("a watch that jumps away and back adds nothing, and is said", () => {
  const samples = roundRun({ meters: 6000, speed: 3 });
  const even = measureActivity(recordingOf(samples)).meters;
  const jumped = samples.map((sample, index) =>
    index >= 500 && index < 510 ? { ...sample, lat: (sample.lat ?? 0) + 0.3 } : sample,
  );
  const measure = measureActivity(recordingOf(jumped));
  expect(measure.meters).toBeCloseTo(even, -1);
  expect(measure.notices).toContainEqual({ code: "jumps", count: 1 });
});

test("a watch that finds its place late keeps the true line", () => {
  const samples = roundRun({ meters: 6000, speed: 3 }).map(({ meters: _, ...sample }) => sample);
  const lost = samples.map((sample, index) =>
    index < 5 ? { ...sample, lat: 52.5, lon: 13.4 } : sample,
  );
  const measure = measureActivity(recordingOf(lost));
  expect(measure.meters).toBeGreaterThan(5950);
  expect(measure.meters).toBeLessThan(6050);
});

test("in a tunnel the device's own metres count, by its own measure; without them the straight line", () => {
  // Out, back and forth in a tunnel, and on: the watch counts a tenth too much.
  const tunnel = Array.from({ length: 1801 }, (_, seconds) => {
    const isDark = seconds > 600 && seconds < 1200;
    const north = (seconds <= 600 ? seconds : Math.max(600, seconds - 600)) * 3;
    const place = isDark ? {} : { lat: 45 + north / 111_195, lon: 7, height: 300 };
    return { seconds, ...place, meters: seconds * 3.3 };
  });
  const counted = measureActivity(recordingOf(tunnel));
  expect(counted.meters).toBeGreaterThan(5350);
  expect(counted.meters).toBeLessThan(5450);
  expect(counted.movingSeconds).toBeGreaterThan(1780);
  expect(counted.notices).toContainEqual({ code: "dark-device", seconds: 600 });
  const silent = measureActivity(recordingOf(tunnel.map(({ meters: _, ...each }) => each)));
  expect(silent.meters).toBeCloseTo(3600, -2);
  expect(silent.notices).toContainEqual({ code: "dark-line", seconds: 600 });
});

test("indoors the device's own metres count, and it is a treadmill", () => {
  const samples = roundRun({ meters: 5000, speed: 2.5 }).map(
    ({ lat: _, lon: __, height: ___, ...sample }) => sample,
  );
  const measure = measureActivity(recordingOf(samples));
  expect(measure).toMatchObject({ sport: "treadmill", meters: 5000, line: null, climb: null });
  expect(codes(measure)).toEqual(["indoor"]);
});

test("without any distance, time and heart rate are left", () => {
  const samples = [0, 10, 20, 30].map((seconds) => ({ seconds, heartRate: 120 }));
  const measure = measureActivity(recordingOf(samples));
  expect(measure).toMatchObject({ meters: 0, movingSeconds: 30, kilometers: [], efforts: [] });
  expect(codes(measure)).toEqual(["no-distance"]);
});

test("pauses and gaps do not move; a stop within a best effort counts", () => {
  const samples = roundRun({ meters: 3000, speed: 3 }).map((sample) => ({
    ...sample,
    seconds: sample.seconds + (sample.seconds > 500 ? 300 : 0),
  }));
  const paused = measureActivity(recordingOf(samples, { pauses: [{ from: 500, to: 800 }] }));
  expect(paused.movingSeconds).toBeCloseTo(1000, -1);
  expect(paused.elapsedSeconds).toBe(1300);
  expect(paused.notices).toContainEqual({ code: "pauses", count: 1, seconds: 300 });
  expect(paused.kilometers.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(1000, -1);
  const silent = measureActivity(recordingOf(samples));
  expect(silent.movingSeconds).toBeCloseTo(1000, -1);
  expect(silent.notices).toContainEqual({ code: "gaps", count: 1, seconds: 301 });
});

test("wavering heights are reported and add little climb", () => {
  const next = seededNoise(2);
  const wavering = roundRun({ meters: 10_000, speed: 3 }).map((sample) => ({
    ...sample,
    height: (sample.height ?? 0) + 3 * next(),
  }));
  const measure = measureActivity(recordingOf(wavering));
  expect(codes(measure)).toEqual(["noisy-heights"]);
  expect(measure.climb).toBeGreaterThan(40);
  expect(measure.climb).toBeLessThan(80);
  expect(codes(measureActivity(recordingOf(roundRun({ meters: 10_000, speed: 3 }))))).toEqual([]);
});

test("the date line and the poles are nothing special", () => {
  const samples = Array.from({ length: 1001 }, (_, index) => ({ seconds: index, height: 10 }));
  const east = 3 / 111_195;
  const overLine = samples.map((sample, index) => {
    const lon = 179.99 + index * east;
    return { ...sample, lat: 0, lon: lon > 180 ? lon - 360 : lon };
  });
  // A step aside keeps the line off latitude zero and longitude zero.
  const line = measureActivity(recordingOf(overLine.map((each) => ({ ...each, lat: 0.001 }))));
  expect(line.meters).toBeGreaterThan(2990);
  expect(line.meters).toBeLessThan(3020);
  const overPole = samples.map((sample, index) => {
    const north = 89.99 + index * east;
    return north > 90
      ? { ...sample, lat: 180 - north, lon: -170 }
      : { ...sample, lat: north, lon: 10 };
  });
  expect(measureActivity(recordingOf(overPole)).meters).toBeGreaterThan(2980);
});

test("the fastest stretch lies between samples, wherever it is", () => {
  const seconds = Float64Array.from({ length: 301 }, (_, index) => index);
  let way = 0;
  const meters = seconds.map((at) => {
    if (at > 0) way += at > 100 && at <= 200 ? 5 : 3;
    return way;
  });
  const [best] = bestEfforts(seconds, meters, [400]);
  expect(best).toEqual({ meters: 400, seconds: 80, from: expect.any(Number) });
  expect(best?.from).toBeGreaterThanOrEqual(300);
  expect(best?.from).toBeLessThanOrEqual(400);
  const [longer] = bestEfforts(seconds, meters, [530]);
  // 500 metres at 5 m/s and 30 metres at 3 m/s.
  expect(longer?.seconds).toBeCloseTo(110, 6);
});

/** A run northward at 3 m/s, whose watch counts with an error of its own. */
function straightRun(seconds: number, counts = 1): WatchSample[] {
  return Array.from({ length: seconds + 1 }, (_, at) => {
    const meters = at * 3 * counts;
    return { seconds: at, lat: 45 + (at * 3) / 111_195, lon: 7, height: 300, meters };
  });
}

test.each([
  { counts: 0.95, meters: 2850, notices: [] },
  { counts: 1.08, meters: 3240, notices: [] },
  { counts: 0.8, meters: 3000, notices: [{ code: "other-distance", meters: 2400 }] },
  { counts: 1.3, meters: 3000, notices: [{ code: "other-distance", meters: 3900 }] },
])("a watch that counts $counts of the way by its positions makes $meters m", (each) => {
  const measure = measureActivity(recordingOf(straightRun(1000, each.counts)));
  expect(measure.meters).toBeCloseTo(each.meters, -2);
  expect(Math.abs(measure.meters / each.meters - 1)).toBeLessThan(0.003);
  expect(measure.notices).toEqual(each.notices);
});

test("a watch that states only a total scales the distance by positions, or the time indoors", () => {
  const run = straightRun(1000).map(({ meters: _, ...sample }) => sample);
  const device = { ...unstated, meters: 3150 };
  const stated = measureActivity(recordingOf(run, { device }));
  expect(stated.meters).toBeCloseTo(3150, 3);
  expect(stated.kilometers).toHaveLength(4);
  const still = run.map(({ lat: _, lon: __, ...sample }) => sample);
  const indoors = measureActivity(recordingOf(still, { device }));
  expect(indoors).toMatchObject({ sport: "treadmill", meters: 3150 });
});

test("the way back with the watch stopped adds neither distance nor time", () => {
  // Nine repeats of 200 m, each followed by a walk back during a pause.
  const samples: WatchSample[] = [];
  const pauses: { from: number; to: number }[] = [];
  let now = 0;
  for (let repeat = 0; repeat < 9; repeat++) {
    for (let at = 0; at <= 40; at++) {
      samples.push({ seconds: now + at, lat: 45 + (at * 5) / 111_195, lon: 7, height: 300 });
    }
    if (repeat < 8) pauses.push({ from: now + 40, to: now + 160 });
    now += 160;
  }
  const measure = measureActivity(recordingOf(samples, { pauses }));
  expect(measure.meters).toBeGreaterThan(1780);
  expect(measure.meters).toBeLessThan(1820);
  expect(measure.movingSeconds).toBeCloseTo(360, 0);
});

test.each([
  { stated: 1000, moving: 1000, name: "moving alone" },
  { stated: 1210, moving: 1210, name: "the timer, with a stop at a light" },
  { stated: 700, moving: 1000, name: "neither" },
])("a watch that states $stated s is believed where it counts $name", ({ stated, moving }) => {
  const stop = (at: number) => (at > 500 ? 200 : 0);
  const run = straightRun(1000).flatMap((sample) => {
    const waits = Array.from({ length: sample.seconds === 500 ? 200 : 0 }, (_, more) => ({
      ...sample,
      seconds: 501 + more,
    }));
    return [{ ...sample, seconds: sample.seconds + stop(sample.seconds) }, ...waits];
  });
  const measure = measureActivity(recordingOf(run, { device: { ...unstated, seconds: stated } }));
  expect(Math.abs(measure.movingSeconds - moving)).toBeLessThan(12);
  const splits = measure.kilometers.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(splits).toBeCloseTo(measure.movingSeconds, 6);
});

test.each([
  { stated: 70, climb: 70, name: "it agrees" },
  { stated: 900, climb: 60, name: "it contradicts its heights" },
  { stated: null, climb: 60, name: "it states none" },
])("a watch that states $stated m of climb is heard: $name", ({ stated, climb }) => {
  const run = roundRun({ meters: 10_000, speed: 4 });
  const device = { ...unstated, climb: stated };
  const measure = measureActivity(recordingOf(run, { device }));
  expect(Math.abs((measure.climb ?? 0) - climb)).toBeLessThan(2);
  expect(Math.abs((measure.descent ?? 0) - 60)).toBeLessThan(2);
  const splits = measure.kilometers.reduce((sum, split) => sum + (split.climb ?? 0), 0);
  expect(splits).toBeCloseTo(measure.climb ?? 0, 6);
});

test("moving takes no longer than the whole, whatever the watch states", () => {
  const device = { ...unstated, seconds: 2560 };
  const { movingSeconds, elapsedSeconds } = measureActivity(
    recordingOf(roundRun({ meters: 10_000, speed: 4 }), { device }),
  );
  expect(movingSeconds).toBe(elapsedSeconds);
});

test("a stretch next to a position jump is not a best effort", () => {
  const run = straightRun(3000).map(({ meters: _, ...sample }) => sample);
  const shifted = run.map((sample) =>
    sample.seconds < 1500 ? sample : { ...sample, lat: (sample.lat ?? 0) + 400 / 111_195 },
  );
  const { efforts } = measureActivity(recordingOf(shifted));
  expect(efforts.map(({ meters }) => Math.round(meters))).toEqual([400, 800, 1000, 1609, 3000]);
  for (const { meters, seconds } of efforts) expect(meters / seconds).toBeLessThan(3.05);
});

test.each([
  { meters: 3591, seconds: 317, isBeyond: true },
  { meters: 100, seconds: 9.2, isBeyond: true },
  { meters: 60, seconds: 6.5, isBeyond: false },
  { meters: 1500, seconds: 210, isBeyond: false },
  { meters: 1500, seconds: 195, isBeyond: true },
  { meters: 42_195, seconds: 7235, isBeyond: false },
  { meters: 100_000, seconds: 21_900, isBeyond: false },
])("$meters m in $seconds s is beyond all records: $isBeyond", ({ isBeyond, ...run }) => {
  expect(isBeyondRecords(run)).toBe(isBeyond);
});

test.each([
  { name: "a swim", speed: 0.9, rise: 0, isSportNamed: false, sport: "other" },
  { name: "a swim that says run", speed: 0.9, rise: 0, isSportNamed: true, sport: "run" },
  { name: "a slow run", speed: 1.4, rise: 0, isSportNamed: false, sport: "run" },
  { name: "a climb", speed: 0.9, rise: 0.1, isSportNamed: false, sport: "run" },
])(
  "$name at $speed m/s without a sport is kept as $sport",
  ({ speed, rise, isSportNamed, sport }) => {
    const samples = Array.from({ length: 1800 }, (_, seconds) => {
      const meters = seconds * speed;
      return { seconds, lat: 45 + meters / 111_195, lon: 7, height: 200 + meters * rise };
    });
    const measure = measureActivity(recordingOf(samples, { isSportNamed }));
    expect(measure.sport).toBe(sport);
    expect(codes(measure).includes("unlikely-run")).toBe(sport === "other");
  },
);
