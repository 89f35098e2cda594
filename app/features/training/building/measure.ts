import { middleOf, type TrainingPaces } from "../paces/paces.ts";
import type { RunStep, SessionEffort, SessionStep } from "../rules/plan.ts";

/** How far and how long steps are. */
export type StepsLength = { meters: number; seconds: number };

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
