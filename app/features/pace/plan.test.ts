import { expect, test } from "vitest";
import { readAsked } from "./asked.ts";
import { planFor } from "./plan.ts";

const asked = (query: string) => readAsked(new URLSearchParams(query), "km");
const course = {
  id: "c",
  text: "42K",
  meters: 42_195,
  startTime: "06:30",
  timeLimit: "6 h",
  elevationGain: null,
};

test("a plan for a race takes its length, its start and its time limit", () => {
  const { plan } = planFor(asked("distance=5K&time=6:10:00"), "km", course);
  expect(plan?.run).toEqual({ meters: 42_195, seconds: 22_200 });
  expect(plan?.splits.at(-1)).toMatchObject({ seconds: 22_200, clock: "12:40 PM" });
  expect(plan?.warning).toBe("This is 10:00 over the time limit of 6 h.");
});

test("without a race there is no clock and no limit", () => {
  const { plan } = planFor(asked("distance=marathon&time=6:10:00"), "km", null);
  expect(plan?.splits.every(({ clock }) => clock === null)).toBe(true);
  expect(plan?.warning).toBeNull();
});

test("a race whose words name no length asks for one", () => {
  const odd = { ...course, meters: null };
  expect(planFor(asked("time=1:00:00"), "km", odd).plan).toBeNull();
  expect(planFor(asked("time=1:00:00&distance=12"), "km", odd).plan?.run.meters).toBe(12_000);
});

test("a race alone asks for a target, without a word of blame", () => {
  const { plan, calculation } = planFor(asked(""), "km", course);
  expect(plan).toBeNull();
  expect(calculation).toMatchObject({ hint: null, errors: {} });
});
