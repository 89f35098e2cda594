import { flatMeters, predictRace } from "#features/pace/prediction.ts";
import { vdotOf } from "#features/pace/vdot.ts";
import { addDays, type Day, weekdayOf } from "#values/day.ts";
import { vdotRange } from "../paces/paces.ts";
import { fastSessionsIn, mostOfEasyRun, mostRunsOf, runWalkRuns } from "../rules/beginners.ts";
import { hardSeconds, isHard, mostHardShare } from "../rules/hard-days.ts";
import { isShortOfRace, shareOfLongRun } from "../rules/long-run.ts";
import {
  type BuildProblem,
  loadOf,
  type PlanAnswers,
  type PlannedSession,
  periodProblem,
  type RunnerLevel,
  shortestGoal,
} from "../rules/plan.ts";
import { chooseDays, longDayIn, type RunDays, tuneUpOf } from "./days.ts";
import { Drafts, isRunWalk, shareAround, tuneUpIn } from "./drafts.ts";
import {
  fastKindsIn,
  hasPaceInLong,
  mostHardIn,
  phaseOf,
  rampOf,
  reasonOfFast,
} from "./fast-kinds.ts";
import { fastRun, secondsOfWeek } from "./fast-runs.ts";
import { basisOf, mostFastIn, type PlanBasis, type WeekBasis, weeksBack } from "./plan-basis.ts";
import { type DraftedSession, mostOf, mostOfLong, type PlannedSoFar } from "./volume.ts";

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

/** A run below this is not worth its shoes, in meters. */
const shortestRun = 1800;

/** The part of a long run that is at the pace of the race. */
const paceInLong = 0.4;

/** A run of a usual week, by level: a higher week has more runs. */
const usualRun = { beginner: 6500, intermediate: 8500, advanced: 11_000 };

/** The shares of the fast minutes that a week may have which are tried: an estimate may be too high. */
const tried = [0.94, 0.8, 0.6, 0];

/** Plans the runs of a week after those before it. */
function planWeek(
  week: WeekBasis,
  basis: PlanBasis,
  soFar: PlannedSoFar & { hardDays: Day[] },
): DraftedSession[] {
  let sessions: DraftedSession[] = [];
  for (const share of tried) {
    sessions = runsOfWeek(week, basis, { ...soFar, careful: share });
    const counted = sessions.filter(({ reason }) => reason.code !== "tune-up");
    const seconds = sessions.reduce((sum, one) => sum + one.seconds, 0);
    const hard = counted.reduce((sum, one) => sum + hardSeconds(one.steps), 0);
    if (hard <= seconds * mostHardShare) break;
  }
  return sessions;
}

