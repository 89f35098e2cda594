import { addDays, type Day, daysBetween } from "#values/day.ts";
import type { TrainingBreak } from "./plan.ts";

/** A break of so few days costs nothing (Daniels). */
const harmlessDays = 5;

/**
 * The share of VDOT that is left after days without running: 0.3 % is lost with every day after the
 * fifth, down to 80 % after 72 days. Jack Daniels, "Daniels' Running Formula", adjustments after a
 * break without other training: 93.1 % after 28 days, 84.7 % after 56.
 */
export function shareAfterBreak(days: number): number {
  return Math.max(1 - 0.003 * Math.max(days - harmlessDays, 0), 0.8);
}

/** A part of the return: so many days at most at this share of the load before the break. */
type ReturnPart = { days: number; share: number };

/**
 * The way back after a break, all of it at an easy pace (Daniels, the same chapter). Up to 5 days: as
 * before. Up to 4 weeks: as long as the break, half of it at 50 %, half at 75 % of the load. Up to 8
 * weeks: thirds at 33, 50 and 75 %. Longer: three weeks each at 33, 50, 70 and 85 %.
 */
export function wayBack(days: number): ReturnPart[] {
  if (days <= harmlessDays) return [];
  if (days <= 28) return parts(days, [0.5, 0.75]);
  if (days <= 56) return parts(days, [0.33, 0.5, 0.75]);
  return parts(84, [0.33, 0.5, 0.7, 0.85]);
}

/**
 * Fast sessions in the weeks after the last easy one of a return: strides alone, then one short tempo run,
 * then one session of any sort. Daniels adds quality only once the usual load is back; consensus statements
 * on the return after injury or illness add volume before intensity.
 */
export const fastAfterReturn = [0, 1, 1] as const;

function parts(days: number, shares: number[]): ReturnPart[] {
  return shares.map((share) => ({ days: Math.ceil(days / shares.length), share }));
}

/** Breaks that overlap or follow one another are one: the body knows no reports. */
export function joinedBreaks(breaks: readonly TrainingBreak[]): TrainingBreak[] {
  const joined: TrainingBreak[] = [];
  for (const { from, to } of breaks.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (!last || from > addDays(last.to, 1)) joined.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return joined;
}

/** The days of a break, the first and the last one included. */
export function daysOf({ from, to }: TrainingBreak): number {
  return daysBetween(from, to) + 1;
}

/**
 * The share of the load that a day may have on the way back from these breaks; 1 on other days.
 * @param breaks - joined
 */
export function returnShare(day: Day, breaks: readonly TrainingBreak[]): number {
  return Math.min(1, ...breaks.map((one) => shareAfter(day, one)));
}

function shareAfter(day: Day, one: TrainingBreak): number {
  if (day <= one.to) return 1;
  let since = daysBetween(one.to, day);
  for (const { days, share } of wayBack(daysOf(one))) {
    if (since <= days) return share;
    since -= days;
  }
  return 1;
}
