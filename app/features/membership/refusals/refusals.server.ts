import { PaymentProblem } from "#services/payments/problem.ts";
import type { CheckoutRefusal, SubscriptionRefusal } from "./refusals.ts";

/**
 * Why a checkout could not begin.
 * @throws anything that is not a problem of payments
 */
export function checkoutRefusal(cause: unknown): CheckoutRefusal {
  const { kind, reason } = problemOf(cause);
  if (reason === "no price") return { problem: "no-price" };
  // A key that is refused is a mistake of ours, and so is one of the other mode.
  if (reason === "wrong mode" || kind === "auth") return { problem: "misconfigured" };
  if (kind === "unavailable" || kind === "timeout") return { problem: "unreachable" };
  return { problem: kind === "rate" ? "busy" : "failed" };
}

/**
 * Why invoices could not be read or the billing portal not be opened.
 * @throws anything that is not a problem of payments
 */
export function billingRefusal(cause: unknown): SubscriptionRefusal {
  const { kind, reason, cause: inner } = problemOf(cause);
  if (reason === "not found") return { problem: "no-customer" };
  if (kind !== "invalid") return { problem: "billing-unavailable" };
  const words = inner instanceof Error ? inner.message : "the request was refused";
  return { problem: "billing-refused", cause: words };
}

/**
 * Why a subscription could not be changed.
 * @throws anything that is not a problem of payments
 */
export function changeRefusal(cause: unknown): SubscriptionRefusal {
  const { kind, sentence } = problemOf(cause);
  if (sentence) return { problem: "payment-refused", sentence };
  return { problem: kind === "invalid" ? "change-refused" : "change-unavailable" };
}

function problemOf(cause: unknown): PaymentProblem {
  if (cause instanceof PaymentProblem) return cause;
  throw cause;
}
