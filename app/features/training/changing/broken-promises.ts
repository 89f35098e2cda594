import { type Day, daysBetween, weekdayOf } from "#values/day.ts";
import type { SessionState } from "#values/training-session.ts";
import { mostFastIn, type PlanBasis, type WeekBasis } from "../building/plan-basis.ts";
import { allowedIn } from "../building/volume.ts";
import { mostRunsOf } from "../rules/beginners.ts";
import { longestRunDays, mostOfLongRun, mostOfTaper, taperReference } from "../rules/growth.ts";
import { isHard, restBeforeRace } from "../rules/hard-days.ts";
import { loadOf, type PlannedSession } from "../rules/plan.ts";
import { returnShare } from "../rules/return.ts";

/** A promise of a plan that a change may break. The runner may insist. */
export type ChangeWarning =
  | "hard-days"
  | "before-race"
  | "coming-back"
  | "day-not-free"
  | "day-taken"
  | "too-much"
  | "too-many";

/** A session that counts: one that is skipped does not. */
export type CountedSession = PlannedSession & { id: string };

/** Differences of rounding are not changes, in meters. */
const rounding = 100;

/** The promises that a change would break; empty if it breaks none. */
export function warningsOf(
  before: readonly CountedSession[],
  after: readonly CountedSession[],
  basis: PlanBasis,
): ChangeWarning[] {
  const known = brokenPromises(before, basis);
  const found = [...brokenPromises(after, basis)].filter(([where]) => !known.has(where));
  return [...new Set(found.map(([, warning]) => warning))];
}

/**
 * The promises that a change breaks for a runner who makes it today. A day before today on which nothing
 * was run is as good as one of rest, and a runner who moves a run to today can run today.
 */
export function objectionsTo(
  before: readonly (CountedSession & { state: SessionState })[],
  after: readonly CountedSession[],
  { basis, today }: { basis: PlanBasis; today: Day },
): ChangeWarning[] {
  const dayBefore = new Map(before.map(({ id, day }) => [id, day]));
  const moved = after.filter(({ id, day }) => dayBefore.get(id) !== day);
  const stays = ({ id }: CountedSession) => !moved.some((one) => one.id === id);
  const missed = before.filter((one) => one.state === "planned" && one.day < today && stays(one));
  const isRun = ({ id }: CountedSession) => !missed.some((one) => one.id === id);
  const asRun = warningsOf(before.filter(isRun), after.filter(isRun), basis);
  const isFree = (day: Day) =>
    day === today || basis.answers.freeDays.some((free) => free === weekdayOf(day));
  return warningsOf(before, after, basis).filter(
    (warning) =>
      asRun.includes(warning) &&
      (warning !== "day-not-free" || moved.some(({ day }) => !isFree(day))),
  );
}

/** A run with the number of its day from the beginning of the plan, and of those until the race. */
type Run = { one: CountedSession; at: number; left: number; weekday: number; load: number };

/** The promises that sessions on these days break, by where they do. */
export function brokenPromises(
  sessions: readonly CountedSession[],
  basis: PlanBasis,
): Map<string, ChangeWarning> {
  const { begins, goal } = basis.answers;
  const first = weekdayOf(begins);
  const length = daysBetween(begins, goal.day);
  const broken = new Map<string, ChangeWarning>();
  const runs = sessions
    .filter(({ kind }) => kind !== "race")
    .map((one): Run => {
      const at = daysBetween(begins, one.day);
      return { one, at, left: length - at, weekday: (first + at) % 7, load: loadOf(one) };
    })
    .sort((one, other) => one.at - other.at);
  for (const [place, run] of runs.entries()) {
    const found = brokenOn(
      run,
      [...runs.slice(Math.max(place - 2, 0), place), ...runs.slice(place + 1, place + 3)],
      basis,
    );
    if (isTooLong(run, runs, place, basis)) found.push("too-much");
    for (const warning of found) {
      // A tune-up race may be on a day that is not free, but moves to a free one.
      const where = warning === "day-not-free" ? `${run.one.id} ${run.at}` : run.one.id;
      broken.set(`${warning} ${where}`, warning);
    }
  }
  addBrokenWeeks(broken, runs, basis);
  return broken;
}

/** What a session breaks by the day that it is on, beside those before and after it. */
function brokenOn(
  { one: { day, kind }, at, left, weekday }: Run,
  near: readonly Run[],
  { answers: { freeDays }, breaks, kind: goalKind }: PlanBasis,
): ChangeWarning[] {
  const found: ChangeWarning[] = [];
  if (near.some((other) => other.at === at)) found.push("day-taken");
  if (isHard(kind)) {
    if (near.some((other) => isHard(other.one.kind) && Math.abs(other.at - at) <= 1)) {
      found.push("hard-days");
    }
    if (left <= restBeforeRace(goalKind)) found.push("before-race");
    if (returnShare(day, breaks) < 1) found.push("coming-back");
  }
  if (breaks.some(({ from, to }) => from <= day && day <= to)) found.push("coming-back");
  if (!freeDays.some((free) => free === weekday)) found.push("day-not-free");
  return found;
}

/** Whether a run is longer than the longest of 30 days and its growth; breaks have their own rules. */
function isTooLong(
  { one, at, load }: Run,
  runs: readonly Run[],
  place: number,
  { longestAtFirst }: PlanBasis,
): boolean {
  if (one.reason.percent) return false;
  const since = at - longestRunDays;
  let longest = since <= 0 ? longestAtFirst : 0;
  for (let before = place - 1; before >= 0; before--) {
    const known = runs[before];
    // After a long time without any run, the last one counts.
    if (!known || (known.at < since && longest > 0)) break;
    longest = Math.max(longest, known.load);
  }
  return load > mostOfLongRun(longest || longestAtFirst) + rounding;
}

/** Where weeks break a promise. */
export const brokenWeek = {
  grows: ({ place }: Pick<WeekBasis, "place">) => `too-much week ${place}`,
  hasManyRuns: ({ place }: Pick<WeekBasis, "place">) => `too-many week ${place}`,
  hasManyFast: ({ place }: Pick<WeekBasis, "place">) => `too-many fast ${place}`,
  tapersLittle: "too-much taper",
};

export function isFast({ kind }: PlannedSession): boolean {
  return kind !== "long" && isHard(kind);
}

function addBrokenWeeks(
  broken: Map<string, ChangeWarning>,
  runs: readonly Run[],
  basis: PlanBasis,
): void {
  const { weeks, taper, answers } = basis;
  const loads: number[] = [];
  for (const week of weeks) {
    const own = runs.filter(({ one: { day } }) => week.from <= day && day <= week.to);
    const load = own.reduce((sum, run) => sum + run.load, 0);
    const most = allowedIn(week, basis, loads);
    if (load > most + rounding) broken.set(brokenWeek.grows(week), "too-much");
    if (own.length > mostRunsOf(answers.level))
      broken.set(brokenWeek.hasManyRuns(week), "too-many");
    const fast = own.filter(({ one }) => isFast(one)).length;
    if (fast > mostFastIn(week, basis)) {
      broken.set(brokenWeek.hasManyFast(week), "too-many");
    }
    loads.push(load);
  }
  const highest = Math.max(...loads.slice(-taper.length - taperReference, -taper.length));
  const left = Math.max(...loads.slice(-taper.length));
  if (left > highest * mostOfTaper + rounding) broken.set(brokenWeek.tapersLittle, "too-much");
}
