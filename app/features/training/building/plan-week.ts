import { metersOnClimb } from "#features/pace/climb.ts";
import { addDays, type Day } from "#values/day.ts";
import type { SessionKind } from "#values/training-session.ts";
import { byFeel, middleOf } from "../paces/paces.ts";
import { fastSessionsIn, mostOfEasyRun, mostRunsOf } from "../rules/beginners.ts";
import { hardSeconds, mostHardShare } from "../rules/easy-share.ts";
import { isHard } from "../rules/hard-days.ts";
import { shareOfLongRun } from "../rules/long-run.ts";
import type { SessionEffort, SessionReason, SessionStep } from "../rules/plan.ts";
import { runWalkIn } from "../rules/run-walk.ts";
import { chooseDays, type RunDays } from "./days.ts";
import { fastKindsIn, hasPaceInLong, mostHardIn, rampOf, reasonOfFast } from "./fast-kinds.ts";
import { fastRun, secondsOfWeek } from "./fast-runs.ts";
import { forMeters, forSeconds, lengthOfSteps } from "./measure.ts";
import { mostFastIn, type PlanBasis, type WeekBasis, weeksBack } from "./plan-basis.ts";
import { type DraftedSession, mostOf, mostOfLong, type PlannedSoFar } from "./volume.ts";

/** A run below this is not worth its shoes, in meters. */
const shortestRun = 1800;

/** The part of a long run that is at the pace of the race. */
const paceInLong = 0.4;

/** A run of a usual week, by level: a higher week has more runs. */
const usualRun = { beginner: 6500, intermediate: 8500, advanced: 11_000 };

/** The shares of the fast minutes that a week may have which are tried: an estimate may be too high. */
const tried = [0.94, 0.8, 0.6, 0];

/** Plans the runs of a week after those before it. */
export function planWeek(
  week: WeekBasis,
  basis: PlanBasis,
  soFar: PlannedSoFar & { hardDays: Day[] },
): DraftedSession[] {
  let sessions: DraftedSession[] = [];
  for (const share of tried) {
    sessions = runsOfWeek(week, basis, { ...soFar, careful: share });
    const seconds = sessions.reduce((sum, one) => sum + one.seconds, 0);
    const hard = sessions.reduce((sum, one) => sum + hardSeconds(one.steps), 0);
    if (hard <= seconds * mostHardShare) break;
  }
  return sessions;
}

