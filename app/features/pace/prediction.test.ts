import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";
import { standardDistances } from "./pace.ts";
import { isFitted, predictions, predictRace, predictSeconds, riegelBeside } from "./prediction.ts";

const half = 21_097.5;

/**
 * Riegel's formula as it is published with its values: 25:00 over 5K gives 52:07 over 10K
 * (calcso.com, which rounds to 52:08), 22:00 over 5K gives 45:52 and 1:41:12
 * (train.inquilinos.me/blog/riegel-race-time-prediction), and twice the distance takes 2.085 times
 * as long (usecalcpro.com/sports/race-predictor-calculator).
 */
test.each([
  [5000, 1500, 10_000, "52:07"],
  [5000, 1320, 10_000, "45:52"],
  [5000, 1320, half, "1:41:12"],
])("%d m in %d s promise for %d m a time of %s", (meters, seconds, over, time) => {
  const predicted = predictSeconds({ meters, seconds }, over);
  const [hours = 0, minutes = 0, rest = 0] = `0:${time}`.split(":").slice(-3).map(Number);
  // The published tables round intermediate results.
  expect(Math.abs(predicted - (hours * 3600 + minutes * 60 + rest))).toBeLessThanOrEqual(4);
});

test("beyond two hours Riegel's time is given beside the slower estimate", () => {
  const known = { meters: 10_000, seconds: 48 * 60 };
  expect(formatDuration(riegelBeside(known, 42_195) ?? 0)).toBe("3:40:49");
  expect(formatDuration(predictSeconds(known, 42_195))).toBe("3:55:14");
  expect(riegelBeside(known, half)).toBeNull();
  const rows = predictions(known, standardDistances, "10K");
  expect(rows.filter(({ riegel }) => riegel !== null).map(({ name }) => name)).toContain(
    "Marathon",
  );
});

test("twice the distance takes 2.085 times as long", () => {
  expect(predictSeconds({ meters: 1, seconds: 1 }, 2)).toBeCloseTo(2.085, 3);
});

test("from two hours on the time grows faster, and from four hours on faster still", () => {
  const hours = (known: number, over: number) =>
    predictSeconds({ meters: 42_195, seconds: known * 3600 }, over * 42_195) / 3600;
  expect(hours(2, 1.5)).toBeCloseTo(2 * 1.5 ** 1.17, 6);
  expect(hours(4, 2)).toBeCloseTo(4 * 2 ** 1.2, 6);
  // Over both edges and back again.
  expect(hours(hours(1.5, 8), 1 / 8)).toBeCloseTo(1.5, 6);
});

/** Marathon times of runners with the climb of the race; nobody has run UTMB in less than 19:37. */
test("a mountain race is predicted with its climb, and with the spread of real results", () => {
  const utmb = { meters: 171_000, climb: 10_000 };
  const of = (seconds: number) => predictRace({ meters: 42_195, seconds }, utmb);
  const { seconds, fastest, slowest } = of(3 * 3600);
  expect(seconds / 3600).toBeGreaterThan(24);
  expect(slowest / 3600).toBeGreaterThan(32);
  expect(fastest).toBeLessThan(seconds);
  expect(of(3.5 * 3600).seconds).toBeGreaterThan(seconds);
  const flat = predictRace({ meters: 10_000, seconds: 2400 }, { meters: half, climb: null });
  expect(flat.seconds).toBeCloseTo(predictSeconds({ meters: 10_000, seconds: 2400 }, half), 6);
});

test("predicting back from a prediction gives the first time again", () => {
  for (const { meters: over } of standardDistances) {
    const seconds = predictSeconds({ meters: 10_000, seconds: 2700 }, over);
    expect(predictSeconds({ meters: over, seconds }, 10_000)).toBeCloseTo(2700, 6);
    const by = predictSeconds({ meters: over, seconds }, half);
    expect(by).toBeCloseTo(predictSeconds({ meters: 10_000, seconds: 2700 }, half), 6);
  }
});

test("a longer distance takes more time at a slower pace", () => {
  const rows = predictions({ meters: 10_000, seconds: 2700 }, standardDistances, "10K");
  const paces = rows.map(({ meters, seconds }) => seconds / meters);
  expect(paces).toEqual(paces.toSorted((one, other) => one - other));
});

test("a time outside 3.5 minutes to four hours is marked as a guess", () => {
  expect([209, 210, 14_400, 14_401].map(isFitted)).toEqual([false, true, true, false]);
  const rows = predictions({ meters: 10_000, seconds: 2700 }, standardDistances, "10K");
  const guesses = rows.filter(({ isGuess }) => isGuess).map(({ name }) => name);
  expect(guesses).toEqual(["50K", "100K"]);
  const slow = predictions({ meters: 42_195, seconds: 5 * 3600 }, standardDistances, "Marathon");
  expect(slow.filter(({ isGuess }) => !isGuess).map(({ name }) => name)).toEqual(["Marathon"]);
});

test("the known run appears once among the predictions", () => {
  const rows = predictions({ meters: 12_000, seconds: 3600 }, standardDistances, "12 km");
  expect(rows.map(({ name }) => name).slice(2, 5)).toEqual(["10K", "12 km", "15K"]);
  const known = rows.filter(({ isKnown }) => isKnown);
  expect(known.map(({ seconds }) => formatDuration(seconds))).toEqual(["1:00:00"]);
  const of10 = predictions({ meters: 10_000, seconds: 2700 }, standardDistances, "10K");
  expect(of10.filter(({ name }) => name === "10K")).toHaveLength(1);
});
