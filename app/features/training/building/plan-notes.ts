import { climbRate, flatMeters, predictRace } from "#features/pace/prediction.ts";
import { addDays, type Day, daysBetween } from "#values/day.ts";
import { pacesFor, wishedPace } from "../paces/paces.ts";
import { isNewcomer, mostRunsOf } from "../rules/beginners.ts";
import { isShortOfRace } from "../rules/long-run.ts";
import {
  loadOf,
  type PlanAnswers,
  type PlannedSession,
  periodProblem,
  type SessionStep,
  weeksOf,
} from "../rules/plan.ts";
import { buildPlan } from "./build-plan.ts";

/**
 * Notes of a plan, before and after it is made. `meters` are those of a run or a week, `wished` and
 * `predicted` the seconds over the goal.
 */
export type PlanNote =
  | { code: "long-run-short"; meters: number; race: number }
  | { code: "still-walking"; minutes: number }
  | { code: "days-hold-less"; meters: number; days: number; mayAddDays: boolean }
  | { code: "few-days"; days: number }
  | { code: "slow-recovery" }
  | { code: "tune-up-left-out"; day: Day }
  | { code: "goal-too-fast" | "goal-slow"; wished: number; predicted: number };

/** A week below this share of what its runner runs now needs an explanation. */
const less = 0.9;

/** The days a week that published plans have at least, and the meters of a goal from which it matters. */
const fewestDays = 3;
const longGoal = 15_000;

/** Half an hour in one go is what newcomers need for a race. */
const wholeRun = 30 * 60;

/** What the runner should know about a plan, the most important first. */
export function notesOf(answers: PlanAnswers, sessions: readonly PlannedSession[]): PlanNote[] {
  const runs = sessions.filter(({ kind }) => kind !== "race");
  const { goal, weeklyMeters, freeDays, age } = answers;
  const notes: PlanNote[] = [];
  const longest = longestOf(runs);
  if (isShortOfRace(longest, flatMeters(goal.meters, climbRate(goal)))) {
    notes.push({ code: "long-run-short", meters: longest.meters, race: goal.meters });
  }
  const piece = Math.max(0, ...runs.map(({ steps }) => longestPiece(steps)));
  if (isNewcomer(answers) && piece < wholeRun) {
    notes.push({ code: "still-walking", minutes: Math.round(piece / 60) });
  }
  const highest = Math.max(0, ...weekLoads(answers, runs));
  if (highest < weeklyMeters * less && !answers.injuryWeeks) {
    const mayAddDays = freeDays.length < mostRunsOf(answers.level);
    notes.push({ code: "days-hold-less", meters: highest, days: freeDays.length, mayAddDays });
  }
  if (freeDays.length < fewestDays && goal.meters >= longGoal) {
    notes.push({ code: "few-days", days: freeDays.length });
  }
  if ((age ?? 0) >= 60) notes.push({ code: "slow-recovery" });
  const { tuneUp } = answers;
  if (tuneUp && !runs.some(({ reason }) => reason.code === "tune-up")) {
    notes.push({ code: "tune-up-left-out", day: tuneUp.day });
  }
  return [...notes, ...wishNotes(answers)];
}

/** How the wished time compares with the one that the result promises. */
function wishNotes(answers: PlanAnswers): PlanNote[] {
  const { today, isKnown } = pacesFor(answers);
  const wished = answers.goal.seconds;
  if (!isKnown || wished === null) return [];
  const predicted = predictRace(today, answers.goal).seconds;
  const found = wishedPace(wished, predicted);
  if (found === "within-reach") return [];
  return [{ code: found === "slow" ? "goal-slow" : "goal-too-fast", wished, predicted }];
}

/** What a runner wished and the plan leaves out: to be known before another plan ends for it. */
export function objectionsIn(notes: readonly PlanNote[]): PlanNote[] {
  return notes.filter(({ code }) => code === "goal-too-fast" || code === "tune-up-left-out");
}

/** Whether a plan does not prepare its runner for the distance. */
export function isTooFar(answers: PlanAnswers, sessions: readonly PlannedSession[]): boolean {
  const severe: readonly PlanNote["code"][] = ["long-run-short", "still-walking"];
  return notesOf(answers, sessions).some(({ code }) => severe.includes(code));
}

/** Standard distances that are offered instead of a longer one, in meters. */
const shorterGoals = [50_000, 42_195, 21_097.5, 10_000, 5000];

/** What fits the runner instead of a goal that is too far. */
export type Instead = {
  /** The longest standard distance for the same day. */
  meters: number | null;
  /** The first later day that fits the same distance, in steps of two weeks. */
  day: Day | null;
};

export function insteadOf(answers: PlanAnswers): Instead {
  const { goal, begins } = answers;
  const fits = (changes: Partial<PlanAnswers["goal"]>) => {
    const changed = { ...answers, goal: { ...goal, ...changes, seconds: null } };
    const sessions = buildPlan(changed);
    return !("problem" in sessions) && !isTooFar(changed, sessions);
  };
  const shorter = shorterGoals.filter((meters) => meters < goal.meters * 0.9);
  let day: Day | null = null;
  for (let later = addDays(goal.day, 14); day === null; later = addDays(later, 14)) {
    if (periodProblem(begins, later) !== null) break;
    if (fits({ day: later })) day = later;
  }
  const climb = null;
  return { meters: shorter.find((meters) => fits({ meters, climb })) ?? null, day };
}

function longestOf(runs: readonly PlannedSession[]): { meters: number; seconds: number } {
  return {
    meters: Math.max(0, ...runs.map(loadOf)),
    seconds: Math.max(0, ...runs.map(({ seconds }) => seconds)),
  };
}

/** Seconds of running without a walk. */
function longestPiece(steps: readonly SessionStep[]): number {
  const pieces = steps.map((step) => {
    if (step.kind === "repeat") return longestPiece(step.steps);
    return step.effort === "walk" ? 0 : (step.seconds ?? wholeRun);
  });
  return Math.max(0, ...pieces);
}

function weekLoads({ begins, goal }: PlanAnswers, runs: readonly PlannedSession[]): number[] {
  return weeksOf(begins, goal.day)
    .filter(({ from, to }) => daysBetween(from, to) === 6)
    .map(({ from, to }) =>
      runs.reduce((sum, one) => sum + (from <= one.day && one.day <= to ? loadOf(one) : 0), 0),
    );
}
