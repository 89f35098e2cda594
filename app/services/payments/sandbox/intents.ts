import { inLanguage, languageOf } from "#values/web/language.ts";
import { collect, markPaid } from "./billing.ts";
import { type BracketFields, textIn } from "./bracket-form.ts";
import { addCard } from "./checkouts.ts";
import type { StripeInvoice, StripePaymentIntent, StripeSubscription } from "./objects.ts";
import { type Desk, keep, refuse } from "./store.ts";
import { applyPending, discardPending, makeVoid } from "./subscriptions.ts";

/** Stripe's error when the bank does not accept the confirmation. */
const notConfirmed = {
  type: "card_error",
  code: "payment_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
} as const;

/** `GET /v1/invoice_payments?invoice=…` */
export async function invoicePayments(desk: Desk, form: BracketFields) {
  const invoice = await desk.get("invoice", textIn(form, "invoice") ?? "", "invoice");
  const { id, created, currency, status, _intent: payment_intent } = invoice;
  if (!payment_intent) return [];
  const states: Record<string, string> = { paid: "paid", void: "canceled" };
  return [
    {
      id: id.replace("in_", "inpay_"),
      object: "invoice_payment",
      created,
      currency,
      livemode: false,
      invoice: id,
      is_default: true,
      status: states[status] ?? "open",
      payment: { type: "payment_intent", payment_intent },
    },
  ];
}

/** `POST /v1/payment_intents/:id/confirm`: with a return address the customer is sent to a page. */
export async function confirmIntent(
  desk: Desk,
  id: string,
  form: BracketFields,
): Promise<StripePaymentIntent> {
  const intent = await desk.get("payment_intent", id);
  if (intent.status !== "requires_action") {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`;
    throw refuse(message, { code: "payment_intent_unexpected_state" });
  }
  const return_url = textIn(form, "return_url") ?? "";
  if (!URL.canParse(return_url)) return intent;
  const back = new URL(return_url);
  const url = inLanguage(languageOf(back), `${back.origin}/sandbox/confirm/${id}`);
  return desk.put<StripePaymentIntent>({
    ...intent,
    next_action: { type: "redirect_to_url", redirect_to_url: { url, return_url } },
  });
}

/** `POST /v1/invoices/:id/void`; it also gives up the change that waits for the invoice. */
export async function voidInvoice(desk: Desk, id: string): Promise<StripeInvoice> {
  const invoice = await desk.get("invoice", id);
  if (invoice.status !== "open") {
    throw refuse(`This invoice cannot be voided: it is ${invoice.status}.`);
  }
  const at = desk.timeOf(await desk.get("customer", invoice.customer));
  const sub = await subscriptionOf(desk, invoice);
  if (!waitsFor(sub, invoice)) return makeVoid(desk, invoice, at);
  await discardPending(desk, sub, at);
  await keep(desk, sub);
  await desk.tell("customer.subscription.updated", sub, at);
  return desk.get("invoice", id);
}

/** What the bank's page shows. */
export type ConfirmPage = { amount: number; currency: string; returnUrl: string; isOpen: boolean };

export async function confirmPage(desk: Desk, id: string): Promise<ConfirmPage> {
  const { amount, currency, status, next_action } = await desk.get("payment_intent", id);
  const returnUrl =
    next_action?.type === "redirect_to_url" ? next_action.redirect_to_url.return_url : "/";
  return { amount, currency, returnUrl, isOpen: status === "requires_action" };
}

/** Records the customer's answer to the bank. */
export async function answerIntent(desk: Desk, id: string, isConfirmed: boolean): Promise<void> {
  const intent = await desk.get("payment_intent", id);
  if (intent.status !== "requires_action") return;
  if (!isConfirmed) {
    const status = "requires_payment_method";
    await desk.put<StripePaymentIntent>({ ...intent, status, last_payment_error: notConfirmed });
    return;
  }
  const invoice = await desk.get("invoice", intent._invoice ?? "");
  const at = desk.timeOf(await desk.get("customer", invoice.customer));
  await afterPayment(desk, await markPaid(desk, invoice, at), at);
}

/**
 * Pays an open invoice on its page, with a card of its own or the one on file.
 * @returns "asks" when the card's owner has to confirm first, or why it was refused
 */
export async function payInvoice(
  desk: Desk,
  id: string,
  { card, isConfirmed }: { card: string; isConfirmed: boolean },
): Promise<"paid" | "asks" | { refusal: string }> {
  const invoice = await desk.get("invoice", id);
  if (invoice.status !== "open") throw refuse("This invoice is not open.");
  const at = desk.timeOf(await desk.get("customer", invoice.customer));
  const sub = await subscriptionOf(desk, invoice);
  const method = card ? (await addCard(desk, card, invoice.customer)).id : null;
  const payer = method ? { ...sub, default_payment_method: method } : sub;
  const presence = isConfirmed ? "confirmed" : "there";
  const tried = await collect(desk, payer, invoice, { at, presence });
  if (!tried.refusal) {
    await afterPayment(desk, tried.invoice, at);
    return "paid";
  }
  // A try by hand does not count among the automatic ones.
  const { attempt_count, next_payment_attempt } = invoice;
  await desk.put<StripeInvoice>({ ...tried.invoice, attempt_count, next_payment_attempt });
  if (tried.refusal.code === "authentication_required") return "asks";
  return { refusal: tried.refusal.message };
}

/** Updates the subscription after an invoice was paid by hand. */
async function afterPayment(desk: Desk, invoice: StripeInvoice, at: number): Promise<void> {
  const sub = await subscriptionOf(desk, invoice);
  if (sub.status === "canceled") return;
  if (waitsFor(sub, invoice)) {
    applyPending(sub);
    await desk.tell("customer.subscription.pending_update_applied", sub, at);
  }
  if (sub.status === "past_due" && !(await owes(desk, sub))) sub.status = "active";
  await keep(desk, sub);
  await desk.tell("customer.subscription.updated", sub, at);
}

async function owes(desk: Desk, sub: StripeSubscription): Promise<boolean> {
  const invoices = await desk.list("invoice", sub.customer);
  return invoices.some(
    ({ status, parent }) =>
      status === "open" && parent.subscription_details.subscription === sub.id,
  );
}

function waitsFor(sub: StripeSubscription, invoice: StripeInvoice): boolean {
  return sub.pending_update !== null && sub.latest_invoice === invoice.id;
}

function subscriptionOf(desk: Desk, { parent }: StripeInvoice): Promise<StripeSubscription> {
  return desk.get("subscription", parent.subscription_details.subscription);
}
