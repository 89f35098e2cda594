import { msPerDay } from "#values/day.ts";

/** Days in which a slip for OXXO can be paid. */
export const slipDays = 3;

/**
 * Days after the end of a slip in which its cash can still be reported: shops tell the provider on the next working
 * day, and a weekend may be in between.
 */
export const noticeDays = 4;

/** Minutes that the provider's page is open. The order may end before: its page is ended then. */
export const pageMinutes = 60;

/** Minutes in which a page that was asked for, but never stored, is asked for again with the same key. */
export const sameKeyMinutes = 25;

/** The amounts in pesos that shops take, in centavos. */
const cash = { least: 1_000, most: 1_000_000 };

/**
 * Whether an order can be paid with cash in a shop: its place would be held for a week, which has to pass before the
 * registration closes.
 */
export function takesCash(
  order: { currency: string; totalMinor: number; closes: Date | null },
  account: { takesOxxo: boolean },
  now: Date,
): boolean {
  const { currency, totalMinor, closes } = order;
  const end = now.getTime() + (slipDays + noticeDays) * msPerDay;
  return (
    account.takesOxxo &&
    currency === "MXN" &&
    totalMinor >= cash.least &&
    totalMinor <= cash.most &&
    (closes === null || end < closes.getTime())
  );
}

/** Our part of an amount, in minor units. */
export function feeOf(minor: number, percent: number): number {
  return Math.round((minor * percent) / 100);
}

/** A slip that waits for its cash. */
export type CashSlip = { number: string; url: string; until: Date };
