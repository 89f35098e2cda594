import type { Database } from "#db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { modeOf } from "../providers/mode.ts";
import type { PaymentSettings } from "./config.ts";
import type { CatalogProduct, PaymentCalls, Payments } from "./payments.ts";
import { PaymentProblem } from "./problem.ts";
import { openPaymentSandbox } from "./sandbox/sandbox.ts";
import { stripePayments } from "./stripe.ts";

type Options = {
  db: Database;
  now: () => Date;
  jobs: Pick<Jobs, "send">;
  settings: PaymentSettings | null;
  allowsSandbox: boolean;
  /** The secret that signs the sandbox's own events. */
  sandboxSecret: string;
  /** What we sell; the sandbox puts it on sale by itself. */
  offers: readonly CatalogProduct[];
  fetch: typeof globalThis.fetch;
};

/** Payments by the configured account, or by the sandbox where it is allowed. */
export function openPayments(options: Options): Payments {
  const { settings, allowsSandbox, fetch, now, offers } = options;
  const mode = modeOf(settings !== null, allowsSandbox);
  if (mode === "unavailable") {
    return { mode, hasAccounts: false, feePercent: 0, sandbox: null, ...nothing };
  }
  if (settings) {
    const { connectSecret, feePercent } = settings;
    const calls = stripePayments({ settings, fetch, now });
    return { mode, hasAccounts: connectSecret !== null, feePercent, sandbox: null, ...calls };
  }
  const webhookSecret = `whsec_${options.sandboxSecret}`;
  const connectSecret = `${webhookSecret}, of organizers`;
  const sandbox = openPaymentSandbox({ ...options, webhookSecret, connectSecret });
  const calls = stripePayments({
    settings: { secretKey: "sk_test_sandbox", webhookSecret, connectSecret, feePercent: 0 },
    fetch: sandbox.fetch,
    now,
  });
  return { mode, hasAccounts: true, feePercent: 0, sandbox, ...stocked(calls, offers) };
}

/** Puts our products on sale before the first call that needs their prices. */
function stocked(calls: PaymentCalls, offers: readonly CatalogProduct[]): PaymentCalls {
  let stock: Promise<unknown> | undefined;
  const ready = () =>
    (stock ??= calls.putOnSale(offers).catch((problem: unknown) => {
      stock = undefined;
      throw problem;
    }));
  return {
    ...calls,
    startCheckout: async (...about) => ready().then(() => calls.startCheckout(...about)),
    previewChange: async (...about) => ready().then(() => calls.previewChange(...about)),
    changePlan: async (...about) => ready().then(() => calls.changePlan(...about)),
  };
}

/** Without an account, payments are unavailable and memberships are not given away. */
const nothing: PaymentCalls = {
  createCustomer: refuse,
  startCheckout: refuse,
  findCheckout: refuse,
  openCheckoutsOf: refuse,
  endCheckout: refuse,
  subscriptionsOf: refuse,
  previewChange: refuse,
  changePlan: refuse,
  waitingChangeOf: refuse,
  dropWaitingChange: refuse,
  cancelAtPeriodEnd: refuse,
  resume: refuse,
  endNow: refuse,
  nextChargeOf: refuse,
  invoicesOf: refuse,
  openPortal: refuse,
  createAccount: refuse,
  openOnboarding: refuse,
  findAccount: refuse,
  startSale: refuse,
  findSale: refuse,
  endSale: refuse,
  refundSale: refuse,
  refundsOf: refuse,
  disputesOf: refuse,
  payoutsOf: refuse,
  readEvent: refuse,
  putOnSale: refuse,
};

async function refuse(): Promise<never> {
  throw new PaymentProblem("unavailable");
}
