import { describe, expect, test } from "vitest";
import { cards } from "../../../tests/support/cards.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import {
  newKey,
  origin,
  paymentOptions,
  paymentSides,
} from "../../../tests/support/providers/payments.ts";
import { openPayments } from "./open.ts";
import type { NewSale } from "./payments.ts";
import { PaymentProblem } from "./problem.ts";
import { type Receive, signatureOf } from "./sandbox/events.ts";
import type { PaymentSandbox } from "./sandbox/sandbox.ts";
import { stripePayments } from "./stripe.ts";

const { db } = await openTestDatabase();
const urls = { returnUrl: `${origin}/back`, againUrl: `${origin}/again` };
const seconds = (ahead = 0) => Math.floor(Date.now() / 1000) + ahead;
const about = (country: string) => ({ userId: newKey(), email: "ana@example.com", country });

for (const { name, payments, stripe } of paymentSides(db)) {
  describe(`organizers' accounts by ${name}`, { timeout: 120_000 }, () => {
    test("an account is created once, takes nothing at first, and has an address to finish it", async () => {
      const [asked, key] = [about("MX"), newKey()];
      const account = await payments.createAccount(asked, key);
      expect(account).toMatchObject({
        country: "MX",
        takesCharges: false,
        takesOxxo: false,
        paysOut: false,
        isSubmitted: false,
        disabledReason: expect.any(String),
      });
      expect(account.due.length).toBeGreaterThan(0);
      expect((await payments.createAccount(asked, key)).id).toBe(account.id);
      expect(await payments.findAccount(account.id)).toEqual(account);
      expect(await payments.openOnboarding(account.id, urls)).toMatch(/^http/);
    });

    test("nobody's account is no account, and a country without accounts has its own error", async () => {
      expect(await payments.findAccount("acct_1aaaaaaaaaaaaaaa")).toBeNull();
      await expect(payments.createAccount(about("PE"), newKey())).rejects.toMatchObject({
        kind: "invalid",
        reason: "no country",
      });
    });

    test("the same key in two accounts makes two objects, and neither account has the other's", async () => {
      const [one, other] = [
        await payments.createAccount(about("US"), newKey()),
        await payments.createAccount(about("US"), newKey()),
      ];
      const idempotencyKey = newKey();
      const inOne = { stripeAccount: one.id, idempotencyKey };
      const ours = await stripe.customers.create({ name: "Ana" }, inOne);
      const inOther = { stripeAccount: other.id, idempotencyKey };
      const theirs = await stripe.customers.create({ name: "Ana" }, inOther);
      expect(theirs.id).not.toBe(ours.id);
      for (const options of [{ stripeAccount: other.id }, {}]) {
        const looked = stripe.customers.retrieve(ours.id, {}, options);
        await expect(looked).rejects.toMatchObject({ statusCode: 404 });
      }
    });
  });
}

const { payments, sandbox } = openSandbox();

/** Payments over a sandbox of their own. */
function openSandbox() {
  const opened = openPayments({ ...paymentOptions(db), settings: null, fetch });
  return { payments: opened, sandbox: opened.sandbox as PaymentSandbox };
}

async function anAccount(country = "MX") {
  const { id } = await payments.createAccount(about(country), newKey());
  await sandbox.changeAccount(id, "finished");
  return id;
}

const sale = (accountId: string, changes: Partial<NewSale> = {}): NewSale => ({
  accountId,
  orderId: newKey(),
  email: "ana@example.com",
  lines: [
    { name: "10K", amount: 45_000 },
    { name: "Shirt", amount: 5_000 },
  ],
  currency: "mxn",
  fee: 1_000,
  expiresAt: seconds(3600),
  oxxoDays: 3,
  successUrl: `${origin}/es/orders/1?paid`,
  cancelUrl: `${origin}/es/orders/1`,
  ...changes,
});

async function aPaidSale(card = cards.pays) {
  const account = await anAccount();
  const { id } = await payments.startSale(sale(account), newKey());
  expect(await sandbox.pay(id, { card, isConfirmed: true })).toBe("paid");
  const paid = await payments.findSale(account, id);
  return { account, id, intent: paid?.intentId ?? "" };
}

