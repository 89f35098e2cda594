import { propertyOf } from "#values/record.ts";
import type { CardBehavior } from "./cards.ts";

/*
 * Stripe's objects as the sandbox keeps them: the fields that our calls and Stripe's library read.
 * Fields that begin with _ are the sandbox's own and appear in no answer.
 */

type Named<StripeKind extends string> = {
  id: string;
  object: StripeKind;
  created: number;
  livemode: false;
};
type Metadata = { metadata: Record<string, string> };

export type StripeCustomer = Named<"customer"> &
  Metadata & {
    email: string | null;
    name: string | null;
    /** Cents; a negative balance is a credit. */
    balance: number;
    currency: string | null;
    invoice_settings: { default_payment_method: string | null };
    /** By how many seconds this customer's clock is ahead of the server's. */
    _ahead: number;
    /** The origin of the customer's last visit, with the prefix of its language. */
    _origin: string;
  };

export type StripeProduct = Named<"product"> &
  Metadata & { name: string; description: string | null; active: boolean };

export type StripeInterval = "month" | "year";

export type StripePrice = Named<"price"> &
  Metadata & {
    active: boolean;
    type: "recurring";
    currency: string;
    unit_amount: number;
    product: string;
    lookup_key: string | null;
    recurring: { interval: StripeInterval; interval_count: 1; usage_type: "licensed" };
  };

export type StripePaymentMethod = Named<"payment_method"> & {
  type: "card";
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  _behavior: CardBehavior;
};

export type StripeCheckoutSession = Named<"checkout.session"> &
  Metadata & {
    mode: "subscription";
    ui_mode: "hosted_page";
    status: "open" | "complete" | "expired";
    payment_status: "paid" | "unpaid";
    customer: string;
    client_reference_id: string | null;
    subscription: string | null;
    invoice: string | null;
    success_url: string;
    cancel_url: string;
    url: string | null;
    currency: string;
    amount_total: number;
    expires_at: number;
    _price: string;
    _metadata: Record<string, string>;
  };

/** A sale: something that is paid once, in an organizer's account. */
export type StripeSale = Named<"checkout.session"> &
  Metadata & {
    mode: "payment";
    ui_mode: "hosted_page";
    status: "open" | "complete" | "expired";
    payment_status: "paid" | "unpaid";
    customer: null;
    customer_email: string | null;
    client_reference_id: string | null;
    payment_intent: string | null;
    payment_method_types: string[];
    success_url: string;
    cancel_url: string;
    url: string | null;
    currency: string;
    amount_total: number;
    expires_at: number;
    _name: string;
    _fee: number;
    _oxxoDays: number;
    _metadata: Record<string, string>;
    _due: number | null;
  };

export type StripeAccount = Named<"account"> &
  Metadata & {
    type: "standard";
    country: string;
    email: string | null;
    default_currency: string;
    charges_enabled: boolean;
    payouts_enabled: boolean;
    details_submitted: boolean;
    capabilities: Record<string, "active" | "inactive">;
    requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null };
    /** By how many seconds the account's clock is ahead of the server's. */
    _ahead: number;
    _isDisconnected: boolean;
  };

export type StripeAccountLink = Named<"account_link"> & {
  account: string;
  expires_at: number;
  url: string;
  _returnUrl: string;
  _againUrl: string;
  _isUsed: boolean;
};

export type StripeCharge = Named<"charge"> &
  Metadata & {
    amount: number;
    amount_refunded: number;
    refunded: boolean;
    currency: string;
    status: "succeeded";
    paid: true;
    disputed: boolean;
    payment_intent: string;
    application_fee_amount: number | null;
    payment_method_details: { type: "card" | "oxxo" };
    /** How much of our fee has been given back. */
    _feeRefunded: number;
    _behavior: CardBehavior;
  };

export type StripeRefund = Named<"refund"> &
  Metadata & {
    amount: number;
    currency: string;
    charge: string;
    payment_intent: string;
    status: "pending" | "succeeded" | "failed";
    pending_reason?: "processing";
    failure_reason?: "declined";
    _fee: number;
    _due: number | null;
  };

