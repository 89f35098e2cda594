import type { Run } from "#features/pace/pace.ts";
import { secondsAtVdot, speedAt, vdotOf } from "#features/pace/vdot.ts";
import { type Day, daysBetween } from "#values/day.ts";
import { metersPerMile } from "#values/length.ts";
import type { PaceRange, PlanAnswers, RunnerLevel, SessionEffort } from "../rules/plan.ts";
import { shareAfterBreak } from "../rules/return.ts";

/** VDOTs that the published tables have, a little wider at the slow end. */
export const vdotRange = { from: 20, to: 85 };

/** A result becomes less reliable with time; after half a year it sets no paces. */
const resultDays = 182;

/** The VDOTs for calculating durations without a known result: rather slow than fast. */
const usualVdot: Record<RunnerLevel, number> = { beginner: 30, intermediate: 38, advanced: 47 };

/** A fast walk, in seconds for a kilometer. */
const walk = 660;

/**
 * Shares of VDOT of the training paces: Jack Daniels, "Daniels' Running Formula" (easy 59–74 %,
 * threshold 88 %, interval 97.5 %). Marathon pace is the predicted one; repetitions are run at the
 * predicted pace of a mile.
 */
const shares = {
  easy: [0.74, 0.59],
  threshold: 0.88,
  interval: 0.975,
} as const;

/** A pace is shown and kept within this many seconds for a kilometer. */
const width = 3;

export type TrainingPaces = {
  vdot: number;
  /** Whether a result supports them; otherwise they only serve to calculate durations. */
  isKnown: boolean;
  /** Seconds for a kilometer, by effort. */
  byEffort: Record<SessionEffort, PaceRange>;
};

/**
 * The paces of a runner. They follow from a result, never from the goal: one trains for what one can
 * run today (Daniels). Weeks without running lower the VDOT (`shareAfterBreak`).
 */
export function pacesFor(
  answers: Pick<PlanAnswers, "result" | "begins" | "level" | "injuryWeeks"> & {
    goal: Pick<PlanAnswers["goal"], "meters" | "seconds">;
  },
): TrainingPaces {
  const known = usableResult(answers.result, answers.begins);
  const before = known ? vdotOf(known) : usualVdot[answers.level];
  const vdot = Math.max(before * shareAfterBreak((answers.injuryWeeks ?? 0) * 7), vdotRange.from);
  const paceAt = (share: number) => 60_000 / speedAt(vdot * share);
  const paceOver = (meters: number) => (secondsAtVdot(vdot, meters) / meters) * 1000;
  const around = (pace: number) => ({ fastest: pace - width, slowest: pace + width });
  return {
    vdot,
    isKnown: known !== null,
    byEffort: {
      walk: { fastest: walk - 60, slowest: walk + 60 },
      easy: { fastest: paceAt(shares.easy[0]), slowest: paceAt(shares.easy[1]) },
      marathon: around(paceOver(42_195)),
      threshold: around(paceAt(shares.threshold)),
      interval: around(paceAt(shares.interval)),
      repetition: around(paceOver(metersPerMile)),
      race: around(racePace(vdot, answers.goal)),
    },
  };
}

/** The result that paces may follow from; `null` when it is too old. */
function usableResult(result: (Run & { day: Day }) | null, begins: Day): Run | null {
  return result && daysBetween(result.day, begins) <= resultDays ? result : null;
}

/** A goal may be this much faster than today's form predicts; beyond it, the prediction counts. */
const boldest = 0.03;

/**
 * The pace of the goal race in seconds for a kilometer: the wished one where it is within reach, else
 * the predicted one.
 */
function racePace(vdot: number, goal: { meters: number; seconds: number | null }): number {
  const predicted = secondsAtVdot(vdot, goal.meters);
  const wished = goal.seconds ?? predicted;
  const seconds = Math.max(wished, predicted * (1 - boldest));
  return (seconds / goal.meters) * 1000;
}

/** The middle of a range, which durations are reckoned with. */
export function middleOf({ fastest, slowest }: PaceRange): number {
  return (fastest + slowest) / 2;
}
