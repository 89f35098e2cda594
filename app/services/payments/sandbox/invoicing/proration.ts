import type { StripeInvoiceLine, StripePrice } from "../objects.ts";
import { partLeft, periodEnd, type SubscriptionPeriod } from "./period.ts";

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
