import type { StripeInvoiceLine, StripePrice } from "../objects.ts";
import { partLeft, periodEnd, type SubscriptionPeriod } from "./period.ts";

/** Before and after, by the names that invoices show. */
type Sides = { from: StripePrice; to: StripePrice; names: { from: string; to: string } };

/**
 * The lines of a change of price in the middle of a period, to the cent and by the second: what is
 * left of the old price is given back, what is left at the new price is charged. Another interval
 * begins a new period at once, and its price is charged in full: `whole`, also without proration.
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

/** What an invoice over lines charges, and what is left of a customer's balance afterwards. */
export function settle(
  lines: readonly StripeInvoiceLine[],
  balance: number,
): { total: number; amountDue: number; balance: number } {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const open = total + balance;
  return { total, amountDue: Math.max(0, open), balance: Math.min(0, open) };
}
