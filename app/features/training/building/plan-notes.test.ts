import { expect, test } from "vitest";
import { someAnswers } from "../../../../tests/support/races/training-answers.ts";
import type { PlanAnswers } from "../rules/plan.ts";
import { buildPlan } from "./build-plan.ts";
import { insteadOf, isTooFar, notesOf } from "./plan-notes.ts";

const marathon = { meters: 42_195 };

function planOf(answers: PlanAnswers) {
  const plan = buildPlan(answers);
  if ("problem" in plan) throw new Error(plan.problem);
  return plan;
}

const codes = (answers: PlanAnswers) => notesOf(answers, planOf(answers)).map(({ code }) => code);

/** What runners asked for, and whether the time is enough. */
test.each([
  [
    "a marathon in 10 weeks from 20 km",
    { goal: marathon, begins: "2027-01-25", weeklyMeters: 20_000 },
    true,
  ],
  [
    "a marathon in 18 weeks from 40 km",
    { goal: marathon, begins: "2026-11-30", weeklyMeters: 40_000 },
    false,
  ],
  ["100 km with a climb of 5,000 m in 12 weeks", { goal: { meters: 100_000, climb: 5000 } }, true],
  ["a half in 12 weeks from 32 km", {}, false],
] as const)("%s is too far: %#", (_, changes, tooFar) => {
  const answers = someAnswers({ longestRecentMeters: 10_000, ...changes });
  expect(isTooFar(answers, planOf(answers))).toBe(tooFar);
});

test("a goal that is too far shows no race pace and offers a shorter race and a later day", () => {
  const answers = someAnswers({
    goal: marathon,
    begins: "2027-01-25",
    weeklyMeters: 20_000,
    longestRecentMeters: 8000,
  });
  const plan = planOf(answers);
  expect(plan.at(-1)?.steps[0]).toMatchObject({ pace: null });
  expect(plan.some(({ kind }) => kind === "race-pace")).toBe(false);
  const { meters, day } = insteadOf(answers);
  expect(meters).toBe(21_097.5);
  expect(day).not.toBeNull();
  const later = { ...answers, goal: { ...answers.goal, day: String(day) } };
  expect(isTooFar(later, planOf(later))).toBe(false);
});

test("a newcomer needs about ten weeks to a 5K, and a shorter plan says so", () => {
  const newcomer = { level: "beginner", weeklyMeters: 0, longestRecentMeters: 0 } as const;
  const goal = { meters: 5000 };
  expect(codes(someAnswers({ ...newcomer, goal, begins: "2027-03-01" }))).toContain(
    "still-walking",
  );
  expect(codes(someAnswers({ ...newcomer, goal, begins: "2027-01-18" }))).toEqual([]);
});

test.each([
  [5400, ["goal-too-fast"]],
  [5900, []],
  [9000, ["goal-slow"]],
])("a wish of %d s for a half of about 1:39 has the notes %j", (seconds, expected) => {
  const answers = someAnswers({ goal: { seconds } });
  expect(codes(answers)).toEqual(expected);
  const fast = planOf(answers).filter(({ kind }) => kind === "race-pace").length;
  expect(fast > 0).toBe(seconds < 9000);
});

test("a plan says when it has less than its runner runs now, and why it is lighter from the age of 60", () => {
  const answers = someAnswers({ weeklyMeters: 60_000, freeDays: [0, 3], age: 64 });
  expect(codes(answers)).toEqual(["days-hold-less", "few-days", "slow-recovery"]);
});
