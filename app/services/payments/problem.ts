import { type ProblemKind, ServiceProblem } from "../problem.ts";

/** What the provider refused, where it makes a difference to us. */
export type PaymentReason = "no price" | "wrong mode" | "card" | "not found" | "not allowed" | null;

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

/** The fields of a Stripe library error that we read. */
type Thrown = {
  type?: string;
  code?: string | undefined;
  message?: string;
  statusCode?: number;
};

/**
 * The problem that an error of Stripe's library stands for. Any other error is returned unchanged:
 * it is a mistake of ours.
 */
export function toPaymentProblem(cause: unknown): unknown {
  const { type = "", code, message = "", statusCode } = cause as Thrown;
  if (!(cause instanceof Error) || !type.startsWith("Stripe")) return cause;
  const as = (kind: ProblemKind, details: Partial<Details> = {}) =>
    new PaymentProblem(kind, { ...details, cause });
  switch (type) {
    case "StripeAuthenticationError":
      return as("auth");
    case "StripePermissionError":
      return as("auth", { reason: "not allowed" });
    case "StripeRateLimitError":
      return as("rate");
    case "StripeConnectionError":
      return as(code === "ETIMEDOUT" || /timeout/i.test(message) ? "timeout" : "unavailable");
    case "StripeCardError":
      return as("invalid", { reason: "card", sentence: message });
    case "StripeInvalidRequestError":
    case "StripeSignatureVerificationError":
      return as("invalid", { reason: reasonIn(message, statusCode) });
    case "StripeIdempotencyError":
      return as("invalid");
    default:
      return as("unavailable");
  }
}

function reasonIn(message: string, status: number | undefined): PaymentReason {
  if (/exists in (live|test) mode|(live|test) mode key/i.test(message)) return "wrong mode";
  if (/^No such price/i.test(message)) return "no price";
  return status === 404 || /^No such /i.test(message) ? "not found" : null;
}
