import { href } from "react-router";
import type { BillingInterval } from "#services/payments/payments.ts";
import { formatDay, toDay } from "#values/day.ts";
import type { Lang } from "#values/say.ts";
import { isOneOf, liveStatuses, openStatuses, paidStatuses } from "#values/subscription-status.ts";
import type { Tier } from "./plans/plans.ts";

/** The parts of a membership that the screens of plans use. */
export type PlanStanding = Pick<
  Membership,
  "status" | "tier" | "interval" | "periodEnd" | "endsWithPeriod"
> & {
  /** The higher plan whose rights stay until the period ends. */
  keeps: Tier | null;
};

/** What the viewer can do with a plan: `settle` while a payment is owed. */
type PlanAction = "subscribe" | "current" | "switch" | "settle";

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

/**
 * `June 30, 2027`, in UTC
 * @param seconds - since 1970, as the payment provider counts time
 */
export function dayOf(seconds: number, lang: Lang): string {
  return formatDay(toDay(new Date(seconds * 1000)), lang);
}

/** @param standing - `null` for a visitor and for a runner who never had a membership */
export function planAction(standing: PlanStanding | null, tier: Tier): PlanAction {
  if (!hasBilling(standing)) return "subscribe";
  if (standing?.tier === tier && isOneOf(liveStatuses, standing.status)) return "current";
  return isSubscribed(standing) ? "switch" : "settle";
}

/** Whether a payment of a membership is owed. */
export function isOwing(standing: PlanStanding | null): standing is PlanStanding {
  return hasBilling(standing) && !isSubscribed(standing);
}