const refundOf = ({ account, intent }: { account: string; intent: string }, amount: number) => ({
  accountId: account,
  intentId: intent,
  ourId: newKey(),
  amount,
  hasFee: true,
});

describe("accounts in the sandbox", () => {
  test("the owner's page leaves something due, disables, finishes, and disconnects", async () => {
    const { id } = await payments.createAccount(about("MX"), newKey());
    const link = async () => (await payments.openOnboarding(id, urls)).split("/").at(-1) ?? "";
    const first = await link();
    expect(await sandbox.onboardingPage(first)).toMatchObject({ country: "MX" });
    expect(await sandbox.takeOnboardingStep(first, "something due")).toBe(urls.returnUrl);
    expect(await payments.findAccount(id)).toMatchObject({
      takesCharges: true,
      takesOxxo: true,
      paysOut: false,
      due: ["individual.verification.document"],
    });
    expect(await sandbox.takeOnboardingStep(first, "finished")).toBe(urls.againUrl);
    await sandbox.takeOnboardingStep(await link(), "disabled");
    expect(await payments.findAccount(id)).toMatchObject({
      takesCharges: false,
      disabledReason: "requirements.past_due",
    });
    await expect(payments.startSale(sale(id), newKey())).rejects.toMatchObject({ kind: "invalid" });
    await sandbox.takeOnboardingStep(await link(), "finished");
    expect(await payments.findAccount(id)).toMatchObject({ takesCharges: true, due: [] });
    const last = await link();
    await sandbox.takeOnboardingStep(last, "disconnect");
    expect(await payments.findAccount(id)).toBeNull();
    await expect(payments.startSale(sale(id), newKey())).rejects.toMatchObject({
      reason: "no account",
    });
    expect(await sandbox.onboardingPage(last)).toEqual({ again: urls.againUrl });
    expect(await sandbox.onboardingPage("acctlink_unknown")).toBeNull();
  });

  test("a link is over after five minutes", async () => {
    let at = Date.now();
    const now = () => new Date(at);
    const later = openPayments({ ...paymentOptions(db), now, settings: null, fetch });
    const { id } = await later.createAccount(about("CA"), newKey());
    const link = (await later.openOnboarding(id, urls)).split("/").at(-1) ?? "";
    at += 301_000;
    expect(await later.sandbox?.onboardingPage(link)).toEqual({ again: urls.againUrl });
  });
});

