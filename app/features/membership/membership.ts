import { href } from "react-router";
import type { BillingInterval } from "#services/payments/payments.ts";
import { isOneOf, liveStatuses, openStatuses, paidStatuses } from "#values/subscription-status.ts";
import type { Tier } from "./plans/plans.ts";

/** A person's subscription as screens show it. Timestamps are seconds since 1970. */
export type Membership = {
  /** The payment provider's name for it: `active`, `past_due`, `canceled` … */
  status: string;
  /** `null` for a price that is not one of our plans. */
  tier: Tier | null;
  interval: BillingInterval;
  priceId: string | null;
  periodEnd: number | null;
  endsWithPeriod: boolean;
  /** A change that takes effect once its payment is confirmed. */
  waitingTier: Tier | null;
  cardBrand: string | null;
  cardLast4: string | null;
};

/** An invoice as the specification names its fields. */
export type InvoiceLine = {
  id: string;
  created: number;
  number: string | null;
  amount_paid: number;
  /** What is still to be paid. */
  amount_due: number;
  currency: string;
  status: string | null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
};

/** Whether the membership is paid for, or in its trial. */
export function isSubscribed(membership: Pick<Membership, "status"> | null): boolean {
  return isOneOf(paidStatuses, membership?.status);
}

/** Whether a subscription can be managed, also one whose payment has failed. */
export function hasBilling(membership: Pick<Membership, "status"> | null): boolean {
  return isOneOf(openStatuses, membership?.status);
}

/** Whether it can be cancelled: it is live, and has not been cancelled yet. */
export function mayEnd({ status, endsWithPeriod }: Membership): boolean {
  return !endsWithPeriod && isOneOf(liveStatuses, status);
}

/** How the badge of an invoice looks. */
export function invoiceLook(status: string | null): "paid" | "open" | "other" {
  return status === "paid" || status === "open" ? status : "other";
}

/** The dashboard's tab about the membership. */
export function billingPath(): string {
  return `${href("/dashboard")}?tab=billing`;
}
