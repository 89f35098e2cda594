import type { SessionKind } from "#values/training-session.ts";
import { mayHaveTrial } from "../rules/beginners.ts";
import type { GoalKind, PlannedSession } from "../rules/plan.ts";
import { type PlanBasis, type WeekBasis, weeksBack } from "./plan-basis.ts";

type Phase = "base" | "build" | "specific";

/** Backward from the taper: up to six weeks for the race itself, up to eight to build for it. */
function phaseOf({ beforeTaper }: WeekBasis, { weeks, taper }: PlanBasis): Phase {
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
    ultra: ["tempo", "hills"],
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

/** Who is not prepared for the race runs at no pace of it. */
function pacedKind(kind: SessionKind, { hasRacePace }: PlanBasis): SessionKind {
  return kind === "race-pace" && !hasRacePace ? "tempo" : kind;
}

/** The kinds of the fast sessions of a week. A week of rest may end with a time trial. */
export function fastKindsIn(week: WeekBasis, basis: PlanBasis): SessionKind[] {
  const { level } = basis.answers;
  if (weeksBack(week) === 2) return ["tempo"];
  if (week.part === "taper") return [pacedKind(taperKinds[basis.kind], basis)];
  const phase = phaseOf(week, basis);
  const found = (level === "beginner" ? beginnerKinds : kinds)[phase][basis.kind].map((kind) =>
    pacedKind(kind, basis),
  );
  if (week.part !== "cutback") return found;
  const isFlat = basis.kind !== "ultra" && basis.rate === 0;
  const mayTest = isFlat && level !== "beginner" && phase !== "base";
  return mayTest && mayHaveTrial(week.wholeWeeks, basis.answers)
    ? ["time-trial"]
    : found.slice(0, 1);
}

/** Fast seconds of the first session after a break, and of the week of a race. */
const short = { afterReturn: 12 * 60, raceWeek: 15 * 60 };

/** The most fast seconds of a week beside its share. */
export function mostHardIn(week: WeekBasis, { weeks }: PlanBasis): number {
  if (week.place === weeks.length - 1) return short.raceWeek;
  return weeksBack(week) === 2 ? short.afterReturn : Infinity;
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

export function reasonOfFast(kind: SessionKind, part: WeekBasis["part"]) {
  return part === "taper" ? "sharpen" : (codes[kind] ?? "easy");
}
