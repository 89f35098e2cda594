import type { SessionKind } from "#values/training-session.ts";
import { byFeel, middleOf, type TrainingPaces } from "../paces/paces.ts";
import { hardSeconds, longestInterval, mostWork } from "../rules/hard-days.ts";
import type { GoalKind, SessionStep } from "../rules/plan.ts";
import { shorter } from "./fast-kinds.ts";
import { forMeters, forSeconds, lengthOfSteps, type PlanBasis } from "./plan-basis.ts";

const minute = 60;

/** Easy running before and after the fast part, in seconds; ten minutes before it at least (Daniels). */
const around = { warmUp: 10 * minute, coolDown: 5 * minute, most: 50 * minute };

type FastRun = { kind: SessionKind; steps: SessionStep[]; hard: number; isClimb: boolean };

/**
 * A fast session of at most `most` meters, of which at most `hard` seconds are fast; of a shorter kind if
 * the wanted one does not fit, and `null` if none does. `ramp` is the share of the usual fast part that the
 * weeks before allow.
 */
export function fastRun(
  kind: SessionKind,
  asked: { most: number; weekSeconds: number; hard: number; ramp: number; basis: PlanBasis },
): FastRun | null {
  const { most, weekSeconds, hard, ramp, basis } = asked;
  const { paces, easyPace } = basis;
  // The pace of a hilly race is an effort uphill.
  const isClimb = kind === "race-pace" && basis.rate > 0;
  let seconds = Math.min(mostWork(isClimb ? "tempo" : kind, weekSeconds, basis.kind), hard) * ramp;
  for (let tries = 0; tries < 5; tries++) {
    const part = { seconds, paces: basis.rate > 0 ? byFeel(paces) : paces, goal: basis.kind };
    const work = isClimb ? climbs(part) : workOf(kind, part);
    if (!work) break;
    const left = ((most - lengthOfSteps(work, paces).meters) / 1000) * easyPace;
    const isWithin = hardSeconds(work) <= hard + 1;
    if (left >= around.warmUp + around.coolDown && isWithin) {
      return {
        kind: isClimb ? "hills" : kind,
        steps: withEasyAround(work, left, basis),
        hard: hardSeconds(work),
        isClimb,
      };
    }
    seconds *= 0.8;
  }
  const other = shorter[kind];
  return other ? fastRun(other, asked) : null;
}

function withEasyAround(work: SessionStep[], left: number, { paces }: PlanBasis): SessionStep[] {
  const whole = Math.min(left, around.most);
  const warmUp = Math.max(Math.floor((whole * 0.6) / minute) * minute, around.warmUp);
  const coolDown = Math.floor((whole - warmUp) / minute) * minute;
  return [
    forSeconds(warmUp, "easy", { paces, kind: "warm-up" }),
    ...work,
    forSeconds(coolDown, "easy", { paces, kind: "cool-down" }),
  ];
}

/** The seconds of a week with this many easy meters. */
export function secondsOfWeek(meters: number, { paces }: PlanBasis): number {
  return (meters / 1000) * middleOf(paces.byEffort.easy);
}

type Asked = { seconds: number; paces: TrainingPaces; goal: GoalKind };

/**
 * The fast part of a session within so many seconds; `null` where they are too few for one that is
 * worth its warm-up.
 */
function workOf(kind: SessionKind, asked: Asked): SessionStep[] | null {
  if (kind === "tempo") return tempo(asked);
  if (kind === "race-pace") return racePace(asked);
  if (kind === "intervals") return intervals(asked);
  if (kind === "repetitions") return repetitions(asked);
  if (kind === "hills") return hills(asked);
  return kind === "time-trial" ? timeTrial(asked) : null;
}

/** Up to twenty minutes in one piece, more in pieces of up to twelve (Daniels: cruise intervals). */
function tempo({ seconds, paces }: Asked): SessionStep[] | null {
  if (seconds < 5 * minute) return null;
  const times = seconds <= 20 * minute ? 1 : Math.ceil(seconds / (12 * minute));
  const each = Math.floor(seconds / times / minute) * minute;
  const piece = forSeconds(each, "threshold", { paces });
  return times === 1 ? [piece] : repeated(times, piece, { rest: 90, paces });
}

