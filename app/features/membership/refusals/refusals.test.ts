import { expect, test } from "vitest";
import { PaymentProblem } from "#services/payments/problem.ts";
import { sayIn } from "#values/say.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { memberWorld } from "../../../../tests/support/membership.ts";
import { fetchInvoices } from "../billing/billing.server.ts";
import { startCheckout } from "../checkout/checkout.server.ts";
import { checkoutMessages, refusalSentence } from "../messages.ts";
import { billingRefusal, changeRefusal, checkoutRefusal } from "./refusals.server.ts";
import { checkoutStatuses, type SubscriptionRefusal, subscriptionStatuses } from "./refusals.ts";

const { db } = await openTestDatabase();

test("ERR-19 ERR-21 ERR-22 ERR-25 a checkout that cannot begin shows the message of its cause", () => {
  const answer = (...about: ConstructorParameters<typeof PaymentProblem>) => {
    const { problem } = checkoutRefusal(new PaymentProblem(...about));
    return [checkoutStatuses[problem], checkoutMessages[problem].en];
  };
  const unreachable =
    "Unable to connect to payment service. Please check your internet connection and try again.";
  const configuration =
    "There was a configuration issue with the payment system. Please contact support.";
  expect(answer("unavailable")).toEqual([503, unreachable]);
  expect(answer("timeout")).toEqual([503, unreachable]);
  expect(answer("invalid", { reason: "wrong mode" })).toEqual([500, configuration]);
  expect(answer("auth")).toEqual([500, configuration]);
  expect(answer("invalid", { reason: "no price" })).toEqual([
    400,
    "The selected plan is currently unavailable. Please try a different plan.",
  ]);
  const failed = "Failed to start checkout process. Please try again.";
  expect(answer("invalid")).toEqual([500, failed]);
  expect(answer("rate")).toEqual([503, failed]);
});

/** The status and the message of a refusal. */
function said(refusal: SubscriptionRefusal): [number, string] {
  const say = sayIn("en");
  return [subscriptionStatuses[refusal.problem], say(refusalSentence(refusal))];
}

test("ERR-26 ERR-28 ERR-29 invoices that cannot be read show the message of the cause", () => {
  const answer = (...about: ConstructorParameters<typeof PaymentProblem>) =>
    said(billingRefusal(new PaymentProblem(...about)));
  expect(answer("invalid", { reason: "not found" })).toEqual([
    404,
    "No billing information found for your account.",
  ]);
  for (const kind of ["unavailable", "timeout", "rate", "auth"] as const) {
    expect(answer(kind)).toEqual([
      503,
      "Billing service is temporarily unavailable. Please try again later.",
    ]);
  }
  expect(answer("invalid", { cause: new Error("Invalid limit") })).toEqual([
    400,
    "Failed to fetch invoices: Invalid limit",
  ]);
});

test("ERR-30 a refused change shows the provider's reason, or the general message", () => {
  const sentence = "Your card has expired.";
  const refused = new PaymentProblem("invalid", { reason: "card", sentence });
  expect(said(changeRefusal(refused))).toEqual([402, sentence]);
  const failed = "Failed to update subscription";
  expect(said(changeRefusal(new PaymentProblem("timeout")))).toEqual([503, failed]);
  expect(said(changeRefusal(new PaymentProblem("invalid")))).toEqual([400, failed]);
});

test("an error outside of payments is rethrown", () => {
  const mistake = new TypeError("undefined is not a function");
  for (const refusal of [checkoutRefusal, billingRefusal, changeRefusal]) {
    expect(() => refusal(mistake)).toThrow(mistake);
  }
});

test("ERR-23 ERR-24 an unknown plan and a checkout page without an address are refused", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, wish } = await memberWorld(tx);
    expect(await startCheckout(services, viewer, wish("gold_monthly"))).toEqual({
      problem: "unknown-plan",
    });
    expect([checkoutStatuses["unknown-plan"], checkoutMessages["unknown-plan"].en]).toEqual([
      400,
      "The selected plan is currently unavailable. Please try a different plan or contact support.",
    ]);
    const { payments } = services;
    const without = {
      ...payments,
      startCheckout: async (...about: Parameters<typeof payments.startCheckout>) => ({
        ...(await payments.startCheckout(...about)),
        url: null,
      }),
    };
    expect(
      await startCheckout({ ...services, payments: without }, viewer, wish("elite_monthly")),
    ).toEqual({ problem: "no-address" });
    expect([checkoutStatuses["no-address"], checkoutMessages["no-address"].en]).toEqual([
      502,
      "No checkout URL returned",
    ]);
  }));

test("ERR-19 a member whose membership changes faster than it can be read is told to try again", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.subscribe("pacer_monthly");
    const { services, viewer, wish } = member;
    const [live] = await services.payments.subscriptionsOf(await member.customer());
    const payments = {
      ...services.payments,
      // Two paid subscriptions, of which the second reappears whenever it is ended.
      subscriptionsOf: async () => (live ? [live, { ...live, id: "sub_again" }] : []),
      endNow: async () => services.payments.cancelAtPeriodEnd(live?.id ?? ""),
    };
    const begun = await startCheckout({ ...services, payments }, viewer, wish("elite_monthly"));
    expect(begun).toEqual({ problem: "unreachable" });
  }));

test("members see their own invoices only", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.subscribe("pacer_monthly");
    const other = await memberWorld(tx);
    expect(await fetchInvoices(other.services, other.viewer)).toEqual({ problem: "no-customer" });
    const { invoices } = {
      invoices: [],
      ...(await fetchInvoices(member.services, member.viewer)),
    };
    expect(invoices).toEqual([
      {
        id: expect.stringMatching(/^in_/),
        created: Date.parse("2026-11-01T00:00:00Z") / 1000,
        number: expect.stringMatching(/^SANDBOX-\d{5}$/),
        amount_paid: 999,
        amount_due: 0,
        currency: "usd",
        status: "paid",
        hosted_invoice_url: expect.stringContaining("https://dorsal.example/sandbox/invoices/in_"),
        invoice_pdf: expect.stringMatching(/\/invoice\.pdf$/),
      },
    ]);
  }));
