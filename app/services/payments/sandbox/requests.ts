import { inLanguage } from "#values/web/language.ts";
import { connected, newAccount, newAccountLink } from "./accounts.ts";
import { type BracketFields, fieldsIn, languageIn, textIn, textsIn } from "./bracket-form.ts";
import { addCard, beginCheckout, endCheckout, findCheckout } from "./checkouts.ts";
import { confirmIntent, invoicePayments, voidInvoice } from "./intents.ts";
import type {
  StripeCharge,
  StripeCustomer,
  StripeInvoiceLine,
  StripePortalSession,
  StripePrice,
  StripeProduct,
  StripeRefund,
} from "./objects.ts";
import { settle } from "./proration.ts";
import { beginSale, endSale, payoutsOf, saleOf } from "./sales.ts";
import { type Desk, live, newId, refuse, StripeRefusal } from "./store.ts";
import {
  addedLines,
  beginSubscription,
  endSubscription,
  proratedChange,
  renewalLine,
  updateSubscription,
} from "./subscriptions.ts";

type Answer = Promise<object>;
type StripeCall = { desk: Desk; id: string; form: BracketFields };

/** The answers by method and address; `:id` is passed on. */
const answers: Record<string, (call: StripeCall) => Answer> = {
  "POST /v1/products": ({ desk, form }) => newProduct(desk, form),
  "GET /v1/products/:id": ({ desk, id }) => desk.get("product", id),
  "POST /v1/prices": ({ desk, form }) => newPrice(desk, form),
  "GET /v1/prices": async ({ desk, form }) => {
    const keys = Object.values(textsIn(form, "lookup_keys"));
    const prices = await desk.list("price");
    return list(form, keys.length > 0 ? prices.filter(isOneOf(keys)) : prices);
  },
  "GET /v1/prices/:id": ({ desk, id }) => desk.get("price", id),
  "POST /v1/customers": ({ desk, form }) => newCustomer(desk, form),
  "GET /v1/customers/:id": ({ desk, id }) => desk.get("customer", id),
  "POST /v1/payment_methods/:id/attach": ({ desk, id, form }) => attach(desk, id, form),
  "GET /v1/payment_methods/:id": ({ desk, id }) => desk.get("payment_method", id),
  "POST /v1/accounts": ({ desk, form }) => newAccount(desk, form),
  "GET /v1/accounts/:id": ({ desk, id }) => connected(desk, id),
  "POST /v1/account_links": ({ desk, form }) => newAccountLink(desk, form),
  "POST /v1/checkout/sessions": ({ desk, form }) =>
    desk.payee ? beginSale(desk, form) : beginCheckout(desk, form),
  "GET /v1/checkout/sessions": async ({ desk, form }) => {
    const sessions = await desk.list("checkout.session", textIn(form, "customer"));
    const status = textIn(form, "status");
    return list(form, status ? sessions.filter((session) => session.status === status) : sessions);
  },
  "GET /v1/checkout/sessions/:id": ({ desk, id }) =>
    desk.payee ? saleOf(desk, id) : findCheckout(desk, id),
  "POST /v1/checkout/sessions/:id/expire": ({ desk, id }) =>
    desk.payee ? endSale(desk, id) : endCheckout(desk, id),
  "POST /v1/refunds": ({ desk, form }) => newRefund(desk, form),
  "GET /v1/refunds": async ({ desk, form }) => {
    const intent = textIn(form, "payment_intent");
    const refunds = await desk.list("refund");
    return list(form, intent ? refunds.filter((each) => each.payment_intent === intent) : refunds);
  },
  "GET /v1/refunds/:id": ({ desk, id }) => desk.get("refund", id),
  "GET /v1/disputes": async ({ desk, form }) => {
    const intent = textIn(form, "payment_intent");
    const disputes = await desk.list("dispute");
    return list(
      form,
      disputes.filter((each) => !intent || each.payment_intent === intent),
    );
  },
  "GET /v1/payouts": async ({ desk, form }) => list(form, await payoutsOf(desk)),
  "GET /v1/charges/:id": ({ desk, id }) => desk.get("charge", id),
  "POST /v1/subscriptions": async ({ desk, form }) =>
    beginSubscription(desk, {
      customer: textIn(form, "customer") ?? "",
      price: await desk.get("price", textIn(form, "items", 0, "price") ?? "", "items[0][price]"),
      method: textIn(form, "default_payment_method") ?? null,
      metadata: textsIn(form, "metadata"),
      presence: "there",
    }),
  "GET /v1/subscriptions": async ({ desk, form }) => {
    const all = await desk.list("subscription", textIn(form, "customer"));
    const status = textIn(form, "status");
    if (status === "all") return list(form, all);
    return list(
      form,
      all.filter((sub) => (status ? sub.status === status : sub.status !== "canceled")),
    );
  },
  "GET /v1/subscriptions/:id": ({ desk, id }) => desk.get("subscription", id),
  "POST /v1/subscriptions/:id": ({ desk, id, form }) => updateSubscription(desk, id, form),
  "DELETE /v1/subscriptions/:id": ({ desk, id, form }) =>
    endSubscription(desk, id, textIn(form, "prorate") === "true"),
  "POST /v1/invoices/create_preview": ({ desk, form }) => previewInvoice(desk, form),
  "GET /v1/invoices": async ({ desk, form }) =>
    list(form, await desk.list("invoice", textIn(form, "customer"))),
  "GET /v1/invoices/:id": ({ desk, id }) => desk.get("invoice", id),
  "POST /v1/invoices/:id/void": ({ desk, id }) => voidInvoice(desk, id),
  "GET /v1/invoice_payments": async ({ desk, form }) =>
    list(form, await invoicePayments(desk, form)),
  "GET /v1/payment_intents/:id": ({ desk, id }) => desk.get("payment_intent", id),
  "POST /v1/payment_intents/:id/confirm": ({ desk, id, form }) => confirmIntent(desk, id, form),
  "POST /v1/billing_portal/sessions": ({ desk, form }) => newPortal(desk, form),
};

