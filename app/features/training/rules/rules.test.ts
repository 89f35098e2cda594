import { expect, test } from "vitest";
import { flatMeters, metersOnClimb } from "#features/pace/prediction.ts";
import { fastSessionsIn, mostOfEasyRun, peakOf, runWalkIn } from "./beginners.ts";
import { isCutback, mostAfterReturn, mostOfLongRun, mostOfWeek, taperOf } from "./growth.ts";
import { mostWork } from "./hard-days.ts";
import { isShortOfRace, shareOfLongRun } from "./long-run.ts";
import { periodProblem, weeksOf } from "./plan.ts";
import { joinedBreaks, returnShare, shareAfterBreak, wayBack } from "./return.ts";

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

test("breaks that touch or overlap are one, in any order", () => {
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

test("after the steps of a return, weeks grow by 15 percent, or by 2 km", () => {
  expect([10_000, 40_000].map(mostAfterReturn)).toEqual([12_000, 46_000].map(near));
});

test("the peak of a plan fits its days: 45 to 60 km on three, and no easy run beyond its time", () => {
  const runner = {
    level: "intermediate" as const,
    weeklyMeters: 35_000,
    age: null,
    injuryWeeks: null,
  };
  const on = (days: number) =>
    peakOf("marathon", runner, { weeks: 18, days, longest: 28_000, pace: 350 });
  const peaks = [1, 2, 3, 4, 5].map(on);
  expect(peaks).toEqual(peaks.toSorted((one, other) => one - other));
  expect(on(3)).toBeGreaterThan(45_000);
  expect(on(3)).toBeLessThan(60_000);
  expect(on(1)).toBe(28_000);
  expect(mostOfEasyRun("advanced", 300)).toBe(18_000);
});

test("the highest week grows with the weeks of the plan, from a part of a usual one", () => {
  const of = (
    kind: "10k" | "half" | "marathon",
    weeks: number,
    weeklyMeters: number,
    about: { age?: number; injuryWeeks?: number } = {},
  ) => {
    const level = "intermediate" as const;
    const runner = { level, weeklyMeters, age: null, injuryWeeks: null, ...about };
    return peakOf(kind, runner, { weeks, days: 4, longest: 28_000, pace: 320 });
  };
  expect([of("10k", 10, 30_000), of("half", 12, 30_000)]).toEqual([42_000, 48_000].map(near));
  expect([of("half", 12, 5000), of("marathon", 40, 20_000)]).toEqual([37_700, 72_000].map(near));
  expect(of("10k", 10, 56_000)).toBe(56_000);
  expect(of("half", 18, 40_000, { injuryWeeks: 8 })).toBeCloseTo(44_000);
  expect(of("half", 18, 40_000, { age: 65 })).toBeCloseTo(52_000);
});

test("the last week before the taper is light, but for half marathons, whose taper is longer", () => {
  const runner = { level: "intermediate" as const, age: null };
  const light = (kind: "10k" | "half" | "marathon") =>
    [1, 2, 3, 4, 5].filter((beforeTaper) =>
      isCutback({ beforeTaper, wholeWeeks: 5, kind }, runner),
    );
  expect([light("10k"), light("half"), light("marathon")]).toEqual([[1, 5], [4], [1, 5]]);
});

test("newcomers walk in between for six weeks, run half an hour in the ninth, and then get fast sessions", () => {
  const runner = { weeklyMeters: 0, level: "beginner" as const, age: null };
  expect([0, 5, 6, 8].map((week) => runWalkIn(week, runner))).toEqual([
    { run: 60, walk: 90 },
    { run: 600, walk: 120 },
    { run: 1200, walk: 0 },
    { run: 1800, walk: 0 },
  ]);
  expect(runWalkIn(9, runner)).toBeNull();
  expect([8, 12, 13].map((week) => fastSessionsIn(week, runner))).toEqual([0, 0, 1]);
});

test("from the age of 60 a week has one fast session, and every third week is one of rest", () => {
  const young = { level: "advanced" as const, age: 59, weeklyMeters: 50_000 };
  expect([young, { ...young, age: 60 }].map((one) => fastSessionsIn(5, one))).toEqual([2, 1]);
  const sixth = { beforeTaper: 6, wholeWeeks: 4, kind: "half" as const };
  expect([young, { ...young, age: 60 }].map((one) => isCutback(sixth, one))).toEqual([false, true]);
  expect(isCutback({ beforeTaper: 8, wholeWeeks: 1, kind: "half" }, young)).toBe(false);
});

const near = (meters: number) => expect.closeTo(meters, 3);

test("the fewer runs in a week, the larger the share of the long one may be", () => {
  const shares = [1, 2, 3, 4, 5, 6, 7].map((runs) => shareOfLongRun(runs, "half"));
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shareOfLongRun(6, "half")).toBeLessThan(0.35);
});

test("every week of a taper takes 40 to 60 % off, of which short races have one and long ones two", () => {
  const kinds = ["5k", "10k", "half", "marathon", "ultra"] as const;
  for (const kind of kinds) {
    const shares = taperOf(kind);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.4);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.6);
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
  expect(periodProblem("2027-01-11", "2027-02-06")).toBe("too-soon");
  expect(periodProblem("2027-01-10", "2027-02-06")).toBeNull();
});

test("the fast part of a session is a share of its week", () => {
  const week = 6 * 3600;
  expect(mostWork("tempo", week, "10k")).toBe(36 * 60);
  expect(mostWork("intervals", week, "10k")).toBe(28.8 * 60);
  expect(mostWork("repetitions", week, "10k")).toBe(18 * 60);
  expect(mostWork("tempo", 20 * 3600, "10k")).toBe(45 * 60);
  expect(mostWork("easy", week, "10k")).toBe(0);
  const atRacePace = (["5k", "half", "marathon"] as const).map((goal) =>
    mostWork("race-pace", week, goal),
  );
  expect(atRacePace).toEqual([24 * 60, 43.2 * 60, 54 * 60].map(near));
});

test("climbing takes as long as eight times its meters on the flat", () => {
  expect(flatMeters(10_000, 0.1)).toBeCloseTo(17_920);
  expect(metersOnClimb(flatMeters(10_000, 0.1), 0.1)).toBeCloseTo(10_000);
});

test("a plan says when its longest run is too short for the race", () => {
  const isShort = (meters: number, race: number, hours = 1) =>
    isShortOfRace({ meters, seconds: hours * 3600 }, race);
  expect(isShort(12_000, 50_000)).toBe(true);
  expect(isShort(20_000, 42_195)).toBe(true);
  expect(isShort(20_000, 42_195, 2.5)).toBe(false);
  expect(isShort(22_000, 42_195)).toBe(false);
  expect(isShort(26_700, 100_000, 3)).toBe(true);
  expect(isShort(26_700, 50_000, 3)).toBe(false);
  expect(isShort(32_000, 170_000)).toBe(false);
  expect(isShort(4000, 5000)).toBe(false);
});
