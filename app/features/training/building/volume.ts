import { addDays, type Day } from "#values/day.ts";
import { cutbackShare } from "../rules/cutback.ts";
import { longestRunDays, mostOfLongRun, mostOfWeek } from "../rules/growth.ts";
import type { PlannedSession } from "../rules/plan.ts";
import { taperReference } from "../rules/taper.ts";
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

/** The meters of a week at most. */
export function mostOf(week: WeekBasis, basis: PlanBasis, { weeks }: PlannedSoFar): number {
  const { start, peak, taper, answers } = basis;
  const highest = Math.max(start, ...weeks);
  const back = week.back * highest;
  const wanted = start * (peak / start) ** progressOf(week, basis);
  const load = Math.min(mostOfWeek(highest), wanted, back < highest ? back : Infinity);
  const days = Math.min(week.free.length / answers.freeDays.length, 1);
  if (week.part === "load") return load * days;
  const recent = weeks.slice(-3);
  const before = recent.length > 0 ? Math.max(...recent) : start;
  if (week.part === "cutback") return Math.min(before * cutbackShare, load) * days;
  const first = weeks.length + week.beforeTaper;
  const reference = Math.max(...weeks.slice(Math.max(first - taperReference, 0), first), 0);
  const share = taper[-week.beforeTaper] ?? 0;
  // The day of the race is not training, so the last week has fewer days.
  return Math.min((reference || start) * share, back);
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
  if (week.back < 1) {
    const ever = Math.max(longestAtFirst, ...soFar.sessions.map(({ load }) => load));
    return Math.min(allowed, Math.max(ever * week.back, shortWayBack));
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
