import { metersIn } from "#features/pace/pace.ts";
import { metersOnClimb } from "#features/pace/prediction.ts";
import { addDays, type Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { SessionKind } from "#values/training-session.ts";
import { byFeel, middleOf, pacesFor } from "../paces/paces.ts";
import { runWalkIn } from "../rules/beginners.ts";
import { cutbackShare } from "../rules/growth.ts";
import type { SessionEffort, SessionReason, SessionStep } from "../rules/plan.ts";
import { fastAfterReturn } from "../rules/return.ts";
import { aroundTuneUp, isNearTuneUp, longDayIn, type TuneUp, tuneUpOf } from "./days.ts";
import {
  forMeters,
  forSeconds,
  lengthOfSteps,
  mostFastIn,
  type PlanBasis,
  type WeekBasis,
  weeksBack,
} from "./plan-basis.ts";
import { type DraftedSession, mostOfLong, type PlannedSoFar } from "./volume.ts";

/** The largest share of a week that a tune-up race may have. */
const tuneUpShare = 0.6;

/** The share of a week with a tune-up race is that of a week of rest; a week after it without a long run has this. */
const shareAfterRace = 0.8;

const minute = 60;

const endings = { strides, descents };

/** Five minutes of walking at both ends. */
const walkAround = 5 * minute;

export function isRunWalk({ wholeWeeks }: WeekBasis, { answers }: PlanBasis): boolean {
  return runWalkIn(wholeWeeks, answers) !== null;
}

/** The sessions of a week while it is planned. */
export class Drafts {
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

  hasLong(day: Day): boolean {
    return this.sessions.some((one) => one.kind === "long" && one.day === day);
  }

  isBeforeRace(day: Day): boolean {
    const next = addDays(day, 1);
    return next === this.basis.answers.goal.day || next === tuneUpOf(this.basis.answers)?.day;
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

  addTuneUp(race: TuneUp): void {
    this.add(race.day, "time-trial", { steps: tuneUpSteps(race, this.basis), code: "tune-up" });
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
    const { paces, answers } = this.basis;
    if (paces.isKnown) return [forMeters(floorDistance(meters, answers.unit), "race", { paces })];
    const seconds = (meters / 1000) * middleOf(paces.byEffort.race);
    return [forSeconds(floorTime(seconds), "race", { paces })];
  }

  /** @param ends - what the run ends with, or that it is beside the long run of an ultra */
  addEasy(
    day: Day,
    most: number,
    { isAfterHard, ends }: { isAfterHard: boolean; ends?: "strides" | "descents" | "back-to-back" },
  ): void {
    const facts = { week: this.week, basis: this.basis };
    const added = ends && ends !== "back-to-back" ? endings[ends](this.basis) : [];
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

/**
 * Six times three quarters of a minute downhill, and easily up again. Legs that have run downhill are sore for
 * days after the first time and hardly after the next ones, for weeks: McHugh, "Recent advances in the
 * understanding of the repeated bout effect", Scand J Med Sci Sports 13 (2003).
 */
function descents({ paces }: PlanBasis): SessionStep[] {
  const asFelt = byFeel(paces);
  const steps = [
    forSeconds(45, "marathon", { paces: asFelt }),
    forSeconds(90, "easy", { paces: asFelt, kind: "recovery" }),
  ];
  return [{ kind: "repeat", times: 6, steps }];
}

/**
 * An easy run of at most `most` flat meters: by time for beginners, for ultras and without a known
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
  return [forMeters(floorDistance(most, answers.unit), effort, { paces })];
}

function floorTime(seconds: number): number {
  const step = seconds >= 40 * minute ? 5 * minute : minute;
  return Math.floor(seconds / step) * step;
}

/** Whole and half kilometers or miles; tenths for short runs. */
function floorDistance(meters: number, unit: LengthUnit): number {
  const step = metersIn(unit) / (meters >= 4000 ? 2 : 10);
  return Math.floor(meters / step) * step;
}

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

export function shareAround(week: WeekBasis, basis: PlanBasis, race: TuneUp | null): number {
  if (race) return week.part === "load" ? cutbackShare : 1;
  const isAfter = week.free.some((day) => isNearTuneUp(day, basis.answers));
  return isAfter && longDayIn(week, basis) === null ? shareAfterRace : 1;
}

/** The tune-up race in a week, unless it is too long for the training by then, or a break is too near. */
export function tuneUpIn(
  week: WeekBasis,
  basis: PlanBasis,
  { most, soFar }: { most: number; soFar: PlannedSoFar },
): TuneUp | null {
  const race = tuneUpOf(basis.answers);
  if (!race || race.day < week.from || race.day > week.to) return null;
  if (week.part === "taper" || mostFastIn(week, basis) === 0) return null;
  if (weeksBack(week) <= fastAfterReturn.length) return null;
  const meters = lengthOfSteps(tuneUpSteps(race, basis), basis.paces).meters;
  const longest = Math.min(mostOfLong(race.day, { week, basis, soFar }), most * tuneUpShare);
  return meters <= longest ? race : null;
}

function tuneUpSteps({ meters }: TuneUp, { paces, answers }: PlanBasis): SessionStep[] {
  const own = pacesFor({ ...answers, goal: { meters, seconds: null } });
  return [
    forSeconds(aroundTuneUp.warmUp, "easy", { paces, kind: "warm-up" }),
    forMeters(meters, "race", { paces: own }),
    forSeconds(aroundTuneUp.coolDown, "easy", { paces, kind: "cool-down" }),
  ];
}