describe("sales in the sandbox", () => {
  test("a sale is paid by card once, in its own account and nowhere else", async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    const [asked, key] = [sale(account), newKey()];
    const made = await payments.startSale(asked, key);
    expect(made).toMatchObject({ state: "open", amount: 50_000, currency: "mxn", intentId: null });
    expect((await payments.startSale(asked, key)).id).toBe(made.id);
    expect(await sandbox.payPage(made.id)).toMatchObject({
      product: "10K",
      interval: null,
      hasVoucher: true,
      successUrl: asked.successUrl,
    });
    const how = { card: cards.asksOnce, isConfirmed: false };
    expect(await sandbox.pay(made.id, { ...how, card: cards.isDeclined })).toHaveProperty(
      "refusal",
    );
    expect(await sandbox.pay(made.id, how)).toBe("asks");
    expect(await sandbox.pay(made.id, { ...how, isConfirmed: true })).toBe("paid");
    expect(await sandbox.pay(made.id, how)).toEqual({ refusal: "This checkout is over." });
    expect(await payments.findSale(account, made.id)).toMatchObject({
      state: "paid",
      url: null,
      intentId: expect.stringMatching(/^pi_/),
      chargeId: expect.stringMatching(/^ch_/),
      isDisputed: false,
    });
    expect(await payments.findSale(other, made.id)).toBeNull();
    await expect(payments.endSale(account, made.id)).rejects.toMatchObject({ kind: "invalid" });
  });

  test("a sale ends by itself or when it is ended, once", async () => {
    const account = await anAccount();
    const { id } = await payments.startSale(sale(account), newKey());
    await payments.endSale(account, id);
    expect(await payments.findSale(account, id)).toMatchObject({ state: "expired", url: null });
    await expect(payments.endSale(account, id)).rejects.toMatchObject({ kind: "invalid" });
    const { id: second } = await payments.startSale(sale(account), newKey());
    await sandbox.advanceAccount(account, 3601);
    expect(await payments.findSale(account, second)).toMatchObject({ state: "expired" });
    expect(await sandbox.pay(second, "voucher")).toEqual({ refusal: "This checkout is over." });
  });

  test("a wrong time, amount, fee or method is refused, and can be put right with the same key", async () => {
    const account = await anAccount();
    const key = newKey();
    for (const wrong of [
      { expiresAt: seconds(29 * 60) },
      { expiresAt: seconds(25 * 3600) },
      { lines: [{ name: "10K", amount: 999 }] },
      { fee: 50_001 },
      { oxxoDays: 8 },
      { lines: [] },
    ]) {
      await expect(
        payments.startSale(sale(account, wrong), key),
        JSON.stringify(wrong),
      ).rejects.toMatchObject({ kind: "invalid" });
    }
    const right = await payments.startSale(sale(account, { oxxoDays: null }), key);
    expect(await sandbox.payPage(right.id)).toMatchObject({ hasVoucher: false });
    expect(await sandbox.pay(right.id, "voucher")).toHaveProperty("refusal");
  });

  test("a voucher waits for its cash, lapses, and can be paid all the same", async () => {
    const account = await anAccount();
    // The least is 30 minutes when the request arrives, which may be in the next second.
    const asked = sale(account, { expiresAt: seconds(1860), oxxoDays: 1 });
    const { id } = await payments.startSale(asked, newKey());
    expect(await sandbox.pay(id, "voucher")).toBe("paid");
    const waiting = await payments.findSale(account, id);
    expect(waiting).toMatchObject({
      state: "waiting",
      chargeId: null,
      slip: { number: expect.stringMatching(/^\d{14}$/) },
    });
    const { until = 0, url = "" } = waiting?.slip ?? {};
    // 23:59:59 in Mexico City, tomorrow.
    expect((until + 1 - 6 * 3600) % 86_400).toBe(0);
    expect(until).toBeGreaterThan(seconds(86_400));
    expect(url).toBe(`${origin}/es/sandbox/oxxo/${waiting?.intentId}`);
    await expect(payments.endSale(account, id)).rejects.toMatchObject({ kind: "invalid" });
    await sandbox.advanceAccount(account, 2 * 86_400);
    expect(await payments.findSale(account, id)).toMatchObject({ state: "failed" });
    const intent = waiting?.intentId ?? "";
    expect(await sandbox.voucherPage(intent)).toMatchObject({ state: "lapsed" });
    await sandbox.answerVoucher(intent, "pay");
    expect(await payments.findSale(account, id)).toMatchObject({
      state: "paid",
      chargeId: expect.stringMatching(/^py_/),
    });
    await expect(payments.refundSale(refundOf({ account, intent }, 1), newKey())).rejects.toThrow(
      PaymentProblem,
    );
  });
});

