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
  canceled: "Your subscription is canceled. It stays yours until the period ends.",
  resumed: "Your subscription goes on.",
  updated: (plan: string) =>
    `Your subscription has been updated to ${plan}. The changes will take effect immediately.`,
} as const;

/** For how long `updated` is shown, in milliseconds. */
export const updatedFor = 5000;

export const unknownAction = "There is no such action.";

export const tooOften = "Too many requests. Please try again later.";
