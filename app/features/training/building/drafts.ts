import { metersOnClimb } from "#features/pace/climb.ts";
import { addDays, type Day } from "#values/day.ts";
import type { SessionKind } from "#values/training-session.ts";
import { byFeel, middleOf } from "../paces/paces.ts";
import type { SessionReason, SessionStep } from "../rules/plan.ts";
import { runWalkIn } from "../rules/run-walk.ts";
import { type TuneUp, tuneUpOf } from "../rules/tune-up.ts";
import { easySteps, endings, floorDistance, floorTime } from "./easy-runs.ts";
import { forMeters, forSeconds, lengthOfSteps } from "./measure.ts";
import type { PlanBasis, WeekBasis } from "./plan-basis.ts";
import { tuneUpSteps } from "./tune-ups.ts";
import type { DraftedSession } from "./volume.ts";

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