function runsOfWeek(
  week: WeekBasis,
  basis: PlanBasis,
  soFar: PlannedSoFar & { hardDays: Day[]; careful: number },
): DraftedSession[] {
  const drafts = new Drafts(week, basis);
  const { level } = basis.answers;
  const mostOfAll = mostOf(week, basis, soFar);
  const race = tuneUpIn(week, basis, { most: mostOfAll, soFar });
  if (race) drafts.addTuneUp(race);
  const raceLoad = drafts.load;
  const most = mostOfAll * shareAround(week, basis, race) - raceLoad;
  const runs = Math.min(
    runsIn(week, basis, { most, soFar }),
    mostRunsOf(level) - drafts.sessions.length,
  );
  const fast = race ? 0 : Math.min(mostFastIn(week, basis), fastOf(runs, level));
  const hardDays = daysAround(week, soFar.hardDays);
  const taken = drafts.sessions.map(({ day }) => day);
  const days = chooseDays(week, basis, { runs, fast, hardDays, taken });
  const longMost = capOfRuns(days, { week, basis, soFar });
  const isLast = week.place === basis.weeks.length - 1;
  const easyMost = mostOfEasyRun(level, basis.easyPace) * (isLast ? 0.75 : 1);
  const long = days.long ? Math.min(longMost, most * shareOfLongRun(runs, basis.kind)) : 0;
  const pace = hasPaceInLong(week, basis)
    ? paceInLong * Math.min(long, most - long) * (soFar.careful / 0.94)
    : 0;
  if (days.long && long >= shortestRun) drafts.addLong(days.long, long, pace);
  const slots = days.fast.length + days.easy.length;
  const cap = Math.min(days.long ? long : Math.min(longMost, most), easyMost);
  const short = days.easy.some((day) => drafts.isBeforeRace(day))
    ? Math.max(cap - loosening, 0)
    : 0;
  const weekMeters = Math.min(most, long + slots * cap - short);
  const even = Math.min((weekMeters - long) / slots, cap);
  const easyDays = [...days.easy];
  let hard = Math.min(
    secondsOfWeek(weekMeters, basis) * mostHardShare * soFar.careful,
    mostHardIn(week, basis),
  );
  hard -= drafts.sessions.reduce((sum, { steps }) => sum + hardSeconds(steps), 0);
  const kinds = fastKindsIn(week, basis, soFar.sessions);
  for (const [place, day] of days.fast.entries()) {
    const kind = kinds[place];
    const found =
      kind &&
      fastRun(kind, {
        most: Math.min(cap, days.easy.length > 0 ? even * 1.25 : even),
        weekSeconds: secondsOfWeek(weekMeters, basis),
        hard,
        ramp: rampOf(week, soFar.sessions),
        basis,
      });
    if (!found) easyDays.push(day);
    else {
      hard -= found.hard;
      drafts.add(day, found.kind, {
        steps: found.steps,
        code: reasonOfFast(found, week.part),
      });
    }
  }
  const easyCap = isLast ? Math.min(cap, mostInRaceWeek(soFar.sessions)) : cap;
  addEasyRuns(drafts, easyDays.sort(), { most: raceLoad + weekMeters, cap: easyCap, hardDays });
  return drafts.sessions;
}

/** The fast sessions that a number of runs leaves room for: two only beside two easy runs and the long one. */
function fastOf(runs: number, level: RunnerLevel): number {
  if (runs >= 5) return 2;
  return runs >= (level === "beginner" ? 3 : 2) ? 1 : 0;
}

/** As many runs as the week needs at their usual length; the taper keeps nearly as many as before. */
function runsIn(
  week: WeekBasis,
  basis: PlanBasis,
  { most, soFar }: { most: number; soFar: PlannedSoFar },
): number {
  const { free, part } = week;
  const { longestAtFirst } = basis;
  const { level } = basis.answers;
  const longest = Math.max(longestAtFirst, ...soFar.sessions.map(({ load }) => load));
  const usual = Math.min(usualRun[level] * (part === "taper" ? 0.6 : 1), longest);
  const mostRuns = isRunWalk(week, basis) ? runWalkRuns : mostRunsOf(level);
  const wanted = Math.min(Math.max(Math.ceil(most / usual), 3), mostRuns);
  return Math.min(wanted, Math.floor(most / shortestRun), free.length);
}

function capOfRuns(
  { long, fast, easy }: RunDays,
  about: { week: WeekBasis; basis: PlanBasis; soFar: PlannedSoFar },
): number {
  const day = long ?? [...fast, ...easy].sort()[0];
  return day ? mostOfLong(day, about) : 0;
}

/** An easy run of the last week is this much shorter than the longest of the four weeks before it. */
const easyShareAtLast = 0.85;

function mostInRaceWeek(sessions: readonly DraftedSession[]): number {
  const last = sessions.at(-1)?.reason.week ?? 0;
  const easy = sessions.filter(({ kind, reason }) => !isHard(kind) && reason.week > last - 4);
  const longest = Math.max(0, ...easy.map(({ load }) => load));
  return longest === 0 ? Infinity : Math.max(longest * easyShareAtLast, loosening);
}

