import type { Mode } from "../providers/mode.ts";
import type { PaymentSandbox } from "./sandbox/sandbox.ts";

/** A product that we sell, with its prices by our own keys (`pacer_monthly`). */
export type CatalogProduct = {
  id: string;
  name: string;
  description: string;
  prices: { key: string; interval: BillingInterval; cents: number }[];
};

/** A subscription as the provider has it. Moments are seconds since 1970. */
export type Subscription = {
  id: string;
  customerId: string;
  /** `active`, `trialing`, `past_due`, `unpaid`, `incomplete`, `canceled` … */
  status: string;
  created: number;
  priceId: string;
  /** Which of our products it is for; `null` for one that is not ours. */
  offerId: string | null;
  interval: BillingInterval;
  periodStart: number;
  periodEnd: number;
  /** It will not be renewed: by us or in the billing portal. */
  endsWithPeriod: boolean;
  /** What the current period is paid for, after a change to a smaller plan. */
  paidFor: { offerId: string; until: number } | null;
  /** A change that takes effect once its payment is confirmed, and is dropped at `until`. */
  waiting: { offerId: string | null; until: number } | null;
  card: { brand: string; last4: string } | null;
};

export type Invoice = {
  id: string;
  created: number;
  number: string | null;
  amountPaid: number;
  /** What is still to be paid. */
  amountDue: number;
  currency: string;
  /** `paid`, `open`, `void` … */
  status: string | null;
  hostedUrl: string | null;
  pdfUrl: string | null;
};

/** The cost of a change of the plan, if it happened now. */
export type ChangePreview = {
  /** Charged at once, after credits. */
  amountDue: number;
  /** Before credits, which cover the part above `amountDue`; a negative total becomes a credit. */
  total: number;
  currency: string;
  /** The moment of the calculation, in seconds since 1970. A change at this moment costs the same. */
  at: number;
};

/** An amount in minor units. */
export type Charge = { amount: number; currency: string };

export type Checkout = {
  id: string;
  status: "open" | "complete" | "expired";
  customerId: string | null;
  /** The payment page; `null` once the checkout is over. */
  url: string | null;
};

/** A move to another plan. */
export type PlanChange = {
  priceKey: string;
  /** The moment of the preview; `null` is now. */
  at: number | null;
  /** `now`: the difference for the days that are left. `renewal`: nothing before the next period. */
  charge: "now" | "renewal";
  /** What the current period is paid for: the difference is calculated from it. */
  paidOfferId: string | null;
};

/** The result of a change; `confirmUrl` where its payment has to be confirmed first. */
export type PlanChanged = { subscription: Subscription; confirmUrl: string | null };

/** How a change stands that waits for its payment: `over` when it waits no longer. */
export type WaitingChange = "over" | "on-its-way" | "not-confirmed";

/** A notification of the provider. Only its customer is used: the state is then read again. */
export type PaymentEvent = { id: string; type: string; customerId: string | null };

/**
 * The payment provider in our words. Every call ends within 15 s, or throws a `PaymentProblem`.
 * Calls with the same `key` take effect once.
 */
export type PaymentCalls = {
  createCustomer(
    about: { userId: string; email: string; name: string },
    key: string,
  ): Promise<string>;
  startCheckout(
    about: {
      customerId: string;
      userId: string;
      priceKey: string;
      successUrl: string;
      cancelUrl: string;
    },
    key: string,
  ): Promise<Checkout>;
  /** @returns null for an unknown checkout */
  findCheckout(id: string): Promise<Checkout | null>;
  openCheckoutsOf(customerId: string): Promise<Checkout[]>;
  /** After this the checkout can no longer be paid. */
  endCheckout(id: string): Promise<void>;
  /** The newest first, ended ones as well. */
  subscriptionsOf(customerId: string): Promise<Subscription[]>;
  /** What a change would cost if it were charged now. */
  previewChange(subscriptionId: string, change: PlanChange): Promise<ChangePreview>;
  /**
   * A failed charge changes nothing. A charge that needs confirmation changes nothing before it.
   * @param how.returnUrl - where the payer returns to after confirming
   */
  changePlan(
    subscriptionId: string,
    change: PlanChange,
    how: { key: string; returnUrl: string },
  ): Promise<PlanChanged>;
  waitingChangeOf(subscriptionId: string): Promise<WaitingChange>;
  /** Gives up a change whose payment was not confirmed. @returns how it stood before that */
  dropWaitingChange(subscriptionId: string): Promise<WaitingChange>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<Subscription>;
  resume(subscriptionId: string): Promise<Subscription>;
  /** Ends it at once; the rest of the period becomes a credit. */
  endNow(subscriptionId: string): Promise<Subscription>;
  /** What the next renewal of a subscription charges, after credits. */
  nextChargeOf(subscriptionId: string): Promise<Charge>;
  /** The newest first, at most 24, without drafts. */
  invoicesOf(customerId: string): Promise<Invoice[]>;
  /** The address of the page where a customer manages cards and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /**
   * @param payload - the body as it was received, byte for byte
   * @throws {PaymentProblem} `invalid` for a forged or changed event, or one older than five minutes
   */
  readEvent(payload: string, signature: string): Promise<PaymentEvent>;
  /** Creates the products and prices that do not exist yet. @returns what was done, in sentences */
  putOnSale(offers: readonly CatalogProduct[]): Promise<string[]>;
};

export type Payments = PaymentCalls & {
  mode: Mode;
  /** The stand-in for the provider's own pages; null where the real provider or no provider answers. */
  sandbox: PaymentSandbox | null;
};

/** How often a membership is paid. */
export type BillingInterval = "month" | "year";