describe("refunds in the sandbox", () => {
  test("a payment is refunded in parts, each once, and never more than it was", async () => {
    const paid = await aPaidSale();
    const [first, key] = [refundOf(paid, 30_000), newKey()];
    const made = await payments.refundSale(first, key);
    expect(made).toMatchObject({ amount: 30_000, status: "succeeded", ourId: first.ourId });
    expect(await payments.refundSale(first, key)).toEqual(made);
    for (const amount of [20_001, 0]) {
      const asked = payments.refundSale(refundOf(paid, amount), newKey());
      await expect(asked).rejects.toMatchObject({ kind: "invalid" });
    }
    await payments.refundSale(refundOf(paid, 20_000), newKey());
    const third = payments.refundSale(refundOf(paid, 1), newKey());
    await expect(third).rejects.toMatchObject({ kind: "invalid" });
    const amounts = (await payments.refundsOf(paid.account, paid.intent)).map((one) => one.amount);
    expect(amounts).toEqual([20_000, 30_000]);
  });

  test("a refund can be on its way, and one that had succeeded can fail", async () => {
    const later = await aPaidSale("4000000000007726");
    const asked = refundOf(later, 10_000);
    expect(await payments.refundSale(asked, newKey())).toMatchObject({ status: "pending" });
    await sandbox.advanceAccount(later.account, 61);
    expect(await payments.refundsOf(later.account, later.intent)).toMatchObject([
      { status: "succeeded", ourId: asked.ourId },
    ]);
    const failing = await aPaidSale("4000000000005126");
    const whole = refundOf(failing, 50_000);
    expect(await payments.refundSale(whole, newKey())).toMatchObject({ status: "succeeded" });
    await sandbox.advanceAccount(failing.account, 61);
    expect(await payments.refundsOf(failing.account, failing.intent)).toMatchObject([
      { status: "failed" },
    ]);
    expect(await payments.refundSale(refundOf(failing, 50_000), newKey())).toMatchObject({
      status: "succeeded",
    });
  });

  test("a disputed payment is not refunded", async () => {
    const paid = await aPaidSale("4000000000000259");
    expect(await payments.findSale(paid.account, paid.id)).toMatchObject({ isDisputed: true });
    const asked = payments.refundSale(refundOf(paid, 100), newKey());
    await expect(asked).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("events of organizers' accounts", () => {
  const secret = "whsec_of the tests, of organizers";

  async function sent() {
    const taken: Parameters<Receive>[] = [];
    await sandbox.deliver(async (...event) => taken.push(event) > 0);
    return taken;
  }

  test("they name the account, the sale and the payment, and are signed with a secret of their own", async () => {
    await sent();
    const { account, id, intent } = await aPaidSale();
    const { id: refund } = await payments.refundSale(refundOf({ account, intent }, 100), newKey());
    expect(refund).toMatch(/^re_/);
    await sandbox.changeAccount(account, "disconnect");
    const events = await sent();
    const read = [];
    for (const event of events) read.push(await payments.readEvent(...event));
    expect(read).toMatchObject([
      { type: "account.updated", accountId: account, checkoutId: null },
      { type: "checkout.session.completed", accountId: account, checkoutId: id, intentId: intent },
      { type: "refund.created", accountId: account, intentId: intent },
      { type: "account.application.deauthorized", accountId: account },
    ]);
    for (const [payload, signature] of events) {
      const asOurs = payments.readEvent(payload, signature, "our account");
      await expect(asOurs).rejects.toMatchObject({ kind: "invalid" });
    }
  });

  test("one without an account, a forged one and one from the future are refused; of the other mode, passed over", async () => {
    const event = { id: "evt_1", object: "event", type: "refund.created", livemode: false };
    const read = (body: object, at = new Date(), key = secret) => {
      const payload = JSON.stringify({ ...event, ...body });
      return payments.readEvent(payload, signatureOf(payload, key, at), "organizers' accounts");
    };
    const whole = { account: "acct_1", data: { object: { object: "refund" } } };
    expect(await read(whole)).toMatchObject({ id: "evt_1", accountId: "acct_1" });
    expect(await read({ ...whole, livemode: true })).toBeNull();
    for (const wrong of [
      read({ ...whole, account: undefined }),
      read(whole, new Date(), "whsec_of the tests"),
      read(whole, new Date(Date.now() + 400_000)),
      read(whole, new Date(Date.now() - 400_000)),
      read({ account: "acct_1" }),
    ]) {
      await expect(wrong).rejects.toMatchObject({ kind: "invalid" });
    }
  });

  test("without a secret for them there are no accounts", async () => {
    const settings = {
      secretKey: "sk_test_x",
      webhookSecret: "whsec_x",
      connectSecret: null,
      feePercent: 0,
    };
    const opened = openPayments({ ...paymentOptions(db), settings, fetch });
    expect(opened).toMatchObject({ mode: "live", hasAccounts: false });
    const read = stripePayments({ settings, fetch, now: () => new Date() }).readEvent(
      "{}",
      "",
      "organizers' accounts",
    );
    await expect(read).rejects.toMatchObject({ kind: "unavailable" });
  });
});
