import { expect, test } from "vitest";
import { flatMeters } from "#features/pace/prediction.ts";
import { addDays } from "#values/day.ts";
import {
  checkedPlan,
  checkedPromises,
  isFastSession,
  sum,
} from "../../../../tests/support/races/plan-promises.ts";
import { randomAnswers, someAnswers } from "../../../../tests/support/races/training-answers.ts";
import { isHard } from "../rules/hard-days.ts";
import type { PlanAnswers, PlannedSession } from "../rules/plan.ts";
import { buildPlan } from "./build-plan.ts";

/** The plans that every promise is proved on; `bench/plans.ts` has many more. */
const count = 250;

function planned(answers: PlanAnswers): PlannedSession[] {
  const plan = buildPlan(answers);
  if ("problem" in plan) throw new Error(`${plan.problem}: ${JSON.stringify(answers)}`);
  return plan;
}

const plans = Array.from({ length: count }, (_, seed) => {
  const answers = randomAnswers(seed);
  return checkedPlan(answers, planned(answers));
});

test.each(checkedPromises)("$says", ({ breach }) => {
  for (const [seed, plan] of plans.entries()) {
    const found = breach(plan);
    if (found) expect.fail(`${seed}: ${found}`);
  }
});

test("the taper keeps the intensity of the weeks before it", () => {
  const checked = checkedPlan(someAnswers(), planned(someAnswers()));
  expect(checked.weeks.slice(-2).every(({ runs }) => runs.some(isFastSession))).toBe(true);
  const before = checked.weeks.at(-3)?.load ?? 0;
  const after = sum(checked.weeks.slice(-2).map(({ load }) => load)) / 2;
  expect(after / before).toBeGreaterThan(0.4);
});

test("a week of rest is a quarter lighter, and none comes in the first two whole weeks", () => {
  const { weeks } = checkedPlan(someAnswers(), planned(someAnswers()));
  const light = weeks.filter(
    ({ load, place }) => place > 0 && place < 10 && load < (weeks[place - 1]?.load ?? 0) * 0.8,
  );
  expect(light.map(({ place }) => place)).toEqual([2, 6]);
});

test.each([3, 4, 8, 12, 26])(
  "after %d weeks of injury, the first fast week is no jump",
  (injuryWeeks) => {
    const answers = someAnswers({ injuryWeeks, weeklyMeters: 40_000, begins: "2026-11-02" });
    const { weeks } = checkedPlan(answers, planned(answers));
    const first = weeks.findIndex(({ runs }) => runs.some(isFastSession));
    const before = Math.max(...weeks.slice(first - 3, first).map(({ load }) => load));
    expect(first).toBeGreaterThan(3);
    expect(weeks[first]!.load / before).toBeLessThan(1.17);
    expect(weeks[first]!.runs.filter(isFastSession)).toHaveLength(1);
  },
);

test("newcomers run and walk in turn for six weeks", () => {
  const plan = planned(someAnswers({ level: "beginner", weeklyMeters: 0, longestRecentMeters: 0 }));
  const runs = plan.filter(({ day }) => day < addDays("2027-04-04", -83 + 6 * 7));
  expect(runs.length).toBeGreaterThan(17);
  for (const { steps } of runs) expect(steps.some(({ kind }) => kind === "repeat")).toBe(true);
});

test("a race that climbs is prepared on hills and by time", () => {
  const goal = { meters: 50_000, climb: 2500 };
  const long = planned(someAnswers({ goal })).filter(({ kind }) => kind === "long");
  expect(long.length).toBeGreaterThan(8);
  for (const { meters, reason, steps } of long) {
    expect(reason.climb! / meters).toBeCloseTo(0.05, 2);
    expect(steps.every((step) => step.kind !== "repeat" && step.seconds !== null)).toBe(true);
  }
  expect(flatMeters(10_000, 0.05)).toBeCloseTo(13_960);
});

test("the last weeks of an ultra that climbs have long climbs, descents and a second long day on tired legs", () => {
  const goal = { meters: 50_000, climb: 2500 };
  const plan = planned(
    someAnswers({ goal, begins: "2026-11-16", weeklyMeters: 45_000, longestRecentMeters: 20_000 }),
  );
  const codes = plan.filter(({ day }) => day > "2027-01-24").map(({ reason }) => reason.code);
  expect(codes).toEqual(expect.arrayContaining(["climbs", "descents", "back-to-back"]));
  const second = plan.find(({ reason }) => reason.code === "back-to-back")!;
  const long = [addDays(second.day, 1), addDays(second.day, -1)];
  expect(plan.some(({ day, kind }) => kind === "long" && long.includes(day))).toBe(true);
});

test("a tune-up race takes the place of hard runs, with easy days around it", () => {
  const tuneUp = { day: "2027-03-07", meters: 10_000 };
  const answers = someAnswers({ tuneUp, freeDays: [1, 2, 4, 6], longRunDay: 6 });
  const plan = planned(answers);
  const race = plan.find(({ reason }) => reason.code === "tune-up")!;
  expect([race.day, race.steps[1]]).toMatchObject([tuneUp.day, { meters: 10_000 }]);
  const hard = plan.filter((one) => one !== race && isHard(one.kind)).map(({ day }) => day);
  expect(hard.filter((day) => day >= "2027-03-05" && day <= "2027-03-11")).toEqual([]);
  const early = someAnswers({ tuneUp: { ...tuneUp, day: "2027-01-20" } });
  expect(planned(early).some(({ reason }) => reason.code === "tune-up")).toBe(false);
});

test("a tune-up race that is too long for the plan changes none of its sessions", () => {
  const tuneUp = { day: "2027-03-07", meters: 100_000 };
  expect(planned(someAnswers({ tuneUp }))).toEqual(planned(someAnswers({ tuneUp: null })));
});

test("answers that no plan fits are refused by code", () => {
  const problem = (changes: Parameters<typeof someAnswers>[0]) => buildPlan(someAnswers(changes));
  expect(problem({ begins: "2027-03-09" })).toEqual({ problem: "too-soon" });
  expect(problem({ begins: "2027-03-08" })).not.toHaveProperty("problem");
  expect(problem({ begins: "2026-06-27" })).toEqual({ problem: "too-far" });
  expect(problem({ freeDays: [] })).toEqual({ problem: "no-free-day" });
  expect(problem({ longRunDay: 1 })).toEqual({ problem: "long-day-not-free" });
  expect(problem({ goal: { meters: 500 } })).toEqual({ problem: "distance-out-of-range" });
  expect(problem({ weeklyMeters: 400_000 })).toEqual({ problem: "volume-out-of-range" });
  for (const seconds of [0, 60, 7000]) {
    const result = { meters: 5000, seconds, day: "2027-01-01" };
    expect(problem({ result })).toEqual({ problem: "result-out-of-range" });
  }
});
