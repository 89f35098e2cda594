import { formatDay, toDay } from "#values/day.ts";

/** `December 22, 2026` of seconds since 1970, in UTC. */
export function daySeconds(seconds: number): string {
  return formatDay(toDay(new Date(seconds * 1000)));
}
