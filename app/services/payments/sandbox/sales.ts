import { randomInt } from "node:crypto";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { cardRefusal } from "./billing.ts";
import { type BracketFields, languageIn, textIn, textsIn } from "./bracket-form.ts";
import { type CardBehavior, charge, testCard } from "./cards.ts";
import type { StripeCharge, StripeDispute, StripePaymentIntent, StripeSale } from "./objects.ts";
import { type Desk, newId, refuse, unknown } from "./store.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const mostLines = 100;
/** Days in which a dispute can be answered. */
const disputeDays = 14;

/** The smallest amounts, in minor units: what 0.50 USD is worth, roughly. */
const leastAmounts: Record<string, number> = { cad: 50, mxn: 1000, pen: 200, usd: 50 };

/** `POST /v1/checkout/sessions` in an organizer's account */
export async function beginSale(desk: Desk, form: BracketFields): Promise<StripeSale> {
  if (textIn(form, "mode") !== "payment") {
    throw refuse("Organizers sell nothing by subscription here.", { param: "mode" });
  }
  if (!desk.payee?.charges_enabled) {
    throw refuse("Your account cannot currently make charges.", { code: "account_invalid" });
  }
  const [success, cancel] = [textIn(form, "success_url"), textIn(form, "cancel_url")];
  if (!success || !cancel || !URL.canParse(success) || !URL.canParse(cancel)) {
    throw refuse("Not a valid URL", { param: "success_url", code: "url_invalid" });
  }
  const { currency, amount, name } = totalOf(form);
  const fee = Number(textIn(form, "payment_intent_data", "application_fee_amount") ?? 0);
  if (!(fee >= 0 && fee <= amount)) {
    throw refuse("The application fee cannot be greater than the amount of the charge.", {
      param: "payment_intent_data[application_fee_amount]",
    });
  }
  const at = desk.timeOf(null);
  const expires_at = endOf(form, at);
  const id = newId("cs_test");
  const origin = inLanguage(languageIn(form), new URL(success).origin);
  return desk.put<StripeSale>({
    id,
    object: "checkout.session",
    created: at,
    livemode: false,
    mode: "payment",
    ui_mode: "hosted_page",
    status: "open",
    payment_status: "unpaid",
    customer: null,
    customer_email: textIn(form, "customer_email") ?? null,
    client_reference_id: textIn(form, "client_reference_id") ?? null,
    payment_intent: null,
    ...methodsOf(desk, form, currency),
    success_url: success,
    cancel_url: cancel,
    url: `${origin}/sandbox/pay/${id}`,
    currency,
    amount_total: amount,
    expires_at,
    metadata: textsIn(form, "metadata"),
    _name: name,
    _fee: fee,
    _metadata: textsIn(form, "payment_intent_data", "metadata"),
    _due: desk.dueAt(expires_at),
  });
}

/** The total of the lines, which are all in one currency. */
function totalOf(form: BracketFields): { currency: string; amount: number; name: string } {
  const { line_items: lines } = form;
  const items = Array.isArray(lines) ? lines : [];
  if (items.length === 0 || items.length > mostLines) {
    throw refuse(`You must pass between 1 and ${mostLines} line items.`, { param: "line_items" });
  }
  const currency = textIn(items[0], "price_data", "currency") ?? "";
  let amount = 0;
  for (const [place, item] of items.entries()) {
    const unit = Number(textIn(item, "price_data", "unit_amount"));
    const param = `line_items[${place}][price_data][unit_amount]`;
    if (!Number.isInteger(unit) || unit < 0) throw refuse("Invalid integer", { param });
    if (textIn(item, "price_data", "currency") !== currency) {
      throw refuse("All line items must have the same currency.", { param: "line_items" });
    }
    amount += unit * Number(textIn(item, "quantity") ?? 1);
  }
  const least = Object.hasOwn(leastAmounts, currency) ? leastAmounts[currency] : undefined;
  if (least === undefined) throw refuse(`Invalid currency: ${currency}`, { param: "line_items" });
  if (amount < least) {
    throw refuse("The Checkout Session's total amount must convert to at least 50 cents.", {
      code: "amount_too_small",
    });
  }
  return { currency, amount, name: textIn(items[0], "price_data", "product_data", "name") ?? "" };
}

function endOf(form: BracketFields, at: number): number {
  const end = Number(textIn(form, "expires_at") ?? at + day);
  const param = "expires_at";
  if (!(end >= at + 30 * minute)) {
    const message =
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.";
    throw refuse(message, { param });
  }
  if (end <= at + day) return end;
  const message =
    "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.";
  throw refuse(message, { param });
}

