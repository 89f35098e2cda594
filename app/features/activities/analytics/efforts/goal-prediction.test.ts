import { expect, test } from "vitest";
import { addDays } from "#values/day.ts";
import { predictGoal } from "./goal-prediction.ts";
import type { BestEffort } from "./hard-efforts.ts";

const today = "2026-11-20";

function effort(activityId: string, meters: number, seconds: number, daysAgo = 10): BestEffort {
  const about = { name: activityId, runMeters: 30_000, counts: null };
  return { activityId, meters, seconds, day: addDays(today, -daysAgo), ...about };
}

function predict(meters: number, efforts: BestEffort[]) {
  const found = predictGoal({ meters, climb: null }, efforts, {
    today,
    critical: null,
    entered: null,
  });
  if ("problem" in found) throw new Error(found.problem);
  return found;
}

test("a single effort gives Riegel's time without a spread", () => {
  // 25:00 over 5K are 52:07 over 10K, as published.
  const found = predict(10_000, [effort("race", 5000, 1500)]);
  expect(found.seconds).toBeCloseTo(3127.5, 0);
  expect(found).toMatchObject({ spread: null, isOld: false, isGuess: false, isFar: false });
});

test("the best effort predicts, and the spread is what it and other hard runs disagree by", () => {
  const found = predict(10_000, [
    effort("race", 5000, 1500),
    effort("test", 3000, 880),
    effort("half", 21_097.5, 7000),
  ]);
  expect(found.by.effort?.name).toBe("race");
  const times = [found.seconds, ...found.others.map(({ seconds }) => seconds)];
  expect(times).toHaveLength(3);
  expect(found.spread).toEqual({ fastest: Math.min(...times), slowest: Math.max(...times) });
});

test("the result of a plan predicts until its runner is better since it began", () => {
  const result = { meters: 10_000, seconds: 2650, day: addDays(today, -50) };
  const entered = { result, now: result, since: addDays(today, -40) };
  const goal = { meters: 21_097.5, climb: null };
  const by = (efforts: BestEffort[]) => {
    const found = predictGoal(goal, efforts, { today, critical: null, entered });
    if ("problem" in found) throw new Error(found.problem);
    return [found.by.result.seconds, found.by.effort?.name ?? null];
  };
  expect(by([])).toEqual([2650, null]);
  expect(by([effort("easy", 10_000, 3142)])).toEqual([2650, null]);
  expect(by([effort("known before", 10_000, 2600, 45)])).toEqual([2650, null]);
  expect(by([effort("recorded", 10_000, 2650.4, 50)])).toEqual([2650, "recorded"]);
  expect(by([effort("better", 5000, 1250)])).toEqual([1250, "better"]);
});

test("parts of the same run count once, and easy runs not at all", () => {
  const found = predict(10_000, [
    effort("race", 5000, 1500),
    effort("race", 3000, 910),
    effort("easy", 10_000, 3700),
  ]);
  expect(found.by.result).toMatchObject({ name: "race", meters: 5000 });
  expect(found.others).toEqual([]);
});

test("efforts of more than 120 days ago count only when no other is known, and it says so", () => {
  const old = effort("old", 5000, 1300, 121);
  const recent = effort("recent", 5000, 1500, 120);
  const found = predict(10_000, [old, recent]);
  expect([found.by.effort?.name, found.others]).toEqual(["recent", []]);
  expect(predict(10_000, [old])).toMatchObject({ isOld: true });
  const older = effort("older", 5000, 1300, 366);
  expect(
    predictGoal({ meters: 10_000, climb: null }, [older], { today, critical: null, entered: null }),
  ).toEqual({
    problem: "no-efforts",
  });
});

test("sprints and days are no basis, and without efforts nothing is guessed", () => {
  const sprint = effort("sprint", 400, 70);
  const problem = { problem: "no-efforts" };
  expect(
    predictGoal({ meters: 10_000, climb: null }, [sprint], {
      today,
      critical: null,
      entered: null,
    }),
  ).toEqual(problem);
  expect(
    predictGoal({ meters: 10_000, climb: null }, [], { today, critical: null, entered: null }),
  ).toEqual(problem);
});

test("a marathon from a 5K is far, and five hours are beyond the formula", () => {
  expect(predict(42_195, [effort("5K", 5000, 1900)])).toMatchObject({ isFar: true, isGuess: true });
  expect(predict(42_195, [effort("10K", 10_000, 2400)])).toMatchObject({
    isFar: false,
    isGuess: false,
  });
});

test("the time by critical speed stands beside it where its model reaches", () => {
  const critical = {
    speed: 4,
    reserve: 200,
    speedError: 0,
    reserveError: 0,
    efforts: [],
  };
  const efforts = [effort("mile", 1609, 350)];
  const short = predictGoal({ meters: 3000, climb: null }, efforts, {
    today,
    critical,
    entered: null,
  });
  expect(short).toMatchObject({ byCriticalSpeed: 700, spread: expect.anything() });
  const long = predictGoal({ meters: 10_000, climb: null }, efforts, {
    today,
    critical,
    entered: null,
  });
  expect(long).toMatchObject({ byCriticalSpeed: null, spread: null });
});

test("a raced distance predicts rather than a short one, beside five other hard runs", () => {
  const short = Array.from({ length: 6 }, (_, place) =>
    effort(`track ${place}`, 1000, 260 + place),
  );
  const long = effort("tempo", 10_000, 3060);
  const found = predict(21_097.5, [...short, long]);
  expect(found.by.effort?.name).toBe("tempo");
  expect(found.others).toHaveLength(5);
});
