import type { Interval, Tier } from "./plans.ts";

/** What somebody has subscribed to, as screens show it. Moments are seconds since 1970. */
export type Membership = {
  /** As the payment provider calls it: `active`, `past_due`, `canceled` … */
  status: string;
  /** `null` for a price that is none of ours. */
  tier: Tier | null;
  interval: Interval;
  priceId: string | null;
  periodEnd: number | null;
  endsWithPeriod: boolean;
  cardBrand: string | null;
  cardLast4: string | null;
};

/** An invoice as the specification names its fields. */
export type InvoiceLine = {
  id: string;
  created: number;
  number: string | null;
  amount_paid: number;
  currency: string;
  status: string | null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
};

/** Whoever pays, or tries it out. */
export function isSubscribed(membership: Pick<Membership, "status"> | null): boolean {
  return membership?.status === "active" || membership?.status === "trialing";
}

/** Whether there is a subscription to be managed: also one whose payment has to be mended. */
export function hasBilling(membership: Pick<Membership, "status"> | null): boolean {
  const withProblem = ["past_due", "unpaid", "incomplete"];
  return isSubscribed(membership) || withProblem.includes(membership?.status ?? "");
}

/** Whether it can be cancelled: it runs, and has not been cancelled yet. */
export function mayEnd({ status, endsWithPeriod }: Membership): boolean {
  return !endsWithPeriod && ["active", "trialing", "past_due"].includes(status);
}

/** The status in words, as the dashboard shows it. */
export function statusWords(
  membership: Pick<Membership, "status" | "endsWithPeriod"> | null,
): string {
  if (!membership) return "N/A";
  if (hasBilling(membership) && membership.endsWithPeriod) return "Canceling at period end";
  return membership.status === "active" ? "Active" : membership.status || "N/A";
}

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

/** How an invoice stands, in words, and which of three looks it has. */
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
