import { dayOf } from "./day-of.ts";
import { hasBilling, type Membership } from "./membership.ts";
import { planOf } from "./plans/plans.ts";
import type {
  CheckoutProblem,
  SubscriptionProblem,
  SubscriptionRefusal,
} from "./refusals/refusals.ts";

export const tooOften = "Too many requests. Please try again later.";

const checkoutFailed = "Failed to start checkout process. Please try again.";

/** Why a checkout did not begin. */
export const checkoutMessages = {
  "signed-out": "You must be logged in to subscribe",
  "session-over": "Authentication error. Please try logging in again.",
  "too-often": tooOften,
  unreadable: checkoutFailed,
  "unknown-plan":
    "The selected plan is currently unavailable. Please try a different plan or contact support.",
  "no-price": "The selected plan is currently unavailable. Please try a different plan.",
  "already-subscribed":
    "You already have a membership. Switch plans or manage it in your dashboard.",
  "no-address": "No checkout URL returned",
  unreachable:
    "Unable to connect to payment service. Please check your internet connection and try again.",
  misconfigured: "There was a configuration issue with the payment system. Please contact support.",
  busy: checkoutFailed,
  failed: checkoutFailed,
} as const satisfies Record<CheckoutProblem, string>;

/** How `signed-out` is shown, for a second before the sign-in page opens. */
export const pleaseLogIn = "Please log in to subscribe to a plan.";

/** Between pressing Subscribe and the sign-in page, in milliseconds. */
export const signInDelay = 1000;

/** Our own server does not answer. */
export const networkFailed = "Network error occurred. Please try again in a moment.";

/** The session of a caller has ended, or never began. */
export const notSignedIn = "Authentication error. Please try logging out and back in.";

export const unknownAction = "There is no such action.";

export const changeFailed = "Failed to update subscription";

/** @param cause - what the payment provider or the browser says */
export function invoicesFailed(cause: string): string {
  return `Failed to fetch invoices: ${cause}`;
}

const subscriptionMessages = {
  "too-often": tooOften,
  "no-customer": "No billing information found for your account.",
  "billing-unavailable": "Billing service is temporarily unavailable. Please try again later.",
  "not-subscribed": "You have no membership to change.",
  "no-such-plan": changeFailed,
  "same-plan": "This is your plan already.",
  "old-preview": "This price is no longer up to date. Please look at the change again.",
  "payment-owed": "Your last payment did not go through. Please pay the open invoice first.",
  "change-refused": changeFailed,
  "change-unavailable": changeFailed,
} as const satisfies Record<
  Exclude<SubscriptionProblem, "billing-refused" | "payment-refused">,
  string
>;

/** Why a subscription did not change. */
export function refusalSentence(refusal: SubscriptionRefusal): string {
  if (refusal.problem === "billing-refused") return invoicesFailed(refusal.cause);
  if (refusal.problem === "payment-refused") return refusal.sentence;
  return subscriptionMessages[refusal.problem];
}

/** The messages after a change of a subscription. */
export const changeMessages = {
  canceled: "Your subscription is canceled. It stays yours until the period ends.",
  resumed: "Your subscription goes on.",
  updated: (plan: string) =>
    `Your subscription has been updated to ${plan}. The changes will take effect immediately.`,
  /** Follows `updated` after a change to a smaller plan. */
  kept: (plan: string, day: string) =>
    `You keep everything of ${plan} until ${day}, and pay the lower price from then on.`,
  /** The viewer came back from confirming a payment without confirming it. */
  notConfirmed: (plan: string | null) =>
    `The payment was not confirmed, so nothing has changed. You keep ${plan ?? "your plan"}.`,
  waiting:
    "The switch waits for your bank until tomorrow. Try again to confirm it; going back to the plans gives it up.",
  onItsWay: (plan: string) =>
    `Your payment is on its way. Your subscription changes to ${plan} as soon as it has come.`,
} as const;

/** The success message after a change of the plan. */
export function changedSentence({
  plan,
  kept,
}: {
  plan: string;
  kept: { plan: string; until: number } | null;
}): string {
  const updated = changeMessages.updated(plan);
  return kept ? `${updated} ${changeMessages.kept(kept.plan, dayOf(kept.until))}` : updated;
}

/** For how long `updated` is shown, in milliseconds. */
export const updatedFor = 5000;

/** What a member's badge says. */
export function badgeName(membership: Pick<Membership, "tier"> | null): string {
  return membership?.tier ? planOf(membership.tier).name : "Premium";
}

/** The statuses that are not shown as the provider writes them. */
const statusNames: Record<string, string> = {
  active: "Active",
  ending: "Canceling at period end",
  unknown: "N/A",
};

/** The status in words, as the dashboard shows it. */
export function statusWords(
  membership: Pick<Membership, "status" | "endsWithPeriod"> | null,
): string {
  const isEnding = hasBilling(membership) && membership?.endsWithPeriod;
  const status = isEnding ? "ending" : membership?.status || "unknown";
  return statusNames[status] ?? status;
}

const statusMeanings: Record<string, string> = {
  past_due: "The last payment did not go through",
  unpaid: "Paused until the open invoice is paid",
  incomplete: "The first payment is not finished",
};

/** What a status that needs attention means; `null` for a status that explains itself. */
export function statusMeaning({ status }: Pick<Membership, "status">): string | null {
  return statusMeanings[status] ?? null;
}

const invoiceStatusNames = {
  draft: "Draft",
  open: "Open",
  paid: "Paid",
  uncollectible: "Uncollectible",
  void: "Void",
  unknown: "Unknown",
} satisfies Record<string, string>;

/** The status of an invoice in words. */
export function invoiceWords(status: string | null): string {
  const names: Record<string, string> = invoiceStatusNames;
  return names[status ?? "unknown"] ?? invoiceStatusNames.unknown;
}

/** The brands that are not their code with a capital letter. */
const cardBrandNames: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** `Visa ending in 4242`; `null` when no card is known. */
export function cardWords({
  cardBrand,
  cardLast4,
}: Pick<Membership, "cardBrand" | "cardLast4">): string | null {
  if (!cardLast4) return null;
  const brand = cardBrand ?? "card";
  const name = cardBrandNames[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
  return `${name} ending in ${cardLast4}`;
}

/** What the dashboard says about a subscription. */
export const subscriptionWords = {
  intervals: { month: "Monthly", year: "Yearly" },
  ends: "Ends on",
  renews: "Next payment",
  runs: "Current period until",
  noDay: "Not known",
  noCard: "None on file",
} as const;