/** The methods of the account that the request allows: OXXO is paid in pesos. */
function methodsOf(desk: Desk, form: BracketFields, currency: string) {
  if (form.payment_method_types !== undefined) {
    const about = { code: "parameter_unknown", param: "payment_method_types" };
    throw refuse("Received unknown parameter: payment_method_types", about);
  }
  const allowed = Object.values(textsIn(form, "allowed_payment_method_types"));
  const hasOxxo = currency === "mxn" && desk.payee?.capabilities.oxxo_payments === "active";
  const own = hasOxxo ? ["card", "oxxo"] : ["card"];
  const payment_method_types = own.filter((type) => allowed.length === 0 || allowed.includes(type));
  if (payment_method_types.length === 0) {
    throw refuse("No valid payment method types for this Checkout Session.");
  }
  const days = Number(textIn(form, "payment_method_options", "oxxo", "expires_after_days") ?? 3);
  if (!Number.isInteger(days) || days < 1 || days > 7) {
    const about = { param: "payment_method_options[oxxo][expires_after_days]" };
    throw refuse("`expires_after_days` must be between 1 and 7.", about);
  }
  return { payment_method_types, _oxxoDays: days };
}

/** `GET /v1/checkout/sessions/:id` in an organizer's account */
export async function saleOf(desk: Desk, id: string): Promise<StripeSale> {
  const session = await desk.get("checkout.session", id);
  if (session.mode === "payment") return session;
  throw unknown("checkout session", id);
}

/** `POST /v1/checkout/sessions/:id/expire` in an organizer's account */
export async function endSale(desk: Desk, id: string): Promise<StripeSale> {
  const sale = await saleOf(desk, id);
  if (sale.status === "open") return expireSale(desk, sale);
  throw refuse('Only Checkout Sessions with a status in ["open"] can be expired.');
}

export async function expireSale(desk: Desk, sale: StripeSale): Promise<StripeSale> {
  const over = await desk.put<StripeSale>({ ...sale, status: "expired", url: null, _due: null });
  await desk.tell("checkout.session.expired", over, desk.timeOf(null));
  return over;
}

/**
 * Pays an open sale by card.
 * @returns "asks" when the card's owner has to confirm first; nothing has happened then
 * @throws {StripeRefusal} when the card refuses
 */
export async function payByCard(
  desk: Desk,
  sale: StripeSale,
  { card: typed, isConfirmed }: { card: string; isConfirmed: boolean },
): Promise<"asks" | "paid"> {
  const card = testCard(typed);
  if (!card) {
    const message = "Your card was declined. Only test cards are taken here, never a real one.";
    throw refuse(message, { code: "card_declined" });
  }
  const outcome = charge(card.behavior, isConfirmed ? "confirmed" : "there");
  if (outcome === "asks") return "asks";
  if (outcome !== "paid") throw cardRefusal(outcome);
  const intent = await newIntent(desk, sale);
  await settle(desk, sale, intent, { type: "card", behavior: card.behavior });
  return "paid";
}

/** Chooses to pay in a shop: the sale is complete, and paid once the cash has arrived. */
export async function printVoucher(desk: Desk, sale: StripeSale): Promise<void> {
  if (!sale.payment_method_types.includes("oxxo")) throw refuse("OXXO cannot be used here.");
  const at = desk.timeOf(null);
  const until = endOfDay(at, sale._oxxoDays);
  const { origin } = new URL(sale.success_url);
  const language = languageOf(new URL(sale.success_url));
  const intent = await newIntent(desk, sale);
  const address = inLanguage(language, `${origin}/sandbox/oxxo/${intent.id}`);
  await desk.put<StripePaymentIntent>({
    ...intent,
    status: "requires_action",
    next_action: {
      type: "oxxo_display_details",
      oxxo_display_details: {
        number: String(randomInt(10 ** 13, 10 ** 14)),
        hosted_voucher_url: address,
        expires_after: until,
      },
    },
  });
  const complete = await desk.put<StripeSale>({
    ...sale,
    status: "complete",
    url: null,
    payment_intent: intent.id,
    _due: desk.dueAt(until),
  });
  await desk.tell("checkout.session.completed", complete, at);
}

/** The last second of a day in Mexico City, which is six hours behind UTC all year. */
function endOfDay(at: number, days: number): number {
  const local = Math.floor((at - 6 * hour) / day);
  return (local + days + 1) * day + 6 * hour - 1;
}

/** What the page of a voucher shows. */
export type VoucherPage = {
  number: string;
  amount: number;
  currency: string;
  /** Seconds since 1970. */
  until: number;
  state: "waiting" | "lapsed" | "paid";
  backUrl: string;
};

export async function voucherPage(desk: Desk, id: string): Promise<VoucherPage> {
  const { intent, sale } = await voucher(desk, id);
  const { next_action: action } = intent;
  const slip = action?.type === "oxxo_display_details" ? action.oxxo_display_details : null;
  const state = intent.status === "requires_action" ? "waiting" : "lapsed";
  return {
    number: slip?.number ?? "",
    amount: intent.amount,
    currency: intent.currency,
    until: slip?.expires_after ?? 0,
    state: intent.status === "succeeded" ? "paid" : state,
    backUrl: sale.success_url,
  };
}

