import type Stripe from "stripe";
import { propertyOf } from "#values/record.ts";
import { changeCalls } from "./changes.ts";
import type { PaymentSettings } from "./config.ts";
import type { CatalogProduct, PaymentCalls } from "./payments.ts";
import { nullIf, PaymentProblem, toPaymentProblem } from "./problem.ts";
import { saleCalls } from "./sales.ts";
import {
  type Call,
  expandedAlone,
  expandedInList,
  localeOf,
  priceOf,
  toCheckout,
  toEvent,
  toInvoice,
  toSubscription,
} from "./stripe-objects.ts";

/** The timeout of one try. The library repeats a call once where that is safe. */
export const CALL_LIMIT_MS = 7000;
const retries = 1;

/** More than one customer has; older ones do not change. */
const mostSubscriptions = 20;
const mostInvoices = 24;

/** How many seconds a signed event may be on its way, or clocks may differ. */
const oldestEvent = 300;

type Setup = {
  settings: PaymentSettings;
  fetch: typeof globalThis.fetch;
  now: () => Date;
  callLimitMs?: number;
};

/** Payments over Stripe's own library, which is loaded with the first call. */
export function stripePayments({
  settings,
  fetch,
  now,
  callLimitMs = CALL_LIMIT_MS,
}: Setup): PaymentCalls {
  let library: Promise<Stripe> | undefined;
  const open = () => (library ??= openLibrary(settings.secretKey, fetch, callLimitMs));
  const call = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (cause) {
      throw toPaymentProblem(cause);
    }
  };
  return {
    ...checkoutCalls(call),
    ...subscriptionCalls(call),
    ...saleCalls(call),
    createCustomer: ({ userId, email, name }, idempotencyKey) =>
      call(async ({ customers }) => {
        const about = { email, name, metadata: { user_id: userId } };
        return (await customers.create(about, { idempotencyKey })).id;
      }),
    nextChargeOf: (subscription) =>
      call(async ({ invoices }) => {
        const { amount_due, currency } = await invoices.createPreview({ subscription });
        return { amount: amount_due, currency };
      }),
    invoicesOf: (customer) =>
      call(async ({ invoices }) => {
        const { data } = await invoices.list({ customer, limit: mostInvoices });
        return data.filter(({ status }) => status !== "draft").map(toInvoice);
      }),
    openPortal: (customer, return_url) =>
      call(async ({ billingPortal }) => {
        return (
          await billingPortal.sessions.create({
            customer,
            return_url,
            locale: localeOf(return_url),
          })
        ).url;
      }),
    readEvent: (payload, signature, source) =>
      call(async ({ webhooks }) => {
        const isOurs = source === "our account";
        const secret = isOurs ? settings.webhookSecret : settings.connectSecret;
        if (secret === null) throw new PaymentProblem("unavailable");
        const at = now().getTime();
        const event = await webhooks.constructEventAsync(
          payload,
          signature,
          secret,
          oldestEvent,
          undefined,
          at,
        );
        const isFromTomorrow = signedAt(signature) * 1000 > at + oldestEvent * 1000;
        if (isFromTomorrow || isOurs === Boolean(event.account)) {
          throw new PaymentProblem("invalid");
        }
        const read = toEvent(event);
        return event.livemode === /^[rs]k_live_/.test(settings.secretKey) ? read : null;
      }),
    putOnSale: (offers) => call((stripe) => createOffers(stripe, offers)),
  };
}

async function openLibrary(
  key: string,
  fetch: typeof globalThis.fetch,
  timeout: number,
): Promise<Stripe> {
  const { default: Library } = await import("stripe");
  return new Library(key, {
    httpClient: Library.createFetchHttpClient(fetch),
    timeout,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: "Dorsal" },
  });
}

/** The second of an event's signature. */
function signedAt(signature: string): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);
}

