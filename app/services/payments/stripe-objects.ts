import type Stripe from "stripe";
import { propertyOf } from "#values/record.ts";
import { languageOf } from "#values/web/language.ts";
import type { Checkout, Invoice, PaymentEvent, Subscription } from "./payments.ts";
import { PaymentProblem } from "./problem.ts";

/** Runs work with the library; its errors become `PaymentProblem`s. */
export type Call = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** The expansions that `toSubscription` needs. */
export const expandedInList = [
  "data.default_payment_method",
  "data.customer.invoice_settings.default_payment_method",
];
export const expandedAlone = expandedInList.map((path) => path.replace("data.", ""));

export function toSubscription(from: Stripe.Subscription): Subscription {
  const [item] = from.items.data;
  if (!item) throw new Error(`The subscription ${from.id} is for nothing.`);
  const { price } = item;
  return {
    id: from.id,
    customerId: idOf(from.customer),
    status: from.status,
    created: from.created,
    priceId: price.id,
    offerId: offerIdOf(price),
    interval: price.recurring?.interval === "year" ? "year" : "month",
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    // Our own button sets `cancel_at_period_end`, the billing portal `cancel_at`.
    endsWithPeriod: from.cancel_at_period_end || from.cancel_at !== null,
    paidFor: paidForOf(from),
    waiting: waitingOf(from),
    card: cardOf(from),
  };
}

/** The metadata that a change without proration leaves on the subscription: see `changeOf`. */
export type PaidNote = { paid_offer: string; paid_price: string; paid_until: string };

/** What the current period is paid for; a note of an earlier period no longer counts. */
export function paidNoteOf({ metadata, items }: Stripe.Subscription): PaidNote | null {
  const { paid_offer = "", paid_price = "", paid_until = "" } = metadata;
  const isOfPeriod = Number(paid_until) === items.data.at(0)?.current_period_end;
  return isOfPeriod && paid_offer !== "" ? { paid_offer, paid_price, paid_until } : null;
}

function paidForOf(from: Stripe.Subscription): Subscription["paidFor"] {
  const note = paidNoteOf(from);
  return note && { offerId: note.paid_offer, until: Number(note.paid_until) };
}

function waitingOf({ pending_update: waiting }: Stripe.Subscription): Subscription["waiting"] {
  const price = waiting?.subscription_items?.at(0)?.price;
  return waiting && price ? { offerId: offerIdOf(price), until: waiting.expires_at } : null;
}

/** A replaced price has lost its lookup key, but not our metadata. */
export function offerIdOf({ metadata, lookup_key }: Stripe.Price): string | null {
  return metadata.offer ?? lookup_key?.split("_")[0] ?? null;
}

/** The card that is charged: the subscription's own, else the customer's. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription) {
  const isWhole = typeof customer === "object" && !customer.deleted;
  const method = own ?? (isWhole ? customer.invoice_settings.default_payment_method : null);
  if (!method || typeof method === "string" || !method.card) return null;
  return { brand: method.card.brand, last4: method.card.last4 };
}

export function toInvoice(from: Stripe.Invoice): Invoice {
  return {
    id: from.id,
    created: from.created,
    number: from.number,
    amountPaid: from.amount_paid,
    amountDue: from.status === "open" ? from.amount_remaining : 0,
    currency: from.currency,
    status: from.status,
    hostedUrl: from.hosted_invoice_url ?? null,
    pdfUrl: from.invoice_pdf ?? null,
  };
}

export function toCheckout(from: Stripe.Checkout.Session): Checkout {
  const status = (["open", "complete"] as const).find((known) => known === from.status);
  return {
    id: from.id,
    status: status ?? "expired",
    customerId: from.customer ? idOf(from.customer) : null,
    url: from.url,
  };
}

/** @throws {PaymentProblem} `invalid` for an event about nothing */
export function toEvent(from: Stripe.Event): PaymentEvent {
  const about = propertyOf(from.data, "object");
  if (!about) throw new PaymentProblem("invalid");
  const kind = propertyOf(about, "object");
  const textAt = (name: string) => {
    const value = propertyOf(about, name);
    return typeof value === "string" ? value : null;
  };
  return {
    id: from.id,
    type: from.type,
    customerId: textAt(kind === "customer" ? "id" : "customer"),
    accountId: from.account ?? null,
    checkoutId: kind === "checkout.session" ? textAt("id") : null,
    intentId: textAt(kind === "payment_intent" ? "id" : "payment_intent"),
  };
}

/** Stripe's pages have the language of the page that they return to; from an English one, the browser's. */
export function localeOf(returnUrl: string): "auto" | "es-419" {
  return languageOf(new URL(returnUrl)) === "es" ? "es-419" : "auto";
}

export function idOf(of: string | { id: string }): string {
  return typeof of === "string" ? of : of.id;
}

/** The price that is on sale under a key of ours. */
export async function priceOf({ prices }: Stripe, key: string): Promise<Stripe.Price> {
  const { data } = await prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new PaymentProblem("invalid", { reason: "no price" });
  return price;
}
