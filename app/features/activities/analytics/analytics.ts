import type { Entitlements } from "#features/membership/plans/entitlements.ts";
import { predictSeconds } from "#features/pace/prediction.ts";
import { addDays, type Day } from "#values/day.ts";
import { type EasyBand, easyBand } from "../measure/easy-effort.ts";
import type { RunnerBody } from "../measure/heart.ts";
import {
  type CriticalSpeed,
  type CriticalSpeedProblem,
  criticalSpeed,
  isDescribed,
} from "./efforts/critical-speed.ts";
import {
  type EnteredResult,
  type GoalPrediction,
  predictGoal,
  recentDays,
} from "./efforts/goal-prediction.ts";
import { type BestEffort, doubtfulEfforts, hardEfforts } from "./efforts/hard-efforts.ts";
import {
  type AnalyticsPeriod,
  type AnalyticsRow,
  type AnalyticsSpan,
  isRun,
  spanOf,
  type Volume,
  type VolumePart,
  volumeOf,
  volumeParts,
} from "./period.ts";
import {
  type LoadProblem,
  type TrainingLoad,
  trainingLoadOf,
  type ZoneProblem,
  type ZoneTimes,
  zoneTimesOf,
} from "./training-load.ts";

/** What a runner trains for. */
export type Goal = {
  name: string;
  day: Day;
  meters: number;
  /** The race of the directory. */
  raceId: string | null;
  /** Meters; `null` where it is not known. */
  climb: number | null;
};

/** What is known of a runner beside the activities of a period. */
export type RunnerFacts = {
  body: RunnerBody;
  /** All activities, and the days of the first and of the last one. */
  total: number;
  first: Day | null;
  last: Day | null;
  /** The best effort over each distance: ever, and in the period. */
  ever: BestEffort[];
  within: BestEffort[];
  /** All efforts of the last year. */
  lastYear: BestEffort[];
  goal: Goal | null;
  /** Activities of the period with a heart rate. */
  withHeartRate: number;
  /** Seconds below the zones and in each of the five, over the period; `null` without any. */
  zones: number[] | null;
};

/** A week or month with less easy running than this has no pace. */
const leastSeconds = 20 * 60;

/**
 * Without heart rate, runs slower than this part of the speed over 10 km count as easy: 74 % of the
 * maximal oxygen uptake, the upper end of easy running, is 84 to 86 % of it for runners of VDOT 40 to
 * 60 by the equations of J. Daniels and J. Gilbert, Oxygen Power, 1979.
 */
const easyPart = 0.85;

/** Shorter runs are often the way to something else. */
const leastRunSeconds = 30 * 60;

const longestShown = 5;

/** More dots than this are a cloud. */
const mostSteadyRuns = 120;

/** Days before a period that its curve of fitness still remembers. */
const remembered = 365;

/** An effort, and whether it is far above everything else of the runner. */
export type ShownEffort = BestEffort & { isDoubtful: boolean };

/** A run in a list of runs. */
type ListedRun = Pick<AnalyticsRow, "id" | "name" | "day" | "meters" | "seconds">;

/** Everything that the page of analytics shows, before rights are asked. */
export type Analytics = {
  span: AnalyticsSpan;
  total: number;
  /** The day of the last activity, if the period has no run; `null` where it has one. */
  idleSince: Day | null;
  volume: Volume;
  /** The same over as many days before; `null` where everything is shown. */
  before: Volume | null;
  parts: (Volume & Pick<VolumePart, "from">)[];
  easy: EasyPace | null;
  longest: ListedRun[];
  /** The best effort over each distance in the period, with the best ever. */
  bests: { within: ShownEffort | null; ever: ShownEffort }[];
  goal: { goal: Goal; prediction: GoalPrediction | { problem: "no-efforts" } } | null;
  critical: CriticalSpeed<BestEffort> | CriticalSpeedProblem;
  load: TrainingLoad | LoadProblem;
  /** The newest steady runs of the period in the order of their days, and how many there are. */
  drift: { runs: (ListedRun & { decoupling: number })[]; total: number };
  zones: ZoneTimes | ZoneProblem;
  /** Activities of the period with a heart rate. */
  withHeartRate: number;
};

