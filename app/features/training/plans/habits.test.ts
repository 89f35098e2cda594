import { expect, test } from "vitest";
import { addDays } from "#values/day.ts";
import type { DayOfWeek } from "../rules/plan.ts";
import { habitsOf, usualCourse } from "./habits.ts";

const today = "2027-03-03";
const usual = { freeDays: [0, 2, 3, 4, 6] as DayOfWeek[], longRunDay: 0 as const };

/** Runs of some weeks on Tuesday, Thursday and Saturday, the last one the longest. */
function weeksOfRuns(weeks: number) {
  return Array.from({ length: weeks }, (_, week) =>
    [
      ["2027-03-02", 6000],
      ["2027-02-25", 6000],
      ["2027-02-27", 15_000],
    ].map(([day, meters]) => ({ day: addDays(String(day), -7 * week), meters: Number(meters) })),
  ).flat();
}

test("the usual week, the longest run and the days come from the runs of the last weeks", () => {
  expect(habitsOf(weeksOfRuns(8), today, usual)).toEqual({
    weeklyMeters: 27_000,
    longestRecentMeters: 15_000,
    freeDays: [2, 4, 6],
    longRunDay: 6,
  });
});

test("a runner with one week of recordings keeps the usual days, and its distance is not divided by four", () => {
  const habits = habitsOf(weeksOfRuns(1), today, usual);
  expect(habits?.weeklyMeters).toBeCloseTo(27_000);
  expect(habits).toMatchObject({ freeDays: usual.freeDays, longRunDay: 6 });
});

test("without a run in the last four weeks, no habits are known", () => {
  const old = weeksOfRuns(2).map(({ day, meters }) => ({ day: addDays(day, -40), meters }));
  expect(habitsOf(old, today, usual)).toBeNull();
  expect(habitsOf([], today, usual)).toBeNull();
});

test.each([
  [15_000, "half"],
  [6000, "5K"],
  [200_000, "marathon"],
  [null, "5K"],
])("a form begins with the distance nearest to a longest run of %j: %s", (longest, expected) => {
  const courses = [
    { id: "marathon", meters: 42_195 },
    { id: "half", meters: 21_097 },
    { id: "5K", meters: 5000 },
    { id: "children", meters: 800 },
    { id: "walk", meters: null },
  ];
  expect(usualCourse(courses, longest)).toBe(expected);
  expect(usualCourse([{ id: "walk", meters: null }], longest)).toBe("walk");
  expect(usualCourse([], longest)).toBeNull();
});
