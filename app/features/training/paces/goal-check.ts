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
