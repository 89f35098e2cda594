import { secondsAtVdot } from "#features/pace/vdot.ts";
import {
  type DayOfWeek,
  type PlanAnswers,
  runnerLevels,
  type TrainingBreak,
} from "#features/training/rules/plan.ts";
import { addDays, type Day, daysBetween } from "#values/day.ts";
import { numbersFrom } from "#values/seeded.ts";

/** Answers of a usual runner, with what a test is about. */
export function someAnswers(
  changes: Partial<Omit<PlanAnswers, "goal">> & { goal?: Partial<PlanAnswers["goal"]> } = {},
): PlanAnswers {
  const goal = {
    day: "2027-04-04",
    meters: 21_097.5,
    seconds: null,
    raceId: null,
    distanceId: null,
    climb: null,
    ...changes.goal,
  };
  return {
    level: "intermediate",
    begins: addDays(goal.day, -83),
    weeklyMeters: 32_000,
    longestRecentMeters: 12_000,
    result: { meters: 10_000, seconds: 2700, day: addDays(goal.day, -90) },
    freeDays: [0, 2, 3, 4, 6],
    longRunDay: 0,
    injuryWeeks: null,
    breaks: [],
    tuneUp: null,
    age: null,
    unit: "km",
    ...changes,
    goal,
  };
}

/**
 * Answers of every sort that a form may send: any start from 4 to 40 weeks, any free days, any level,
 * any fitness, with and without injuries and breaks. The same for the same seed.
 */
export function randomAnswers(seed: number): PlanAnswers {
  const next = numbersFrom(seed);
  const upTo = (count: number) => Math.floor(next() * count);
  const oneOf = <T>(list: readonly T[]): T => list[upTo(list.length)]!;
  const goalDay = addDays("2027-01-01", upTo(700));
  const begins = addDays(goalDay, -(28 + upTo(253)));
  const days = ([0, 1, 2, 3, 4, 5, 6] as DayOfWeek[]).filter(() => next() < 0.6);
  const freeDays = days.length > 0 ? days : [oneOf([0, 1, 2, 3, 4, 5, 6] as DayOfWeek[])];
  const weeklyMeters = oneOf([0, next() * 8000, next() * 40_000, next() * 120_000]);
  const meters = oneOf([5000, 10_000, 21_097.5, 42_195, 50_000, 100_000, 3000 + next() * 80_000]);
  const vdot = 22 + next() * 58;
  const over = oneOf([1500, 5000, 10_000, 21_097.5]);
  return {
    goal: {
      day: goalDay,
      meters,
      seconds: next() < 0.4 ? secondsAtVdot(25 + next() * 50, meters) : null,
      raceId: null,
      distanceId: null,
      climb: next() < 0.3 ? meters * next() * 0.08 : null,
    },
    level: oneOf(runnerLevels),
    begins,
    weeklyMeters,
    longestRecentMeters: Math.min(weeklyMeters * (0.2 + next() * 0.5), 60_000),
    result:
      next() < 0.6
        ? { meters: over, seconds: secondsAtVdot(vdot, over), day: addDays(begins, -upTo(250)) }
        : null,
    freeDays,
    longRunDay: oneOf(freeDays),
    injuryWeeks: next() < 0.2 ? 1 + upTo(14) : null,
    breaks: next() < 0.3 ? breakWithin(begins, goalDay, next) : [],
    age: next() < 0.3 ? 18 + upTo(65) : null,
    unit: next() < 0.3 ? "mi" : "km",
    tuneUp:
      next() < 0.25
        ? {
            day: addDays(begins, upTo(daysBetween(begins, goalDay))),
            meters: oneOf([5000, 10_000, 21_097.5, 42_195]),
          }
        : null,
  };
}

function breakWithin(begins: Day, goalDay: Day, next: () => number) {
  const length = Math.floor(next() * 25);
  const from = addDays(begins, Math.floor(next() * 200));
  const to = addDays(from, length);
  return to < goalDay ? reported({ from, to }, next) : [];
}

/** Days without running, said at once or in up to three pieces that touch or overlap. */
export function reported({ from, to }: TrainingBreak, next: () => number): TrainingBreak[] {
  const pieces: TrainingBreak[] = [];
  let rest = from;
  while (pieces.length < 2 && rest < to && next() < 0.4) {
    const until = addDays(rest, Math.floor(next() * daysBetween(rest, to)));
    pieces.push({ from: rest, to: until });
    rest = addDays(until, next() < 0.7 ? 1 : 0);
  }
  return [{ from: rest, to }, ...pieces];
}
