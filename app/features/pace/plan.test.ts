import { expect, test } from "vitest";
import { readPaceQuery } from "./pace-query.ts";
import { planFor } from "./plan.ts";

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
