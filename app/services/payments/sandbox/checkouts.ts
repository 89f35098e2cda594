import { inLanguage } from "#values/web/language.ts";
import { type BracketFields, languageIn, textIn, textsIn } from "./bracket-form.ts";
import { charge, testCard } from "./cards.ts";
import type { StripeCheckoutSession, StripePaymentMethod } from "./objects.ts";
import { type Desk, newId, refuse, unknown } from "./store.ts";
import { beginSubscription } from "./subscriptions.ts";

const openFor = 24 * 3600;

/** `POST /v1/checkout/sessions` */
export async function beginCheckout(
  desk: Desk,
  form: BracketFields,
): Promise<StripeCheckoutSession> {
  if (textIn(form, "mode") !== "subscription") {
    throw refuse("Only subscriptions are sold here.", { param: "mode" });
  }
  const price = await desk.get(
    "price",
    textIn(form, "line_items", 0, "price") ?? "",
    "line_items[0][price]",
  );
  const customer = await desk.get("customer", textIn(form, "customer") ?? "", "customer");
  const [success, cancel] = [textIn(form, "success_url"), textIn(form, "cancel_url")];
  if (!success || !cancel || !URL.canParse(success) || !URL.canParse(cancel)) {
    throw refuse("Not a valid URL", { param: "success_url", code: "url_invalid" });
  }
  const at = desk.timeOf(customer);
  const id = newId("cs_test");
  const origin = inLanguage(languageIn(form), new URL(success).origin);
  await desk.put({ ...customer, _origin: origin });
  return desk.put<StripeCheckoutSession>({
    id,
    object: "checkout.session",
    created: at,
    livemode: false,
    mode: "subscription",
    ui_mode: "hosted_page",
    status: "open",
    payment_status: "unpaid",
    customer: customer.id,
    client_reference_id: textIn(form, "client_reference_id") ?? null,
    subscription: null,
    invoice: null,
    success_url: success,
    cancel_url: cancel,
    url: `${origin}/sandbox/pay/${id}`,
    currency: price.currency,
    amount_total: price.unit_amount,
    expires_at: at + openFor,
    metadata: textsIn(form, "metadata"),
    _price: price.id,
    _metadata: textsIn(form, "subscription_data", "metadata"),
  });
}

/** The checkout as it is now: it expires after a day. */
export async function findCheckout(desk: Desk, id: string): Promise<StripeCheckoutSession> {
  const session = await desk.get("checkout.session", id);
  if (session.mode === "payment") throw unknown("checkout session", id);
  const at = desk.timeOf(await desk.get("customer", session.customer));
  return session.status === "open" && session.expires_at <= at
    ? expire(desk, session, at)
    : session;
}

/** `POST /v1/checkout/sessions/:id/expire` */
export async function endCheckout(desk: Desk, id: string): Promise<StripeCheckoutSession> {
  const session = await findCheckout(desk, id);
  const at = desk.timeOf(await desk.get("customer", session.customer));
  if (session.status === "open") return expire(desk, session, at);
  throw refuse('Only Checkout Sessions with a status in ["open"] can be expired.');
}

async function expire(desk: Desk, session: StripeCheckoutSession, at: number) {
  const over = await desk.put<StripeCheckoutSession>({ ...session, status: "expired", url: null });
  await desk.tell("checkout.session.expired", over, at);
  return over;
}

/** Stores a card. @throws {StripeRefusal} for a number that is not a test card */
export async function addCard(desk: Desk, typed: string, customer: string | null) {
  const card = testCard(typed);
  if (!card) {
    const message = "Your card was declined. Only test cards are taken here, never a real one.";
    throw refuse(message, { code: "card_declined" });
  }
  const at = desk.timeOf(customer ? await desk.get("customer", customer) : null);
  const year = new Date(at * 1000).getUTCFullYear() + 3;
  return desk.put<StripePaymentMethod>({
    id: newId("pm"),
    object: "payment_method",
    created: at,
    livemode: false,
    type: "card",
    customer,
    card: { brand: card.brand, last4: card.last4, exp_month: 12, exp_year: year },
    _behavior: card.behavior,
  });
}

/**
 * Pays at an open checkout.
 * @returns "asks" when the card's owner has to confirm first; nothing has happened then
 * @throws {StripeRefusal} when the card refuses
 */
export async function pay(
  desk: Desk,
  session: StripeCheckoutSession,
  { card, isConfirmed }: { card: string; isConfirmed: boolean },
): Promise<"asks" | "paid"> {
  const presence = isConfirmed ? "confirmed" : "there";
  const behavior = testCard(card)?.behavior;
  if (behavior && charge(behavior, presence) === "asks") return "asks";
  const method = await addCard(desk, card, session.customer);
  const sub = await beginSubscription(desk, {
    customer: session.customer,
    method: method.id,
    presence,
    metadata: session._metadata,
    price: await desk.get("price", session._price),
  });
  const customer = await desk.get("customer", session.customer);
  const done = await desk.put<StripeCheckoutSession>({
    ...session,
    status: "complete",
    payment_status: "paid",
    url: null,
    subscription: sub.id,
    invoice: sub.latest_invoice,
  });
  await desk.tell("checkout.session.completed", done, desk.timeOf(customer));
  return "paid";
}
