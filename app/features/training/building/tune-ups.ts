import { pacesFor } from "../paces/paces.ts";
import { cutbackShare } from "../rules/cutback.ts";
import type { SessionStep } from "../rules/plan.ts";
import { fastAfterReturn } from "../rules/return.ts";
import { aroundTuneUp, isNearTuneUp, type TuneUp, tuneUpOf } from "../rules/tune-up.ts";
import { longDayIn } from "./days.ts";
import { forMeters, forSeconds, lengthOfSteps } from "./measure.ts";
import { mostFastIn, type PlanBasis, type WeekBasis, weeksBack } from "./plan-basis.ts";
import { mostOfLong, type PlannedSoFar } from "./volume.ts";

/** The largest share of a week that a tune-up race may have. */
const tuneUpShare = 0.6;

/** The share of a week with a tune-up race is that of a week of rest; a week after it without a long run has this. */
const shareAfterRace = 0.8;

export function shareAround(week: WeekBasis, basis: PlanBasis, race: TuneUp | null): number {
  if (race) return week.part === "load" ? cutbackShare : 1;
  const isAfter = week.free.some((day) => isNearTuneUp(day, basis.answers));
  return isAfter && longDayIn(week, basis) === null ? shareAfterRace : 1;
}

/** The tune-up race in a week, unless it is too long for the training by then, or a break is too near. */
export function tuneUpIn(
  week: WeekBasis,
  basis: PlanBasis,
  { most, soFar }: { most: number; soFar: PlannedSoFar },
): TuneUp | null {
  const race = tuneUpOf(basis.answers);
  if (!race || race.day < week.from || race.day > week.to) return null;
  if (week.part === "taper" || mostFastIn(week, basis) === 0) return null;
  if (weeksBack(week) <= fastAfterReturn.length) return null;
  const meters = lengthOfSteps(tuneUpSteps(race, basis), basis.paces).meters;
  const longest = Math.min(mostOfLong(race.day, { week, basis, soFar }), most * tuneUpShare);
  return meters <= longest ? race : null;
}

export function tuneUpSteps({ meters }: TuneUp, { paces, answers }: PlanBasis): SessionStep[] {
  const own = pacesFor({ ...answers, goal: { meters, seconds: null } });
  return [
    forSeconds(aroundTuneUp.warmUp, "easy", { paces, kind: "warm-up" }),
    forMeters(meters, "race", { paces: own }),
    forSeconds(aroundTuneUp.coolDown, "easy", { paces, kind: "cool-down" }),
  ];
}
