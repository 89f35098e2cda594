import { open, signedIn, type Write } from "../matrix.ts";

/** The addresses of payments: each concerns the caller's own membership. */
export const paymentWrites: Record<string, Write[]> = {
  membership: [
    {
      what: "each for themselves, and here a plan that nobody sells",
      path: "/membership",
      form: { price_id: "gold_monthly" },
      outcome: { rest: 400, visitor: 401, deactivated: 401 },
    },
  ],
  "membership/switch/:plan": [
    {
      what: "each their own, and here nobody has one",
      path: "/membership/switch/elite",
      form: { preview: "forged" },
      outcome: signedIn("/membership"),
    },
  ],
  "membership/switch/:plan/back": [
    {
      what: "each their own, and here nobody has one",
      path: "/membership/switch/elite/back",
      form: {},
      outcome: signedIn("/membership"),
    },
  ],
  "functions/stripe-checkout": [
    {
      what: "each for themselves",
      path: "/functions/stripe-checkout",
      form: { price_id: "pacer_monthly" },
      outcome: { rest: 200, visitor: 401, deactivated: 401 },
    },
  ],
  "functions/stripe-subscription": [
    {
      what: "each their own, and here nobody has one",
      path: "/functions/stripe-subscription",
      form: { action: "cancel" },
      outcome: { rest: 409, visitor: 401, deactivated: 401 },
    },
  ],
  "dashboard/billing/cancel": [
    {
      what: "each their own, and here nobody has one",
      path: "/dashboard/billing/cancel",
      form: {},
      outcome: signedIn("/dashboard"),
    },
  ],
  "dashboard/billing/resume": [
    {
      what: "each their own, and here nobody has one",
      path: "/dashboard/billing/resume",
      form: {},
      outcome: signedIn("/dashboard"),
    },
  ],
  "webhooks/stripe/accounts": unknown("/webhooks/stripe/accounts", { id: "evt_forged" }, 400),
  "webhooks/stripe": unknown("/webhooks/stripe", { id: "evt_forged" }, 400),
  "sandbox/pay/:id": unknown("/sandbox/pay/cs_test_guessed", { card: "4242424242424242" }, 404),
  "sandbox/onboarding/:id": unknown(
    "/sandbox/onboarding/acctlink_guessed",
    { step: "finished" },
    404,
  ),
  "sandbox/oxxo/:id": unknown("/sandbox/oxxo/pi_guessed", { pay: "1" }, 404),
  "sandbox/confirm/:id": unknown("/sandbox/confirm/pi_guessed", { confirmed: "1" }, 404),
  "sandbox/invoices/:id": unknown("/sandbox/invoices/in_guessed", { card: "" }, 404),
  "sandbox/billing/:id": unknown("/sandbox/billing/bps_guessed", { step: "cancel" }, 404),
};

/** Addresses whose signature or id cannot be guessed. */
function unknown(path: string, form: Record<string, string>, outcome: number): Write[] {
  return [{ what: "a guess", ...open(path), form, outcome }];
}
