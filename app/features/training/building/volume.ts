import { addDays, type Day } from "#values/day.ts";
import { mostOfEasyRun } from "../rules/beginners.ts";
import {
  cutbackShare,
  growthWeeks,
  longestRunDays,
  mostAfterReturn,
  mostOfLongRun,
  mostOfWeek,
  taperReference,
} from "../rules/growth.ts";
import type { PlannedSession } from "../rules/plan.ts";
import type { PlanBasis, WeekBasis } from "./plan-basis.ts";

/** A session with its load: its meters, or the flat ones that take as long where it climbs. */
export type DraftedSession = PlannedSession & { load: number };

/** The plan up to now: the load of each week, and its sessions. */
export type PlannedSoFar = { weeks: number[]; sessions: DraftedSession[] };

/** How far a week is on the way from the first load to the highest one, from 0 to 1. */
function progressOf(week: WeekBasis, { weeks }: PlanBasis): number {
  const loads = weeks.filter(({ part }) => part === "load");
  const done = loads.filter(({ place }) => place < week.place).length;
  return loads.length > 1 ? Math.min(done / (loads.length - 1), 1) : 0;
}

/**
 * The load of a week at most by what its runner ran before it: growth over the highest of the last four
 * weeks, or the steps of the way back from a break and then larger ones until the old load is reached.
 * @param loads - of the weeks before it, as planned or as run
 */
export function allowedIn(
  { place, wholeWeeks, back, lastBreak }: WeekBasis,
  { start }: Pick<PlanBasis, "start">,
  loads: readonly number[],
): number {
  const highest = (from: number, to: number) =>
    Math.max(from < place - wholeWeeks ? start : 0, ...loads.slice(Math.max(from, 0), to));
  if (!lastBreak) return mostOfWeek(highest(place - growthWeeks, place));
  const before = highest(lastBreak.from - growthWeeks, lastBreak.from);
  if (place <= lastBreak.from) return mostOfWeek(highest(place - growthWeeks, place));
  if (back < 1) return before * back;
  const since = Math.max(0, ...loads.slice(Math.max(lastBreak.to, place - growthWeeks), place));
  return Math.max(mostOfWeek(since), Math.min(before, mostAfterReturn(since)));
}

/** The meters of a week at most. */
export function mostOf(week: WeekBasis, basis: PlanBasis, { weeks }: PlannedSoFar): number {
  const { start, peak, taper, answers } = basis;
  const allowed = allowedIn(week, basis, weeks);
  // A week that holds the beginning of a break and its end is on the way back as well.
  const onTheWay = week.lastBreak?.from === week.place ? week.back : 1;
  const load = Math.min(allowed * onTheWay, start * (peak / start) ** progressOf(week, basis));
  const days = Math.min(week.free.length / answers.freeDays.length, 1);
  if (week.part === "load") return load * days;
  if (week.part === "cutback")
    return Math.min(Math.max(...weeks.slice(-3)) * cutbackShare, load) * days;
  const first = weeks.length + week.beforeTaper;
  const reference = Math.max(...weeks.slice(Math.max(first - taperReference, 0), first), 0);
  const share = taper[-week.beforeTaper] ?? 0;
  // The day of the race is not training, so the last week has fewer days.
  return Math.min((reference || start) * share, allowed * onTheWay);
}

/** The meters of the long run on a day at most, whatever its week has. */
export function mostOfLong(
  day: Day,
  { week, basis, soFar }: { week: WeekBasis; basis: PlanBasis; soFar: PlannedSoFar },
): number {
  const { longestAtFirst, longestAtLast, answers } = basis;
  const longest = longestBefore(day, basis, soFar);
  const wanted = longestAtFirst * (longestAtLast / longestAtFirst) ** progressOf(week, basis);
  const allowed = Math.min(mostOfLongRun(longest), longestAtLast);
  const { lastBreak } = week;
  if (week.back < 1) {
    const ever = Math.max(longestAtFirst, ...soFar.sessions.map(({ load }) => load));
    return Math.min(
      allowed,
      Math.max(ever * week.back, shortWayBack),
      mostOfEasyRun(answers.level, basis.easyPace),
    );
  }
  if (lastBreak && week.part === "load") {
    const step = longStepsBack[week.place - lastBreak.back - 1];
    const ends = basis.weeks[lastBreak.to]?.from ?? day;
    const since = soFar.sessions.filter((one) => one.day >= ends).map(({ load }) => load);
    if (step !== undefined)
      return Math.min(
        allowed,
        wanted,
        Math.max(longest * step, mostOfLongRun(Math.max(0, ...since))),
      );
  }
  if (week.part === "cutback") return Math.min(allowed, longest * cutbackShare);
  if (week.part === "taper") {
    const isLast = week.to === answers.goal.day;
    return Math.min(allowed, longest * (isLast ? runShareAtLast : longShareInTaper));
  }
  const isFirst = addDays(answers.begins, 7) > day;
  return Math.min(allowed, isFirst ? longest : wanted);
}

/** A run that is easy for anyone who comes back from a break, in meters. */
const shortWayBack = 2500;

/** The long run in the weeks after the way back, by the longest of the last 30 days. */
const longStepsBack = [0.75, 0.9];

/** The long run a week before a long race. */
const longShareInTaper = 0.6;

/** The longest run of the last week, for runners who run far on few days. */
const runShareAtLast = 0.75;

/** The longest run of the 30 days before; after a longer break the longest of all. */
function longestBefore(day: Day, basis: PlanBasis, { sessions }: PlannedSoFar): number {
  const since = addDays(day, -longestRunDays);
  const recent = sessions.filter((one) => one.day >= since && one.day < day);
  const first = since <= basis.answers.begins ? basis.longestAtFirst : 0;
  const longest = Math.max(first, ...recent.map(({ load }) => load));
  if (longest > 0) return longest;
  return Math.max(basis.longestAtFirst, ...sessions.map(({ load }) => load));
}
