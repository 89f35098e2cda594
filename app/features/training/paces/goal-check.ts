import { secondsAtVdot } from "#features/pace/vdot.ts";
import { climbRate, flatMeters } from "../rules/climb.ts";
import type { PaceRange, PlanAnswers } from "../rules/plan.ts";
import { pacesFor } from "./paces.ts";

/** What the paces of a plan follow from, to be shown. */
export type PlanReckoning = {
  /** `null` if no result supports the paces. */
  known: {
    vdot: number;
    result: NonNullable<PlanAnswers["result"]>;
    /** Seconds for a kilometer. */
    paces: Record<
      "easy" | "marathon" | "threshold" | "interval" | "repetition" | "race",
      PaceRange
    >;
    /** The seconds over the goal that belong to the result. */
    predicted: number;
  } | null;
  wished: number | null;
};

/** The paces of a plan with the result that they follow from, and what it promises for the goal. */
export function reckoningOf(answers: PlanAnswers): PlanReckoning {
  const { vdot, isKnown, byEffort } = pacesFor(answers);
  const { goal, result } = answers;
  const { easy, marathon, threshold, interval, repetition, race } = byEffort;
  const predicted = secondsAtVdot(vdot, flatMeters(goal.meters, climbRate(goal)));
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
    wished: goal.seconds,
  };
}
