import { addDays, type Day, toDay } from "#values/day.ts";

/** For how long a deletion can be called off. */
export const coolingOffDays = 14;

/** The day on which an account is deleted if its deletion is requested now. */
export function deletionDay(now: Date): Day {
  return addDays(toDay(now), coolingOffDays);
}
