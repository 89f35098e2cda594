import { flatForClimb } from "#features/pace/prediction.ts";
import { addDays, type Day, daysBetween } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { PlanKind, SessionKind, SessionState } from "#values/training-session.ts";

/** 0 for Sunday to 6 for Saturday. */
export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const runnerLevels = ["beginner", "intermediate", "advanced"] as const;
export type RunnerLevel = (typeof runnerLevels)[number];

export const sessionEfforts = [
  "walk",
  "easy",
  "marathon",
  "threshold",
  "interval",
  "repetition",
  "race",
] as const;
export type SessionEffort = (typeof sessionEfforts)[number];

/** Seconds for a kilometer; `fastest` is the smaller number. */
export type PaceRange = { fastest: number; slowest: number };

/** A part of a session that is run in one go. Either `seconds` or `meters` is its length. */
export type RunStep = {
  kind: "warm-up" | "run" | "recovery" | "cool-down";
  seconds: number | null;
  meters: number | null;
  /** `null` where the effort alone decides: uphill, or without a known result. */
  pace: PaceRange | null;
  effort: SessionEffort;
};

export type SessionStep = RunStep | { kind: "repeat"; times: number; steps: RunStep[] };

/** The reason for a session; `messages.ts` has the sentence. */
export const sessionReasons = [
  "easy",
  "run-walk",
  "recovery",
  "return",
  "long",
  "long-cutback",
  "long-climb",
  "long-taper",
  "long-pace",
  "back-to-back",
  "strides",
  "descents",
  "climbs",
  "hills",
  "repetitions",
  "intervals",
  "tempo",
  "race-pace",
  "time-trial",
  "tune-up",
  "taper",
  "sharpen",
  "loosen",
  "race",
] as const;
export type SessionReason = {
  code: (typeof sessionReasons)[number];
  /** The week of the plan, from 1. */
  week: number;
  /** Meters to climb, where the goal climbs. */
  climb?: number;
  /** The share of the usual load after a break, in percent. */
  percent?: number;
};

export type PlannedSession = {
  day: Day;
  kind: SessionKind;
  steps: SessionStep[];
  meters: number;
  seconds: number;
  reason: SessionReason;
};

/** From the first to the last day without running, both included. */
export type TrainingBreak = { from: Day; to: Day };

export type TrainingGoal = {
  day: Day;
  meters: number;
  /** `null` where finishing is the goal. */
  seconds: number | null;
  raceId: string | null;
  distanceId: string | null;
  /** Meters; `null` where it is not known. */
  climb: number | null;
};

/** What a plan is built from. */
export type PlanAnswers = {
  goal: TrainingGoal;
  level: RunnerLevel;
  begins: Day;
  /** What the runner runs in a week now, or ran before an injury. */
  weeklyMeters: number;
  /** The longest run of the last 30 days. */
  longestRecentMeters: number;
  result: { meters: number; seconds: number; day: Day } | null;
  /** The days of the week on which they can run. */
  freeDays: DayOfWeek[];
  longRunDay: DayOfWeek;
  /** Weeks without running before the plan begins. */
  injuryWeeks: number | null;
  breaks: TrainingBreak[];
  /** A tune-up race, to practice before the goal; `null` without one. */
  tuneUp: { day: Day; meters: number } | null;
  /** Years on the first day; `null` where it is not known. */
  age: number | null;
  /** Runs by distance are whole and half ones of this unit. */
  unit: LengthUnit;
};

export type BuildProblem =
  | "too-soon"
  | "too-far"
  | "no-free-day"
  | "long-day-not-free"
  | "distance-out-of-range"
  | "result-out-of-range"
  | "volume-out-of-range";

/** The shortest race that a plan is made for, in meters. */
export const shortestGoal = 3000;

/** The races that plans are made for; each has its targets. */
export type GoalKind = "5k" | "10k" | "half" | "marathon" | "ultra";

export function goalKindOf(meters: number): GoalKind {
  if (meters < 7500) return "5k";
  if (meters < 16_000) return "10k";
  if (meters < 30_000) return "half";
  return meters <= 43_000 ? "marathon" : "ultra";
}

/** What the weeks of a plan are for. */
export type PlanPhase = "base" | "build" | "specific" | "taper";

/** A stored session with its progress. */
export type StoredSession = PlannedSession & {
  id: string;
  state: SessionState;
  activityId: string | null;
  /** The day it was planned for, once it was moved. */
  movedFrom: Day | null;
  updatedAt: Date;
};

export type PlanLine = {
  id: string;
  kind: PlanKind;
  name: string;
  goalDay: Day;
  goalMeters: number;
  begins: Day;
  endedAt: Date | null;
};

export type StoredPlan = PlanLine & {
  answers: PlanAnswers;
  sessions: StoredSession[];
  /** Whether its calendar can be subscribed to. */
  hasFeed: boolean;
};

/** What a session costs: its meters, and flat ones for those that it climbs. */
export function loadOf({ meters, reason }: Pick<PlannedSession, "meters" | "reason">): number {
  return meters + flatForClimb * (reason.climb ?? 0);
}

/** Weeks between the beginning of a plan and its goal. */
export const planWeeks = { fewest: 4, most: 40 };

/** The weeks of a plan with their days. A week ends on the weekday of the goal. */
type TrainingWeek = { from: Day; to: Day };

/** The weeks of a plan, laid backward from the goal; the first one begins with the plan. */
export function weeksOf(begins: Day, goal: Day): TrainingWeek[] {
  const count = Math.floor(daysBetween(begins, goal) / 7) + 1;
  return Array.from({ length: count }, (_, place) => {
    const to = addDays(goal, -7 * (count - 1 - place));
    return { from: place === 0 ? begins : addDays(to, -6), to };
  });
}

/** Whether a plan of this length can be made: four weeks with the day of the race, at least. */
export function periodProblem(begins: Day, goal: Day): "too-soon" | "too-far" | null {
  const days = daysBetween(begins, goal);
  if (days + 1 < planWeeks.fewest * 7) return "too-soon";
  return days > planWeeks.most * 7 ? "too-far" : null;
}
