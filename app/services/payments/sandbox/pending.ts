import type { StripeInvoice, StripeSubscription, StripeSubscriptionItem } from "./objects.ts";
import { type Desk, refuse } from "./store.ts";

const expiresAfter = 23 * 3600;

/** The parameters that Stripe accepts with `payment_behavior=pending_if_incomplete`. */
const supported = [
  "expand",
  "payment_behavior",
  "proration_behavior",
  "proration_date",
  "billing_cycle_anchor",
  "items",
  "trial_end",
  "trial_from_plan",
  "add_invoice_items",
];

/** @throws {StripeRefusal} for parameters that cannot be part of a waiting change */
export function requireSupported(form: object): void {
  const others = Object.keys(form).filter((name) => !supported.includes(name));
  if (others.length === 0) return;
  const message = `The following parameters are not supported when payment_behavior is pending_if_incomplete: ${others.join(", ")}.`;
  throw refuse(message, { param: others[0] ?? "" });
}

/**
 * Lets a change wait for its payment: for 23 hours, but not beyond the period. The subscription goes
 * on unchanged in the meantime.
 * @param sub - changed in place; the caller keeps it
 */
export function suspend(
  sub: StripeSubscription,
  { item, at, beginsAnew }: { item: StripeSubscriptionItem; at: number; beginsAnew: boolean },
): void {
  sub.pending_update = {
    expires_at: Math.min(at + expiresAfter, sub.items.data[0].current_period_end),
    subscription_items: [item],
    billing_cycle_anchor: beginsAnew ? item.current_period_start : null,
    trial_end: null,
    trial_from_plan: null,
  };
}

/**
 * Makes a waiting change.
 * @param sub - changed in place; the caller keeps it
 */
export function applyPending(sub: StripeSubscription): void {
  const { pending_update: pending } = sub;
  if (!pending) return;
  const [item] = pending.subscription_items;
  sub.items.data = [item];
  if (pending.billing_cycle_anchor !== null)
    sub.billing_cycle_anchor = pending.billing_cycle_anchor;
  if (sub.cancel_at_period_end) sub.cancel_at = item.current_period_end;
  sub.pending_update = null;
  sub._held = [];
}

/**
 * Drops a waiting change and voids its invoice.
 * @param sub - changed in place; the caller keeps it
 */
export async function discardPending(
  desk: Desk,
  sub: StripeSubscription,
  at: number,
): Promise<void> {
  if (!sub.pending_update) return;
  const invoice = sub.latest_invoice ? await desk.find("invoice", sub.latest_invoice) : null;
  if (invoice?.status === "open") await makeVoid(desk, invoice, at);
  sub.pending_update = null;
  sub._pending = [...sub._held, ...sub._pending];
  sub._held = [];
}

/** Voids an invoice and gives back what it took from the customer's balance. */
export async function makeVoid(
  desk: Desk,
  invoice: StripeInvoice,
  at: number,
): Promise<StripeInvoice> {
  const customer = await desk.get("customer", invoice.customer);
  const used = invoice.amount_due - invoice.total;
  await desk.put({ ...customer, balance: customer.balance + used });
  const intent = invoice._intent ? await desk.find("payment_intent", invoice._intent) : null;
  if (intent) await desk.put({ ...intent, status: "canceled", next_action: null });
  const done = await desk.put<StripeInvoice>({
    ...invoice,
    status: "void",
    amount_remaining: 0,
    next_payment_attempt: null,
  });
  await desk.tell("invoice.voided", done, at);
  return done;
}
