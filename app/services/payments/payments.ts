import type { Mode } from "../demo/mode.ts";
import type { BillingInterval } from "./interval.ts";
import type { PaymentSandbox } from "./sandbox/sandbox.ts";

/** What is sold: a product with its prices, by our own keys (`pacer_monthly`). */
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
  /** What the running period is paid for, after a change to something smaller. */
  paidFor: { offerId: string; until: number } | null;
  /** A change that is made once its payment is confirmed, until it is dropped. */
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

/** What a change of the plan would cost now. */
export type ChangePreview = {
  /** Charged at once, what a credit covers taken off. */
  amountDue: number;
  /** All in all: what `amountDue` is less, a credit covers; below 0 it becomes a credit. */
  total: number;
  currency: string;
  /** The moment that it was reckoned for, in seconds since 1970: a change of the same moment agrees. */
  at: number;
};

/** An amount in minor units. */
export type Charge = { amount: number; currency: string };

export type Checkout = {
  id: string;
  status: "open" | "complete" | "expired";
  customerId: string | null;
  /** The page to pay at; `null` once it is over. */
  url: string | null;
};

/** What a change is told. */
export type PlanChange = {
  priceKey: string;
  /** Of the preview; `null` is this moment. */
  at: number | null;
  /** `now`: the difference for the days that are left. `renewal`: nothing before the next period. */
  charge: "now" | "renewal";
  /** What the running period is paid for: it is what the difference is reckoned from. */
  paidOfferId: string | null;
};

/** What came of a change: where its payment is to be confirmed first, if that is wanted. */
export type PlanChanged = { subscription: Subscription; confirmUrl: string | null };

/** How a change stands that waits for its payment: `over` when it waits no longer. */
export type WaitingChange = "over" | "on-its-way" | "not-confirmed";

/** What the provider tells of by itself. Only whose it is counts: the state is asked for anew. */
export type PaymentEvent = { id: string; type: string; customerId: string | null };

/**
 * The payment provider in our words. Every call ends within 15 s, or throws a `PaymentProblem`.
 * A `key` makes a call one call, however often it is sent.
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
  /** @returns null when there is no such checkout */
  findCheckout(id: string): Promise<Checkout | null>;
  openCheckoutsOf(customerId: string): Promise<Checkout[]>;
  /** Nobody can pay at it any more. */
  endCheckout(id: string): Promise<void>;
  /** The newest first, ended ones as well. */
  subscriptionsOf(customerId: string): Promise<Subscription[]>;
  /** What a change would cost that is charged now. */
  previewChange(subscriptionId: string, change: PlanChange): Promise<ChangePreview>;
  /**
   * A charge that fails changes nothing; one that its payer has to confirm, nothing before that.
   * @param how.returnUrl - where the payer comes back to from confirming
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
  /** Ends it at once; what is left of the period becomes a credit. */
  endNow(subscriptionId: string): Promise<Subscription>;
  /** What the next invoice of a subscription that goes on will charge, credits taken off. */
  nextChargeOf(subscriptionId: string): Promise<Charge>;
  /** The newest first, at most 24; drafts are none. */
  invoicesOf(customerId: string): Promise<Invoice[]>;
  /** The address of the page where somebody manages cards and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /**
   * @param payload - the body as it came, byte for byte
   * @throws {PaymentProblem} `invalid` for what is forged, changed or older than five minutes
   */
  readEvent(payload: string, signature: string): Promise<PaymentEvent>;
  /** Creates the products and prices that do not exist yet. @returns what was done, in sentences */
  putOnSale(offers: readonly CatalogProduct[]): Promise<string[]>;
};

export type Payments = PaymentCalls & {
  mode: Mode;
  /** The pages that stand for the provider's own; null where the real one answers, or none. */
  sandbox: PaymentSandbox | null;
};
