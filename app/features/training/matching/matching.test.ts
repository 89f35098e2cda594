import { expect, test } from "vitest";
import { sessionOf } from "./matching.server.ts";

const planned = [
  { id: "easy", day: "2027-01-05", meters: 8000, seconds: 2880 },
  { id: "long", day: "2027-01-05", meters: 20_000, seconds: 7200 },
  { id: "next", day: "2027-01-06", meters: 8000, seconds: 2880 },
];

test.each([
  ["as planned", 8100, 2900, "easy"],
  ["as far but slower", 7900, 4300, "easy"],
  ["the longer one", 19_000, 7000, "long"],
  ["too short for any", 2500, 900, null],
  ["too long for any", 60_000, 24_000, null],
])("a run %s", (_, meters, movingSeconds, id) => {
  expect(sessionOf({ id: "run", day: "2027-01-05", meters, movingSeconds }, planned)).toBe(id);
});

test("a run of another day is no session of this one", () => {
  const run = { id: "run", day: "2027-01-07", meters: 8000, movingSeconds: 2880 };
  expect(sessionOf(run, planned)).toBeNull();
});
