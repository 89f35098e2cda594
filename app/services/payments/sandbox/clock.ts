import { bill, collect } from "./billing.ts";
import { isOfKind, type StripeSubscription } from "./objects.ts";
import { periodEnd } from "./proration.ts";
import { finishRefund } from "./requests.ts";
import { decideDispute, expireSale, lapse } from "./sales.ts";
import { type Desk, keep } from "./store.ts";
import { discardPending, finish, renewalLine } from "./subscriptions.ts";

/** Runs everything that is due: renewals, ends, further tries of failed charges. */
export async function catchUp(desk: Desk): Promise<void> {
  // One step can make the next one due: after a year without requests come twelve renewals.
  for (let due = await desk.due(); due.length > 0; due = await desk.due()) {
    for (const { accountId, body } of due) {
      if (isOfKind("subscription", body)) await step(desk, body);
      else await stepOfSale(desk.of(await desk.get("account", accountId)), body);
    }
  }
}

async function stepOfSale(desk: Desk, due: unknown): Promise<void> {
  if (isOfKind("refund", due)) return finishRefund(desk, due);
  if (isOfKind("dispute", due)) return decideDispute(desk, due, "lost");
  if (!isOfKind("checkout.session", due) || due.mode !== "payment") return;
  return due.status === "open" ? void (await expireSale(desk, due)) : lapse(desk, due);
}

async function step(desk: Desk, sub: StripeSubscription): Promise<void> {
  const customer = await desk.get("customer", sub.customer);
  const at = (sub._due ?? 0) + customer._ahead;
  if (sub.pending_update && sub.pending_update.expires_at <= at) return expire(desk, sub, at);
  if (sub.cancel_at !== null && sub.cancel_at <= at) return void (await finish(desk, sub, at));
  if (sub.status === "past_due") return tryAgain(desk, sub, { at, presence: "away" });
  await renew(desk, sub, at);
}

/** Drops a change that was not paid for in time. */
async function expire(desk: Desk, sub: StripeSubscription, at: number): Promise<void> {
  await discardPending(desk, sub, at);
  await keep(desk, sub);
  await desk.tell("customer.subscription.pending_update_expired", sub, at);
}

async function renew(desk: Desk, sub: StripeSubscription, at: number): Promise<void> {
  const [item] = sub.items.data;
  const { price } = item;
  item.current_period_start = at;
  item.current_period_end = periodEnd(at, price.recurring.interval, sub.billing_cycle_anchor);
  const lines = [...sub._pending, await renewalLine(desk, sub)];
  sub._pending = [];
  const about = { reason: "subscription_cycle", lines, at, presence: "away" } as const;
  const { invoice, refusal } = await bill(desk, sub, about);
  if (refusal) sub.status = "past_due";
  await keep(desk, sub, invoice.next_payment_attempt);
  await desk.tell("customer.subscription.updated", sub, at);
}

/** Charges the open invoices again. After the last try the subscription ends. */
export async function tryAgain(
  desk: Desk,
  sub: StripeSubscription,
  { at, presence }: { at: number; presence: "away" | "there" | "confirmed" },
): Promise<void> {
  const invoices = await desk.list("invoice", sub.customer);
  const open = invoices.filter(
    ({ status, parent }) =>
      status === "open" && parent.subscription_details.subscription === sub.id,
  );
  let next: number | null = null;
  let isPaid = true;
  for (const invoice of open) {
    const tried = await collect(desk, sub, invoice, { at, presence });
    if (!tried.refusal) continue;
    isPaid = false;
    next = tried.invoice.next_payment_attempt;
  }
  if (!isPaid && next === null) {
    await finish(desk, sub, at);
    return;
  }
  sub.status = isPaid ? "active" : "past_due";
  await keep(desk, sub, next);
  await desk.tell("customer.subscription.updated", sub, at);
}