function checkoutCalls(call: Call) {
  return {
    startCheckout: (about, idempotencyKey) =>
      call(async (stripe) => {
        const metadata = { user_id: about.userId };
        const session = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: about.customerId,
            client_reference_id: about.userId,
            line_items: [{ price: (await priceOf(stripe, about.priceKey)).id, quantity: 1 }],
            success_url: about.successUrl,
            cancel_url: about.cancelUrl,
            locale: localeOf(about.successUrl),
            metadata,
            // Stripe then calculates differences from the current price, as `changeOf` expects.
            subscription_data: { metadata, billing_mode: { type: "classic" } },
          },
          { idempotencyKey },
        );
        return toCheckout(session);
      }),
    findCheckout: (id) =>
      call(async ({ checkout }) => toCheckout(await checkout.sessions.retrieve(id))).catch(
        nullIf("not found"),
      ),
    openCheckoutsOf: (customer) =>
      call(async ({ checkout }) => {
        return (await checkout.sessions.list({ customer, status: "open" })).data.map(toCheckout);
      }),
    endCheckout: (id) => call(async ({ checkout }) => void (await checkout.sessions.expire(id))),
  } satisfies Partial<PaymentCalls>;
}

function subscriptionCalls(call: Call) {
  const update = async (
    { subscriptions }: Stripe,
    id: string,
    changes: Stripe.SubscriptionUpdateParams,
  ) => toSubscription(await subscriptions.update(id, { ...changes, expand: expandedAlone }));
  return {
    subscriptionsOf: (customer) =>
      call(async ({ subscriptions }) => {
        const { data } = await subscriptions.list({
          customer,
          status: "all",
          limit: mostSubscriptions,
          expand: expandedInList,
        });
        return data.map(toSubscription);
      }),
    ...changeCalls(call),
    cancelAtPeriodEnd: (id) => call((stripe) => update(stripe, id, { cancel_at_period_end: true })),
    resume: (id) =>
      call(async (stripe) => {
        const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(id);
        const isOfPortal = cancel_at !== null && !cancel_at_period_end;
        return update(stripe, id, isOfPortal ? { cancel_at: "" } : { cancel_at_period_end: false });
      }),
    endNow: (id) =>
      call(async ({ subscriptions }) => {
        const how = { prorate: true, invoice_now: true, expand: expandedAlone };
        return toSubscription(await subscriptions.cancel(id, how));
      }),
  } satisfies Partial<PaymentCalls>;
}

const currency = "usd";

/**
 * Creates the products and prices that Stripe does not have yet; safe to run again. A price is never
 * changed there: another amount is a new price that takes over the key, and existing subscribers keep
 * the old one.
 * @returns what was done
 */
async function createOffers(stripe: Stripe, offers: readonly CatalogProduct[]): Promise<string[]> {
  const done: string[] = [];
  for (const offer of offers) {
    const product = `dorsal_${offer.id}`;
    if (await createProduct(stripe, product, offer)) done.push(`created the product ${product}`);
    for (const wanted of offer.prices) {
      const { data } = await stripe.prices.list({ lookup_keys: [wanted.key], active: true });
      const [known] = data;
      if (known && isSame(known, wanted)) continue;
      await stripe.prices.create({
        product,
        currency,
        unit_amount: wanted.cents,
        recurring: { interval: wanted.interval },
        lookup_key: wanted.key,
        transfer_lookup_key: true,
        metadata: { offer: offer.id },
      });
      done.push(`${known ? "replaced" : "created"} the price ${wanted.key}`);
    }
  }
  return done;
}

async function createProduct(
  { products }: Stripe,
  id: string,
  { name, description }: CatalogProduct,
) {
  const known = await products.retrieve(id).catch((problem: unknown) => {
    if (propertyOf(problem, "statusCode") === 404) return null;
    throw problem;
  });
  if (!known) await products.create({ id, name, description });
  return known === null;
}

function isSame(
  known: Stripe.Price,
  { cents, interval }: CatalogProduct["prices"][number],
): boolean {
  return (
    known.unit_amount === cents &&
    known.currency === currency &&
    known.recurring?.interval === interval
  );
}
