import type { BillingInterval } from "#services/payments/interval.ts";
import { isOneOf, liveStatuses, openStatuses, paidStatuses } from "#values/subscription-status.ts";
import { planOf, type Tier } from "./plans/plans.ts";

/** A person's subscription as screens show it. Moments are seconds since 1970. */
export type Membership = {
  /** As the payment provider calls it: `active`, `past_due`, `canceled` … */
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

/** What a member's badge says. */
export function badgeName(membership: Pick<Membership, "tier"> | null): string {
  return membership?.tier ? planOf(membership.tier).name : "Premium";
}

/** The status in words, as the dashboard shows it. */
export function statusWords(
  membership: Pick<Membership, "status" | "endsWithPeriod"> | null,
): string {
  if (!membership) return "N/A";
  if (hasBilling(membership) && membership.endsWithPeriod) return "Canceling at period end";
  return membership.status === "active" ? "Active" : membership.status || "N/A";
}

/** What a status that needs attention means; `null` for a status that explains itself. */
export function statusMeaning({ status }: Pick<Membership, "status">): string | null {
  return meanings[status] ?? null;
}

const meanings: Record<string, string> = {
  past_due: "The last payment did not go through",
  unpaid: "Paused until the open invoice is paid",
  incomplete: "The first payment is not finished",
};

/** `Visa ending in 4242`; `null` when no card is known. */
export function cardWords({
  cardBrand,
  cardLast4,
}: Pick<Membership, "cardBrand" | "cardLast4">): string | null {
  if (!cardLast4) return null;
  const brand = cardBrand ?? "card";
  return `${brandNames[brand] ?? capitalized(brand)} ending in ${cardLast4}`;
}

const brandNames: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** The status of an invoice in words, and which of three looks it has. */
export function invoiceStanding(status: string | null): {
  words: string;
  look: "paid" | "open" | "other";
} {
  const look = status === "paid" || status === "open" ? status : "other";
  return { words: capitalized(status || "unknown"), look };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
