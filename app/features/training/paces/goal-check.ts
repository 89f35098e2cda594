import type {
  EnteredResult,
  PredictingResult,
} from "#features/activities/analytics/efforts/goal-prediction.ts";
import { predictRace, type RaceTime } from "#features/pace/prediction.ts";
import type { PaceRange, PlanAnswers } from "../rules/plan.ts";
import { pacesFor, usableResult } from "./paces.ts";

/** What the paces of a plan follow from, to be shown. */
export type PlanReckoning = {
  /** A result that is slower than paces are made for, so that the plan goes by effort. */
  slow: RaceTime | null;
  /** `null` if no result supports the paces. */
  known: {
    vdot: number;
    result: NonNullable<PlanAnswers["result"]>;
    /** Seconds for a kilometer. */
    paces: Record<
      "easy" | "marathon" | "threshold" | "interval" | "repetition" | "race",
      PaceRange
    >;
    /** The time over the goal, with its climb. */
    predicted: RaceTime;
  } | null;
};

/** The result of a plan that paces and predictions follow from; `null` without one. */
export function enteredResult(answers: PlanAnswers): EnteredResult | null {
  const { result, begins } = answers;
  if (!result || !usableResult(result, begins)) return null;
  return { result, now: pacesFor(answers).today, since: begins };
}

/** A recorded result that predicts the goal better than that of the plan, and what it promises. */
export type LaterResult = { result: NonNullable<PlanAnswers["result"]>; predicted: RaceTime };

/** @param predicting - what predicts the runner's races now */
export function laterResult(
  answers: PlanAnswers,
  predicting: PredictingResult | null,
): LaterResult | null {
  const { result, goal } = answers;
  if (!predicting || predicting.result === result) return null;
  const { meters, seconds, day } = predicting.result;
  return { result: { meters, seconds, day }, predicted: predictRace(predicting.now, goal) };
}

/** The paces of a plan with the result that they follow from, and what it promises for the goal. */
export function reckoningOf(answers: PlanAnswers): PlanReckoning {
  const { vdot, today, isKnown, byEffort } = pacesFor(answers);
  const { goal, result } = answers;
  const { easy, marathon, threshold, interval, repetition, race } = byEffort;
  const predicted = predictRace(today, goal);
  return {
    known:
      isKnown && result
        ? {
            vdot,
            result,
            paces: { easy, marathon, threshold, interval, repetition, race },
            predicted,
          }
        : null,
    slow: !isKnown && usableResult(result, answers.begins) ? predicted : null,
  };
}
