import { expect, test } from "vitest";
import { sportOf } from "./sports.ts";

test.each([
  ["Running", "run"],
  ["street_running", "run"],
  ["OutdoorRun", "run"],
  ["Strides", "other"],
  ["trail_run", "trail"],
  ["TrailRun", "trail"],
  ["Indoor Running", "treadmill"],
  ["VirtualRun", "treadmill"],
  ["Hike", "walk"],
  ["Crunches", "other"],
  ["", "run"],
])("%s is done on foot: %s", (name, sport) => {
  expect(sportOf(name)).toEqual({ sport });
});

test.each([
  "indoor_cycling",
  "Indoor Bike",
  "indoor_rowing",
  "Indoor Climbing",
  "track_cycling",
  "trail_ride",
  "GravelRide",
])("%s is refused by its name", (name) => {
  expect(sportOf(name)).toEqual({ other: name.toLowerCase().replace("_", " ") });
});

test("a long name is never cut within a character", () => {
  const named = sportOf(`${"bike ".repeat(8).slice(0, 39)}\u{1f6b4}`);
  expect(JSON.stringify(named)).not.toContain("ud83");
});
