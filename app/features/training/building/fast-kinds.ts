import type { SessionKind } from "#values/training-session.ts";
import { middleOf } from "../paces/paces.ts";
import { weeksBeforeTrial } from "../rules/beginners.ts";
import { isHard } from "../rules/hard-days.ts";
import type { GoalKind, PlanAnswers, PlannedSession, PlanPhase } from "../rules/plan.ts";
import { basisOf, type PlanBasis, type WeekBasis, weeksBack } from "./plan-basis.ts";

type Phase = Exclude<PlanPhase, "taper">;

/** The phase of each week of a plan. */
export function phasesOf(answers: PlanAnswers): PlanPhase[] {
  const basis = basisOf(answers);
  return basis.weeks.map((week) => (week.part === "taper" ? "taper" : phaseOf(week, basis)));
}

/** Backward from the taper: up to six weeks for the race itself, up to eight to build for it. */
export function phaseOf({ beforeTaper }: WeekBasis, { weeks, taper }: PlanBasis): Phase {
  const count = weeks.length - taper.length;
  const specific = Math.min(Math.ceil(count / 3), 6);
  if (beforeTaper <= specific) return "specific";
  return beforeTaper <= specific + Math.min(Math.ceil(count / 3), 8) ? "build" : "base";
}

/** The fast sessions of a week by phase and goal: the main one, then the other. */
const kinds: Record<Phase, Record<GoalKind, SessionKind[]>> = {
  base: {
    "5k": ["hills", "repetitions"],
    "10k": ["hills", "repetitions"],
    half: ["hills", "tempo"],
    marathon: ["hills", "tempo"],
    ultra: ["hills", "tempo"],
  },
  build: {
    "5k": ["intervals", "tempo"],
    "10k": ["intervals", "tempo"],
    half: ["tempo", "intervals"],
    marathon: ["tempo", "intervals"],
    ultra: ["hills", "tempo"],
  },
  specific: {
    "5k": ["intervals", "race-pace"],
    "10k": ["race-pace", "tempo"],
    half: ["race-pace", "tempo"],
    marathon: ["race-pace", "tempo"],
    ultra: ["race-pace", "hills"],
  },
};

/** Beginners stay easy while the base is built, and then meet the pace of their race. */
const beginnerKinds: Record<Phase, Record<GoalKind, SessionKind[]>> = {
  base: { "5k": [], "10k": [], half: [], marathon: [], ultra: [] },
  build: {
    "5k": ["hills"],
    "10k": ["tempo"],
    half: ["tempo"],
    marathon: ["tempo"],
    ultra: ["hills"],
  },
  specific: {
    "5k": ["intervals"],
    "10k": ["race-pace"],
    half: ["race-pace"],
    marathon: ["race-pace"],
    ultra: ["hills"],
  },
};

/** Before the race, its own pace and what keeps one awake. */
const taperKinds: Record<GoalKind, SessionKind> = {
  "5k": "intervals",
  "10k": "intervals",
  half: "race-pace",
  marathon: "race-pace",
  ultra: "tempo",
};

/** Whether the pace of the race is trained: not by who is not prepared for it, nor where it is an easy one. */
function isWorth({ hasRacePace, paces, easyPace }: PlanBasis): boolean {
  return hasRacePace && middleOf(paces.byEffort.race) < easyPace;
}

/** A session at the pace of the race becomes a tempo run for others. On hills it goes by effort. */
function pacedKind(kind: SessionKind, basis: PlanBasis): SessionKind {
  return kind === "race-pace" && basis.rate === 0 && !isWorth(basis) ? "tempo" : kind;
}

/**
 * The kinds of the fast sessions of a week. A week of rest may end with a time trial.
 * @param sessions - those of the weeks before it
 */
