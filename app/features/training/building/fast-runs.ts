import type { SessionKind } from "#values/training-session.ts";
import { middleOf } from "../paces/paces.ts";
import type { SessionStep } from "../plan.ts";
import { hardSeconds } from "../rules/easy-share.ts";
import { mostWork } from "../rules/work.ts";
import { shorter } from "./fast-kinds.ts";
import type { PlanGround } from "./ground.ts";
import { forSeconds, lengthOfSteps } from "./measure.ts";
import { workOf } from "./work.ts";

const minute = 60;

/** Easy running before and after the fast part, in seconds. */
const around = { fewest: 12 * minute, most: 50 * minute };

type FastRun = { kind: SessionKind; steps: SessionStep[]; hard: number };

/**
 * A fast session of at most so many meters, of which at most `hard` seconds are fast; of a shorter kind
 * where the wanted one does not fit, and `null` where none does.
 */
export function fastRun(
  kind: SessionKind,
  asked: { most: number; weekSeconds: number; hard: number; ground: PlanGround },
): FastRun | null {
  const { most, weekSeconds, hard, ground } = asked;
  const { paces, easyPace } = ground;
  let seconds = Math.min(mostWork(kind, weekSeconds), hard);
  for (let tries = 0; tries < 5; tries++) {
    const work = workOf(kind, { seconds, paces, goal: ground.kind });
    if (!work) break;
    const left = ((most - lengthOfSteps(work, paces).meters) / 1000) * easyPace;
    const isWithin = hardSeconds(work) <= hard + 1;
    if (left >= around.fewest && isWithin) {
      return { kind, steps: withEasyAround(work, left, ground), hard: hardSeconds(work) };
    }
    seconds *= 0.8;
  }
  const other = shorter[kind];
  return other ? fastRun(other, asked) : null;
}

function withEasyAround(work: SessionStep[], left: number, { paces }: PlanGround): SessionStep[] {
  const whole = Math.min(left, around.most);
  const minutes = (share: number) => Math.floor((whole * share) / minute) * minute;
  return [
    forSeconds(minutes(0.6), "easy", { paces, kind: "warm-up" }),
    ...work,
    forSeconds(minutes(0.4), "easy", { paces, kind: "cool-down" }),
  ];
}

/** The seconds of a week of so many easy meters. */
export function secondsOfWeek(meters: number, { paces }: PlanGround): number {
  return (meters / 1000) * middleOf(paces.byEffort.easy);
}