const patterns = Object.entries(answers).map(([door, answer]) => {
  const [method, path = ""] = door.split(" ");
  return { method, path: new RegExp(`^${path.replace(":id", "(?<id>[^/]+)")}$`), answer };
});

/**
 * Answers one request to Stripe's interface.
 * @throws {StripeRefusal} 404 for an address that the sandbox does not know
 */
export async function answer(desk: Desk, method: string, path: string, form: BracketFields) {
  for (const pattern of patterns) {
    const match = pattern.method === method ? pattern.path.exec(path) : null;
    if (match) return pattern.answer({ desk, id: match.groups?.id ?? "", form });
  }
  const message = `Unrecognized request URL (${method}: ${path}).`;
  throw new StripeRefusal(404, { type: "invalid_request_error", message });
}

function list(form: BracketFields, data: { id: string }[]) {
  const limit = Math.min(100, Number(textIn(form, "limit") ?? 10));
  const after = data.findIndex(({ id }) => id === textIn(form, "starting_after"));
  const from = after + 1;
  const has_more = data.length > from + limit;
  return { object: "list", url: "", has_more, data: data.slice(from, from + limit) };
}

const isOneOf = (keys: string[]) => (price: StripePrice) =>
  price.lookup_key !== null && keys.includes(price.lookup_key);

const created = (desk: Desk) => ({ created: desk.timeOf(null), livemode: false as const });

async function newProduct(desk: Desk, form: BracketFields) {
  const id = textIn(form, "id") ?? newId("prod");
  if (await desk.find("product", id)) {
    throw refuse("Product already exists.", { code: "resource_already_exists" });
  }
  return desk.put<StripeProduct>({
    id,
    object: "product",
    ...created(desk),
    active: true,
    metadata: textsIn(form, "metadata"),
    name: textIn(form, "name") ?? "",
    description: textIn(form, "description") ?? null,
  });
}

async function newPrice(desk: Desk, form: BracketFields) {
  const product = await desk.get("product", textIn(form, "product") ?? "", "product");
  const lookup_key = textIn(form, "lookup_key") ?? null;
  for (const known of await desk.list("price")) {
    if (lookup_key === null || known.lookup_key !== lookup_key) continue;
    if (textIn(form, "transfer_lookup_key") !== "true") {
      throw refuse(`A price already uses the lookup key ${lookup_key}.`, { param: "lookup_key" });
    }
    await desk.put({ ...known, lookup_key: null });
  }
  const interval = textIn(form, "recurring", "interval") === "year" ? "year" : "month";
  return desk.put<StripePrice>({
    id: newId("price"),
    object: "price",
    ...created(desk),
    active: true,
    type: "recurring",
    currency: textIn(form, "currency") ?? "usd",
    unit_amount: Number(textIn(form, "unit_amount")),
    product: product.id,
    lookup_key,
    metadata: textsIn(form, "metadata"),
    recurring: { interval, interval_count: 1, usage_type: "licensed" },
  });
}

function newCustomer(desk: Desk, form: BracketFields) {
  return desk.put<StripeCustomer>({
    id: newId("cus"),
    object: "customer",
    ...created(desk),
    email: textIn(form, "email") ?? null,
    name: textIn(form, "name") ?? null,
    metadata: textsIn(form, "metadata"),
    balance: 0,
    currency: null,
    invoice_settings: { default_payment_method: null },
    _ahead: 0,
    _origin: "",
  });
}

async function attach(desk: Desk, id: string, form: BracketFields) {
  const customer = await desk.get("customer", textIn(form, "customer") ?? "", "customer");
  return addCard(desk, id, customer.id);
}

async function newPortal(desk: Desk, form: BracketFields) {
  const customer = await desk.get("customer", textIn(form, "customer") ?? "", "customer");
  const return_url = textIn(form, "return_url") ?? "";
  const origin = URL.canParse(return_url)
    ? inLanguage(languageIn(form), new URL(return_url).origin)
    : customer._origin;
  await desk.put({ ...customer, _origin: origin });
  const id = newId("bps");
  return desk.put<StripePortalSession>({
    id,
    object: "billing_portal.session",
    ...created(desk),
    customer: customer.id,
    return_url,
    url: `${origin}/sandbox/billing/${id}`,
  });
}