export function fastKindsIn(
  week: WeekBasis,
  basis: PlanBasis,
  sessions: readonly PlannedSession[],
): SessionKind[] {
  const { level } = basis.answers;
  if (weeksBack(week) === 2) return ["tempo"];
  if (week.part === "taper") return [pacedKind(taperKinds[basis.kind], basis)];
  const phase = phaseOf(week, basis);
  const wanted = (level === "beginner" ? beginnerKinds : kinds)[phase][basis.kind];
  // Without a race pace to train, one tempo run a week is enough.
  const found = [...new Set(wanted.map((kind) => pacedKind(kind, basis)))];
  // In a long base, the two sessions take turns in being the main one.
  const turned = phase === "base" && week.wholeWeeks % 2 === 1 ? found.toReversed() : found;
  if (week.part !== "cutback") return hasPaceInLong(week, basis) ? ["tempo"] : turned;
  const isFlat = basis.kind !== "ultra" && basis.rate === 0;
  const isEarly = week.beforeTaper > 2;
  const mayTest = isFlat && isEarly && level !== "beginner" && phase !== "base";
  return mayTest && mayHaveTrial(week, sessions) ? ["time-trial"] : found.slice(0, 1);
}

/**
 * Whether the long run of a week ends at the pace of the race: every other week of the last six before the
 * taper of a flat marathon, as in the plans of Pfitzinger and Douglas and of Daniels. A tempo run is the
 * other fast session then.
 */
export function hasPaceInLong(week: WeekBasis, basis: PlanBasis): boolean {
  const { kind, rate, answers } = basis;
  const isWanted =
    kind === "marathon" && rate === 0 && isWorth(basis) && answers.level !== "beginner";
  const isDue = week.part === "load" && week.beforeTaper % 2 === 0 && weeksBack(week) > 3;
  return isWanted && isDue && phaseOf(week, basis) === "specific";
}

/** Weeks in which the fast part of sessions grows to its usual length, and its share at first. */
const fastRamp = { weeks: 5, first: 0.6 };

/** The share of the usual fast part that a week may have: it grows in the first weeks of fast running. */
export function rampOf(week: WeekBasis, sessions: readonly PlannedSession[]): number {
  const recent = sessions.filter(({ reason }) => reason.week > week.place - fastRamp.weeks);
  return fastRamp.first + (weeksOf(recent, isFast) / fastRamp.weeks) * (1 - fastRamp.first);
}

function isFast({ kind }: PlannedSession): boolean {
  return isHard(kind) && kind !== "long";
}

/** How many weeks have a session of some sort. */
function weeksOf(
  sessions: readonly PlannedSession[],
  isMeant: (one: PlannedSession) => boolean,
): number {
  return new Set(sessions.filter(isMeant).map(({ reason }) => reason.week)).size;
}

function mayHaveTrial(week: WeekBasis, sessions: readonly PlannedSession[]): boolean {
  const last = sessions.findLast(({ kind }) => kind === "time-trial");
  const isLongAgo = !last || week.place + 1 - last.reason.week >= weeksBeforeTrial.sinceLast;
  return isLongAgo && weeksOf(sessions, isFast) >= weeksBeforeTrial.fast;
}

/** Fast seconds of the first session after a break, and of the week of a race. */
const short = { afterReturn: 12 * 60, raceWeek: 15 * 60 };

/** The most fast seconds of a week beside its share. */
export function mostHardIn(week: WeekBasis, { weeks }: PlanBasis): number {
  if (weeksBack(week) === 2) return short.afterReturn;
  return week.place === weeks.length - 1 ? short.raceWeek : Infinity;
}

/** What stands in for a session that the week has no room for. */
export const shorter: Partial<Record<SessionKind, SessionKind>> = {
  "time-trial": "tempo",
  "race-pace": "tempo",
  tempo: "hills",
  intervals: "repetitions",
  repetitions: "hills",
};

const codes: Partial<Record<SessionKind, PlannedSession["reason"]["code"]>> = {
  tempo: "tempo",
  intervals: "intervals",
  repetitions: "repetitions",
  hills: "hills",
  "race-pace": "race-pace",
  "time-trial": "time-trial",
};

export function reasonOfFast(
  { kind, isClimb }: { kind: SessionKind; isClimb: boolean },
  part: WeekBasis["part"],
) {
  if (part === "taper") return "sharpen";
  return isClimb ? "climbs" : (codes[kind] ?? "easy");
}
