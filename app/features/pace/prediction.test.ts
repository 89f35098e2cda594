import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";
import { isFitted, predictions, predictSeconds } from "./prediction.ts";
import { standardDistances } from "./standard-distances.ts";

const half = 21_097.5;

/**
 * Riegel's formula as it is published with its values: 25:00 over 5K gives 52:07 over 10K
 * (calcso.com, which rounds to 52:08), 22:00 over 5K gives 45:52, 1:41:12 and 3:31:00
 * (train.inquilinos.me/blog/riegel-race-time-prediction), and twice the distance takes 2.085 times
 * as long (usecalcpro.com/sports/race-predictor-calculator).
 */
test.each([
  [5000, 1500, 10_000, "52:07"],
  [5000, 1320, 10_000, "45:52"],
  [5000, 1320, half, "1:41:12"],
  [5000, 1320, 42_195, "3:31:00"],
])("%d m in %d s promise for %d m a time of %s", (meters, seconds, over, time) => {
  const predicted = predictSeconds({ meters, seconds }, over);
  const [hours = 0, minutes = 0, rest = 0] = `0:${time}`.split(":").slice(-3).map(Number);
  // The published tables round intermediate results.
  expect(Math.abs(predicted - (hours * 3600 + minutes * 60 + rest))).toBeLessThanOrEqual(4);
});

test("twice the distance takes 2.085 times as long", () => {
  expect(predictSeconds({ meters: 1, seconds: 1 }, 2)).toBeCloseTo(2.085, 3);
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

test("a time outside 3.5 to 230 minutes is marked as a guess", () => {
  expect([209, 210, 13_800, 13_801].map(isFitted)).toEqual([false, true, true, false]);
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
