import { bill, cardRefusal } from "./billing.ts";
import { type BracketField, type BracketFields, textIn, textsIn } from "./bracket-form.ts";
import type {
  StripeInvoice,
  StripeInvoiceLine,
  StripePrice,
  StripeSubscription,
  StripeSubscriptionItem,
} from "./objects.ts";
import { periodEnd, prorate } from "./proration.ts";
import { type Desk, keep, live, newId, refuse } from "./store.ts";

type New = {
  customer: string;
  price: StripePrice;
  method: string | null;
  metadata: Record<string, string>;
  presence: "there" | "confirmed";
};

/**
 * Begins a subscription and charges its first period.
 * @throws {StripeRefusal} 402 when the card refuses; then there is no subscription
 */
export async function beginSubscription(desk: Desk, about: New): Promise<StripeSubscription> {
  const { price } = about;
  const customer = await desk.get("customer", about.customer, "customer");
  const at = desk.timeOf(customer);
  const [id, item] = [newId("sub"), newId("si")];
  const only: StripeSubscriptionItem = {
    id: item,
    object: "subscription_item",
    created: at,
    livemode: false,
    subscription: id,
    quantity: 1,
    price,
    current_period_start: at,
    current_period_end: periodEnd(at, price.recurring.interval),
  };
  const sub: StripeSubscription = {
    id,
    object: "subscription",
    created: at,
    livemode: false,
    metadata: about.metadata,
    customer: customer.id,
    status: "active",
    currency: price.currency,
    start_date: at,
    billing_cycle_anchor: at,
    collection_method: "charge_automatically",
    default_payment_method: about.method,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_end: null,
    pending_update: null,
    latest_invoice: null,
    _pending: [],
    _held: [],
    _due: null,
    items: { object: "list", has_more: false, url: "/v1/subscription_items", data: [only] },
  };
  const { name } = await desk.get("product", price.product);
  const lines = [{ amount: price.unit_amount, description: `1 × ${name}`, proration: false }];
  const presence = about.presence;
  const made = await bill(desk, sub, { reason: "subscription_create", lines, at, presence });
  if (made.refusal) throw cardRefusal(made.refusal);
  await keep(desk, sub);
  await desk.tell("customer.subscription.created", sub, at);
  return sub;
}

/** `POST /v1/subscriptions/:id`: changes the price, ends the subscription, or takes back its end. */
export async function updateSubscription(desk: Desk, id: string, form: BracketFields) {
  const sub = await live(desk, id);
  const at = desk.timeOf(await desk.get("customer", sub.customer));
  if (textIn(form, "payment_behavior") === "pending_if_incomplete") requireSupported(form);
  if (form.items !== undefined) await changePrice(desk, sub, form, at);
  const end = textIn(form, "cancel_at_period_end");
  const moment = textIn(form, "cancel_at");
  if (end !== undefined && moment !== undefined) {
    throw refuse("You may only specify one of these parameters: cancel_at, cancel_at_period_end.");
  }
  if (end !== undefined) scheduleEnd(sub, end === "true", at);
  if (moment !== undefined) {
    sub.cancel_at = moment === "" ? null : Number(moment);
    sub.canceled_at = moment === "" ? null : at;
  }
  const method = textIn(form, "default_payment_method");
  if (method)
    sub.default_payment_method = (
      await desk.get("payment_method", method, "default_payment_method")
    ).id;
  Object.assign(sub.metadata, textsIn(form, "metadata"));
  await keep(desk, sub);
  await desk.tell("customer.subscription.updated", sub, at);
  return sub;
}

function scheduleEnd(sub: StripeSubscription, isEnding: boolean, at: number): void {
  sub.cancel_at_period_end = isEnding;
  sub.cancel_at = isEnding ? sub.items.data[0].current_period_end : null;
  sub.canceled_at = isEnding ? at : null;
}

/** The full price of another period. */
export async function renewalLine(desk: Desk, sub: StripeSubscription): Promise<StripeInvoiceLine> {
  const [{ price }] = sub.items.data;
  const { name } = await desk.get("product", price.product);
  return { amount: price.unit_amount, description: `1 × ${name}`, proration: false };
}

/** `DELETE /v1/subscriptions/:id`: ends it now; the rest of the period becomes a credit. */
export async function endSubscription(desk: Desk, id: string, doesProrate: boolean) {
  const sub = await live(desk, id);
  const customer = await desk.get("customer", sub.customer);
  const at = desk.timeOf(customer);
  const [{ price, current_period_start: start, current_period_end: end }] = sub.items.data;
  if (doesProrate) {
    const names = { from: "the rest of the period", to: "" };
    const free = { ...price, unit_amount: 0 };
    const { lines } = prorate({ from: price, to: free, names }, { start, end }, at);
    const [credit] = lines;
    const all = [...sub._pending, ...(credit ? [credit] : [])];
    await bill(desk, sub, { reason: "subscription_update", lines: all, at, presence: "away" });
  }
  return finish(desk, sub, at);
}

/** Ends a subscription. */
export async function finish(
  desk: Desk,
  sub: StripeSubscription,
  at: number,
): Promise<StripeSubscription> {
  await discardPending(desk, sub, at);
  Object.assign(sub, { status: "canceled", ended_at: at, canceled_at: sub.canceled_at ?? at });
  await keep(desk, sub);
  await desk.tell("customer.subscription.deleted", sub, at);
  return sub;
}

/**
 * Changes the price for the days that are left or for a new period. It replaces a change that waits for
 * its payment, whose invoice becomes void.
 */
async function changePrice(desk: Desk, sub: StripeSubscription, form: BracketFields, now: number) {
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
function requireSupported(form: object): void {
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
function suspend(
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
