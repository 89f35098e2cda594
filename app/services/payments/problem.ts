import { propertyOf } from "#values/record.ts";
import { type ProblemKind, ServiceProblem } from "../providers/problem.ts";

/** The reason for a refusal, if the product treats it differently. */
export type PaymentReason =
  | "no price"
  | "wrong mode"
  | "card"
  | "not found"
  | "not allowed"
  | "no country"
  /** Its owner has disconnected it from us. */
  | "no account"
  | null;

/** How a call to the payment provider failed. */
export class PaymentProblem extends ServiceProblem {
  readonly reason: PaymentReason;
  /** The provider's sentence for the person who pays, or `null`. */
  readonly sentence: string | null;

  constructor(
    kind: ProblemKind,
    { reason = null, sentence = null, cause }: Partial<Details> & { cause?: unknown } = {},
  ) {
    super("payments", kind, cause);
    this.name = "PaymentProblem";
    this.reason = reason;
    this.sentence = sentence;
  }
}

type Details = { reason: PaymentReason; sentence: string | null };

/**
 * The problem that an error of Stripe's library stands for. Any other error is returned unchanged:
 * it is a mistake of ours.
 */
export function toPaymentProblem(cause: unknown): unknown {
  const type = propertyOf(cause, "type");
  const isStripes = typeof type === "string" && type.startsWith("Stripe");
  if (!isStripes || !(cause instanceof Error)) return cause;
  const { message } = cause;
  const as = (kind: ProblemKind, details: Partial<Details> = {}) =>
    new PaymentProblem(kind, { ...details, cause });
  switch (type) {
    case "StripeAuthenticationError":
      return as("auth");
    case "StripePermissionError":
      return as("auth", { reason: isRevoked(message) ? "no account" : "not allowed" });
    case "StripeRateLimitError":
      return as("rate");
    case "StripeConnectionError":
      return as(isTimeout(cause) ? "timeout" : "unavailable");
    case "StripeCardError":
      return as("invalid", { reason: "card", sentence: message });
    case "StripeInvalidRequestError":
    case "StripeSignatureVerificationError":
      return as("invalid", { reason: reasonIn(message, propertyOf(cause, "statusCode")) });
    case "StripeIdempotencyError":
      return as("invalid");
    default:
      return as("unavailable");
  }
}

/** For `catch`: a failure with this reason is no failure, but the answer `null`. */
export const nullIf =
  (reason: PaymentReason) =>
  (problem: unknown): null => {
    if (problem instanceof PaymentProblem && problem.reason === reason) return null;
    throw problem;
  };

/** A key that may not do something has the same type of error as an account that is no longer connected. */
function isRevoked(message: string): boolean {
  return /does not have access to account/i.test(message);
}

function isTimeout(cause: Error): boolean {
  return propertyOf(cause, "code") === "ETIMEDOUT" || /timeout/i.test(cause.message);
}

function reasonIn(message: string, status: unknown): PaymentReason {
  if (/exists in (live|test) mode|(live|test) mode key/i.test(message)) return "wrong mode";
  if (/not (currently )?supported by Stripe/i.test(message)) return "no country";
  if (/^No such price/i.test(message)) return "no price";
  return status === 404 || /^No such /i.test(message) ? "not found" : null;
}
