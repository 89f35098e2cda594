import { addCard, findCheckout, pay } from "./checkouts.ts";
import { catchUp, tryAgain } from "./clock.ts";
import type {
  StripeCustomer,
  StripeInterval,
  StripeInvoice,
  StripePaymentMethod,
  StripeSale,
  StripeSubscription,
} from "./objects.ts";
import { payByCard, printVoucher, saleOf } from "./sales.ts";
import { type Desk, keep, refuse } from "./store.ts";
import { updateSubscription } from "./subscriptions.ts";

/** What the stand-in for Stripe's checkout shows. */
export type PayPage = {
  status: "open" | "complete" | "expired";
  product: string;
  amount: number;
  currency: string;
  /** `null` for something that is paid once. */
  interval: StripeInterval | null;
  /** Whether it can be paid with cash in a shop as well. */
  hasVoucher: boolean;
  email: string;
  successUrl: string;
  cancelUrl: string;
};

/** What the stand-in for Stripe's billing portal shows. Moments are seconds since 1970. */
export type PortalPage = {
  returnUrl: string;
  email: string;
  /** Now, on this customer's own clock. */
  now: number;
  card: { brand: string; last4: string } | null;
  subscription: {
    product: string;
    amount: number;
    interval: StripeInterval;
    status: string;
    periodEnd: number;
    isEnding: boolean;
  } | null;
  invoices: StripeInvoice[];
};

/** What can be done in the billing portal. */
export const portalSteps = [
  "card",
  "interval",
  "cancel",
  "resume",
  "day",
  "month",
  "year",
] as const;
export type PortalStep = (typeof portalSteps)[number];

const day = 24 * 3600;
const leaps: Partial<Record<PortalStep, number>> = { day, month: 31 * day, year: 366 * day };

export async function payPage(desk: Desk, id: string): Promise<PayPage> {
  if (desk.payee) return salePage(await saleOf(desk, id));
  const session = await findCheckout(desk, id);
  const price = await desk.get("price", session._price);
  const [product, customer] = [
    await desk.get("product", price.product),
    await desk.get("customer", session.customer),
  ];
  return {
    status: session.status,
    product: product.name,
    amount: session.amount_total,
    currency: session.currency,
    interval: price.recurring.interval,
    hasVoucher: false,
    email: customer.email ?? "",
    cancelUrl: session.cancel_url,
    successUrl: session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id),
  };
}

function salePage(sale: StripeSale): PayPage {
  return {
    status: sale.status,
    product: sale._name,
    amount: sale.amount_total,
    currency: sale.currency,
    interval: null,
    hasVoucher: sale.payment_method_types.includes("oxxo"),
    email: sale.customer_email ?? "",
    cancelUrl: sale.cancel_url,
    successUrl: sale.success_url.replaceAll("{CHECKOUT_SESSION_ID}", sale.id),
  };
}

/** How somebody pays: by card, or with cash in a shop. */
export type PayingWay = { card: string; isConfirmed: boolean } | "voucher";

export async function payAt(desk: Desk, id: string, how: PayingWay): Promise<"asks" | "paid"> {
  const session = desk.payee ? await saleOf(desk, id) : await findCheckout(desk, id);
  if (session.status !== "open") throw refuse("This checkout is over.");
  if (how !== "voucher") {
    return session.mode === "payment" ? payByCard(desk, session, how) : pay(desk, session, how);
  }
  if (session.mode !== "payment") throw refuse("A membership is paid by card.");
  await printVoucher(desk, session);
  return "paid";
}

export async function portalPage(desk: Desk, id: string): Promise<PortalPage> {
  const { customer, returnUrl } = await portal(desk, id);
  const sub = await currentOf(desk, customer);
  const method = await methodOf(desk, customer, sub);
  const [item] = sub?.items.data ?? [];
  return {
    returnUrl,
    email: customer.email ?? "",
    now: desk.timeOf(customer),
    card: method && { brand: method.card.brand, last4: method.card.last4 },
    subscription:
      sub && item
        ? {
            product: (await desk.get("product", item.price.product)).name,
            amount: item.price.unit_amount,
            interval: item.price.recurring.interval,
            status: sub.status,
            periodEnd: item.current_period_end,
            isEnding: sub.cancel_at !== null,
          }
        : null,
    invoices: await desk.list("invoice", customer.id),
  };
}

/** Runs a button of the portal; a new card pays the open invoices at once. */
export async function takeStep(desk: Desk, id: string, step: PortalStep, card: string) {
  const { customer } = await portal(desk, id);
  const leap = leaps[step];
  if (leap) return advance(desk, customer, leap);
  const sub = await currentOf(desk, customer);
  if (!sub || sub.status === "canceled") throw refuse("There is no subscription.");
  const at = desk.timeOf(customer);
  if (step === "card") {
    sub.default_payment_method = (await addCard(desk, card, customer.id)).id;
    if (sub.status === "past_due") return tryAgain(desk, sub, { at, presence: "confirmed" });
  } else if (step === "interval") {
    return turnInterval(desk, sub);
  } else {
    // As the real portal does, this sets `cancel_at`; our own button sets `cancel_at_period_end`.
    sub.cancel_at = step === "cancel" ? sub.items.data[0].current_period_end : null;
    sub.canceled_at = step === "cancel" ? at : null;
    sub.cancel_at_period_end = false;
  }
  await keep(desk, sub);
  await desk.tell("customer.subscription.updated", sub, at);
}

/** Switches between monthly and yearly billing of the same plan. */
async function turnInterval(desk: Desk, sub: StripeSubscription): Promise<void> {
  const [item] = sub.items.data;
  const { product, recurring } = item.price;
  const ofPlan = (await desk.list("price")).filter((price) => price.product === product);
  const other = ofPlan.find((price) => price.recurring.interval !== recurring.interval);
  if (!other) throw refuse("This plan is not sold by another interval.");
  await updateSubscription(desk, sub.id, {
    items: [{ id: item.id, price: other.id }],
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
}

/** Moves one customer's clock ahead, and runs everything that becomes due. */
export async function advance(
  desk: Desk,
  customer: StripeCustomer,
  seconds: number,
): Promise<void> {
  await desk.put({ ...customer, _ahead: customer._ahead + seconds });
  for (const sub of await desk.list("subscription", customer.id)) {
    if (sub._due !== null) await desk.put({ ...sub, _due: sub._due - seconds });
  }
  await catchUp(desk);
}

async function portal(desk: Desk, id: string) {
  const session = await desk.get("billing_portal.session", id);
  const customer = await desk.get("customer", session.customer);
  return { customer, returnUrl: session.return_url };
}

async function currentOf(desk: Desk, customer: StripeCustomer): Promise<StripeSubscription | null> {
  const all = await desk.list("subscription", customer.id);
  return all.find(({ status }) => status !== "canceled") ?? all[0] ?? null;
}

async function methodOf(
  desk: Desk,
  { invoice_settings }: StripeCustomer,
  sub: StripeSubscription | null,
): Promise<StripePaymentMethod | null> {
  const id = sub?.default_payment_method ?? invoice_settings.default_payment_method;
  return id ? desk.find("payment_method", id) : null;
}
