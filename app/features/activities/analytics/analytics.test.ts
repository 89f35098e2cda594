import { expect, test } from "vitest";
import { addDays } from "#values/day.ts";
import { analyticsOf, neededSince, type RunnerFacts, shownAnalytics } from "./analytics.ts";
import type { AnalyticsRow } from "./period.ts";

/** A Friday. */
const today = "2026-11-20";

function aRun(daysAgo: number, columns: Partial<AnalyticsRow> = {}): AnalyticsRow {
  return {
    id: `run ${daysAgo}`,
    name: "Run",
    sport: "run",
    day: addDays(today, -daysAgo),
    meters: 10_000,
    seconds: 3600,
    climb: 50,
    impulse: 80,
    easySeconds: 1800,
    easyMeters: 5000,
    decoupling: 0.03,
    ...columns,
  };
}

const body = { sex: null, maxHeartRate: 190, restingHeartRate: 50 };
const facts: RunnerFacts = {
  body,
  total: 100,
  first: addDays(today, -400),
  last: today,
  ever: [],
  within: [],
  lastYear: [],
  goal: null,
  withHeartRate: 0,
  zones: null,
};
const daily = Array.from({ length: 200 }, (_, daysAgo) => aRun(daysAgo));
const show = (rows: AnalyticsRow[], more: Partial<RunnerFacts> = {}) =>
  analyticsOf(rows, { ...facts, ...more }, { period: "12-weeks", today, entered: null });

test("twelve weeks end with the running one, and are compared with as many days before", () => {
  const { span, volume, before, parts } = show(daily);
  expect(span).toMatchObject({ from: "2026-08-31", to: today, part: "week" });
  // Eleven whole weeks and Monday to Friday.
  expect(volume).toEqual({ runs: 82, meters: 820_000, seconds: 82 * 3600, climb: 82 * 50 });
  expect(before?.runs).toBe(82);
  expect(parts.map(({ runs }) => runs)).toEqual([...new Array(11).fill(7), 5]);
});

test("a period without a run names the last day on which there was something", () => {
  const last = addDays(today, -200);
  expect(show([], { last }).idleSince).toBe(last);
  expect(show(daily, { last: today }).idleSince).toBeNull();
});

test("walks count for fitness, and not as running", () => {
  const walk = aRun(2, { sport: "walk", name: "Walk", meters: 30_000 });
  const { volume, longest, load } = show([...daily.slice(50), aRun(1), walk]);
  expect(volume.runs).toBe(33);
  expect(longest.map(({ name }) => name)).not.toContain("Walk");
  expect(load).toMatchObject({ counted: 2, measured: 2 });
});

test("a week without twenty easy minutes has no pace, and two weeks are needed", () => {
  const { easy } = show(daily);
  expect(easy?.by).toBe("reserve");
  expect(easy?.parts.at(-1)).toMatchObject({ seconds: 5 * 1800, meters: 25_000, isEnough: true });
  expect(show([aRun(1), aRun(2)]).easy).toBeNull();
  const short = show([aRun(1), aRun(9), aRun(16, { easySeconds: 600, easyMeters: 1700 })]);
  expect(short.easy?.parts.map(({ isEnough }) => isEnough).slice(-3)).toEqual([false, true, true]);
});

test("without heart rate, the slower runs of half an hour say the easy pace", () => {
  const plain = { easySeconds: null, easyMeters: null, impulse: null };
  const rows = [aRun(1, plain), aRun(9, plain), aRun(3, { ...plain, seconds: 2400 })];
  const race = {
    activityId: "race",
    name: "Race",
    day: today,
    meters: 10_000,
    seconds: 2400,
    runMeters: 10_000,
    counts: null,
  };
  const nobody = { sex: null, maxHeartRate: null, restingHeartRate: null };
  const { easy } = show(rows, { body: nobody, lastYear: [race] });
  expect(easy).toMatchObject({ by: "pace", band: null });
  expect(easy?.parts.reduce((sum, { meters }) => sum + meters, 0)).toBe(20_000);
  expect(show(rows, { body: nobody }).easy).toBeNull();
});

test("fitness needs both heart rates, six weeks and two thirds of the runs with a heart rate", () => {
  const { load } = show(daily);
  if ("problem" in load) throw new Error(load.problem);
  expect(load.now.fitness).toBeCloseTo(80 * (1 - Math.exp(-200 / 42)), 6);
  expect(load.curve[0]?.day).toBe("2026-08-31");
  expect(show(daily, { body: { ...body, restingHeartRate: null } }).load).toEqual({
    problem: "no-heart-rates-in-profile",
  });
  expect(show([]).load).toEqual({ problem: "no-heart-rate" });
  expect(show(daily.slice(0, 42)).load).toEqual({ problem: "too-few-days", days: 41, needed: 42 });
  expect(show(daily.slice(0, 43)).load).toMatchObject({ now: { day: today } });
  const half = daily.map((run, place) => (place % 2 ? { ...run, impulse: null } : run));
  expect(show(half).load).toEqual({ problem: "few-heart-rates", measured: 21, counted: 42 });
});