/** What can be done with a voucher; it can be paid although it has lapsed, because shops may take the cash. */
export async function answerVoucher(desk: Desk, id: string, how: "pay" | "lapse"): Promise<void> {
  const { intent, sale } = await voucher(desk, id);
  if (intent.status === "succeeded") return;
  if (how === "lapse") return lapse(desk, sale);
  await settle(desk, sale, intent, { type: "oxxo", behavior: "pays" });
}

async function voucher(desk: Desk, id: string) {
  const intent = await desk.get("payment_intent", id);
  if (!intent._sale) throw unknown("payment intent", id);
  return { intent, sale: await saleOf(desk, intent._sale) };
}

/** The cash of a voucher did not come. */
export async function lapse(desk: Desk, sale: StripeSale): Promise<void> {
  const over = await desk.put<StripeSale>({ ...sale, _due: null });
  const intent = await desk.get("payment_intent", sale.payment_intent ?? "");
  if (intent.status !== "requires_action") return;
  await desk.put<StripePaymentIntent>({
    ...intent,
    status: "requires_payment_method",
    next_action: null,
  });
  await desk.tell("checkout.session.async_payment_failed", over, desk.timeOf(null));
}

function newIntent(desk: Desk, sale: StripeSale): Promise<StripePaymentIntent> {
  return desk.put<StripePaymentIntent>({
    id: newId("pi"),
    object: "payment_intent",
    created: desk.timeOf(null),
    livemode: false,
    amount: sale.amount_total,
    currency: sale.currency,
    customer: null,
    status: "requires_payment_method",
    last_payment_error: null,
    next_action: null,
    latest_charge: null,
    metadata: sale._metadata,
    _invoice: null,
    _sale: sale.id,
  });
}

/** The money has arrived. */
async function settle(
  desk: Desk,
  sale: StripeSale,
  intent: StripePaymentIntent,
  { type, behavior }: { type: "card" | "oxxo"; behavior: CardBehavior },
): Promise<void> {
  const at = desk.timeOf(null);
  const isDisputed = behavior === "is disputed";
  const made = await desk.put<StripeCharge>({
    id: newId(type === "card" ? "ch" : "py"),
    object: "charge",
    created: at,
    livemode: false,
    amount: intent.amount,
    amount_refunded: 0,
    refunded: false,
    currency: intent.currency,
    status: "succeeded",
    paid: true,
    disputed: isDisputed,
    payment_intent: intent.id,
    application_fee_amount: sale._fee || null,
    payment_method_details: { type },
    metadata: sale._metadata,
    _feeRefunded: 0,
    _behavior: behavior,
  });
  const status = "succeeded";
  await desk.put({ ...intent, status, next_action: null, latest_charge: made.id });
  const paid = await desk.put<StripeSale>({
    ...sale,
    status: "complete",
    payment_status: "paid",
    url: null,
    payment_intent: intent.id,
    _due: null,
  });
  const event = sale.status === "open" ? "completed" : "async_payment_succeeded";
  await desk.tell(`checkout.session.${event}`, paid, at);
  if (!isDisputed) return;
  const dispute = await desk.put<StripeDispute>({
    id: newId("dp"),
    object: "dispute",
    created: at,
    livemode: false,
    amount: made.amount,
    currency: made.currency,
    charge: made.id,
    payment_intent: intent.id,
    reason: "fraudulent",
    status: "needs_response",
    evidence_details: {
      due_by: at + disputeDays * day,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    _due: desk.dueAt(at + disputeDays * day),
  });
  await desk.tell("charge.dispute.created", dispute, at);
}

/** The bank decides about a dispute. One that nobody answers in time is lost. */
export async function decideDispute(
  desk: Desk,
  dispute: StripeDispute,
  status: "won" | "lost",
): Promise<void> {
  if (dispute.status !== "needs_response") return;
  const decided = await desk.put<StripeDispute>({ ...dispute, status, _due: null });
  await desk.tell("charge.dispute.closed", decided, desk.timeOf(null));
}

/** Money is paid out two days after the day on which it came; nothing of it is stored. */
export async function payoutsOf(desk: Desk) {
  const now = desk.timeOf(null);
  const charges = (await desk.list("charge")).filter(({ created }) => created < dayOf(now));
  const groups = Map.groupBy(charges, ({ created, currency }) => `${dayOf(created)}_${currency}`);
  return [...groups]
    .map(([key, [first, ...others]]) => {
      const made = dayOf(first?.created ?? 0);
      const left = [first, ...others].map((charge) =>
        charge ? charge.amount - charge.amount_refunded - (charge.application_fee_amount ?? 0) : 0,
      );
      return {
        id: `po_${key}`,
        object: "payout",
        created: made + day,
        livemode: false,
        amount: left.reduce((sum, amount) => sum + amount, 0),
        currency: first?.currency ?? "",
        arrival_date: made + 2 * day,
        status: made + 2 * day <= now ? "paid" : "in_transit",
      };
    })
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.created - one.created);
}

function dayOf(at: number): number {
  return Math.floor(at / day) * day;
}
