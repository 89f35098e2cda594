import { addDays, type Day, daysBetween, startOfTrainingWeek, weekdayOf } from "#values/day.ts";
import { type DayOfWeek, type PlanAnswers, shortestGoal } from "../rules/plan.ts";

/** A run of the past. */
type PastRun = { day: Day; meters: number };

/** The answers of a plan that past runs can fill in. */
export type Habits = Pick<
  PlanAnswers,
  "weeklyMeters" | "longestRecentMeters" | "freeDays" | "longRunDay"
>;

/** The weeks that the usual distance is the mean of, and those that the usual days are counted in. */
export const habitWeeks = { distance: 4, days: 8 };

/** A weekday counts as one for running after this many runs. */
const usualRuns = 3;

/** A plan needs a few days to choose from; below them the usual ones are better. */
const fewestDays = 2;

/**
 * The habits of a runner by the runs of the last eight weeks; `null` without a run in the last four. Runners
 * with less than four weeks of recordings get the mean of those weeks.
 */
export function habitsOf(
  runs: readonly PastRun[],
  today: Day,
  usual: Pick<Habits, "freeDays" | "longRunDay">,
): Habits | null {
  const age = ({ day }: PastRun) => daysBetween(day, today);
  const recent = runs.filter((run) => age(run) >= 0 && age(run) < 7 * habitWeeks.distance);
  if (recent.length === 0) return null;
  const first = Math.max(...runs.map(age)) + 1;
  const weeks = Math.min(Math.ceil(first / 7), habitWeeks.distance);
  const counts = new Map<number, number>();
  for (const { day } of runs) counts.set(weekdayOf(day), (counts.get(weekdayOf(day)) ?? 0) + 1);
  const days = weekdays.filter((weekday) => (counts.get(weekday) ?? 0) >= usualRuns);
  const freeDays = days.length >= fewestDays ? days : usual.freeDays;
  const long = usualLongDay(runs, today);
  return {
    weeklyMeters: recent.reduce((sum, { meters }) => sum + meters, 0) / weeks,
    longestRecentMeters: Math.max(
      ...runs.filter((run) => age(run) <= 30).map(({ meters }) => meters),
    ),
    freeDays,
    longRunDay:
      freeDays.find((day) => day === long) ??
      freeDays.find((day) => day === usual.longRunDay) ??
      freeDays.at(-1) ??
      usual.longRunDay,
  };
}

/**
 * The distance of a race that its form begins with: the nearest to the longest run of a runner; the
 * shortest that a plan is made for, where that is not known.
 */
export function usualCourse(
  courses: readonly { id: string; meters: number | null }[],
  longest: number | null,
): string | null {
  const measured = courses.flatMap(({ id, meters }) =>
    meters !== null && meters >= shortestGoal ? { id, meters } : [],
  );
  const away = ({ meters }: { meters: number }) =>
    longest ? Math.abs(Math.log(meters / longest)) : meters;
  const [nearest] = measured.toSorted((one, other) => away(one) - away(other));
  return (nearest ?? courses[0])?.id ?? null;
}

const weekdays: DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6];

/** The weekday that most often had the longest run of a whole week. */
function usualLongDay(runs: readonly PastRun[], today: Day): number | null {
  const counts = new Map<number, number>();
  for (let week = 1; week <= habitWeeks.days; week++) {
    const from = addDays(startOfTrainingWeek(today), -7 * week);
    const own = runs.filter(({ day }) => day >= from && day < addDays(from, 7));
    const [longest] = own.toSorted((one, other) => other.meters - one.meters);
    if (!longest) continue;
    const weekday = weekdayOf(longest.day);
    counts.set(weekday, (counts.get(weekday) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most ? most[0] : null;
}
