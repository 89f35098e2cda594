import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { offers } from "#features/membership/plans/plans.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import {
  newKey,
  origin,
  paymentOptions,
  paymentSides,
} from "../../../tests/support/providers/payments.ts";
import { openPayments } from "./open.ts";
import { PaymentProblem } from "./problem.ts";
import { CALL_LIMIT_MS, stripePayments } from "./stripe.ts";

const { db } = await openTestDatabase();
const now = () => new Date();
const options = paymentOptions(db);

for (const { name, payments, stripe, aCustomer, aSubscriber } of paymentSides(db)) {
  describe(`checkouts by ${name}`, { timeout: 120_000 }, () => {
    test("creating the plans repeatedly puts them on sale once", async () => {
      await payments.putOnSale(offers);
      expect(await payments.putOnSale(offers)).toEqual([]);
      const keys = offers.flatMap(({ prices }) => prices.map((price) => price.key));
      const { data } = await stripe.prices.list({ lookup_keys: keys });
      expect(
        data.map(({ lookup_key, unit_amount }) => `${lookup_key} ${unit_amount}`).sort(),
      ).toEqual(
        offers.flatMap(({ prices }) => prices.map((price) => `${price.key} ${price.cents}`)).sort(),
      );
    });

    test("an idempotency key creates one customer and is refused with other fields", async () => {
      const [about, key] = [{ userId: "u1", email: "ana@example.com", name: "Ana" }, newKey()];
      const customer = await payments.createCustomer(about, key);
      expect(await payments.createCustomer(about, key)).toBe(customer);
      const other = payments.createCustomer({ ...about, name: "Bea" }, key);
      await expect(other).rejects.toMatchObject({ kind: "invalid", reason: null });
    });

    test("a checkout has an address and can be ended", async () => {
      const customerId = await aCustomer();
      const about = {
        customerId,
        userId: "u1",
        priceKey: "pacer_monthly",
        successUrl: `${origin}/checkout/success`,
        cancelUrl: `${origin}/checkout/cancel`,
      };
      const key = newKey();
      const made = await payments.startCheckout(about, key);
      expect(made).toMatchObject({
        status: "open",
        customerId,
        url: expect.stringMatching(/^http/),
      });
      expect((await payments.startCheckout(about, key)).id).toBe(made.id);
      expect(await payments.openCheckoutsOf(customerId)).toMatchObject([{ id: made.id }]);
      await payments.endCheckout(made.id);
      expect(await payments.findCheckout(made.id)).toMatchObject({ status: "expired", url: null });
      expect(await payments.openCheckoutsOf(customerId)).toEqual([]);
      await expect(payments.endCheckout(made.id)).rejects.toMatchObject({ kind: "invalid" });
      const unknown = `${made.id.slice(0, -8)}00000000`;
      expect(await payments.findCheckout(unknown)).toBeNull();
    });

    test("an unknown price and an unknown customer have their own errors", async () => {
      const urls = { successUrl: `${origin}/a`, cancelUrl: `${origin}/b` };
      const about = { userId: "u1", ...urls };
      const gone = { ...about, customerId: await aCustomer(), priceKey: "gold_monthly" };
      await expect(payments.startCheckout(gone, newKey())).rejects.toMatchObject({
        kind: "invalid",
        reason: "no price",
      });
      const nobody = { ...about, customerId: "cus_nobody", priceKey: "pacer_monthly" };
      await expect(payments.startCheckout(nobody, newKey())).rejects.toMatchObject({
        kind: "invalid",
        reason: "not found",
      });
    });
  });

  describe(`plans by ${name}`, { timeout: 120_000 }, () => {
    test("a subscription is read with its card, its period and its invoice", async () => {
      const { customer, id } = await aSubscriber("sprinter_yearly");
      const [subscription, ...others] = await payments.subscriptionsOf(customer);
      expect(others).toEqual([]);
      expect(subscription).toMatchObject({
        id,
        customerId: customer,
        status: "active",
        offerId: "sprinter",
        interval: "year",
        endsWithPeriod: false,
        card: { brand: "visa", last4: "4242" },
      });
      const days = ((subscription?.periodEnd ?? 0) - (subscription?.periodStart ?? 0)) / 86_400;
      expect([365, 366]).toContain(days);
      expect(await payments.invoicesOf(customer)).toMatchObject([
        {
          amountPaid: 19190,
          currency: "usd",
          status: "paid",
          number: expect.any(String),
          hostedUrl: expect.any(String),
          pdfUrl: expect.any(String),
        },
      ]);
    });
  });

  describe(`ends by ${name}`, { timeout: 120_000 }, () => {
    test("a cancellation is requested and withdrawn in either of the two ways", async () => {
      const { customer, id } = await aSubscriber("pacer_monthly");
      expect((await payments.cancelAtPeriodEnd(id)).endsWithPeriod).toBe(true);
      await expect(payments.nextChargeOf(id)).rejects.toMatchObject({ kind: "invalid" });
      expect((await payments.resume(id)).endsWithPeriod).toBe(false);
      expect(await payments.nextChargeOf(id)).toEqual({ amount: 999, currency: "usd" });
      const [{ periodEnd } = { periodEnd: 0 }] = await payments.subscriptionsOf(customer);
      await stripe.subscriptions.update(id, { cancel_at: periodEnd });
      expect(await payments.subscriptionsOf(customer)).toMatchObject([{ endsWithPeriod: true }]);
      expect((await payments.resume(id)).endsWithPeriod).toBe(false);
    });

    test("a subscription can be ended at once", async () => {
      const { customer, id } = await aSubscriber("pacer_monthly");
      expect((await payments.endNow(id)).status).toBe("canceled");
      expect(await payments.subscriptionsOf(customer)).toMatchObject([{ id, status: "canceled" }]);
      await expect(payments.cancelAtPeriodEnd(id)).rejects.toMatchObject({ kind: "invalid" });
    });

    test("the billing portal opens for a customer", async () => {
      expect(await payments.openPortal(await aCustomer(), `${origin}/dashboard`)).toMatch(/^http/);
    });
  });
}

