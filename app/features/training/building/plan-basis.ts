import { climbRate } from "#features/pace/prediction.ts";
import { addDays, type Day, daysBetween, weekdayOf } from "#values/day.ts";
import { middleOf, pacesFor, type TrainingPaces } from "../paces/paces.ts";
import { fastSessionsIn, mostRunsOf, peakOf, runWalkIn, startOf } from "../rules/beginners.ts";
import { isCutback, taperOf } from "../rules/growth.ts";
import { capOfLongRun } from "../rules/long-run.ts";
import {
  type GoalKind,
  goalKindOf,
  type PlanAnswers,
  type RunStep,
  type SessionEffort,
  type SessionStep,
  type TrainingBreak,
  weeksOf,
} from "../rules/plan.ts";
import { daysOf, fastAfterReturn, joinedBreaks, returnShare, wayBack } from "../rules/return.ts";

export type WeekPart = "load" | "cutback" | "taper";

/** A week of the plan before its sessions are known. */
export type WeekBasis = {
  /** From 0. */
  place: number;
  from: Day;
  to: Day;
  part: WeekPart;
  /** The weeks of the plan before it, without a first one that is shorter than seven days. */
  wholeWeeks: number;
  /** Weeks until the taper, 1 for the last one before it; 0 and less in the taper. */
  beforeTaper: number;
  /** The days on which the runner can run. */
  free: Day[];
  /** The share of the usual load that the way back from a break leaves, as the mean of its days; 1 in other weeks. */
  back: number;
  /** The last break before the end of the week that costs load, by the places of its weeks. */
  lastBreak: { from: number; to: number; back: number } | null;
};

/** Weeks since the last easy one of the way back from a break: 0 and less on it, infinite without a break. */
export function weeksBack({ place, lastBreak }: Pick<WeekBasis, "place" | "lastBreak">): number {
  return lastBreak && place > lastBreak.from ? place - lastBreak.back : Infinity;
}

/** How many fast sessions a week may have. */
export function mostFastIn(week: WeekBasis, { answers }: Pick<PlanBasis, "answers">): number {
  const back = weeksBack(week);
  if (week.back < 1 || back <= 0) return 0;
  return Math.min(fastSessionsIn(week.wholeWeeks, answers), fastAfterReturn[back - 1] ?? Infinity);
}

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
  /** Whether the training prepares for the pace of the race. */
  hasRacePace: boolean;
  longestAtLast: number;
};

/** A first long run, for runners who come from nothing, in meters. In a week, some run is as long as the mean. */
const firstLongRun = 2500;

/** Calculates the facts of a plan from the answers of its runner. */
export function basisOf(answers: PlanAnswers): PlanBasis {
  const { goal, level, begins, weeklyMeters } = answers;
  const kind = goalKindOf(goal.meters);
  const paces = pacesFor(answers);
  const easyPace = middleOf(paces.byEffort.easy);
  const taper = taperOf(kind);
  const runs = Math.min(answers.freeDays.length, mostRunsOf(level));
  const cap = capOfLongRun(kind, answers, easyPace);
  const days = weeksOf(begins, goal.day);
  const most = { weeks: days.length, days: runs, longest: cap, pace: easyPace };
  const peak = peakOf(kind, answers, most);
  const isShort = daysBetween(begins, days[0]?.to ?? begins) < 6;
  const breaks = allBreaks(answers);
  const weeks = days.map(({ from, to }, place): WeekBasis => {
    const beforeTaper = days.length - taper.length - place;
    const wholeWeeks = Math.max(place - (isShort ? 1 : 0), 0);
    const part = partOf({ beforeTaper, wholeWeeks, kind }, answers);
    const free = freeDaysIn(from, to, answers);
    const shares = free.map((day) => returnShare(day, breaks));
    const back =
      shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 1;
    return { place, from, to, part, wholeWeeks, beforeTaper, free, back, lastBreak: null };
  });
  for (const week of weeks) {
    week.lastBreak = lastBreakOf(week, weeks, breaks);
    // A break and the way back from it are rest enough.
    if (week.part === "cutback" && weeksBack(week) <= fastAfterReturn.length) week.part = "load";
  }
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
    longestAtFirst: Math.min(
      Math.max(answers.longestRecentMeters, weeklyMeters / 7, firstLongRun),
      cap,
    ),
    longestAtLast: cap,
    hasRacePace: true,
  };
}

function partOf(
  week: Pick<WeekBasis, "beforeTaper" | "wholeWeeks"> & { kind: GoalKind },
  answers: PlanAnswers,
): WeekPart {
  if (week.beforeTaper <= 0) return "taper";
  if (runWalkIn(week.wholeWeeks, answers) !== null) return "load";
  return isCutback(week, answers) ? "cutback" : "load";
}

/** The break before the end of a week whose way back ends last, by the weeks that it touches. */
function lastBreakOf(
  { to: end }: WeekBasis,
  weeks: readonly WeekBasis[],
  breaks: readonly TrainingBreak[],
): WeekBasis["lastBreak"] {
  const [last] = breaks
    .filter((one) => one.from <= end && wayBack(daysOf(one)).length > 0)
    .map((one) => ({ ...one, back: lastEasyDay(one) }))
    .toSorted((one, other) => (one.back > other.back ? -1 : 1));
  if (!last) return null;
  const placeOf = (day: Day) => weeks.find(({ to }) => to >= day)?.place ?? weeks.length;
  return { from: placeOf(last.from), to: placeOf(last.to), back: placeOf(last.back) };
}

function lastEasyDay(one: TrainingBreak): Day {
  return addDays(
    one.to,
    wayBack(daysOf(one)).reduce((sum, { days }) => sum + days, 0),
  );
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

/** How far and how long steps are. */
type StepsLength = { meters: number; seconds: number };

export function lengthOfSteps(steps: readonly SessionStep[], paces: TrainingPaces): StepsLength {
  let [meters, seconds] = [0, 0];
  for (const step of steps) {
    const one = step.kind === "repeat" ? lengthOfSteps(step.steps, paces) : ofRun(step, paces);
    const times = step.kind === "repeat" ? step.times : 1;
    meters += times * one.meters;
    seconds += times * one.seconds;
  }
  return { meters, seconds };
}

function ofRun({ seconds, meters, effort }: RunStep, paces: TrainingPaces): StepsLength {
  const each = middleOf(paces.byEffort[effort]);
  if (meters !== null) return { meters, seconds: (meters / 1000) * each };
  return { meters: ((seconds ?? 0) / each) * 1000, seconds: seconds ?? 0 };
}

/** A step of some seconds at an effort, with its pace where one is known. */
export function forSeconds(
  seconds: number,
  effort: SessionEffort,
  { paces, kind = "run" }: { paces: TrainingPaces; kind?: RunStep["kind"] },
): RunStep {
  return { kind, seconds, meters: null, pace: shownPace(effort, paces), effort };
}

export function forMeters(
  meters: number,
  effort: SessionEffort,
  { paces, kind = "run" }: { paces: TrainingPaces; kind?: RunStep["kind"] },
): RunStep {
  return { kind, seconds: null, meters, pace: shownPace(effort, paces), effort };
}

/** Paces are shown in whole seconds, and only if a result supports them. */
function shownPace(effort: SessionEffort, { isKnown, byEffort }: TrainingPaces): RunStep["pace"] {
  if (!isKnown || effort === "walk") return null;
  const { fastest, slowest } = byEffort[effort];
  return { fastest: Math.round(fastest), slowest: Math.round(slowest) };
}
