import type {
  EnteredResult,
  PredictingResult,
} from "#features/activities/analytics/efforts/goal-prediction.ts";
import type { Run } from "#features/pace/pace.ts";
import { predictRace, predictSeconds, type RaceTime } from "#features/pace/prediction.ts";
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

/**
 * The share of it that runners of an age have: 1 % less for each year after 40, close to the age factors of World
 * Masters Athletics up to 70. A result needs no such factor: it is the runner's own.
 */
function shareAtAge(age: number | null): number {
  return Math.max(1 - 0.01 * Math.max((age ?? 0) - 40, 0), 0.5);
}

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
  answers: Pick<PlanAnswers, "result" | "begins" | "level" | "injuryWeeks" | "age"> & {
    goal: Pick<PlanAnswers["goal"], "meters" | "seconds">;
  },
): TrainingPaces {
  const result = usableResult(answers.result, answers.begins);
  const before = result ? vdotOf(result) : usualVdot[answers.level] * shareAtAge(answers.age);
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
      race: around(racePace(today, answers.goal, paceAt(shares.threshold))),
    },
  };
}

/** A result over the distance of the known one, or over 10K. */
function runToday(vdot: number, known: Run | null): Run {
  const meters = known?.meters ?? 10_000;
  return { meters, seconds: secondsAtVdot(vdot, meters) };
}

/** The result that paces may follow from; `null` when it is too old. */
function usableResult(result: (Run & { day: Day }) | null, begins: Day): Run | null {
  return result && daysBetween(result.day, begins) <= resultDays ? result : null;
}

/** A goal may be this much faster than today's form predicts; beyond it, the prediction counts. */
const boldest = 0.03;

/** A race of at least this many seconds is not run faster than threshold pace, which lasts an hour. */
const thresholdLasts = 3600;

/**
 * The pace of the goal race in seconds for a kilometer. A wish sets it where it is slower than the
 * prediction or at most 3 % faster.
 * @param threshold - seconds for a kilometer, the fastest pace of a race of an hour or more
 */
function racePace(
  today: Run,
  goal: { meters: number; seconds: number | null },
  threshold: number,
): number {
  const predicted = predictSeconds(today, goal.meters);
  const wished = goal.seconds ?? predicted;
  const seconds = wished < predicted * (1 - boldest) ? predicted : wished;
  const pace = (seconds / goal.meters) * 1000;
  return predicted < thresholdLasts ? pace : Math.max(pace, threshold);
}

/** How a wished time compares with what a runner can run now. */
type WishedPace = "within-reach" | "too-fast" | "slow";

/** @param predicted - seconds over the goal with its climb */
export function wishedPace(wished: number, predicted: number): WishedPace {
  if (wished < predicted * (1 - boldest)) return "too-fast";
  return wished > predicted * (1 + boldest) ? "slow" : "within-reach";
}

/** The same paces for a session that goes by feel: its steps name an effort instead of a pace. */
export function byFeel(paces: TrainingPaces): TrainingPaces {
  return { ...paces, isKnown: false };
}

/** The middle of a range, which durations are reckoned with. */
export function middleOf({ fastest, slowest }: PaceRange): number {
  return (fastest + slowest) / 2;
}

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
