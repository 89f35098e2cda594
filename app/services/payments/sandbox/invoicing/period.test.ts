import { expect, test } from "vitest";
import { partLeft, periodEnd } from "./period.ts";

const seconds = (day: string) => Date.parse(`${day}T10:20:30Z`) / 1000;

test.each([
  ["2026-11-20", "month", "2026-12-20"],
  ["2026-12-31", "month", "2027-01-31"],
  ["2027-01-31", "month", "2027-02-28"],
  ["2028-01-31", "month", "2028-02-29"],
  ["2028-02-29", "year", "2029-02-28"],
  ["2026-11-20", "year", "2027-11-20"],
] as const)("a period from %s for a %s ends on %s", (start, interval, end) => {
  expect(periodEnd(seconds(start), interval)).toBe(seconds(end));
});

test("the day of the first period returns after a short month", () => {
  const anchor = seconds("2027-01-31");
  const february = periodEnd(anchor, "month", anchor);
  expect(periodEnd(february, "month", anchor)).toBe(seconds("2027-03-31"));
});

test("the rest of a period is counted in seconds, from nothing to all of it", () => {
  const period = { start: 1000, end: 2000 };
  expect(partLeft(period, 1000)).toBe(1);
  expect(partLeft(period, 1250)).toBe(0.75);
  expect(partLeft(period, 3000)).toBe(0);
  expect(partLeft(period, 0)).toBe(1);
});
