import { flatMeters } from "#features/pace/climb.ts";
import { predictRace } from "#features/pace/prediction.ts";
import { vdotOf } from "#features/pace/vdot.ts";
import { vdotRange } from "../paces/paces.ts";
import { isHard } from "../rules/hard-days.ts";
import { isShortOfRace } from "../rules/long-run.ts";
import { periodProblem } from "../rules/period.ts";
import {
  type BuildProblem,
  loadOf,
  type PlanAnswers,
  type PlannedSession,
  shortestGoal,
} from "../rules/plan.ts";
import { longDayIn, tuneUpOf } from "./days.ts";
import { basisOf, type PlanBasis } from "./plan-basis.ts";
import { planWeek } from "./plan-week.ts";
import type { DraftedSession } from "./volume.ts";

/** The version of the rules: a plan keeps the number of those that built it. */
export const planRules = 4;

/** What a goal and a week may be, in meters. */
const ranges = { goal: { from: shortestGoal, to: 170_000 }, weekMost: 250_000, runMost: 120_000 };

/**
 * Builds a plan from what a runner has answered: its sessions in the order of their days, the race as
 * the last one. Pure: the same answers give the same plan. Every rule is a function of `rules/`.
 */
export function buildPlan(answers: PlanAnswers): PlannedSession[] | { problem: BuildProblem } {
  const problem = problemOf(answers);
  if (problem) return { problem };
  const sessions = planFor(answers);
  const hasTuneUp = sessions.some(({ reason }) => reason.code === "tune-up");
  // The days around a tune-up race that the plan leaves out stay as they are without it.
  return answers.tuneUp && !hasTuneUp ? planFor({ ...answers, tuneUp: null }) : sessions;
}

function planFor(answers: PlanAnswers): PlannedSession[] {
  const basis = basisOf(answers);
  const sessions = sessionsOf(basis);
  // Runners who cannot be prepared for the distance have no race pace for it.
  const longest = {
    meters: Math.max(0, ...sessions.map(loadOf)),
    seconds: Math.max(0, ...sessions.map(({ seconds }) => seconds)),
  };
  const isShort = isShortOfRace(longest, flatMeters(answers.goal.meters, basis.rate));
  const paced = isShort ? { ...basis, hasRacePace: false } : basis;
  return [...(isShort ? sessionsOf(paced) : sessions), raceOf(paced)];
}

function sessionsOf(basis: PlanBasis): PlannedSession[] {
  const tuneUp = tuneUpOf(basis.answers);
  const longDays = basis.weeks.flatMap((week) => longDayIn(week, basis) ?? []);
  const hardDays = [...longDays, ...(tuneUp ? [tuneUp.day] : [])];
  const soFar = { weeks: [] as number[], sessions: [] as DraftedSession[], hardDays };
  for (const week of basis.weeks) {
    const drafted = planWeek(week, basis, soFar);
    soFar.sessions.push(...drafted);
    hardDays.push(...drafted.filter(({ kind }) => isHard(kind)).map(({ day }) => day));
    soFar.weeks.push(drafted.reduce((sum, { load }) => sum + load, 0));
  }
  const planned = soFar.sessions.map(({ load, ...session }) => session);
  return planned.sort((one, other) => (one.day < other.day ? -1 : 1));
}

function problemOf(answers: PlanAnswers): BuildProblem | null {
  const { goal, begins, freeDays, longRunDay, result, weeklyMeters } = answers;
  if (goal.meters < ranges.goal.from || goal.meters > ranges.goal.to)
    return "distance-out-of-range";
  if (weeklyMeters > ranges.weekMost || answers.longestRecentMeters > ranges.runMost) {
    return "volume-out-of-range";
  }
  if (freeDays.length === 0) return "no-free-day";
  if (!freeDays.includes(longRunDay)) return "long-day-not-free";
  if (result && !isBelievable(result)) return "result-out-of-range";
  return periodProblem(begins, goal.day);
}

/** Slower than a stroll, in meters a minute. */
const stroll = 45;

/** Whether a result can be one: not faster than records, and not slower than walking. */
function isBelievable(result: { meters: number; seconds: number }): boolean {
  return vdotOf(result) <= vdotRange.to && result.meters / (result.seconds / 60) >= stroll;
}

/** The goal itself, with the pace that the result allows or the wish asks for. Hills and ultras have none. */
function raceOf({
  answers: { goal },
  paces,
  rate,
  kind,
  weeks,
  hasRacePace,
}: PlanBasis): PlannedSession {
  const { fastest, slowest } = paces.byEffort.race;
  const isPaced =
    hasRacePace && rate === 0 && kind !== "ultra" && (paces.isKnown || goal.seconds !== null);
  const wished = goal.seconds && !paces.isKnown ? (goal.seconds / goal.meters) * 1000 : null;
  const pace = wished ? { fastest: wished - 3, slowest: wished + 3 } : { fastest, slowest };
  const seconds = isPaced
    ? (goal.meters / 1000) * ((pace.fastest + pace.slowest) / 2)
    : predictRace(paces.today, goal).seconds;
  const shown = { fastest: Math.round(pace.fastest), slowest: Math.round(pace.slowest) };
  return {
    day: goal.day,
    kind: "race",
    steps: [
      {
        kind: "run",
        seconds: null,
        meters: goal.meters,
        pace: isPaced ? shown : null,
        effort: "race",
      },
    ],
    meters: goal.meters,
    seconds,
    reason: { code: "race", week: weeks.length },
  };
}
