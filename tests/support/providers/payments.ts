import Stripe from "stripe";
import type { Database } from "#db/database.ts";
import { offers } from "#features/membership/plans/plans.ts";
import { openPayments } from "#services/payments/open.ts";

export const origin = "https://dorsal.example";

const now = () => new Date();
const jobs = { async send() {} };

export function paymentOptions(db: Database) {
  return { db, now, jobs, offers, allowsSandbox: true, sandboxSecret: "of the tests" };
}

/** With a test key of a real account the same suites run against Stripe itself. */
const realKey = process.env.STRIPE_SECRET_KEY?.match(/^[rs]k_test_\w+$/)?.[0];
const secrets = { webhookSecret: "whsec_of the tests", connectSecret: "whsec_of organizers" };
const real = realKey ? { secretKey: realKey, ...secrets, feePercent: 0 } : null;

const sides = [
  { name: "the sandbox", settings: null, key: "sk_test_sandbox" },
  ...(real ? [{ name: "Stripe", settings: real, key: real.secretKey }] : []),
];

let count = 0;
export const newKey = () => `contract-${Date.now()}-${process.pid}-${(count += 1)}`;

/** The sandbox, and Stripe where there is a key: our calls, and the library for what they do not do. */
export function paymentSides(db: Database) {
  return sides.map(({ name, settings, key }) => {
    const payments = openPayments({ ...paymentOptions(db), settings, fetch });
    const away = payments.sandbox?.fetch ?? fetch;
    const stripe = new Stripe(key, { httpClient: Stripe.createFetchHttpClient(away) });

    async function aCustomer() {
      const about = { userId: newKey(), email: "ana@example.com", name: "Ana" };
      return payments.createCustomer(about, newKey());
    }

    /** Simulates a payment at a checkout, which a test cannot make at Stripe. */
    async function aSubscriber(priceKey: string) {
      await payments.putOnSale(offers);
      const customer = await aCustomer();
      const { id: method } = await stripe.paymentMethods.attach("pm_card_visa", { customer });
      const { data } = await stripe.prices.list({ lookup_keys: [priceKey] });
      const { id } = await stripe.subscriptions.create({
        customer,
        items: [{ price: data[0]?.id ?? "" }],
        default_payment_method: method,
      });
      return { customer, id };
    }

    return { name, payments, stripe, aCustomer, aSubscriber };
  });
}
