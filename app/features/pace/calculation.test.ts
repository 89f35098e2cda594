import { expect, test } from "vitest";
import { calculate, type Field } from "./calculation.ts";
import { formatDuration } from "./duration.ts";
import { messages } from "./messages.ts";
import { formatPace } from "./pace.ts";

const empty = { distance: "", time: "", pace: "", unit: "km" } as const;

function timeOf(distance: string, pace: string): string {
  const { run } = calculate({ ...empty, distance, pace }, "km");
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

test("records of the marathon have the pace that was reported of them", () => {
  // Kelvin Kiptum, Chicago 2023: 2:00:35, 2:51 for a kilometer, 4:36 for a mile (World Athletics).
  const { run } = calculate({ ...empty, distance: "marathon", time: "2:00:35" }, "km");
  expect(run && [formatPace(run, "km"), formatPace(run, "mi")]).toEqual(["2:51", "4:36"]);
});

test.each([
  [{ distance: "10K", time: "45:00" }, "pace"],
  [{ distance: "10K", pace: "4:30" }, "time"],
  [{ time: "45:00", pace: "4:30" }, "distance"],
] as [object, Field][])("from %j follows the %s", (typed, worked) => {
  const found = calculate({ ...empty, ...typed }, "km");
  expect(found).toMatchObject({ worked, hint: null, errors: {} });
  expect(found.run?.meters).toBeCloseTo(10_000, 6);
  expect(found.run?.seconds).toBeCloseTo(2700, 6);
});

test.each([
  [{ distance: "far", time: "45:00" }, { distance: messages.distance }],
  [{ distance: "10K", time: "soon" }, { time: messages.time }],
  [{ distance: "10K", pace: "quick" }, { pace: messages.pace("km") }],
  [{ distance: "50 m", time: "0:10" }, { distance: messages.distanceRange }],
  [{ distance: "4000 km", time: "45:00" }, { distance: messages.distanceRange }],
  [{ distance: "100K", time: "999:59:59" }, {}],
  [{ distance: "1000 km", pace: "99:00" }, { pace: messages.timeRange }],
  [{ distance: "10K", time: "0:10:00" }, { time: messages.tooFast }],
  [{ distance: "10K", pace: "1:00" }, { pace: messages.tooFast }],
  [{ time: "0:10", pace: "5:00" }, { time: messages.distanceRange }],
  [
    { distance: "far", time: "soon", pace: "quick" },
    {
      distance: messages.distance,
      time: messages.time,
      pace: messages.pace("km"),
    },
  ],
])("to %j it says %j", (typed, errors) => {
  expect(calculate({ ...empty, ...typed }, "km").errors).toEqual(errors);
});

test("one or three of them are not two", () => {
  expect(calculate({ ...empty, distance: "10K" }, "km").hint).toBe(messages.tooFew);
  const all = { ...empty, distance: "10K", time: "45:00", pace: "5:00" };
  expect(calculate(all, "km").hint).toBe(messages.tooMany);
  expect(calculate(empty, "km")).toEqual({ run: null, worked: null, errors: {}, hint: null });
  expect(calculate({ ...empty, distance: "  " }, "km").hint).toBeNull();
});
