import { expect, test } from "vitest";
import { calculate, type PaceField, planFor } from "./calculation.ts";
import { formatDuration } from "./duration.ts";
import { problemSentence } from "./messages.ts";
import { formatPace } from "./pace.ts";
import { readPaceQuery } from "./pace-query.ts";

const empty = { distance: "", time: "", pace: "", unit: "km" } as const;

function timeOf(distance: string, pace: string): string {
  const { run } = calculate({ ...empty, distance, pace });
  return formatDuration(run?.seconds ?? 0);
}

/**
 * Marathon pace charts: 4:00/km is the much quoted 2:48:47, 5:00/km is 3:30:59 (42.195 × 300 s =
 * 12,658.5 s), and the tables for miles of most marathons say 3:29:45 for 8:00 and 2:37:19 for 6:00.
 */
test.each([
  ["marathon", "4:00", "2:48:47"],
  ["marathon", "5:00", "3:30:59"],
  ["marathon", "5:40", "3:59:06"],
  ["marathon", "6:00", "4:13:10"],
  ["marathon", "6:00 /mi", "2:37:19"],
  ["marathon", "8:00 /mi", "3:29:45"],
  ["marathon", "9:00 /mi", "3:55:58"],
  ["half", "4:00", "1:24:23"],
  ["half", "5:00", "1:45:29"],
  ["10K", "4:30", "45:00"],
])("a %s at %s takes %s", (distance, pace, time) => {
  expect(timeOf(distance, pace)).toBe(time);
});

test("marathon records have their reported pace", () => {
  // Kelvin Kiptum, Chicago 2023: 2:00:35, 2:51 for a kilometer, 4:36 for a mile (World Athletics).
  const { run } = calculate({ ...empty, distance: "marathon", time: "2:00:35" });
  expect(run && [formatPace(run, "km"), formatPace(run, "mi")]).toEqual(["2:51", "4:36"]);
});

test.each([
  [{ distance: "10K", time: "45:00" }, "pace"],
  [{ distance: "10K", pace: "4:30" }, "time"],
  [{ time: "45:00", pace: "4:30" }, "distance"],
] as [object, PaceField][])("from %j follows the %s", (typed, worked) => {
  const found = calculate({ ...empty, ...typed });
  expect(found).toMatchObject({ worked, hint: null, errors: {} });
  expect(found.run?.meters).toBeCloseTo(10_000, 6);
  expect(found.run?.seconds).toBeCloseTo(2700, 6);
});

test.each([
  [{ distance: "far", time: "45:00" }, { distance: "distance" }],
  [{ distance: "10K", time: "soon" }, { time: "time" }],
  [{ distance: "10K", pace: "quick" }, { pace: "pace" }],
  [{ distance: "50 m", time: "0:10" }, { distance: "distance-range" }],
  [{ distance: "4000 km", time: "45:00" }, { distance: "distance-range" }],
  [{ distance: "100K", time: "999:59:59" }, {}],
  [{ distance: "1000 km", pace: "99:00" }, { pace: "time-range" }],
  [{ distance: "10K", time: "0:10:00" }, { time: "too-fast" }],
  [{ distance: "10K", pace: "1:00" }, { pace: "too-fast" }],
  [{ time: "0:10", pace: "5:00" }, { time: "distance-range" }],
  [
    { distance: "far", time: "soon", pace: "quick" },
    {
      distance: "distance",
      time: "time",
      pace: "pace",
    },
  ],
])("%j is refused with %j", (typed, errors) => {
  expect(calculate({ ...empty, ...typed }).errors).toEqual(errors);
});

test("a calculation needs exactly two values", () => {
  expect(calculate({ ...empty, distance: "10K" }).hint).toBe("too-few");
  const all = { ...empty, distance: "10K", time: "45:00", pace: "5:00" };
  expect(calculate(all).hint).toBe("too-many");
  expect(calculate(empty)).toEqual({ run: null, worked: null, errors: {}, hint: null });
  expect(calculate({ ...empty, distance: "  " }).hint).toBeNull();
});

test("the example of a pace is in the unit of the reader", () => {
  expect(problemSentence("pace", "km").en).toContain("5:30");
  expect(problemSentence("pace", "mi").en).toContain("for each mile");
});

const query = (text: string) => readPaceQuery(new URLSearchParams(text), "km");

const course = {
  id: "c",
  text: "42K",
  meters: 42_195,
  startTime: "06:30",
  timeLimit: "6 h",
  elevationGain: null,
};

test("a plan for a race takes its length, its start and its time limit", () => {
  const { plan } = planFor(query("distance=5K&time=6:10:00"), "km", course, "en");
  expect(plan?.run).toEqual({ meters: 42_195, seconds: 22_200 });
  expect(plan?.splits.at(-1)).toMatchObject({ seconds: 22_200, clock: "12:40 PM" });
  expect(plan?.overLimit).toEqual({ seconds: 600, limit: "6 h" });
});

test("without a race there is no clock and no limit", () => {
  const { plan } = planFor(query("distance=marathon&time=6:10:00"), "km", null, "en");
  expect(plan?.splits.every(({ clock }) => clock === null)).toBe(true);
  expect(plan?.overLimit).toBeNull();
});

test("a race without a known length asks for one", () => {
  const odd = { ...course, meters: null };
  expect(planFor(query("time=1:00:00"), "km", odd, "en").plan).toBeNull();
  expect(planFor(query("time=1:00:00&distance=12"), "km", odd, "en").plan?.run.meters).toBe(12_000);
});

test("a race alone asks for a target and shows no error", () => {
  const { plan, calculation } = planFor(query(""), "km", course, "en");
  expect(plan).toBeNull();
  expect(calculation).toMatchObject({ hint: null, errors: {} });
});
