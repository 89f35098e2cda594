import { addDays, type Day, weekdayOf } from "#values/day.ts";
import { middleOf, pacesFor, type TrainingPaces } from "../paces/paces.ts";
import { mostRunsOf, peakOf } from "../rules/beginners.ts";
import { climbRate } from "../rules/climb.ts";
import { isCutback } from "../rules/cutback.ts";
import { capOfLongRun } from "../rules/long-run.ts";
import { weeksOf } from "../rules/period.ts";
import { type GoalKind, goalKindOf, type PlanAnswers, type TrainingBreak } from "../rules/plan.ts";
import { joinedBreaks, returnShare } from "../rules/return.ts";
import { runWalkIn, startOf } from "../rules/run-walk.ts";
import { taperOf } from "../rules/taper.ts";

export type WeekPart = "load" | "cutback" | "taper";

/** A week of the plan before its sessions are known. */
export type WeekBasis = {
  /** From 0. */
  place: number;
  from: Day;
  to: Day;
  part: WeekPart;
  /** Weeks until the taper, 1 for the last one before it; 0 and less in the taper. */
  beforeTaper: number;
  /** The days on which the runner can run. */
  free: Day[];
  /** The share of the usual load that the way back from a break leaves; 1 in other weeks. */
  back: number;
};

/** The facts that all weeks of a plan share. */
export type PlanBasis = {
  answers: PlanAnswers;
  kind: GoalKind;
  paces: TrainingPaces;
  /** Seconds for an easy kilometer. */
  easyPace: number;
  /** The climb of the goal for each of its meters. */
  rate: number;
  /** With the weeks of an injury before the plan; none touches another. */
  breaks: TrainingBreak[];
  weeks: WeekBasis[];
  /** The shares of the weeks of the taper. */
  taper: number[];
  start: number;
  peak: number;
  longestAtFirst: number;
  longestAtLast: number;
};

/** A first long run, for runners who come from nothing, in meters. */
const firstLongRun = 2500;

/** Calculates the facts of a plan from the answers of its runner. */
export function basisOf(answers: PlanAnswers): PlanBasis {
  const { goal, level, begins, weeklyMeters } = answers;
  const kind = goalKindOf(goal.meters);
  const paces = pacesFor(answers);
  const easyPace = middleOf(paces.byEffort.easy);
  const taper = taperOf(kind);
  const runs = Math.min(answers.freeDays.length, mostRunsOf(level));
  const peak = peakOf(kind, level, { weeklyMeters, pace: easyPace });
  const cap = capOfLongRun(kind, level, easyPace);
  const days = weeksOf(begins, goal.day);
  const breaks = allBreaks(answers);
  const weeks = days.map(({ from, to }, place) => {
    const beforeTaper = days.length - taper.length - place;
    const isNew = runWalkIn(place, weeklyMeters) !== null;
    const part = isNew && beforeTaper > 0 ? "load" : partOf(beforeTaper, level);
    const free = freeDaysIn(from, to, answers);
    const back = Math.min(1, ...free.map((day) => returnShare(day, breaks)));
    return { place, from, to, part, beforeTaper, free, back };
  });
  return {
    answers,
    kind,
    paces,
    easyPace,
    rate: climbRate(goal),
    breaks,
    weeks,
    taper,
    start: Math.min(startOf(weeklyMeters, runs), peak),
    peak,
    longestAtFirst: Math.min(Math.max(answers.longestRecentMeters, firstLongRun), cap),
    longestAtLast: cap,
  };
}

function partOf(beforeTaper: number, level: PlanAnswers["level"]): WeekPart {
  if (beforeTaper <= 0) return "taper";
  return isCutback(beforeTaper, level) ? "cutback" : "load";
}

function freeDaysIn(from: Day, to: Day, { goal, freeDays, breaks }: PlanAnswers): Day[] {
  const days: Day[] = [];
  let weekday = weekdayOf(from);
  for (let day = from; day <= to && day < goal.day; day = addDays(day, 1)) {
    const isFree = freeDays.some((one) => one === weekday);
    weekday = (weekday + 1) % 7;
    if (isFree && !breaks.some((one) => one.from <= day && day <= one.to)) days.push(day);
  }
  return days;
}

function allBreaks({ breaks, injuryWeeks, begins }: PlanAnswers): TrainingBreak[] {
  if (!injuryWeeks) return joinedBreaks(breaks);
  const injury = { from: addDays(begins, -7 * injuryWeeks), to: addDays(begins, -1) };
  return joinedBreaks([injury, ...breaks]);
}
