import { expect, test } from "vitest";
import { PaymentProblem } from "#services/payments/problem.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { memberWorld } from "../../../tests/support/membership.ts";
import { startCheckout } from "./checkout/checkout.server.ts";
import { fetchInvoices } from "./commands.server.ts";
import { changeRefusal, checkoutRefusal, invoiceRefusal } from "./refusals.server.ts";

const { db } = await openTestDatabase();

test("ERR-19 ERR-21 ERR-22 ERR-25 a checkout that cannot begin says why, by its cause", () => {
  const sentence = (...about: ConstructorParameters<typeof PaymentProblem>) =>
    checkoutRefusal(new PaymentProblem(...about)).problem;
  const unreachable =
    "Unable to connect to payment service. Please check your internet connection and try again.";
  const configuration =
    "There was a configuration issue with the payment system. Please contact support.";
  expect(sentence("unavailable")).toBe(unreachable);
  expect(sentence("timeout")).toBe(unreachable);
  expect(sentence("invalid", { reason: "wrong mode" })).toBe(configuration);
  expect(sentence("auth")).toBe(configuration);
  expect(sentence("invalid", { reason: "no price" })).toBe(
    "The selected plan is currently unavailable. Please try a different plan.",
  );
  const failed = "Failed to start checkout process. Please try again.";
  expect(sentence("invalid")).toBe(failed);
  expect(sentence("rate")).toBe(failed);
});

test("ERR-26 ERR-28 ERR-29 invoices that cannot be read say why, by their cause", () => {
  const answer = (...about: ConstructorParameters<typeof PaymentProblem>) =>
    invoiceRefusal(new PaymentProblem(...about));
  expect(answer("invalid", { reason: "not found" })).toEqual({
    problem: "No billing information found for your account.",
    status: 404,
  });
  for (const kind of ["unavailable", "timeout", "rate", "auth"] as const) {
    expect(answer(kind)).toEqual({
      problem: "Billing service is temporarily unavailable. Please try again later.",
      status: 503,
    });
  }
  expect(answer("invalid", { cause: new Error("Invalid limit") })).toEqual({
    problem: "Failed to fetch invoices: Invalid limit",
    status: 400,
  });
});

test("ERR-30 a change says what the provider says, or the plain sentence", () => {
  const sentence = "Your card has expired.";
  const refused = new PaymentProblem("invalid", { reason: "card", sentence });
  expect(changeRefusal(refused)).toEqual({ problem: sentence, status: 402 });
  const failed = { problem: "Failed to update subscription", status: 503 };
  expect(changeRefusal(new PaymentProblem("timeout"))).toEqual(failed);
});

test("what is no problem of payments is nobody's sentence", () => {
  const mistake = new TypeError("undefined is not a function");
  for (const refusal of [checkoutRefusal, invoiceRefusal, changeRefusal]) {
    expect(() => refusal(mistake)).toThrow(mistake);
  }
});

test("ERR-23 ERR-24 a plan that is none, and a checkout without an address", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, wish } = await memberWorld(tx);
    expect(await startCheckout(services, viewer, wish("gold_monthly"))).toEqual({
      problem:
        "The selected plan is currently unavailable. Please try a different plan or contact support.",
      status: 400,
    });
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
    ).toEqual({ problem: "No checkout URL returned", status: 502 });
  }));

test("ERR-19 whose membership changes faster than it can be read is told to try again", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.subscribe("pacer_monthly");
    const { services, viewer, wish } = member;
    const [live] = await services.payments.subscriptionsOf(await member.customer());
    const payments = {
      ...services.payments,
      // Two that are both paid for, and however often the second is ended it is there again.
      subscriptionsOf: async () => (live ? [live, { ...live, id: "sub_again" }] : []),
      endNow: async () => services.payments.cancelAtPeriodEnd(live?.id ?? ""),
    };
    const begun = await startCheckout({ ...services, payments }, viewer, wish("elite_monthly"));
    expect(begun).toMatchObject({ status: 503 });
  }));

test("nobody sees the invoices of somebody else", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    await member.subscribe("pacer_monthly");
    const other = await memberWorld(tx);
    expect(await fetchInvoices(other.services, other.viewer)).toMatchObject({ status: 404 });
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
