import { bill, cardRefusal } from "./billing.ts";
import { type BracketField, type BracketFields, textIn } from "./bracket-form.ts";
import type { StripeInvoiceLine, StripeSubscription } from "./objects.ts";
import { applyPending, discardPending, suspend } from "./pending.ts";
import { prorate } from "./proration.ts";
import { refuse } from "./refusal.ts";
import { type Desk, keep } from "./store.ts";

/**
 * Changes the price for the days that are left or for a new period. It replaces a change that waits for
 * its payment, whose invoice becomes void.
 */
export async function changePrice(
  desk: Desk,
  sub: StripeSubscription,
  form: BracketFields,
  now: number,
) {
  await discardPending(desk, sub, now);
  const change = await proratedChange(desk, sub, form.items, {
    at: Number(textIn(form, "proration_date") ?? now),
  });
  const { beginsAnew, period } = change;
  const [before] = sub.items.data;
  const [current_period_start, current_period_end] = [period.start, period.end];
  const item = { ...before, price: change.to, current_period_start, current_period_end };
  const behavior = textIn(form, "proration_behavior") ?? "create_prorations";
  const lines = behavior === "none" ? change.whole : change.lines;
  const all = [...sub._pending, ...lines, ...addedLines(form.add_invoice_items)];
  suspend(sub, { item, at: now, beginsAnew });
  if (behavior !== "always_invoice" && !beginsAnew) {
    sub._pending = all;
    return applyPending(sub);
  }
  [sub._held, sub._pending] = [sub._pending, []];
  const about = { reason: "subscription_update", lines: all, at: now, presence: "away" } as const;
  const { refusal, invoice } = await bill(desk, sub, about);
  if (!refusal) return applyPending(sub);
  const ifRefused = textIn(form, "payment_behavior");
  if (ifRefused === "error_if_incomplete") throw cardRefusal(refusal);
  if (ifRefused === "pending_if_incomplete") {
    // It is not tried again by itself: only the customer can pay it.
    await desk.put({ ...invoice, next_payment_attempt: null });
    return;
  }
  applyPending(sub);
  sub.status = "past_due";
  await keep(desk, sub, invoice.next_payment_attempt);
}

/** What a request charges or credits once, in addition to the change. */
export function addedLines(items: BracketField | undefined): StripeInvoiceLine[] {
  if (!Array.isArray(items)) return [];
  return items.map((each) => ({
    amount: Number(textIn(each, "price_data", "unit_amount") ?? textIn(each, "amount")),
    description: textIn(each, "description") ?? "Already paid",
    proration: false,
  }));
}

/** What a price change costs. Asking changes nothing. */
export async function proratedChange(
  desk: Desk,
  sub: StripeSubscription,
  items: BracketField | undefined,
  { at }: { at: number },
) {
  const [item] = sub.items.data;
  if (textIn(items, 0, "id") !== item.id) {
    // Stripe would add a second item and charge for both.
    throw refuse("Name the item that changes.", { param: "items[0][id]" });
  }
  if (at < item.current_period_start || at > item.current_period_end) {
    throw refuse("The proration date lies outside of the period.", { param: "proration_date" });
  }
  const to = await desk.get("price", textIn(items, 0, "price") ?? "", "items[0][price]");
  const from = item.price;
  const [old, next] = [
    await desk.get("product", from.product),
    await desk.get("product", to.product),
  ];
  const names = { from: old.name, to: next.name };
  const period = { start: item.current_period_start, end: item.current_period_end };
  return { to, ...prorate({ from, to, names }, period, at) };
}