/** The longest piece at the pace of the race, in seconds. */
const racePieces: Record<GoalKind, number> = {
  "5k": 4 * minute,
  "10k": 6 * minute,
  half: 15 * minute,
  marathon: 40 * minute,
  ultra: 40 * minute,
};

function racePace({ seconds, paces, goal }: Asked): SessionStep[] | null {
  if (seconds < 6 * minute) return null;
  const times = Math.ceil(seconds / racePieces[goal]);
  const each = Math.floor(seconds / times / 30) * 30;
  const piece = forSeconds(each, "race", { paces });
  return times === 1 ? [piece] : repeated(times, piece, { rest: 120, paces });
}

/** Three to ten pieces of two to five minutes, with four fifths of their time to recover. */
function intervals({ seconds, paces }: Asked): SessionStep[] | null {
  const each = middleOf(paces.byEffort.interval) / 1000;
  const lengths = paces.isKnown ? [1200, 1000, 800, 600, 400] : [240, 180, 120, 90, 60];
  const length = lengths.find((one) => {
    const time = paces.isKnown ? one * each : one;
    return time <= longestInterval && seconds / time >= 3.999;
  });
  if (length === undefined) return null;
  const time = paces.isKnown ? length * each : length;
  const make = paces.isKnown ? forMeters : forSeconds;
  const rest = Math.max(Math.round((time * 0.8) / 30) * 30, minute);
  const times = Math.min(Math.floor(seconds / time + 0.001), 10);
  return repeated(times, make(length, "interval", { paces }), { rest, paces });
}

/** Short and fast, with twice their time to recover. */
function repetitions({ seconds, paces }: Asked): SessionStep[] | null {
  const each = middleOf(paces.byEffort.repetition) / 1000;
  const lengths = paces.isKnown ? [400, 300, 200] : [75, 60, 40];
  const timeOf = (one: number) => (paces.isKnown ? one * each : one);
  const length = lengths.find((one) => seconds / timeOf(one) >= 5);
  if (length === undefined) return null;
  const time = timeOf(length);
  const make = paces.isKnown ? forMeters : forSeconds;
  const rest = Math.round((time * 2) / 30) * 30;
  const times = Math.min(Math.floor(seconds / time), 12);
  return repeated(times, make(length, "repetition", { paces }), { rest, paces });
}

/** Three quarters of a minute uphill, and easily down again. No pace: the hill has its own. */
function hills({ seconds, paces }: Asked): SessionStep[] | null {
  const times = Math.min(Math.floor(seconds / 45), 12);
  if (times < 4) return null;
  return repeated(
    times,
    { kind: "run", seconds: 45, meters: null, pace: null, effort: "interval" },
    { rest: 105, paces },
  );
}

/** Five to ten minutes uphill at the effort of a threshold run, and as many to jog down. */
function climbs({ seconds, paces }: Asked): SessionStep[] | null {
  if (seconds < 10 * minute) return null;
  const times = Math.max(Math.ceil(seconds / (10 * minute)), 2);
  const each = Math.floor(seconds / times / minute) * minute;
  return repeated(times, forSeconds(each, "threshold", { paces }), { rest: each, paces });
}

/** Five or three kilometers as fast as they go: a new result for the paces. */
function timeTrial({ seconds, paces }: Asked): SessionStep[] | null {
  const each = middleOf(paces.byEffort.threshold) / 1000;
  const meters = [5000, 3000].find((one) => one * each <= seconds);
  if (meters === undefined) return null;
  return [forMeters(meters, "interval", { paces: byFeel(paces) })];
}

function repeated(
  times: number,
  piece: ReturnType<typeof forSeconds>,
  { rest, paces }: { rest: number; paces: TrainingPaces },
): SessionStep[] {
  const recovery = forSeconds(rest, "easy", {
    paces: byFeel(paces),
    kind: "recovery",
  });
  return [{ kind: "repeat", times, steps: [piece, recovery] }];
}
