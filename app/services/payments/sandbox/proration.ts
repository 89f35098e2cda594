import type { StripeInterval, StripeInvoiceLine, StripePrice } from "./objects.ts";

/** The price before and after, with the names that invoices show. */
type Sides = { from: StripePrice; to: StripePrice; names: { from: string; to: string } };

/**
 * The invoice lines of a price change within a period, to the cent and by the second: the rest at the
 * old price is credited, the rest at the new price is charged. Another interval starts a new period at
 * once, whose price is charged in full: `whole` holds it, also without proration.
 */
export function prorate(
  { from, to, names }: Sides,
  period: SubscriptionPeriod,
  at: number,
): {
  lines: StripeInvoiceLine[];
  whole: StripeInvoiceLine[];
  period: SubscriptionPeriod;
  beginsAnew: boolean;
} {
  const left = partLeft(period, at);
  const back = {
    amount: -Math.round(from.unit_amount * left),
    description: `Unused time on ${names.from}`,
    proration: true,
  };
  if (from.recurring.interval !== to.recurring.interval) {
    const full = { amount: to.unit_amount, description: `1 × ${names.to}`, proration: false };
    const next = { start: at, end: periodEnd(at, to.recurring.interval) };
    return { lines: [back, full], whole: [full], period: next, beginsAnew: true };
  }
  const rest = {
    amount: Math.round(to.unit_amount * left),
    description: `Remaining time on ${names.to}`,
    proration: true,
  };
  return { lines: [back, rest], whole: [], period, beginsAnew: false };
}

/** What an invoice over these lines charges, and the customer's balance after it. */
export function settle(
  lines: readonly StripeInvoiceLine[],
  balance: number,
): { total: number; amountDue: number; balance: number } {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const open = total + balance;
  return { total, amountDue: Math.max(0, open), balance: Math.min(0, open) };
}

export type SubscriptionPeriod = { start: number; end: number };

/**
 * The end of a period that begins at `start`: the same day and time of the next month or year, or
 * that month's last day. The anchor keeps the day of the first period: January 31, February 28,
 * March 31.
 * @param start - seconds since 1970, like the anchor
 */
export function periodEnd(start: number, interval: StripeInterval, anchor = start): number {
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
