/** The sentences of checkout, by their cause. */
export const checkoutMessages = {
  /** The session that the page was opened with has ended meanwhile. */
  sessionEnded: "Authentication error. Please try logging in again.",
  signedOut: "You must be logged in to subscribe",
  /** How `signedOut` is shown, for a second before the sign-in page opens. */
  pleaseLogIn: "Please log in to subscribe to a plan.",
  /** The payment provider does not answer. */
  unreachable:
    "Unable to connect to payment service. Please check your internet connection and try again.",
  /** Our own server does not answer. */
  network: "Network error occurred. Please try again in a moment.",
  /** A key of one mode meets things of the other, or is refused. */
  configuration: "There was a configuration issue with the payment system. Please contact support.",
  noSuchPrice: "The selected plan is currently unavailable. Please try a different plan.",
  unknownPlan:
    "The selected plan is currently unavailable. Please try a different plan or contact support.",
  noAddress: "No checkout URL returned",
  failed: "Failed to start checkout process. Please try again.",
  alreadySubscribed: "You already have a membership. Switch plans or manage it in your dashboard.",
} as const;

/** Between pressing Subscribe and the sign-in page, in milliseconds. */
export const signInDelay = 1000;

/** The sentences of invoices, by their cause. */
export const invoiceMessages = {
  noCustomer: "No billing information found for your account.",
  refused: "Authentication error. Please try logging out and back in.",
  unavailable: "Billing service is temporarily unavailable. Please try again later.",
  other: (cause: string) => `Failed to fetch invoices: ${cause}`,
} as const;

/** The sentences of changing and ending a subscription. */
export const changeMessages = {
  failed: "Failed to update subscription",
  notSubscribed: "You have no membership to change.",
  samePlan: "This is your plan already.",
  oldPreview: "This price is no longer up to date. Please look at the change again.",
  owing: "Your last payment did not go through. Please pay the open invoice first.",
  /** Somebody has come back from confirming a payment, and has not confirmed it. */
  notConfirmed: (plan: string) =>
    `The payment was not confirmed, so nothing has changed. You keep ${plan}.`,
  onItsWay: (plan: string) =>
    `Your payment is on its way. Your subscription changes to ${plan} as soon as it has come.`,
  canceled: "Your subscription is canceled. It stays yours until the period ends.",
  resumed: "Your subscription goes on.",
  updated: (plan: string) =>
    `Your subscription has been updated to ${plan}. The changes will take effect immediately.`,
  /** Follows `updated` after a change to something smaller. */
  kept: (plan: string, day: string) =>
    `You keep everything of ${plan} until ${day}, and pay the lower price from then on.`,
} as const;

/** What is said, in green, once a plan has changed. */
export function changedSentence({
  plan,
  kept,
}: {
  plan: string;
  kept: { plan: string; day: string } | null;
}): string {
  const updated = changeMessages.updated(plan);
  return kept ? `${updated} ${changeMessages.kept(kept.plan, kept.day)}` : updated;
}

/** For how long `updated` is shown, in milliseconds. */
export const updatedFor = 5000;

export const unknownAction = "There is no such action.";

export const tooOften = "Too many requests. Please try again later.";
