import { addDays, type Day, daysBetween } from "#values/day.ts";

/** Weeks between the beginning of a plan and its goal. */
export const planWeeks = { fewest: 4, most: 40 };

/** The weeks of a plan with their days. A week ends on the weekday of the goal. */
export type TrainingWeek = { from: Day; to: Day };

/** The weeks of a plan, laid backward from the goal; the first one begins with the plan. */
export function weeksOf(begins: Day, goal: Day): TrainingWeek[] {
  const count = Math.floor(daysBetween(begins, goal) / 7) + 1;
  return Array.from({ length: count }, (_, place) => {
    const to = addDays(goal, -7 * (count - 1 - place));
    return { from: place === 0 ? begins : addDays(to, -6), to };
  });
}

/** Whether a plan of this length can be made: four weeks with the day of the race, at least. */
export function periodProblem(begins: Day, goal: Day): "too-soon" | "too-far" | null {
  const days = daysBetween(begins, goal);
  if (days + 1 < planWeeks.fewest * 7) return "too-soon";
  return days > planWeeks.most * 7 ? "too-far" : null;
}