/** The first day whose activities a period needs; `null` for all of them. */
export function neededSince(period: AnalyticsPeriod, today: Day): Day | null {
  const { from, before } = spanOf(period, today, null);
  if (!before) return null;
  const remembers = addDays(from, -remembered);
  return before.from < remembers ? before.from : remembers;
}

/** @param rows - the activities since `neededSince` */
export function analyticsOf(
  rows: readonly AnalyticsRow[],
  facts: RunnerFacts,
  {
    period,
    today,
    entered,
  }: { period: AnalyticsPeriod; today: Day; entered: EnteredResult | null },
): Analytics {
  const span = spanOf(period, today, facts.first);
  const { from, before } = span;
  const within = rows.filter(({ day }) => day >= from);
  const runs = within.filter(isRun);
  const earlier = before && rows.filter(({ day }) => day >= before.from && day <= before.to);
  const doubtful = doubtfulEfforts([...facts.lastYear, ...facts.ever, ...facts.within]);
  const believed = [...facts.lastYear, ...facts.ever].filter((effort) => !doubtful.has(effort));
  const recent = believed.filter(({ day }) => day >= addDays(today, -recentDays));
  const judged = (effort: BestEffort) => ({ ...effort, isDoubtful: doubtful.has(effort) });
  const critical = criticalSpeed(fastestOver(recent));
  const known = "problem" in critical ? null : critical;
  const steady = within
    .flatMap(({ decoupling, ...row }) =>
      decoupling === null ? [] : [{ ...listed(row), decoupling }],
    )
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return {
    span,
    total: facts.total,
    idleSince: runs.length === 0 ? facts.last : null,
    volume: volumeOf(runs),
    before: earlier && volumeOf(earlier.filter(isRun)),
    parts: volumeParts(runs, span).map(({ easySeconds, easyMeters, ...part }) => part),
    easy: easyPaceOf(runs, span, { body: facts.body, efforts: recent }),
    longest: runs
      .toSorted((one, other) => other.meters - one.meters)
      .slice(0, longestShown)
      .map(listed),
    bests: facts.ever.map((ever) => {
      const within = facts.within.find(({ meters }) => meters === ever.meters);
      return { ever: judged(ever), within: within ? judged(within) : null };
    }),
    goal: facts.goal && {
      goal: facts.goal,
      prediction: predictGoal(facts.goal, believed, { today, critical: known, entered }),
    },
    critical,
    load: trainingLoadOf(rows, facts.body, { from, today }),
    drift: { runs: steady.slice(-mostSteadyRuns), total: steady.length },
    zones: zoneTimesOf(facts.zones, facts.body),
    withHeartRate: facts.withHeartRate,
  };
}

/** The columns of a run that a list shows. */
function listed({ id, name, day, meters, seconds }: ListedRun): ListedRun {
  return { id, name, day, meters, seconds };
}

/** The fastest effort over each distance. */
function fastestOver(efforts: readonly BestEffort[]): BestEffort[] {
  const fastest = new Map<number, BestEffort>();
  for (const effort of efforts) {
    const known = fastest.get(effort.meters);
    if (!known || effort.seconds < known.seconds) fastest.set(effort.meters, effort);
  }
  return [...fastest.values()];
}

/** The pace at easy effort: seconds for a meter by week or month, `null` where too little was run. */
export type EasyPace = {
  by: EasyBand["by"] | "pace";
  band: EasyBand | null;
  parts: { from: VolumePart["from"]; seconds: number; meters: number; isEnough: boolean }[];
};