test("zones need the maximum of the profile and a heart rate", () => {
  const zones = [0, 1200, 3600, 2400, 0, 0];
  expect(show([], { zones }).zones).toEqual({ floors: [95, 114, 133, 152, 171], seconds: zones });
  expect(show([], { zones, body: { ...body, maxHeartRate: null } }).zones).toEqual({
    problem: "no-max-in-profile",
  });
  expect(show([]).zones).toEqual({ problem: "no-heart-rate" });
});

test("the goal is predicted from recent efforts and the critical speed from the fastest of each", () => {
  const effort = (activityId: string, meters: number, seconds: number) => ({
    activityId,
    name: activityId,
    day: addDays(today, -5),
    meters,
    seconds,
    runMeters: 12_000,
    counts: null,
  });
  const recent = [
    effort("track", 1000, 200),
    effort("slow", 1000, 230),
    effort("mile", 1609, 352),
    effort("race", 3000, 700),
  ];
  const goal = { name: "Lima", day: "2027-01-10", meters: 10_000, raceId: null, climb: null };
  const shown = show(daily, { lastYear: recent, goal });
  expect(shown.critical).toMatchObject({ speed: expect.closeTo(4, 2) });
  expect(shown.goal).toMatchObject({ goal, prediction: { spread: expect.anything() } });
  expect(show(daily, { goal }).goal).toMatchObject({ prediction: { problem: "no-efforts" } });
});

test("each right gives its own numbers, and only what the offer of the next one says", () => {
  const effort = {
    activityId: "a",
    name: "Track",
    day: today,
    meters: 3000,
    seconds: 641,
    runMeters: 12_000,
    counts: null,
  };
  const goal = { name: "Lima", day: "2027-01-10", meters: 10_000, raceId: null, climb: null };
  const rows = [aRun(1, { meters: 30_000, seconds: 9876 }), ...daily.slice(2)];
  const whole = show(rows, { ever: [effort], lastYear: [effort], goal, withHeartRate: 7 });
  const basic = ["span", "total", "idleSince", "volume", "before", "parts"];
  const none = shownAnalytics("none", whole);
  expect(Object.keys(none.analytics)).toEqual(basic);
  expect(none).toMatchObject({
    offered: { goal, longest: { meters: 30_000, day: addDays(today, -1) }, distances: [3000] },
  });
  expect(JSON.stringify(none)).not.toMatch(/641|9876|easy|decoupling|impulse|fitness/);
  const advanced = shownAnalytics("advanced", whole);
  expect(Object.keys(advanced.analytics)).toEqual([...basic, "easy", "longest", "bests", "goal"]);
  expect(advanced).toMatchObject({
    offered: { withHeartRate: 7, describedEfforts: 1, steadyRuns: 81 },
  });
  expect(JSON.stringify(advanced)).not.toMatch(/"(decoupling|impulse|fitness|speed)"/);
  const { withHeartRate, ...all } = whole;
  expect(shownAnalytics("performance", whole)).toEqual({ right: "performance", analytics: all });
});

test("of very many steady runs the newest are shown, in the order of their days", () => {
  const { drift } = analyticsOf(daily, facts, { period: "all", today, entered: null });
  expect(drift.total).toBe(200);
  expect([drift.runs[0]?.day, drift.runs.at(-1)?.day]).toEqual([addDays(today, -119), today]);
});

test("a period needs the year before it for fitness, and as many days for the comparison", () => {
  expect(neededSince("12-weeks", today)).toBe("2025-08-31");
  expect(neededSince("year", today)).toBe("2024-12-01");
  expect(neededSince("all", today)).toBeNull();
});

test("one false 5K decides neither the prediction of three races that agree nor the critical speed", () => {
  const effort = (activityId: string, meters: number, seconds: number) => {
    const about = { name: activityId, day: addDays(today, -5), runMeters: 30_000, counts: null };
    return { activityId, meters, seconds, ...about };
  };
  const races = [
    effort("5K", 5000, 1200),
    effort("10K", 10_000, 2500),
    effort("half", 21_097.5, 5580),
  ];
  const goal = { name: "Lima", day: "2027-01-10", meters: 42_195, raceId: null, climb: null };
  const expected = show(daily, { lastYear: races, ever: races, goal });
  expect(expected.goal?.prediction).toMatchObject({ seconds: expect.any(Number) });
  for (const seconds of [600, 900, 1068]) {
    const glitch = effort("glitch", 5000, seconds);
    const ever = [glitch, ...races.slice(1)];
    const shown = show(daily, { lastYear: [...races, glitch], ever, goal });
    expect(shown.bests[0]).toMatchObject({ ever: { isDoubtful: true } });
    expect(shown.goal).toEqual(expected.goal);
    expect(shown.critical).toEqual(expected.critical);
  }
});
