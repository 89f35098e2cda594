import { PaymentProblem } from "#services/payments/problem.ts";
import type { CheckoutCode } from "./checkout/door.ts";
import { changeMessages, checkoutMessages, invoiceMessages } from "./messages.ts";

/**
 * A refusal with its sentence, the status with which a server function answers it, and a code where
 * the status alone does not tell.
 */
export type Refusal = { problem: string; status: number; code?: CheckoutCode };

/**
 * Why a checkout could not begin.
 * @throws what is no problem of payments
 */
export function checkoutRefusal(cause: unknown): Refusal {
  const { kind, reason } = problemOf(cause);
  if (reason === "no price") return { problem: checkoutMessages.noSuchPrice, status: 400 };
  // A key that is refused is a mistake of ours, and so is one of the other mode.
  if (reason === "wrong mode" || kind === "auth") {
    return { problem: checkoutMessages.configuration, status: 500 };
  }
  const isDown = kind === "unavailable" || kind === "timeout";
  if (isDown) return { problem: checkoutMessages.unreachable, status: 503 };
  return { problem: checkoutMessages.failed, status: kind === "rate" ? 503 : 500 };
}

/**
 * Why there are no invoices to show.
 * @throws what is no problem of payments
 */
export function invoiceRefusal(cause: unknown): Refusal {
  const { kind, reason, cause: inner } = problemOf(cause);
  if (reason === "not found") return { problem: invoiceMessages.noCustomer, status: 404 };
  if (kind !== "invalid") return { problem: invoiceMessages.unavailable, status: 503 };
  const words = inner instanceof Error ? inner.message : "the request was refused";
  return { problem: invoiceMessages.other(words), status: 400 };
}

/**
 * Why a subscription could not be changed: what the provider says to the person who pays, or the
 * plain sentence.
 * @throws what is no problem of payments
 */
export function changeRefusal(cause: unknown): Refusal {
  const { kind, sentence } = problemOf(cause);
  const status = sentence ? 402 : kind === "invalid" ? 400 : 503;
  return { problem: sentence ?? changeMessages.failed, status };
}

function problemOf(cause: unknown): PaymentProblem {
  if (cause instanceof PaymentProblem) return cause;
  throw cause;
}
