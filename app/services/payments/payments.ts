import type { Mode } from "../providers/mode.ts";
import type { EventSource } from "./sandbox/events.ts";
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

/** A notification of the provider. It only says what to read again. */
export type PaymentEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** The organizer's account in which it happened; `null` for our own. */
  accountId: string | null;
  /** The checkout that it is about. */
  checkoutId: string | null;
  /** The payment that it is about: also of a refund or a dispute. */
  intentId: string | null;
};

/** An organizer's account at the provider, which entries are paid to. */
export type PayeeAccount = {
  id: string;
  /** Two capital letters of ISO 3166. */
  country: string;
  takesCharges: boolean;
  takesOxxo: boolean;
  paysOut: boolean;
  /** Its owner has answered everything that the provider asked at first. */
  isSubmitted: boolean;
  /** What the provider still wants to know, by its own names. */
  due: string[];
  /** Why it takes no charges, by the provider's name. */
  disabledReason: string | null;
};

/** Something that is paid once, on an organizer's account. Amounts are in minor units. */
export type NewSale = {
  accountId: string;
  orderId: string;
  email: string;
  lines: { name: string; amount: number }[];
  /** Three small letters of ISO 4217. */
  currency: string;
  /** Our part, which the provider takes from the organizer's. */
  fee: number;
  /** Seconds since 1970, from 30 minutes to 24 hours ahead. */
  expiresAt: number;
  /** How many days a slip for OXXO can be paid, 1 to 7; `null` where there is no such method. */
  oxxoDays: number | null;
  successUrl: string;
  cancelUrl: string;
};

/** A sale as the provider has it. Moments are seconds since 1970. */
export type AccountSale = {
  id: string;
  /** `waiting`: for cash. `failed`: it did not come. A failed sale can still become paid. */
  state: "open" | "expired" | "waiting" | "failed" | "paid";
  amount: number;
  currency: string;
  /** The payment page; `null` once the sale is over. */
  url: string | null;
  intentId: string | null;
  chargeId: string | null;
  /** `null` before somebody has chosen. */
  method: "card" | "oxxo" | null;
  /** Our part of the payment. */
  fee: number;
  /** A slip that is paid in a shop. */
  slip: { number: string; url: string; until: number } | null;
  /** Whether there was ever a dispute about it: see `disputesOf`. */
  isDisputed: boolean;
};

export type SaleRefund = {
  id: string;
  /** Our id of the refund; `null` for one that was made at the provider. */
  ourId: string | null;
  amount: number;
  /** A refund that has succeeded can still fail. */
  status: "pending" | "succeeded" | "failed" | "canceled";
};

/** The owner of a card says that they did not pay: the bank decides. */
export type SaleDispute = {
  id: string;
  amount: number;
  /** `closed`: a question of the bank that became no dispute. */
  state: "open" | "won" | "lost" | "closed";
  /** Until when the organizer may answer; `null` where nothing is asked. Seconds since 1970. */
  until: number | null;
};

/** Money on its way from an organizer's account to the bank. */
export type AccountPayout = {
  id: string;
  amount: number;
  currency: string;
  /** The day on which the bank is expected to have it: seconds since 1970, at midnight UTC. */
  arrives: number;
  state: "pending" | "in_transit" | "paid" | "failed" | "canceled";
};

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
  /** @throws {PaymentProblem} with the reason `no country` where the provider has no accounts */
  createAccount(
    about: { userId: string; email: string; country: string },
    key: string,
  ): Promise<PayeeAccount>;
  /**
   * The address where an account's owner answers the provider's questions. It opens the account to everybody who has
   * it, once and for a few minutes: it goes into no log and no letter.
   */
  openOnboarding(accountId: string, urls: { returnUrl: string; againUrl: string }): Promise<string>;
  /** @returns null when the owner has disconnected it from us */
  findAccount(id: string): Promise<PayeeAccount | null>;
  startSale(about: NewSale, key: string): Promise<AccountSale>;
  /** @returns null for a sale that this account does not have */
  findSale(accountId: string, id: string): Promise<AccountSale | null>;
  /** After this the sale can no longer be paid. A complete one cannot be ended. */
  endSale(accountId: string, id: string): Promise<void>;
  /**
   * Gives back a part of a payment, and as large a part of our fee. Cash cannot be given back.
   * @param about.ourId - our id of the refund, by which it is found again
   */
  refundSale(
    about: { accountId: string; intentId: string; ourId: string; amount: number; hasFee: boolean },
    key: string,
  ): Promise<SaleRefund>;
  /** The newest first, at most 100. */
  refundsOf(accountId: string, intentId: string): Promise<SaleRefund[]>;
  /** The newest first, at most 10. */
  disputesOf(accountId: string, intentId: string): Promise<SaleDispute[]>;
  /** The last ones of an account, the newest first, at most 10. */
  payoutsOf(accountId: string): Promise<AccountPayout[]>;
  /**
   * @param payload - the body as it was received, byte for byte
   * @returns null for an event of the other mode (test or live), which organizers' accounts send as well
   * @throws {PaymentProblem} `invalid` for a forged or changed event, one older than five minutes, or one of another
   *   source
   */
  readEvent(payload: string, signature: string, source: EventSource): Promise<PaymentEvent | null>;
  /** Creates the products and prices that do not exist yet. @returns what was done, in sentences */
  putOnSale(offers: readonly CatalogProduct[]): Promise<string[]>;
};

export type Payments = PaymentCalls & {
  mode: Mode;
  /** Whether organizers can connect accounts of their own. */
  hasAccounts: boolean;
  /** Our part of what is paid on them, in percent. */
  feePercent: number;
  /** The stand-in for the provider's own pages; null where the real provider or no provider answers. */
  sandbox: PaymentSandbox | null;
};

/** How often a membership is paid. */
export type BillingInterval = "month" | "year";