export type StripeDispute = Named<"dispute"> & {
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: "fraudulent";
  status: "needs_response" | "won" | "lost";
  evidence_details: {
    due_by: number;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
  _due: number | null;
};

export type StripeInvoiceLine = { amount: number; description: string; proration: boolean };

export type StripeSubscription = Named<"subscription"> &
  Metadata & {
    customer: string;
    status: "active" | "past_due" | "canceled";
    currency: string;
    start_date: number;
    billing_cycle_anchor: number;
    collection_method: "charge_automatically";
    default_payment_method: string | null;
    cancel_at: number | null;
    cancel_at_period_end: boolean;
    canceled_at: number | null;
    ended_at: number | null;
    trial_end: null;
    /** A change that waits for its payment. */
    pending_update: StripePendingUpdate | null;
    latest_invoice: string | null;
    items: { object: "list"; has_more: false; url: string; data: [StripeSubscriptionItem] };
    /** Lines of changes that the next invoice charges or credits. */
    _pending: StripeInvoiceLine[];
    /** Those of them on the invoice of the waiting change. */
    _held: StripeInvoiceLine[];
    _due: number | null;
  };

export type StripePendingUpdate = {
  expires_at: number;
  subscription_items: [StripeSubscriptionItem];
  billing_cycle_anchor: number | null;
  trial_end: null;
  trial_from_plan: null;
};

export type StripeSubscriptionItem = Named<"subscription_item"> & {
  subscription: string;
  quantity: 1;
  price: StripePrice;
  current_period_start: number;
  current_period_end: number;
};

export type StripeInvoice = Named<"invoice"> & {
  number: string;
  customer: string;
  currency: string;
  status: "open" | "paid" | "void";
  billing_reason: string;
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  hosted_invoice_url: string;
  invoice_pdf: string;
  period_start: number;
  period_end: number;
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
  lines: { object: "list"; has_more: false; url: string; data: StripeInvoiceLine[] };
  /** The payment of what is due; `null` when nothing is. */
  _intent: string | null;
};

export type StripePaymentIntent = Named<"payment_intent"> & {
  amount: number;
  currency: string;
  customer: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  last_payment_error: { type: "card_error"; code: string; message: string } | null;
  next_action:
    | { type: "use_stripe_sdk" }
    | { type: "redirect_to_url"; redirect_to_url: { url: string; return_url: string } }
    | {
        type: "oxxo_display_details";
        oxxo_display_details: { number: string; hosted_voucher_url: string; expires_after: number };
      }
    | null;
  latest_charge?: string | null;
  metadata?: Record<string, string>;
  /** What it pays: an invoice or a sale. */
  _invoice: string | null;
  _sale?: string;
};

export type StripePortalSession = Named<"billing_portal.session"> & {
  customer: string;
  return_url: string;
  url: string;
};

export type StripeObject =
  | StripeCustomer
  | StripeProduct
  | StripePrice
  | StripePaymentMethod
  | StripeCheckoutSession
  | StripeSubscription
  | StripeInvoice
  | StripePaymentIntent
  | StripePortalSession
  | StripeSale
  | StripeAccount
  | StripeAccountLink
  | StripeCharge
  | StripeRefund
  | StripeDispute;

export type StripeKind = StripeObject["object"];
export type StripeObjectOf<K extends StripeKind> = Extract<StripeObject, { object: K }>;

/** Whether a stored object is of a kind. */
export function isOfKind<K extends StripeKind>(kind: K, body: unknown): body is StripeObjectOf<K> {
  return typeof body === "object" && body !== null && "object" in body && body.object === kind;
}

/** The kinds of objects by the prefix of their ids. */
const kinds = [
  ["cus_", "customer"],
  ["pm_", "payment_method"],
  ["sub_", "subscription"],
  ["in_", "invoice"],
  ["pi_", "payment_intent"],
  ["ch_", "charge"],
  ["py_", "charge"],
] as const;

type Find = (kind: (typeof kinds)[number][1], id: string) => Promise<StripeObject | null>;

/**
 * Replaces ids in an answer by whole objects, by paths such as `data.customer.invoice_settings.…`.
 * @param answer - changed in place
 */
export async function expand(answer: object, paths: string[], find: Find): Promise<void> {
  for (const path of paths) await walk(answer, path.split("."), find);
}

async function walk(at: object, [step, ...rest]: string[], find: Find): Promise<void> {
  if (step === undefined) return;
  const value = propertyOf(at, step);
  const known = typeof value === "string" ? await findByPrefix(value, find) : undefined;
  if (known !== undefined) Reflect.set(at, step, known);
  const next = known === undefined ? value : known;
  for (const each of Array.isArray(next) ? next : [next]) {
    if (typeof each === "object" && each !== null) await walk(each, rest, find);
  }
}

/** `undefined` when the text is not the id of an object that can be expanded. */
async function findByPrefix(text: string, find: Find): Promise<StripeObject | null | undefined> {
  const [, kind] = kinds.find(([prefix]) => text.startsWith(prefix)) ?? [];
  return kind && find(kind, text);
}
