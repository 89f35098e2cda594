import { addDays, type Day, toDay } from "#values/day.ts";

/** For how long a deletion can be called off. */
export const graceDays = 14;

/** The day on which an account is deleted when that is asked for now. */
export function deletionDay(now: Date): Day {
  return addDays(toDay(now), graceDays);
}
