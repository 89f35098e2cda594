import { expect, test } from "vitest";
import { addDays } from "#values/day.ts";
import { runnerLevels } from "../rules/plan.ts";
import { buildPlan } from "./build-plan.ts";
import { standardAnswers } from "./standard.ts";

const goals = [5000, 10_000, 21_097.5, 42_195, 50_000];
const cases = goals.flatMap((meters) => runnerLevels.map((level) => [meters, level] as const));
const goalOf = (meters: number) => ({
  day: "2027-10-03",
  meters,
  seconds: null,
  raceId: null,
  distanceId: null,
  climb: meters > 43_000 ? 1500 : null,
});

test.each(cases)(
  "a standard plan for %d m leads %s runners to the race by effort",
  (meters, level) => {
    const answers = standardAnswers(goalOf(meters), level, "2027-01-01");
    const plan = buildPlan(answers);
    if ("problem" in plan) throw new Error(plan.problem);
    expect(plan.at(-1)).toMatchObject({ day: "2027-10-03", kind: "race", meters });
    const longest = Math.max(...plan.slice(0, -1).map((one) => one.seconds));
    const first = plan.find(({ kind }) => kind === "long");
    expect(longest).toBeGreaterThan((first?.seconds ?? 0) * 1.2);
    for (const { steps } of plan) {
      const runs = steps.flatMap((step) => (step.kind === "repeat" ? step.steps : [step]));
      expect(runs.every(({ pace }) => pace === null)).toBe(true);
    }
  },
);

test("a standard plan begins today where its race is nearer than its usual length", () => {
  const goal = goalOf(42_195);
  const near = addDays(goal.day, -50);
  expect(standardAnswers(goal, "advanced", near).begins).toBe(near);
  expect(standardAnswers(goal, "advanced", "2027-01-01").begins).toBe(addDays(goal.day, -111));
});
