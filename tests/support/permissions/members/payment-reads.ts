import { type Attempt, open, signedIn } from "../matrix.ts";

/** Functions and doors are called, not visited; pages of the sandbox are found by their secret id. */
export const paymentReads = {
  membership: open("/membership"),
  // None of the roles has a plan to switch from.
  "membership/switch/:plan": {
    path: "/membership/switch/elite",
    outcome: signedIn("/membership"),
  },
  "membership/switch/:plan/back": {
    path: "/membership/switch/elite/back",
    outcome: signedIn("/membership"),
  },
  "checkout/success": open("/checkout/success?product=pacer"),
  "checkout/cancel": open("/checkout/cancel?product=pacer"),
  "functions/stripe-checkout": open("/functions/stripe-checkout", 405),
  "functions/stripe-subscription": open("/functions/stripe-subscription", 405),
  "webhooks/stripe": open("/webhooks/stripe", 404),
  "webhooks/stripe/accounts": open("/webhooks/stripe/accounts", 404),
  "sandbox/pay/:id": open("/sandbox/pay/cs_test_guessed", 404),
  "sandbox/onboarding/:id": open("/sandbox/onboarding/acctlink_guessed", 404),
  "sandbox/oxxo/:id": open("/sandbox/oxxo/pi_guessed", 404),
  "sandbox/billing/:id": open("/sandbox/billing/bps_guessed", 404),
  "sandbox/confirm/:id": open("/sandbox/confirm/pi_guessed", 404),
  "sandbox/invoices/:id": open("/sandbox/invoices/in_guessed", 404),
  "sandbox/invoices/:id/invoice.pdf": open("/sandbox/invoices/in_guessed/invoice.pdf", 404),
  // Each role reads its own, and none has a subscription.
  "dashboard/billing/cancel": {
    path: "/dashboard/billing/cancel",
    outcome: signedIn("/dashboard"),
  },
  "dashboard/billing/portal": {
    path: "/dashboard/billing/portal",
    outcome: signedIn("/dashboard"),
  },
  "dashboard/billing/back": { path: "/dashboard/billing/back", outcome: signedIn("/dashboard") },
  "dashboard/billing/resume": open("/dashboard/billing/resume", "/dashboard"),
} satisfies Record<string, Attempt>;
