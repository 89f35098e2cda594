import { expect, test } from "vitest";
import { flatMeters, metersOnClimb } from "./climb.ts";
import { mostOfLongRun, mostOfWeek } from "./growth.ts";
import { isShortOfRace, shareOfLongRun } from "./long-run.ts";
import { periodProblem, weeksOf } from "./period.ts";
import { joinedBreaks, returnShare, shareAfterBreak, wayBack } from "./return.ts";
import { taperOf } from "./taper.ts";
import { mostWork } from "./work.ts";

/** Jack Daniels, "Daniels' Running Formula": adjustment of VDOT after days without running. */
test.each([
  [5, 1],
  [10, 0.985],
  [14, 0.973],
  [28, 0.931],
  [42, 0.889],
  [56, 0.847],
  [90, 0.8],
])("%d days without running leave %d of a VDOT", (days, share) => {
  expect(shareAfterBreak(days)).toBeCloseTo(share, 3);
});

test("a week off is followed by four days at half and four at three quarters of the load", () => {
  const breaks = [{ from: "2027-01-04", to: "2027-01-10" }];
  const shares = ["10", "11", "14", "15", "18", "19"].map((day) =>
    returnShare(`2027-01-${day}`, breaks),
  );
  expect(shares).toEqual([1, 0.5, 0.5, 0.75, 0.75, 1]);
  expect(wayBack(5)).toEqual([]);
  expect(wayBack(60).map(({ share }) => share)).toEqual([0.33, 0.5, 0.7, 0.85]);
});

test("breaks that touch or overlap are one, in whatever order they are said", () => {
  const pieces = [
    ["15", "19"],
    ["10", "14"],
    ["11", "12"],
    ["18", "20"],
    ["22", "23"],
  ].map(([from, to]) => ({ from: `2027-01-${from}`, to: `2027-01-${to}` }));
  expect(joinedBreaks(pieces)).toEqual([
    { from: "2027-01-10", to: "2027-01-20" },
    { from: "2027-01-22", to: "2027-01-23" },
  ]);
});

test("small weeks grow by 2 km and short runs by 1.5 km, others by a tenth", () => {
  expect([10_000, 20_000, 50_000].map(mostOfWeek)).toEqual([12_000, 22_000, 55_000].map(near));
  expect([5000, 15_000, 30_000].map(mostOfLongRun)).toEqual([6500, 16_500, 33_000].map(near));
});

const near = (meters: number) => expect.closeTo(meters, 3);

test("the fewer runs in a week, the larger the share of the long one may be", () => {
  const shares = [1, 2, 3, 4, 5, 6, 7].map(shareOfLongRun);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shareOfLongRun(6)).toBeLessThan(0.35);
});

test("every taper takes 40 to 60 % off, over one week for short races and two for long ones", () => {
  const kinds = ["5k", "10k", "half", "marathon", "ultra"] as const;
  for (const kind of kinds) {
    const shares = taperOf(kind);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThanOrEqual(0.4);
    expect(mean).toBeLessThanOrEqual(0.6);
  }
  expect(kinds.map((kind) => taperOf(kind).length)).toEqual([1, 1, 2, 2, 2]);
});

test("the weeks of a plan end on the weekday of its race", () => {
  const weeks = weeksOf("2027-01-06", "2027-02-06");
  expect(weeks.map(({ from, to }) => [from, to])).toEqual([
    ["2027-01-06", "2027-01-09"],
    ["2027-01-10", "2027-01-16"],
    ["2027-01-17", "2027-01-23"],
    ["2027-01-24", "2027-01-30"],
    ["2027-01-31", "2027-02-06"],
  ]);
  expect(periodProblem("2027-01-10", "2027-02-06")).toBe("too-soon");
  expect(periodProblem("2027-01-09", "2027-02-06")).toBeNull();
});

test("the fast part of a session is a share of its week", () => {
  const week = 6 * 3600;
  expect(mostWork("tempo", week)).toBe(36 * 60);
  expect(mostWork("intervals", week)).toBe(28.8 * 60);
  expect(mostWork("repetitions", week)).toBe(18 * 60);
  expect(mostWork("tempo", 20 * 3600)).toBe(45 * 60);
  expect(mostWork("easy", week)).toBe(0);
});

test("climbing takes as long as eight times its meters on the flat", () => {
  expect(flatMeters(10_000, 0.1)).toBeCloseTo(17_920);
  expect(metersOnClimb(flatMeters(10_000, 0.1), 0.1)).toBeCloseTo(10_000);
});

test("a plan says when its longest run is too short for the race", () => {
  expect(isShortOfRace(12_000, 50_000)).toBe(true);
  expect(isShortOfRace(18_000, 42_195)).toBe(true);
  expect(isShortOfRace(19_500, 42_195)).toBe(false);
  expect(isShortOfRace(20_000, 100_000)).toBe(false);
  expect(isShortOfRace(4000, 5000)).toBe(false);
});
