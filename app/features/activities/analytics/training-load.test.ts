import { expect, test } from "vitest";
import { addDays } from "#values/day.ts";
import { fitnessCurve } from "./training-load.ts";

const first = "2026-01-01";
const daily = (days: number, impulse: number) =>
  Array.from({ length: days }, (_, place) => ({ day: addDays(first, place), impulse }));

test("constant training fills the curves as an exponential does: 63 % after one constant, 95 % after three", () => {
  const curve = fitnessCurve(daily(126, 100), addDays(first, 125));
  expect(curve[41]?.fitness).toBeCloseTo(100 * (1 - Math.exp(-1)), 9);
  expect(curve[6]?.fatigue).toBeCloseTo(100 * (1 - Math.exp(-1)), 9);
  expect(curve[125]?.fitness).toBeCloseTo(95.02, 2);
});

test("the first days of 100 a day are 2.35, 4.65 and 6.89, as the published recursion gives them", () => {
  // math.stackexchange.com/questions/1633233: 100 (1 − e^(−1/42)) + yesterday e^(−1/42)
  const curve = fitnessCurve(daily(3, 100), addDays(first, 2));
  expect(curve.map(({ fitness }) => Math.round(fitness * 100) / 100)).toEqual([2.35, 4.65, 6.89]);
});

test("rest halves fitness in 29 days and fatigue in 5", () => {
  const curve = fitnessCurve([{ day: first, impulse: 500 }], addDays(first, 60));
  const at = (day: number) => curve[day] ?? { fitness: 0, fatigue: 0 };
  expect(at(29).fitness / at(0).fitness).toBeCloseTo(0.5, 2);
  expect(at(5).fatigue / at(0).fatigue).toBeCloseTo(0.49, 2);
});

test("form is negative after hard days and positive after rest", () => {
  const curve = fitnessCurve(daily(90, 80), addDays(first, 110));
  expect(curve[30]?.form).toBeLessThan(0);
  expect(curve[105]?.form).toBeGreaterThan(0);
});

test("runs of one day are added, days without one count as 0, and no run is no curve", () => {
  const twice = [
    { day: "2026-01-03", impulse: 30 },
    { day: first, impulse: 10 },
    { day: first, impulse: 20 },
  ];
  const curve = fitnessCurve(twice, "2026-01-04");
  expect(curve.map(({ impulse }) => impulse)).toEqual([30, 0, 30, 0]);
  expect(fitnessCurve([], first)).toEqual([]);
});
