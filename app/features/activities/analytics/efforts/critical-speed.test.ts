import { expect, test } from "vitest";
import { criticalSpeed, lineThrough, secondsAtCriticalSpeed } from "./critical-speed.ts";

/** Examples as they are published, each within its printed precision. */
test.each([
  // novacalculator.com/critical-speed: 3.810 m/s and 228.6 m
  {
    runs: [
      { meters: 1600, seconds: 360 },
      { meters: 3200, seconds: 780 },
    ],
    speed: 3.81,
    reserve: 228.6,
    digits: { speed: 3, reserve: 1 },
  },
  // runregimen.com/tools/critical-speed-calculator: 3.75 m/s and 75 m
  {
    runs: [
      { meters: 1200, seconds: 300 },
      { meters: 3000, seconds: 780 },
    ],
    speed: 3.75,
    reserve: 75,
    digits: { speed: 2, reserve: 0 },
  },
])("the published example of $speed m/s comes out", ({ runs, speed, reserve, digits }) => {
  const line = lineThrough(runs);
  expect(line.speed).toBeCloseTo(speed, digits.speed);
  expect(line.reserve).toBeCloseTo(reserve, digits.reserve);
});

/** Efforts on a line, each with its error in seconds. */
function efforts(speed: number, reserve: number, errors: Record<number, number>) {
  return Object.entries(errors).map(([way, error]) => {
    const meters = Number(way);
    return { meters, seconds: (meters - reserve) / speed + error };
  });
}

test("efforts on a line give its slope and its height, without an error", () => {
  const found = criticalSpeed(efforts(4, 200, { 1000: 0, 1609: 0, 3000: 0, 5000: 0 }));
  expect(found).toMatchObject({
    speed: expect.closeTo(4, 9),
    reserve: expect.closeTo(200, 6),
    speedError: expect.closeTo(0, 6),
  });
});

test("the errors are those of a regression", () => {
  // Times 1, 2, 3 with distances 1, 2, 2: slope 0.5, height 0.667, errors by the textbook.
  const line = lineThrough([
    { seconds: 1, meters: 1 },
    { seconds: 2, meters: 2 },
    { seconds: 3, meters: 2 },
  ]);
  expect(line.speed).toBeCloseTo(0.5, 9);
  expect(line.reserve).toBeCloseTo(2 / 3, 9);
  expect(line.speedError).toBeCloseTo(Math.sqrt(1 / 12), 9);
  expect(line.reserveError).toBeCloseTo(Math.sqrt((1 / 6) * (1 / 3 + 4 / 2)), 9);
});

test("efforts outside 2 to 20 minutes and easy ones do not count", () => {
  const found = criticalSpeed([
    ...efforts(4, 200, { 1000: 0, 1609: 0, 3000: 0 }),
    { meters: 400, seconds: 62 },
    { meters: 5000, seconds: 1500 },
    { meters: 2000, seconds: 600 },
  ]);
  expect(found).toMatchObject({ speed: expect.closeTo(4, 9) });
  expect("efforts" in found && found.efforts.map(({ meters }) => meters)).toEqual([
    1000, 1609, 3000,
  ]);
});

test("it does not guess: too few efforts, efforts of about one length, efforts that are no line", () => {
  expect(criticalSpeed([])).toEqual({ problem: "too-few-efforts", known: 0, needed: 3 });
  expect(criticalSpeed(efforts(4, 200, { 1000: 0, 3000: 0 }))).toMatchObject({ known: 2 });
  const alike = efforts(4, 200, { 1000: 0, 1200: 0, 1400: 0 });
  expect(criticalSpeed(alike)).toEqual({ problem: "efforts-too-alike" });
  // An even pace has no reserve: these are parts of one run.
  const even = efforts(4, 0, { 1000: 0, 2000: 0, 4000: 0 });
  expect(criticalSpeed(even)).toMatchObject({ problem: expect.anything() });
});

test("a published prediction comes out, and nothing is promised beyond twenty minutes", () => {
  // novacalculator.com/critical-speed predicts 20:52 over 5000 m.
  const line = { speed: 3.81, reserve: 228.6 };
  expect((5000 - line.reserve) / line.speed).toBeCloseTo(1252.3, 1);
  expect(secondsAtCriticalSpeed(line, 5000)).toBeNull();
  expect(secondsAtCriticalSpeed(line, 3000)).toBeCloseTo(727.4, 1);
  expect(secondsAtCriticalSpeed(line, 400)).toBeNull();
});
