import { middleOf } from "../paces/paces.ts";
import type { SessionEffort, SessionStep } from "../plan.ts";
import { runWalkIn } from "../rules/run-walk.ts";
import type { PlanGround, WeekGround } from "./ground.ts";
import { forMeters, forSeconds, lengthOfSteps } from "./measure.ts";

const minute = 60;

/**
 * An easy run of at most so many flat meters: by time for beginners, for ultras and without a known
 * result, else by distance. Newcomers run and walk in turn.
 */
export function easySteps(
  most: number,
  { week, ground }: { week: WeekGround; ground: PlanGround },
  effort: SessionEffort = "easy",
): SessionStep[] {
  const { paces, answers, kind, rate } = ground;
  const turns = runWalkSteps(most, { week, ground });
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
  { week, ground }: { week: WeekGround; ground: PlanGround },
): SessionStep[] | null {
  const { paces, answers } = ground;
  const turn = runWalkIn(week.place, answers.weeklyMeters);
  if (!turn) return null;
  const around = (kind: "warm-up" | "cool-down") => forSeconds(walkAround, "walk", { paces, kind });
  const steps = [
    forSeconds(turn.run, "easy", { paces }),
    forSeconds(turn.walk, "walk", { paces, kind: "recovery" }),
  ];
  const ends = lengthOfSteps([around("warm-up"), around("cool-down")], paces).meters;
  const times = Math.floor((most - ends) / lengthOfSteps(steps, paces).meters);
  if (times < 1)
    return [
      forSeconds(floorTime((most / 1000) * middleOf(paces.byEffort.walk)), "walk", { paces }),
    ];
  return [around("warm-up"), { kind: "repeat", times, steps }, around("cool-down")];
}
