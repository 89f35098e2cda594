import { formatDay, toDay } from "#values/day.ts";

/**
 * `June 30, 2027`, in UTC
 * @param seconds - since 1970, as the payment provider counts time
 */
export function dayOf(seconds: number): string {
  return formatDay(toDay(new Date(seconds * 1000)));
}
