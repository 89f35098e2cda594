/** Why a checkout did not begin. */
export type CheckoutProblem =
  | "signed-out"
  | "session-over"
  | "too-often"
  | "unreadable"
  | "unknown-plan"
  | "no-price"
  | "already-subscribed"
  | "no-address"
  | "unreachable"
  | "misconfigured"
  | "busy"
  | "failed";

/** Why something about a subscription or its invoices was not done. */
export type SubscriptionProblem =
  | "too-often"
  | "no-customer"
  | "billing-refused"
  | "billing-unavailable"
  | "not-subscribed"
  | "no-such-plan"
  | "same-plan"
  | "old-preview"
  | "payment-owed"
  | "payment-refused"
  | "change-refused"
  | "change-unavailable";

export type CheckoutRefusal = { problem: CheckoutProblem };

/** Some refusals carry the payment provider's own words. */
export type SubscriptionRefusal =
  | { problem: Exclude<SubscriptionProblem, "billing-refused" | "payment-refused"> }
  | { problem: "billing-refused"; cause: string }
  /** `sentence` is written for the person who pays. */
  | { problem: "payment-refused"; sentence: string };

/** The HTTP status that answers each problem. */
export const checkoutStatuses = {
  "signed-out": 401,
  "session-over": 401,
  "too-often": 429,
  unreadable: 400,
  "unknown-plan": 400,
  "no-price": 400,
  "already-subscribed": 409,
  "no-address": 502,
  unreachable: 503,
  misconfigured: 500,
  busy: 503,
  failed: 500,
} as const satisfies Record<CheckoutProblem, number>;

export const subscriptionStatuses = {
  "too-often": 429,
  "no-customer": 404,
  "billing-refused": 400,
  "billing-unavailable": 503,
  "not-subscribed": 409,
  "no-such-plan": 400,
  "same-plan": 409,
  "old-preview": 409,
  "payment-owed": 409,
  "payment-refused": 402,
  "change-refused": 400,
  "change-unavailable": 503,
} as const satisfies Record<SubscriptionProblem, number>;
