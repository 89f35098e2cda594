import { expect, test } from "vitest";
import { numbersFrom } from "./seeded.ts";

test("a seed always gives the same numbers, another seed others", () => {
  const [first, again, other] = [numbersFrom(1), numbersFrom(1), numbersFrom(2)];
  const take = (next: () => number) => Array.from({ length: 5 }, next);
  const numbers = take(first);
  expect(take(again)).toEqual(numbers);
  expect(take(other)).not.toEqual(numbers);
});

test("the numbers are spread evenly from 0 to below 1", () => {
  const next = numbersFrom(7);
  const numbers = Array.from({ length: 10_000 }, next);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});
