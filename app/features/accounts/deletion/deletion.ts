import { addDays, type Day, toDay } from "#values/day.ts";

/** How long a deletion can be canceled. */
export const coolingOffDays = 14;

/** The day on which an account is deleted if its deletion is requested now. */
export function deletionDay(now: Date): Day {
  return addDays(toDay(now), coolingOffDays);
}