/** The share of easy running on the other long day: of two easy days, or of more. */
const backToBackShare = { ofTwo: 0.6, ofMore: 0.45 };

/**
 * Whether a week has a second long run, on the day after the long run or else the day before it: every
 * other week of the last eight before an ultra's taper. Koop, "Training Essentials for Ultrarunning".
 */
function hasBackToBack(week: WeekBasis, { kind, answers }: PlanBasis): boolean {
  const isDue = week.part === "load" && week.beforeTaper <= 8 && week.beforeTaper % 2 === 0;
  return kind === "ultra" && isDue && answers.level !== "beginner" && weeksBack(week) > 3;
}

/** The run on the day before the race only loosens the legs, in meters. */
const loosening = 3500;

/** Spreads the rest of a week over its easy days; each remainder of rounding goes to the next one. */
function addEasyRuns(
  drafts: Drafts,
  all: Day[],
  { most, cap, hardDays }: { most: number; cap: number; hardDays: readonly Day[] },
): void {
  const last = all.find((day) => drafts.isBeforeRace(day));
  if (last)
    drafts.addEasy(last, Math.min((most - drafts.load) / all.length, loosening, cap), {
      isAfterHard: false,
    });
  const days = all.filter((day) => day !== last);
  let isOwed = hasStrides(drafts.week, drafts.basis);
  const second = hasBackToBack(drafts.week, drafts.basis)
    ? (days.find((day) => drafts.hasLong(addDays(day, -1))) ??
      days.find((day) => drafts.hasLong(addDays(day, 1))))
    : undefined;
  if (second !== undefined && days.length > 1) {
    const share = days.length > 2 ? backToBackShare.ofMore : backToBackShare.ofTwo;
    days.splice(days.indexOf(second), 1);
    const meters = Math.min(cap, (most - drafts.load) * share);
    drafts.addEasy(second, meters, { isAfterHard: true, ends: "back-to-back" });
  }
  for (const [place, day] of days.entries()) {
    const left = most - drafts.load;
    const even = left / (days.length - place);
    const yesterday = addDays(day, -1);
    const before = drafts.sessions.some((one) => one.day === yesterday && isHard(one.kind));
    const isAfterHard = days.length > 2 && (before || hardDays.includes(yesterday));
    const meters = Math.min(isAfterHard && place < days.length - 1 ? even * 0.85 : even, cap);
    if (meters < shortestRun * 0.75) continue;
    const isFresh = !isAfterHard && weekdayOf(yesterday) !== drafts.basis.answers.longRunDay;
    const hasRoom = isOwed && isFresh && meters >= stridesFrom.meters;
    if (hasRoom) isOwed = false;
    const ends = hasDescents(drafts.week, drafts.basis) ? "descents" : "strides";
    drafts.addEasy(day, meters, hasRoom ? { isAfterHard, ends } : { isAfterHard });
  }
}

/** The days of a week and of those beside it. */
function daysAround({ from, to }: WeekBasis, days: readonly Day[]): Day[] {
  const [first, last] = [addDays(from, -7), addDays(to, 7)];
  return days.filter((day) => first <= day && day <= last);
}

/** Whether a week of a goal that climbs has descents instead of strides: every other one of the last phase. */
function hasDescents(week: WeekBasis, basis: PlanBasis): boolean {
  const isDue = week.part === "load" && week.beforeTaper % 2 === 0;
  return basis.rate > 0 && isDue && phaseOf(week, basis) === "specific";
}

/** The shortest easy run with strides, in meters, and the whole weeks before the first ones. */
const stridesFrom = { meters: 4500, weeks: 2 };

/** Whether one easy run of a week ends with strides. */
function hasStrides(week: WeekBasis, { answers }: PlanBasis): boolean {
  if (week.back < 1 || weeksBack(week) <= 0 || week.part === "taper") return false;
  return (
    fastSessionsIn(week.wholeWeeks + 2, answers) > 0 && week.wholeWeeks >= stridesFrom.weeks - 1
  );
}
