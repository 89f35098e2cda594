import type { Run } from "#features/pace/pace.ts";
import { predictSeconds } from "#features/pace/prediction.ts";
import { secondsAtVdot, speedAt, vdotOf } from "#features/pace/vdot.ts";
import { type Day, daysBetween } from "#values/day.ts";
import { metersPerMile } from "#values/length.ts";
import type { PaceRange, PlanAnswers, RunnerLevel, SessionEffort } from "../rules/plan.ts";
import { shareAfterBreak } from "../rules/return.ts";

/**
 * VDOTs that paces follow from: those of the published tables, a little wider at both ends. The fastest
 * marathon ever run is 85.6.
 */
export const vdotRange = { from: 20, to: 88 };

/** Runners below the range train by effort. Durations are then calculated with at least this VDOT. */
const slowestVdot = 16;

/** A result becomes less reliable with time; after half a year it sets no paces. */
const resultDays = 182;

/** The VDOTs for calculating durations without a known result: rather slow than fast. */
const usualVdot: Record<RunnerLevel, number> = { beginner: 30, intermediate: 38, advanced: 47 };

/** A fast walk, in seconds for a kilometer. */
const walk = 660;

/**
 * Shares of VDOT of the training paces: Jack Daniels, "Daniels' Running Formula" (easy 59–74 %,
 * threshold 88 %, interval 97.5 %). Marathon pace is the predicted one, as in `pace/prediction.ts`;
 * repetitions are run at the pace of a mile that belongs to the VDOT.
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
  /** What the runner can run now: the result, slower after weeks without running. */
  today: Run;
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
  const result = usableResult(answers.result, answers.begins);
  const before = result ? vdotOf(result) : usualVdot[answers.level];
  const isKnown = result !== null && before >= vdotRange.from;
  const rested = before * shareAfterBreak((answers.injuryWeeks ?? 0) * 7);
  const vdot = Math.max(rested, isKnown ? vdotRange.from : slowestVdot);
  const paceAt = (share: number) => 60_000 / speedAt(vdot * share);
  const today = runToday(vdot, result);
  const paceOver = (meters: number) => (predictSeconds(today, meters) / meters) * 1000;
  const around = (pace: number) => ({ fastest: pace - width, slowest: pace + width });
  return {
    vdot,
    today,
    isKnown,
    byEffort: {
      walk: { fastest: walk - 60, slowest: walk + 60 },
      easy: { fastest: paceAt(shares.easy[0]), slowest: paceAt(shares.easy[1]) },
      marathon: around(paceOver(42_195)),
      threshold: around(paceAt(shares.threshold)),
      interval: around(paceAt(shares.interval)),
      repetition: around((secondsAtVdot(vdot, metersPerMile) / metersPerMile) * 1000),
      race: around(racePace(today, answers.goal)),
    },
  };
}

/** A result over the distance of the known one, or over 10K. */
function runToday(vdot: number, known: Run | null): Run {
  const meters = known?.meters ?? 10_000;
  return { meters, seconds: secondsAtVdot(vdot, meters) };
}

/** The result that paces may follow from; `null` when it is too old. */
export function usableResult(result: (Run & { day: Day }) | null, begins: Day): Run | null {
  return result && daysBetween(result.day, begins) <= resultDays ? result : null;
}

/** A goal may be this much faster than today's form predicts; beyond it, the prediction counts. */
const boldest = 0.03;

/**
 * The pace of the goal race in seconds for a kilometer: the wished one where it is within reach, else
 * the predicted one.
 */
function racePace(today: Run, goal: { meters: number; seconds: number | null }): number {
  const predicted = predictSeconds(today, goal.meters);
  const wished = goal.seconds ?? predicted;
  const seconds = Math.max(wished, predicted * (1 - boldest));
  return (seconds / goal.meters) * 1000;
}

/** The same paces for a session that goes by feel: its steps name an effort instead of a pace. */
export function byFeel(paces: TrainingPaces): TrainingPaces {
  return { ...paces, isKnown: false };
}

/** The middle of a range, which durations are reckoned with. */
export function middleOf({ fastest, slowest }: PaceRange): number {
  return (fastest + slowest) / 2;
}
