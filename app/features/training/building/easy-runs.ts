import { metersIn } from "#features/pace/pace.ts";
import type { LengthUnit } from "#values/length.ts";
import { byFeel, middleOf } from "../paces/paces.ts";
import type { SessionEffort, SessionStep } from "../rules/plan.ts";
import { runWalkIn } from "../rules/run-walk.ts";
import { forMeters, forSeconds, lengthOfSteps } from "./measure.ts";
import type { PlanBasis, WeekBasis } from "./plan-basis.ts";

const minute = 60;

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

export const endings = { strides, descents };

/**
 * An easy run of at most `most` flat meters: by time for beginners, for ultras and without a known
 * result, else by distance. Newcomers run and walk in turn.
 */
export function easySteps(
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

export function floorTime(seconds: number): number {
  const step = seconds >= 40 * minute ? 5 * minute : minute;
  return Math.floor(seconds / step) * step;
}

/** Whole and half kilometers or miles; tenths for short runs. */
export function floorDistance(meters: number, unit: LengthUnit): number {
  const step = metersIn(unit) / (meters >= 4000 ? 2 : 10);
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