function runsOfWeek(
  week: WeekBasis,
  basis: PlanBasis,
  soFar: PlannedSoFar & { hardDays: Day[]; careful: number },
): DraftedSession[] {
  const most = mostOf(week, basis, soFar);
  const { level } = basis.answers;
  const runs = runsIn(week, basis, { most, soFar });
  const mayBeFast = mostFastIn(week, basis);
  const fast = Math.min(mayBeFast, Math.max(runs - 2, runs > 1 && level !== "beginner" ? 1 : 0));
  const hardDays = daysAround(week, soFar.hardDays);
  const days = chooseDays(week, basis, { runs, fast, hardDays });
  const drafts = new Drafts(week, basis);
  const longMost = capOfRuns(days, { week, basis, soFar });
  const easyMost =
    mostOfEasyRun(level, basis.easyPace) * (week.place === basis.weeks.length - 1 ? 0.75 : 1);
  const long = days.long ? Math.min(longMost, most * shareOfLongRun(runs)) : 0;
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
  const kinds = fastKindsIn(week, basis);
  for (const [place, day] of days.fast.entries()) {
    const kind = kinds[place];
    const found =
      kind &&
      fastRun(kind, {
        most: Math.min(cap, days.easy.length > 0 ? even * 1.25 : even),
        weekSeconds: secondsOfWeek(weekMeters, basis),
        hard,
        ramp: rampOf(week, basis),
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
  addEasyRuns(drafts, easyDays.sort(), { most: weekMeters, cap, hardDays });
  return drafts.sessions;
}

function isRunWalk({ wholeWeeks }: WeekBasis, { answers }: PlanBasis): boolean {
  return runWalkIn(wholeWeeks, answers) !== null;
}

/** As many runs as the week needs at their usual length; the taper keeps nearly as many as before. */
function runsIn(
  { free, part }: WeekBasis,
  { answers: { level }, longestAtFirst }: PlanBasis,
  { most, soFar }: { most: number; soFar: PlannedSoFar },
): number {
  const longest = Math.max(longestAtFirst, ...soFar.sessions.map(({ load }) => load));
  const usual = Math.min(usualRun[level] * (part === "taper" ? 0.6 : 1), longest);
  const wanted = Math.min(Math.max(Math.ceil(most / usual), 3), mostRunsOf(level));
  return Math.min(wanted, Math.floor(most / shortestRun), free.length);
}

function capOfRuns(
  { long, fast, easy }: RunDays,
  about: { week: WeekBasis; basis: PlanBasis; soFar: PlannedSoFar },
): number {
  const day = long ?? [...fast, ...easy].sort()[0];
  return day ? mostOfLong(day, about) : 0;
}

/** The share of easy running on the day after the long run, in a week with two long days. */
const backToBackShare = 0.45;

/**
 * Whether the day after the long run is long too: every other week of the last eight before the taper of an
 * ultra. Koop, "Training Essentials for Ultrarunning".
 */
function hasBackToBack(week: WeekBasis, { kind, answers }: PlanBasis): boolean {
  const isDue = week.part === "load" && week.beforeTaper <= 8 && week.beforeTaper % 2 === 0;
  return kind === "ultra" && isDue && answers.level !== "beginner" && weeksBack(week) > 3;
}

/** The run on the day before the race only loosens the legs, in meters. */
const loosening = 3500;

/** Spreads what is left of a week over its easy days; what rounding leaves goes to the next one. */
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
    ? days.find((day) => drafts.isAfterLong(day))
    : undefined;
  if (second !== undefined && days.length > 2) {
    days.splice(days.indexOf(second), 1);
    const meters = Math.min(cap, (most - drafts.load) * backToBackShare);
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
    const hasRoom = isOwed && !isAfterHard && meters >= stridesFrom.meters;
    if (hasRoom) isOwed = false;
    drafts.addEasy(day, meters, hasRoom ? { isAfterHard, ends: "strides" } : { isAfterHard });
  }
}

/** The days of a week and of those beside it. */
function daysAround({ from, to }: WeekBasis, days: readonly Day[]): Day[] {
  const [first, last] = [addDays(from, -7), addDays(to, 7)];
  return days.filter((day) => first <= day && day <= last);
}

/** The sessions of a week while it is planned. */
class Drafts {
  readonly sessions: DraftedSession[] = [];
  readonly week: WeekBasis;
  readonly basis: PlanBasis;

  constructor(week: WeekBasis, basis: PlanBasis) {
    this.week = week;
    this.basis = basis;
  }

  get load(): number {
    return this.sessions.reduce((sum, { load }) => sum + load, 0);
  }

  isAfterLong(day: Day): boolean {
    return this.sessions.some((one) => one.kind === "long" && addDays(one.day, 1) === day);
  }

  isBeforeRace(day: Day): boolean {
    return day === addDays(this.basis.answers.goal.day, -1);
  }

  add(
    day: Day,
    kind: SessionKind,
    { steps, code }: { steps: SessionStep[]; code: SessionReason["code"] },
  ): DraftedSession {
    const { meters, seconds } = lengthOfSteps(steps, this.basis.paces);
    const percent = this.week.back < 1 ? { percent: Math.round(this.week.back * 100) } : {};
    const reason = { code, week: this.week.place + 1, ...percent };
    const session = { day, kind, steps, meters, seconds, reason, load: meters };
    this.sessions.push(session);
    return session;
  }

  /** @param pace - the meters at its end that are at the pace of the race */
  addLong(day: Day, most: number, pace: number): void {
    const { rate } = this.basis;
    const atPace = pace >= shortestPace ? this.#atRacePace(pace) : [];
    const steps = [
      ...easySteps(most - (atPace.length > 0 ? pace : 0), {
        week: this.week,
        basis: onHills(this.basis),
      }),
      ...atPace,
    ];
    if (atPace.length > 0) return void this.add(day, "long", { steps, code: "long-pace" });
    if (this.week.back < 1) return void this.add(day, "easy", { steps, code: "return" });
    const { part } = this.week;
    const codes = { load: "long", cutback: "long-cutback", taper: "long-taper" } as const;
    const session = this.add(day, "long", { steps, code: codes[part] });
    if (rate === 0) return;
    session.meters = metersOnClimb(session.load, rate);
    session.reason.climb = Math.round((session.meters * rate) / 10) * 10;
    if (part === "load") session.reason.code = "long-climb";
  }

  #atRacePace(meters: number): SessionStep[] {
    const { paces } = this.basis;
    if (paces.isKnown) return [forMeters(floorDistance(meters), "race", { paces })];
    const seconds = (meters / 1000) * middleOf(paces.byEffort.race);
    return [forSeconds(floorTime(seconds), "race", { paces })];
  }

  /** @param ends - with strides, or on the day after a long run of an ultra */
  addEasy(
    day: Day,
    most: number,
    { isAfterHard, ends }: { isAfterHard: boolean; ends?: "strides" | "back-to-back" },
  ): void {
    const facts = { week: this.week, basis: this.basis };
    const added = ends === "strides" ? strides(this.basis) : [];
    const steps = [
      ...easySteps(most - lengthOfSteps(added, this.basis.paces).meters, facts),
      ...added,
    ];
    this.add(day, isAfterHard && !ends ? "recovery" : "easy", {
      steps,
      code: ends ?? this.#codeOfEasy(this.isBeforeRace(day), isAfterHard),
    });
  }

  #codeOfEasy(isDayBefore: boolean, isAfterHard: boolean): SessionReason["code"] {
    if (this.week.back < 1) return "return";
    if (isDayBefore) return "loosen";
    if (isRunWalk(this.week, this.basis)) return "run-walk";
    if (this.week.part === "taper") return "taper";
    return isAfterHard ? "recovery" : "easy";
  }
}