test("every failure has its kind and its reason", async () => {
  const failing = (answer: typeof fetch) =>
    stripePayments({
      settings: {
        secretKey: "sk_test_x",
        webhookSecret: "whsec_x",
        connectSecret: null,
        feePercent: 0,
      },
      fetch: answer,
      now,
    }).invoicesOf("cus_1");
  const answering = (status: number, error: object) =>
    failing(async () => Response.json({ error }, { status }));
  const type = "invalid_request_error";
  const liveMode =
    "No such customer: 'cus_1'; a similar object exists in live mode, but a test mode key was used to make this request.";
  for (const [attempt, kind, reason] of [
    [answering(401, { type, message: "Invalid API Key" }), "auth", null],
    [answering(403, { type, message: "Not permitted" }), "auth", "not allowed"],
    [answering(429, { type, message: "Too many" }), "rate", null],
    [answering(404, { type, message: "No such customer: 'cus_1'" }), "invalid", "not found"],
    [answering(400, { type, message: liveMode }), "invalid", "wrong mode"],
    [answering(400, { type, message: "No such price: 'price_1'" }), "invalid", "no price"],
    [answering(402, { type: "card_error", message: "Your card has expired." }), "invalid", "card"],
    [answering(500, { type: "api_error", message: "Oops" }), "unavailable", null],
    [failing(() => Promise.reject(new TypeError("fetch failed"))), "unavailable", null],
  ] as const) {
    const problem = await attempt.catch((caught: unknown) => caught);
    expect(problem).toBeInstanceOf(PaymentProblem);
    expect(problem).toMatchObject({ service: "payments", kind, reason });
  }
});

test("a provider that never answers times out", async () => {
  // Two timeouts at most, because there is one retry.
  expect(2 * CALL_LIMIT_MS).toBeLessThan(20_000);
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const silent = stripePayments({
    settings: {
      secretKey: "sk_test_x",
      webhookSecret: "whsec_x",
      connectSecret: null,
      feePercent: 0,
    },
    fetch: (_, init) => fetch(`http://127.0.0.1:${port}`, init),
    now,
    callLimitMs: 200,
  });
  await expect(silent.invoicesOf("cus_1")).rejects.toMatchObject({ kind: "timeout" });
  server.closeAllConnections();
  server.close();
});

test("payments are unavailable without an account and without a sandbox", async () => {
  const payments = openPayments({ ...options, allowsSandbox: false, settings: null, fetch });
  expect(payments).toMatchObject({ mode: "unavailable", sandbox: null });
  await expect(payments.invoicesOf("cus_1")).rejects.toMatchObject({ kind: "unavailable" });
  await expect(payments.readEvent("{}", "", "our account")).rejects.toMatchObject({
    kind: "unavailable",
  });
});
