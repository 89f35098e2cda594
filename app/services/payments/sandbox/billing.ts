import { charge } from "./cards.ts";
import type {
  StripeCustomer,
  StripeInvoice,
  StripeInvoiceLine,
  StripePaymentIntent,
  StripeSubscription,
} from "./objects.ts";
import { settle } from "./proration.ts";
import { type Desk, newId, StripeRefusal } from "./store.ts";

const day = 24 * 3600;

/** The waits, in seconds, before a failed charge is tried again; then the subscription ends. */
const nextTries = [3 * day, 5 * day, 7 * day];

type Presence = "away" | "there" | "confirmed";
type Billing = { reason: string; lines: StripeInvoiceLine[]; at: number; presence: Presence };

/**
 * Creates an invoice over these lines and charges it: to the customer's balance first, then the card.
 * The invoice stays open when the card refuses.
 * @param sub - changed in place; the caller keeps it
 */
export async function bill(
  desk: Desk,
  sub: StripeSubscription,
  { reason, lines, at, presence }: Billing,
): Promise<{ invoice: StripeInvoice; refusal: CardRefusal | null }> {
  const customer = await desk.get("customer", sub.customer);
  const { total, amountDue, balance } = settle(lines, customer.balance);
  await desk.put({ ...customer, balance, currency: sub.currency });
  const invoice = await newInvoice(desk, sub, customer, { total, amountDue, lines, reason, at });
  sub.latest_invoice = invoice.id;
  await desk.tell("invoice.finalized", invoice, at);
  if (amountDue === 0) return { invoice: await markPaid(desk, invoice, at), refusal: null };
  return collect(desk, sub, invoice, { at, presence });
}

export type CardRefusal = { code: string; message: string };

/** Charges an open invoice to the card. The caller decides what follows from a refusal. */
export async function collect(
  desk: Desk,
  sub: StripeSubscription,
  invoice: StripeInvoice,
  { at, presence }: Pick<Billing, "at" | "presence">,
): Promise<{ invoice: StripeInvoice; refusal: CardRefusal | null }> {
  const customer = await desk.get("customer", sub.customer);
  const method = sub.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const card = method ? await desk.find("payment_method", method) : null;
  const answer = card ? charge(card._behavior, presence) : noCard;
  if (answer === "paid") return { invoice: await markPaid(desk, invoice, at), refusal: null };
  const refusal = answer === "asks" ? asking : answer;
  const wait = nextTries[invoice.attempt_count] ?? null;
  const failed = await desk.put<StripeInvoice>({
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: wait === null ? null : at + wait,
  });
  await noteRefusal(desk, invoice, refusal);
  await desk.tell("invoice.payment_failed", failed, at);
  return { invoice: failed, refusal };
}

/** Notes what the payment waits for: its owner's confirmation, or another card. */
async function noteRefusal(
  desk: Desk,
  { _intent }: StripeInvoice,
  refusal: CardRefusal,
): Promise<void> {
  const intent = _intent ? await desk.find("payment_intent", _intent) : null;
  if (!intent) return;
  const isAsking = refusal.code === asking.code;
  await desk.put<StripePaymentIntent>({
    ...intent,
    status: isAsking ? "requires_action" : "requires_payment_method",
    next_action: isAsking ? { type: "use_stripe_sdk" } : null,
    last_payment_error: isAsking ? null : { type: "card_error", ...refusal },
  });
}

const noCard = {
  code: "resource_missing",
  message: "This customer has no attached payment source or default payment method.",
};
const asking = {
  code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/** Stripe's answer to a request whose charge was refused: it is undone. */
export function cardRefusal({ code, message }: CardRefusal): StripeRefusal {
  return new StripeRefusal(402, { type: "card_error", code, message });
}

export async function markPaid(
  desk: Desk,
  invoice: StripeInvoice,
  at: number,
): Promise<StripeInvoice> {
  const intent = invoice._intent ? await desk.find("payment_intent", invoice._intent) : null;
  if (intent) await desk.put({ ...intent, status: "succeeded", next_action: null });
  const paid = await desk.put<StripeInvoice>({
    ...invoice,
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  });
  await desk.tell("invoice.paid", paid, at);
  return paid;
}

type Sum = {
  total: number;
  amountDue: number;
  lines: StripeInvoiceLine[];
  reason: string;
  at: number;
};

async function newInvoice(desk: Desk, sub: StripeSubscription, customer: StripeCustomer, sum: Sum) {
  const id = newId("in");
  const address = `${customer._origin}/sandbox/invoices/${id}`;
  const [item] = sub.items.data;
  const _intent = sum.amountDue > 0 ? await newIntent(desk, sub, id, sum) : null;
  return desk.put<StripeInvoice>({
    id,
    object: "invoice",
    created: sum.at,
    livemode: false,
    number: `SANDBOX-${String((await desk.count("invoice")) + 1).padStart(5, "0")}`,
    customer: customer.id,
    currency: sub.currency,
    status: "open",
    billing_reason: sum.reason,
    total: sum.total,
    amount_due: sum.amountDue,
    amount_paid: 0,
    amount_remaining: sum.amountDue,
    attempt_count: 0,
    next_payment_attempt: null,
    hosted_invoice_url: address,
    invoice_pdf: `${address}/invoice.pdf`,
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    parent: { type: "subscription_details", subscription_details: { subscription: sub.id } },
    lines: { object: "list", has_more: false, url: `/v1/invoices/${id}/lines`, data: sum.lines },
    _intent,
  });
}

/** Creates the payment of an invoice. @returns its id */
async function newIntent(desk: Desk, sub: StripeSubscription, invoice: string, sum: Sum) {
  const id = newId("pi");
  await desk.put<StripePaymentIntent>({
    id,
    object: "payment_intent",
    created: sum.at,
    livemode: false,
    amount: sum.amountDue,
    currency: sub.currency,
    customer: sub.customer,
    status: "requires_payment_method",
    last_payment_error: null,
    next_action: null,
    _invoice: invoice,
  });
  return id;
}