const minute = 60;

/** A long run of a hilly goal has no pace: the flat one would be a sprint uphill. */
function onHills(basis: PlanBasis): PlanBasis {
  return basis.rate > 0 ? { ...basis, paces: byFeel(basis.paces) } : basis;
}

/** The shortest piece at the pace of the race in a long run, in meters. */
const shortestPace = 3000;

/** Six times twenty relaxed, fast seconds, with a minute to jog in between: Daniels, Pfitzinger. */
function strides({ paces }: PlanBasis): SessionStep[] {
  const asFelt = byFeel(paces);
  const steps = [
    forSeconds(20, "repetition", { paces: asFelt }),
    forSeconds(minute, "easy", { paces: asFelt, kind: "recovery" }),
  ];
  return [{ kind: "repeat", times: 6, steps }];
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

/**
 * An easy run of at most so many flat meters: by time for beginners, for ultras and without a known
 * result, else by distance. Newcomers run and walk in turn.
 */
function easySteps(
  most: number,
  { week, basis }: { week: WeekBasis; basis: PlanBasis },
  effort: SessionEffort = "easy",
): SessionStep[] {
  const { paces, answers, kind, rate } = basis;
  const turns = runWalkSteps(most, { week, basis });
  if (turns) return turns;
  const pace = middleOf(paces.byEffort[effort]);
  const byTime = answers.level === "beginner" || kind === "ultra" || !paces.isKnown || rate > 0;
  if (byTime) return [forSeconds(floorTime((most / 1000) * pace), effort, { paces })];
  return [forMeters(floorDistance(most), effort, { paces })];
}

function floorTime(seconds: number): number {
  const step = seconds >= 40 * minute ? 5 * minute : minute;
  return Math.floor(seconds / step) * step;
}

function floorDistance(meters: number): number {
  const step = meters >= 4000 ? 500 : 100;
  return Math.floor(meters / step) * step;
}

/** Five minutes of walking at both ends. */
const walkAround = 5 * minute;

function runWalkSteps(
  most: number,
  { week, basis }: { week: WeekBasis; basis: PlanBasis },
): SessionStep[] | null {
  const { paces, answers } = basis;
  const turn = runWalkIn(week.wholeWeeks, answers);
  if (!turn) return null;
  const around = (kind: "warm-up" | "cool-down") => forSeconds(walkAround, "walk", { paces, kind });
  const run = forSeconds(turn.run, "easy", { paces });
  const ends = lengthOfSteps([around("warm-up"), around("cool-down")], paces).meters;
  if (turn.walk === 0) {
    const seconds = floorTime(((most - ends) / 1000) * middleOf(paces.byEffort.easy));
    const whole = { ...run, seconds: Math.max(Math.min(turn.run, seconds), minute) };
    return [around("warm-up"), whole, around("cool-down")];
  }
  const steps = [run, forSeconds(turn.walk, "walk", { paces, kind: "recovery" })];
  const times = Math.floor((most - ends) / lengthOfSteps(steps, paces).meters);
  if (times < 1)
    return [
      forSeconds(floorTime((most / 1000) * middleOf(paces.byEffort.walk)), "walk", { paces }),
    ];
  return [around("warm-up"), { kind: "repeat", times, steps }, around("cool-down")];
}
