import { formatDay, toDay } from "#values/day.ts";

/** `June 30, 2025, 14:05 UTC` */
export function momentText(moment: Date): string {
  return `${formatDay(toDay(moment))}, ${moment.toISOString().slice(11, 16)} UTC`;
}