/**
 * `POST /v1/invoices/create_preview`: the invoice that a change would create at once, or without a change
 * the invoice of the renewal.
 */
async function previewInvoice(desk: Desk, form: BracketFields) {
  const sub = await live(desk, textIn(form, "subscription") ?? "", "subscription");
  const customer = await desk.get("customer", sub.customer);
  const at = Number(
    textIn(form, "subscription_details", "proration_date") ?? desk.timeOf(customer),
  );
  const details = fieldsIn(form, "subscription_details");
  if (!details && sub.cancel_at !== null) throw noRenewal();
  const lines = details
    ? (await proratedChange(desk, sub, details.items, { at })).lines
    : [await renewalLine(desk, sub)];
  const all: StripeInvoiceLine[] = [
    ...sub._pending,
    ...sub._held,
    ...lines,
    ...addedLines(form.invoice_items),
  ];
  const { total, amountDue } = settle(all, customer.balance);
  return {
    id: newId("upcoming_in"),
    object: "invoice",
    status: "draft",
    currency: sub.currency,
    total,
    amount_due: amountDue,
    customer: customer.id,
    created: at,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: sub.id, subscription_proration_date: at },
    },
    lines: { object: "list", has_more: false, url: "/v1/invoices/upcoming/lines", data: all },
  };
}

function noRenewal(): StripeRefusal {
  const message = "No upcoming invoices for customer";
  const about = { type: "invalid_request_error", code: "invoice_upcoming_none", message };
  return new StripeRefusal(404, about);
}

/** How long a refund is on its way that does not succeed at once, or fails afterwards. */
const wait = 60;

/** `POST /v1/refunds` */
async function newRefund(desk: Desk, form: BracketFields): Promise<StripeRefund> {
  const param = "payment_intent";
  const intent = await desk.get("payment_intent", textIn(form, param) ?? "", param);
  if (!intent.latest_charge) {
    throw refuse("This PaymentIntent does not have a successful charge to refund.", { param });
  }
  const charge = await desk.get("charge", intent.latest_charge);
  const left = charge.amount - charge.amount_refunded;
  const amount = Number(textIn(form, "amount") ?? left);
  requireRefundable(charge, amount, left);
  const givesFee = textIn(form, "refund_application_fee") === "true";
  const fee = givesFee
    ? Math.round(((charge.application_fee_amount ?? 0) * amount) / charge.amount)
    : 0;
  const at = desk.timeOf(null);
  const isLater = charge._behavior === "is refunded later";
  const isToFail = charge._behavior === "fails the refund";
  const refund = await desk.put<StripeRefund>({
    id: newId("re"),
    object: "refund",
    created: at,
    livemode: false,
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    metadata: textsIn(form, "metadata"),
    status: isLater ? "pending" : "succeeded",
    ...(isLater && { pending_reason: "processing" as const }),
    _fee: fee,
    _due: isLater || isToFail ? desk.dueAt(at + wait) : null,
  });
  await count(desk, charge, amount, fee);
  await desk.tell("refund.created", refund, at);
  return refund;
}

function requireRefundable(charge: StripeCharge, amount: number, left: number): void {
  if (charge.payment_method_details.type === "oxxo") {
    throw refuse("Payments with OXXO cannot be refunded.", { code: "charge_not_refundable" });
  }
  if (charge.disputed) {
    throw refuse("This charge has been disputed.", { code: "charge_disputed" });
  }
  if (left === 0) {
    throw refuse(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (!Number.isInteger(amount) || amount < 1) throw refuse("Invalid integer", { param: "amount" });
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw refuse(message, { param: "amount" });
  }
}

/** Ends a refund that was on its way, or takes back one that had succeeded. */
export async function finishRefund(desk: Desk, refund: StripeRefund): Promise<void> {
  const at = desk.timeOf(null);
  const { pending_reason, ...known } = refund;
  if (refund.status === "pending") {
    const done = await desk.put<StripeRefund>({ ...known, status: "succeeded", _due: null });
    await desk.tell("refund.updated", done, at);
    return;
  }
  const charge = await desk.get("charge", refund.charge);
  await count(desk, charge, -refund.amount, -refund._fee);
  const failed = await desk.put<StripeRefund>({
    ...known,
    status: "failed",
    failure_reason: "declined",
    _due: null,
  });
  await desk.tell("refund.failed", failed, at);
}

async function count(desk: Desk, charge: StripeCharge, by: number, fee: number): Promise<void> {
  const amount_refunded = charge.amount_refunded + by;
  const refunded = amount_refunded === charge.amount;
  const _feeRefunded = charge._feeRefunded + fee;
  await desk.put<StripeCharge>({ ...charge, amount_refunded, refunded, _feeRefunded });
}