/**
 * The pace at easy effort by heart rate where the profile and the runs have it, else by pace alone;
 * `null` where fewer than two weeks or months have enough of it.
 * @param efforts - recent best efforts, for the pace without heart rate
 */
function easyPaceOf(
  runs: readonly AnalyticsRow[],
  span: AnalyticsSpan,
  { body, efforts }: { body: RunnerBody; efforts: readonly BestEffort[] },
): EasyPace | null {
  const band = easyBand(body);
  if (band) {
    const parts = partsBy(volumeParts(runs, span));
    if (saysEnough(parts)) return { by: band.by, band, parts };
  }
  const [hardest] = hardEfforts(efforts);
  if (!hardest) return null;
  const fastest = (10_000 / predictSeconds(hardest, 10_000)) * easyPart;
  const easy = runs
    .filter(({ sport, seconds }) => sport === "run" && seconds >= leastRunSeconds)
    .filter(({ meters, seconds }) => meters / seconds <= fastest)
    .map((run) => ({ ...run, easySeconds: run.seconds, easyMeters: run.meters }));
  const parts = partsBy(volumeParts(easy, span));
  return saysEnough(parts) ? { by: "pace", band: null, parts } : null;
}

function partsBy(parts: readonly VolumePart[]): EasyPace["parts"] {
  return parts.map(({ from, easySeconds, easyMeters }) => ({
    from,
    seconds: easySeconds,
    meters: easyMeters,
    isEnough: easySeconds >= leastSeconds && easyMeters > 0,
  }));
}

function saysEnough(parts: EasyPace["parts"]): boolean {
  return parts.filter(({ isEnough }) => isEnough).length >= 2;
}

/** What everybody gets, what Sprinter adds to it, and what Elite adds to that. */
export type BasicAnalytics = Pick<
  Analytics,
  "span" | "total" | "idleSince" | "volume" | "before" | "parts"
>;
export type AdvancedAnalytics = BasicAnalytics &
  Pick<Analytics, "easy" | "longest" | "bests" | "goal">;
export type PerformanceAnalytics = AdvancedAnalytics &
  Pick<Analytics, "critical" | "load" | "drift" | "zones">;

/** The facts about the viewer's runs in the offer of Sprinter. */
export type AdvancedOffered = {
  goal: Goal | null;
  longest: { meters: number; day: Day } | null;
  /** The distances in meters over which there are best efforts. */
  distances: number[];
};

/** The counts of the viewer's runs in the offer of Elite. */
export type PerformanceOffered = {
  withHeartRate: number;
  /** Best efforts that a critical speed is drawn from. */
  describedEfforts: number;
  steadyRuns: number;
};

/** Analytics as far as a right gives them, with what the offer of the next one needs. */
export type ShownAnalytics =
  | { right: "none"; analytics: BasicAnalytics; offered: AdvancedOffered }
  | { right: "advanced"; analytics: AdvancedAnalytics; offered: PerformanceOffered }
  | { right: "performance"; analytics: PerformanceAnalytics };

/** Leaves out of analytics what a right does not give. */
export function shownAnalytics(
  right: Entitlements["analytics"],
  { withHeartRate, ...analytics }: Analytics,
): ShownAnalytics {
  const { span, total, idleSince, volume, before, parts, easy, longest, bests, goal, drift } =
    analytics;
  if (right === "performance") return { right, analytics };
  const basic = { span, total, idleSince, volume, before, parts };
  if (right === "advanced") {
    const describedEfforts = bests.filter(({ ever }) => isDescribed(ever)).length;
    return {
      right,
      analytics: { ...basic, easy, longest, bests, goal },
      offered: { withHeartRate, describedEfforts, steadyRuns: drift.total },
    };
  }
  const [longestRun] = longest;
  return {
    right,
    analytics: basic,
    offered: {
      goal: goal?.goal ?? null,
      longest: longestRun ? { meters: longestRun.meters, day: longestRun.day } : null,
      distances: bests.map(({ ever }) => ever.meters),
    },
  };
}
