import { type Day, daysBetween, weekdayOf } from "#values/day.ts";
import { isTooClose, restBeforeRace } from "../rules/hard-days.ts";
import type { PlanAnswers } from "../rules/plan.ts";
import type { PlanBasis, WeekBasis } from "./plan-basis.ts";

/** The days of a week by what they are for. */
export type RunDays = { long: Day | null; fast: Day[]; easy: Day[] };

/** The day of the long run of a week; the week of the race has none, nor do days close to another race. */
export function longDayIn({ free, to }: WeekBasis, { answers }: PlanBasis): Day | null {
  if (to === answers.goal.day) return null;
  const day = free.find((one) => weekdayOf(one) === answers.longRunDay);
  return day && !isNearTuneUp(day, answers) ? day : null;
}

/**
 * Chooses the days of a week: the long run on its day, fast sessions as far from other hard days as
 * they can be, easy runs spread over the rest.
 * @param runs - how many days to run on
 * @param fast - how many of them may be fast
 * @param taken - the days that have a session already
 * @param hardDays - the hard days that stand already: before this week, and the long runs after it
 */
export function chooseDays(
  week: WeekBasis,
  basis: PlanBasis,
  { runs, fast, hardDays, taken }: { runs: number; fast: number; hardDays: Day[]; taken: Day[] },
): RunDays {
  const goalDay = basis.answers.goal.day;
  const long = longDayIn(week, basis);
  const chosen: Day[] = long ? [long] : [];
  const hard = [...hardDays, goalDay, ...chosen];
  const fits = week.free.filter(
    (day) =>
      !isTooClose(day, hard) &&
      !isNearTuneUp(day, basis.answers) &&
      daysBetween(day, goalDay) > restBeforeRace(basis.kind),
  );
  const fastDays = farthestApart(fits, hard, Math.min(fast, runs - chosen.length));
  chosen.push(...fastDays);
  const easy: Day[] = [];
  while (chosen.length < runs) {
    const left = week.free.filter((day) => !chosen.includes(day) && !taken.includes(day));
    const day = farthest(left, [...chosen, goalDay]);
    if (!day) break;
    easy.push(day);
    chosen.push(day);
  }
  return { long, fast: fastDays, easy: easy.sort() };
}

/** So many days, or as many as there are, that lie as far from hard days and each other as they can. */
function farthestApart(days: readonly Day[], hard: readonly Day[], count: number): Day[] {
  if (count <= 0) return [];
  const pairs = days.flatMap((one, place) => days.slice(place + 1).map((other) => [one, other]));
  const apart = pairs.filter(([one = "", other = ""]) => !isTooClose(one, [other]));
  const found = count > 1 ? farthestOf(apart, hard) : null;
  return (
    found ??
    farthestOf(
      days.map((day) => [day]),
      hard,
    ) ??
    []
  );
}

/** The set of days whose nearest hard day, in the set or not, is farthest. */
function farthestOf(sets: readonly Day[][], hard: readonly Day[]): Day[] | null {
  let best: { set: Day[]; distance: number } | null = null;
  for (const set of sets) {
    const ways = set.flatMap((day) =>
      [...hard, ...set].filter((one) => one !== day).map((one) => Math.abs(daysBetween(day, one))),
    );
    const distance = Math.min(7, ...ways);
    if (!best || distance > best.distance) best = { set, distance };
  }
  return best?.set ?? null;
}

/** The day with the longest way to the nearest of the others; the first of equals. */
function farthest(days: readonly Day[], others: readonly Day[]): Day | null {
  let best: { day: Day; distance: number } | null = null;
  for (const day of days) {
    const distance = Math.min(7, ...others.map((other) => Math.abs(daysBetween(day, other))));
    if (!best || distance > best.distance) best = { day, distance };
  }
  return best?.day ?? null;
}

export type TuneUp = NonNullable<PlanAnswers["tuneUp"]>;

/** Days without a hard run before a tune-up race, and the fewest from the beginning and until the goal. */
const days = { rest: 2, fromBeginning: 21, untilGoal: 14 };

/** Daniels: one easy day after a race for each 3 km of it. */
const metersADay = 3000;

/** Easy running before and after it, in seconds. */
export const aroundTuneUp = { warmUp: 15 * 60, coolDown: 10 * 60 };

/** The tune-up race; `null` without one, or if it is too close to the beginning or the goal. */
export function tuneUpOf({
  tuneUp,
  begins,
  goal,
}: Pick<PlanAnswers, "tuneUp" | "begins" | "goal">): TuneUp | null {
  if (!tuneUp || daysBetween(begins, tuneUp.day) < days.fromBeginning) return null;
  return daysBetween(tuneUp.day, goal.day) < days.untilGoal ? null : tuneUp;
}

/** Whether a day is too close to a tune-up race for a hard run. */
export function isNearTuneUp(day: Day, answers: Parameters<typeof tuneUpOf>[0]): boolean {
  const tuneUp = tuneUpOf(answers);
  if (!tuneUp) return false;
  const since = daysBetween(tuneUp.day, day);
  return since >= -days.rest && since <= Math.ceil(tuneUp.meters / metersADay);
}
