import { expect, test } from "vitest";
import { assignWaves } from "./waves.ts";

const wave = (id: string, upToS: number | null, capacity: number | null = null) => ({
  id,
  distanceId: "10K",
  name: id,
  startTime: "07:00",
  capacity,
  upToS,
});
const runner = (id: string, seconds: number | null, fixed: string | null = null) => ({
  id,
  distanceId: "10K",
  seconds,
  fixed,
});

test("each runner starts in the first wave that takes their time, whatever the order of the waves", () => {
  const waves = [wave("open", null), wave("60", 3600), wave("50", 3000)];
  const runners = [runner("slow", 4000), runner("edge", 3000), runner("mid", 3001)];
  expect([...assignWaves(waves, runners)].sort()).toEqual([
    ["edge", "50"],
    ["mid", "60"],
    ["slow", "open"],
  ]);
});

test("a full wave passes its slowest runners on, and runners without a time come last", () => {
  const waves = [wave("fast", 3000, 2), wave("open", null, 2)];
  const runners = [
    runner("unknown", null),
    runner("third", 2900),
    runner("first", 2400),
    runner("second", 2500),
    runner("last", 5000),
  ];
  const assigned = assignWaves(waves, runners);
  expect(Object.fromEntries(assigned)).toEqual({
    first: "fast",
    second: "fast",
    third: "open",
    last: "open",
    unknown: null,
  });
});

test("the organizer's choice stays and takes a place, and other distances have other waves", () => {
  const waves = [wave("fast", 3000, 1), { ...wave("other", null), distanceId: "21K" }];
  const assigned = assignWaves(waves, [
    runner("chosen", 9000, "fast"),
    runner("quick", 2000),
    { ...runner("long", null), distanceId: "21K" },
  ]);
  expect(Object.fromEntries(assigned)).toEqual({ chosen: "fast", quick: null, long: "other" });
});
