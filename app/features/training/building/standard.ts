import { addDays, type Day } from "#values/day.ts";
import {
  type DayOfWeek,
  type GoalKind,
  goalKindOf,
  type PlanAnswers,
  planWeeks,
  type RunnerLevel,
  type TrainingGoal,
} from "../rules/plan.ts";

const km = 1000;
type Usual = { weeks: number; weekly: number; longest: number };

/** How long a standard plan is, and what its runner runs in a week and at once before it. */
const usual: Record<GoalKind, Record<RunnerLevel, Usual>> = {
  "5k": {
    beginner: { weeks: 10, weekly: 0, longest: 0 },
    intermediate: { weeks: 8, weekly: 24 * km, longest: 8 * km },
    advanced: { weeks: 10, weekly: 45 * km, longest: 13 * km },
  },
  "10k": {
    beginner: { weeks: 10, weekly: 12 * km, longest: 5 * km },
    intermediate: { weeks: 10, weekly: 28 * km, longest: 10 * km },
    advanced: { weeks: 10, weekly: 50 * km, longest: 15 * km },
  },
  half: {
    beginner: { weeks: 14, weekly: 18 * km, longest: 7 * km },
    intermediate: { weeks: 12, weekly: 32 * km, longest: 12 * km },
    advanced: { weeks: 12, weekly: 55 * km, longest: 18 * km },
  },
  marathon: {
    beginner: { weeks: 20, weekly: 25 * km, longest: 10 * km },
    intermediate: { weeks: 18, weekly: 40 * km, longest: 16 * km },
    advanced: { weeks: 16, weekly: 65 * km, longest: 22 * km },
  },
  ultra: {
    beginner: { weeks: 24, weekly: 30 * km, longest: 14 * km },
    intermediate: { weeks: 20, weekly: 45 * km, longest: 20 * km },
    advanced: { weeks: 18, weekly: 70 * km, longest: 28 * km },
  },
};

/** Tuesday, Thursday and the weekend first; more days with more running. */
const days: Record<RunnerLevel, DayOfWeek[]> = {
  beginner: [2, 4, 6, 0],
  intermediate: [2, 3, 4, 6, 0],
  advanced: [1, 2, 3, 4, 6, 0],
};

/**
 * The answers that a standard plan is built from: those of a usual runner of the level. It has its
 * usual length, or begins today where the race is nearer.
 */
export function standardAnswers(goal: TrainingGoal, level: RunnerLevel, today: Day): PlanAnswers {
  const { weeks, weekly, longest } = usual[goalKindOf(goal.meters)][level];
  const first = addDays(goal.day, -7 * Math.min(weeks, planWeeks.most) + 1);
  return {
    goal,
    level,
    begins: first > today ? first : today,
    weeklyMeters: weekly,
    longestRecentMeters: longest,
    result: null,
    freeDays: days[level],
    longRunDay: 0,
    injuryWeeks: null,
    breaks: [],
    tuneUp: null,
    age: null,
    unit: "km",
  };
}
