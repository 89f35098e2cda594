import type Stripe from "stripe";
import type {
  AccountPayout,
  AccountSale,
  PayeeAccount,
  PaymentCalls,
  SaleDispute,
  SaleRefund,
} from "./payments.ts";
import { nullIf } from "./problem.ts";
import { type Call, idOf, localeOf } from "./stripe-objects.ts";

/** What `toSale` needs of a session's payment. */
const expand = ["payment_intent.latest_charge"];
const mostRefunds = 100;
const mostShown = 10;

/** The organizer's account in which a call happens. */
const at = (stripeAccount: string) => ({ stripeAccount });

/**
 * Entries are direct charges: the organizer's account is the merchant, has the money and answers disputes. A session
 * is trusted by the pair of account and id that we stored when it was made, because the account's owner can write any
 * metadata.
 */
export function saleCalls(call: Call) {
  return {
    createAccount: ({ userId, email, country }, idempotencyKey) =>
      call(async ({ accounts }) => {
        const requested = { requested: true };
        const made = await accounts.create(
          {
            country,
            email,
            controller: {
              fees: { payer: "account" },
              losses: { payments: "stripe" },
              requirement_collection: "stripe",
              stripe_dashboard: { type: "full" },
            },
            capabilities: {
              card_payments: requested,
              transfers: requested,
              ...(country === "MX" && { oxxo_payments: requested }),
            },
            metadata: { user_id: userId },
          },
          { idempotencyKey },
        );
        return toAccount(made);
      }),
    openOnboarding: (account, { returnUrl, againUrl }) =>
      call(async ({ accountLinks }) => {
        const type = "account_onboarding";
        const urls = { return_url: returnUrl, refresh_url: againUrl };
        return (await accountLinks.create({ account, type, ...urls })).url;
      }),
    findAccount: (id) =>
      call(async ({ accounts }) => toAccount(await accounts.retrieve(id))).catch(
        nullIf("no account"),
      ),
    startSale: (about, idempotencyKey) =>
      call(async ({ checkout }) => {
        const params = sessionOf(about);
        const options = { ...at(about.accountId), idempotencyKey };
        return toSale(await checkout.sessions.create(params, options));
      }),
    findSale: (account, id) =>
      call(async ({ checkout }) =>
        toSale(await checkout.sessions.retrieve(id, { expand }, at(account))),
      ).catch(nullIf("not found")),
    endSale: (account, id) =>
      call(async ({ checkout }) => void (await checkout.sessions.expire(id, {}, at(account)))),
    refundSale: ({ accountId, intentId, ourId, amount, hasFee }, idempotencyKey) =>
      call(async ({ refunds }) =>
        toRefund(
          await refunds.create(
            {
              payment_intent: intentId,
              amount,
              metadata: { refund_id: ourId },
              ...(hasFee && { refund_application_fee: true }),
            },
            { ...at(accountId), idempotencyKey },
          ),
        ),
      ),
    refundsOf: (account, payment_intent) =>
      call(async ({ refunds }) => {
        const { data } = await refunds.list({ payment_intent, limit: mostRefunds }, at(account));
        return data.map(toRefund);
      }),
    disputesOf: (account, payment_intent) =>
      call(async ({ disputes }) => {
        const { data } = await disputes.list({ payment_intent, limit: mostShown }, at(account));
        return data.map(toDispute);
      }),
    payoutsOf: (account) =>
      call(async ({ payouts }) => {
        const { data } = await payouts.list({ limit: mostShown }, at(account));
        return data.map(toPayout);
      }),
  } satisfies Partial<PaymentCalls>;
}

/**
 * Everything that the organizer's dashboard could decide otherwise is said: another currency, taxes and further methods
 * would change what is paid, or when.
 */
function sessionOf(about: Parameters<PaymentCalls["startSale"]>[0]) {
  const { lines, currency, fee, oxxoDays, orderId } = about;
  const metadata = { order_id: orderId };
  return {
    mode: "payment",
    client_reference_id: orderId,
    customer_email: about.email,
    line_items: lines.map(({ name, amount }) => ({
      quantity: 1,
      price_data: { currency, unit_amount: amount, product_data: { name } },
    })),
    allowed_payment_method_types: oxxoDays === null ? ["card"] : ["card", "oxxo"],
    ...(oxxoDays !== null && {
      payment_method_options: { oxxo: { expires_after_days: oxxoDays } },
    }),
    payment_intent_data: { metadata, ...(fee > 0 && { application_fee_amount: fee }) },
    automatic_tax: { enabled: false },
    adaptive_pricing: { enabled: false },
    expires_at: about.expiresAt,
    success_url: about.successUrl,
    cancel_url: about.cancelUrl,
    locale: localeOf(about.successUrl),
    metadata,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function toAccount(from: Stripe.Account): PayeeAccount {
  const { requirements, capabilities } = from;
  const due = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  return {
    id: from.id,
    country: from.country ?? "",
    takesCharges: from.charges_enabled,
    takesOxxo: capabilities?.oxxo_payments === "active",
    paysOut: from.payouts_enabled,
    isSubmitted: from.details_submitted,
    due: [...new Set(due)],
    disabledReason: requirements?.disabled_reason ?? null,
  };
}

function toSale(from: Stripe.Checkout.Session): AccountSale {
  const intent = typeof from.payment_intent === "object" ? from.payment_intent : null;
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  const slip = intent?.next_action?.oxxo_display_details;
  return {
    id: from.id,
    state: stateOf(from, intent),
    amount: from.amount_total ?? 0,
    currency: from.currency ?? "",
    url: from.url,
    intentId: from.payment_intent ? idOf(from.payment_intent) : null,
    chargeId: charge?.id ?? null,
    slip: slip
      ? {
          number: slip.number ?? "",
          url: slip.hosted_voucher_url ?? "",
          until: slip.expires_after ?? 0,
        }
      : null,
    method: slip || charge?.payment_method_details?.type === "oxxo" ? "oxxo" : cardOf(charge),
    fee: charge?.application_fee_amount ?? 0,
    isDisputed: charge?.disputed ?? false,
  };
}

function cardOf(charge: Stripe.Charge | null): "card" | null {
  return charge ? "card" : null;
}

function stateOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): AccountSale["state"] {
  if (payment_status === "paid") return "paid";
  if (status === "open") return "open";
  if (status !== "complete") return "expired";
  const isOver = intent?.status === "requires_payment_method" || intent?.status === "canceled";
  return isOver ? "failed" : "waiting";
}

function toRefund({ id, amount, metadata, status }: Stripe.Refund): SaleRefund {
  const known = (["succeeded", "failed", "canceled"] as const).find((each) => each === status);
  return { id, amount, ourId: metadata?.refund_id ?? null, status: known ?? "pending" };
}

function toDispute({ id, amount, status, evidence_details }: Stripe.Dispute): SaleDispute {
  const isOpen = /(needs_response|under_review)$/.test(status);
  const decided = (["won", "lost"] as const).find((each) => each === status);
  const until = /needs_response$/.test(status) ? (evidence_details?.due_by ?? null) : null;
  return { id, amount, state: isOpen ? "open" : (decided ?? "closed"), until };
}

function toPayout({ id, amount, currency, arrival_date, status }: Stripe.Payout): AccountPayout {
  const known = (["in_transit", "paid", "failed", "canceled"] as const).find(
    (each) => each === status,
  );
  return { id, amount, currency, arrives: arrival_date, state: known ?? "pending" };
}
