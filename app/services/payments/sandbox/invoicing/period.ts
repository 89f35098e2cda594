import type { BillingInterval } from "../../interval.ts";

export type SubscriptionPeriod = { start: number; end: number };

/**
 * The end of a period that begins at `start`: the same day and time of the next month or year, or
 * that month's last day. The anchor keeps the day of the first period: January 31, February 28,
 * March 31.
 * @param start - seconds since 1970, like the anchor
 */
export function periodEnd(start: number, interval: BillingInterval, anchor = start): number {
  const end = new Date(start * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (interval === "year" ? 12 : 1));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.getTime() / 1000;
}

/** The part of a period that is still to come, from 0 to 1. */
export function partLeft({ start, end }: SubscriptionPeriod, at: number): number {
  return Math.min(1, Math.max(0, (end - at) / (end - start)));
}
