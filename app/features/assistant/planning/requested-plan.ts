import type { DayOfWeek } from "#features/training/rules/plan.ts";
import type { Day } from "#values/day.ts";

/** A week of training: the days that are free, in their order from Monday, and that of the long run. */
export type WeekRequest = {
  /** The distance that it prepares for. */
  meters: number;
  /** What the runner runs in a week now; `null` where it was not said. */
  weeklyMeters: number | null;
  days: readonly DayOfWeek[];
  longDay: DayOfWeek;
};

/** What a runner has said of a training plan: `null` where nothing was said. Lengths are meters. */
export type PlanRequest = {
  meters: number;
  weeks: number | null;
  /** Days of running in a week. */
  days: number | null;
  weeklyMeters: number | null;
  /** The longest distance that the runner covers now. */
  longestMeters: number | null;
  /** The time that is the goal. */
  seconds: number | null;
};

/** What was asked of the sessions of the plan. */
type OwnSessions = Extract<OwnRequest, { about: "sessions" | "next-session" }>;

/** What a message asks of the runner's own plan, entries and activities. */
export type OwnRequest =
  /** What the plan has from one day to another. */
  | { about: "sessions"; from: Day; to: Day }
  /** The next session, or the next long run. */
  | { about: "next-session"; isLong: boolean }
  /** Whether the session that was told may move to another day: to one that is named, or by some days. */
  | { about: "move"; of: OwnSessions; to: Day | null; by: number }
  /** Whether a session may be shorter. */
  | { about: "shorten"; of: OwnSessions }
  /** How far the plan has come, and when it ends. */
  | { about: "plan" }
  /** The races that the runner has entered, or only the next one. */
  | { about: "entries"; isNext: boolean }
  /** How far the runner has run in a period, compared with the one before. */
  | { about: "distance"; period: "week" | "month" | "year"; isLast: boolean }
  | { about: "last-run" };
