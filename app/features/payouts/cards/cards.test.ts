import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  cardDisputes,
  cardPayments,
  entryOrders,
  payments,
  raceDistances,
  raceRegistrations,
  refunds,
} from "#db/schema.ts";
import type { Organizer } from "#features/organizers/organizer.ts";
import { cancelOrder, chooseMethod } from "#features/registrations/orders/commands.server.ts";
import { sweepOrders } from "#features/registrations/orders/lapsed.server.ts";
import { officePayments } from "#features/registrations/orders/office.server.ts";
import { confirmPayment, settlePayment } from "#features/registrations/orders/review.server.ts";
import { changeSale } from "#features/registrations/prices/commands.server.ts";
import { saleForm } from "#features/registrations/prices/schema.ts";
import { takesCards } from "#features/registrations/ways.server.ts";
import type { PaymentSandbox } from "#services/payments/sandbox/sandbox.ts";
import { switchSandbox } from "#services/providers/sandbox-switches.ts";
import { cards } from "../../../../tests/support/cards.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { Killed, killedAfter } from "../../../../tests/support/killed.ts";
import { paymentsAt } from "../../../../tests/support/membership.ts";
import { anOrder, faultsOf } from "../../../../tests/support/orders.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { anOrganizer } from "../../../../tests/support/races/organizers.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { anEntryWorld } from "../../../../tests/support/registrations.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { choosePayee, connectAccount, refreshAccount } from "../commands.server.ts";
import { compareSales, endPages } from "../jobs.server.ts";
import { accountOf, lastPayouts } from "../queries.server.ts";
import { receiveAccountEvent } from "../sync.server.ts";
import { keepDispute } from "./disputes.server.ts";
import { beginCardPayment, findSlip, refreshOrder } from "./paying.server.ts";
import { refundByCard, sendRefunds } from "./refunds.server.ts";
import { syncSale } from "./sync.server.ts";

const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const urls = { successUrl: `${origin}/orders/1?paid=yes`, cancelUrl: `${origin}/orders/1` };
const back = { returnUrl: `${origin}/back`, againUrl: `${origin}/again` };
const total = 50_000;

/** A Mexican race whose 10K costs 500 pesos and is paid by card, with a runner and its organizer. */
async function aShop(tx: Database) {
  const { place, viewer, sent } = await anEntryWorld(tx, {
    registrationDeadline: "2026-12-04",
  });
  let at = now().getTime();
  const clock = () => new Date(at);
  const services = { ...paymentsAt(tx, clock), limits: limitsThat(true) };
  const sandbox = services.payments.sandbox as PaymentSandbox;
  await aSale(tx, place, [{ priceMinor: total }], { currency: "MXN" });
  const { userId } = await anOrganizer(tx, place.raceId);
  const organizer = { userId, email: "organizer@example.com", isAdmin: false } as Organizer;
  const opened = await connectAccount(services, organizer, "MX", back);
  if (!("url" in opened)) throw new Error(opened.problem);
  await sandbox.takeOnboardingStep(opened.url.split("/").at(-1) ?? "", "finished");
  await refreshAccount(services, organizer);
  await choosePayee(services, organizer, place.raceId, true);
  const account = (await accountOf(services, organizer))?.accountId ?? "";
  const runner = { ...viewer, email: "ana@example.com" };
  const shop = {
    services,
    sandbox,
    place,
    runner,
    organizer,
    account,
    sent,
    /** Moves the clock forward by some minutes, also at the provider. */
    async pass(minutes: number) {
      at += minutes * 60_000;
      await sandbox.catchUp();
    },
    /** An order that holds the last place unless the distance has more. */
    async order(who = runner) {
      return (await anOrder(tx, who, place, { shownMinor: total, at: clock })).orderId;
    },
    /** Opens the page to pay an order at; its id. */
    async begin(orderId: string, who = runner) {
      const begun = await beginCardPayment(services, who, orderId, urls);
      if ("problem" in begun) throw new Error(begun.problem);
      return begun.url.split("/").at(-1) ?? "";
    },
    pay: (page: string, card = cards.pays) => sandbox.pay(page, { card, isConfirmed: true }),
    /** Removes and returns the waiting events, as they would have been delivered. */
    async intercept() {
      const taken: [payload: string, signature: string][] = [];
      await sandbox.deliver(
        async (...[payload, signature]) => taken.push([payload, signature]) > 0,
      );
      return taken;
    },
    async deliver() {
      for (const event of await shop.intercept()) {
        expect(await receiveAccountEvent(services, ...event)).toBe(200);
      }
    },
    async state(orderId: string) {
      const [order] = await tx.select().from(entryOrders).where(eq(entryOrders.id, orderId));
      const attempts = await tx
        .select()
        .from(payments)
        .where(eq(payments.orderId, orderId))
        .orderBy(payments.attempt);
      return { order, attempts };
    },
    /** A paid order: its payment. */
    async paid(card = cards.pays) {
      const orderId = await shop.order();
      await shop.pay(await shop.begin(orderId), card);
      await shop.deliver();
      const { order, attempts } = await shop.state(orderId);
      expect(order?.state).toBe("paid");
      return { orderId, paymentId: attempts[0]?.id ?? "", intent: attempts[0]?.intentId ?? "" };
    },
    refundsOf: (paymentId: string) =>
      tx
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, paymentId))
        .orderBy(refunds.amountMinor),
  };
  return shop;
}

type Shop = Awaited<ReturnType<typeof aShop>>;

const inShop = (work: (shop: Shop, tx: Database) => Promise<void>) => () =>
  rolledBack(db, async (tx) => {
    const shop = await aShop(tx);
    await work(shop, tx);
    expect(await faultsOf(tx, shop.place.raceId)).toEqual([]);
  });

const subjects = async ({ sent }: Shop) => (await sent()).map(({ subject }) => subject).sort();

test(
  "an order is paid on one page, and its events, shuffled and repeated, make one entry",
  inShop(async (shop, tx) => {
    const orderId = await shop.order();
    const page = await shop.begin(orderId);
    expect(await shop.begin(orderId)).toBe(page);
    expect(await shop.sandbox.payPage(page)).toMatchObject({ amount: total, currency: "mxn" });
    await refreshOrder(shop.services, shop.runner, orderId);
    expect((await shop.state(orderId)).order?.state).toBe("held");
    expect(await shop.pay(page)).toBe("paid");
    const events = await shop.intercept();
    for (const event of [...events.toReversed(), ...events, ...events]) {
      expect(await receiveAccountEvent(shop.services, ...event)).toBe(200);
    }
    const { order, attempts } = await shop.state(orderId);
    expect(order).toMatchObject({ state: "paid", expiresAt: null });
    expect(attempts).toMatchObject([
      {
        method: "stripe_card",
        state: "received",
        kind: "due",
        receivedMinor: total,
        accountId: shop.account,
        sessionId: page,
        intentId: expect.stringMatching(/^pi_/),
        chargeId: expect.stringMatching(/^ch_/),
      },
    ]);
    const [entry] = await tx.select().from(raceRegistrations);
    expect(entry).toMatchObject({ status: "confirmed", bib: expect.any(Number) });
    expect(await subjects(shop)).toHaveLength(1);
    expect(await beginCardPayment(shop.services, shop.runner, orderId, urls)).toEqual({
      problem: "over",
    });
  }),
);

test(
  "without a single event the return to the order, or the night, finds the payment",
  inShop(async (shop, tx) => {
    await tx.update(raceDistances).set({ capacity: 3 });
    const first = await shop.order();
    await shop.pay(await shop.begin(first));
    await shop.intercept();
    await refreshOrder(shop.services, shop.runner, first);
    expect((await shop.state(first)).order?.state).toBe("paid");
    const other = { userId: await aPerson(tx), email: "bea@example.com" };
    const second = await shop.order(other);
    await shop.pay(await shop.begin(second, other));
    await shop.intercept();
    expect(await compareSales(shop.services)).toEqual({ read: 2, failed: 0 });
    expect((await shop.state(second)).order?.state).toBe("paid");
  }),
);

test(
  "a session that was made but not stored is found again by its key",
  inShop(async (shop, tx) => {
    const orderId = await shop.order();
    const page = await shop.begin(orderId);
    await tx.update(payments).set({ sessionId: null });
    await shop.pass(5);
    expect(await shop.begin(orderId)).toBe(page);
    expect((await shop.state(orderId)).attempts).toHaveLength(1);
  }),
);

test(
  "the page ends with its order: when its time is over, when it is cancelled, and when another way is chosen",
  inShop(async (shop, tx) => {
    await tx.update(raceDistances).set({ capacity: 3 });
    const isOver = async (page: string) => {
      await endPages(shop.services);
      expect(await shop.sandbox.pay(page, { card: cards.pays, isConfirmed: true })).toHaveProperty(
        "refusal",
      );
    };
    const changed = await shop.order();
    const page = await shop.begin(changed);
    const { services, runner } = shop;
    expect(await chooseMethod(services, runner, { orderId: changed, method: "yape" })).toEqual({
      problem: null,
    });
    await isOver(page);
    const again = await shop.begin(changed);
    expect(again).not.toBe(page);
    await cancelOrder(services, runner, changed);
    await isOver(again);
    const lapsed = await shop.order();
    const third = await shop.begin(lapsed);
    await shop.pass(31);
    await isOver(third);
    expect(await sweepOrders(services)).toBe(1);
    expect(await tx.$count(cardPayments, eq(cardPayments.isOver, false))).toBe(0);
    expect(await endPages(services)).toBe(0);
  }),
);

test(
  "a card that pays at the last moment is paid for the order, or a surplus when the place is gone",
  inShop(async (shop, tx) => {
    await tx.update(raceDistances).set({ capacity: 1 });
    const first = await shop.order();
    const page = await shop.begin(first);
    await shop.pass(31);
    await sweepOrders(shop.services);
    await shop.pay(page);
    const other = { userId: await aPerson(tx), email: "bea@example.com" };
    const second = await shop.order(other);
    await shop.deliver();
    expect(await shop.state(first)).toMatchObject({
      order: { state: "expired" },
      attempts: [{ state: "received", kind: "surplus", receivedMinor: total }],
    });
    await cancelOrder(shop.services, other, second);
    const third = await shop.order();
    const last = await shop.begin(third);
    await shop.pass(31);
    await sweepOrders(shop.services);
    await shop.pay(last);
    await shop.deliver();
    expect(await shop.state(third)).toMatchObject({
      order: { state: "paid" },
      attempts: [{ state: "received", kind: "due" }],
    });
  }),
);

test(
  "a slip for a shop holds the place until its cash can no longer be reported",
  inShop(async (shop, tx) => {
    const { services, runner, sandbox } = shop;
    await tx.update(raceDistances).set({ capacity: 1 });
    const orderId = await shop.order();
    const page = await shop.begin(orderId);
    expect(await sandbox.pay(page, "voucher")).toBe("paid");
    const events = await shop.intercept();
    for (const event of [...events, ...events]) await receiveAccountEvent(services, ...event);
    const slip = await findSlip(services, runner, orderId);
    expect(slip?.url).toContain("/sandbox/oxxo/");
    const { order, attempts } = await shop.state(orderId);
    expect(order?.state).toBe("awaiting_payment");
    expect(order?.expiresAt).toEqual(new Date((slip?.until.getTime() ?? 0) + 4 * 24 * 3_600_000));
    expect(attempts).toMatchObject([{ method: "stripe_oxxo", state: "pending" }]);
    expect(await subjects(shop)).toEqual(["Pay at OXXO: Carrera"]);
    await shop.pass(3 * 24 * 60);
    await sandbox.answerVoucher(attempts[0]?.intentId ?? "", "pay");
    const later = await shop.intercept();
    for (const event of [...later.toReversed(), ...events]) {
      await receiveAccountEvent(services, ...event);
    }
    expect(await shop.state(orderId)).toMatchObject({
      order: { state: "paid" },
      attempts: [{ state: "received", kind: "due", chargeId: expect.stringMatching(/^py_/) }],
    });
    const refused = await refundByCard(services, shop.organizer, {
      paymentId: attempts[0]?.id ?? "",
      minor: 100,
      reason: "Injured",
    });
    expect(refused).toEqual({ problem: "by-hand" });
  }),
);

test(
  "a slip that lapses frees the place, and cash that comes all the same takes a free one",
  inShop(async (shop, tx) => {
    await tx.update(raceDistances).set({ capacity: 1 });
    const orderId = await shop.order();
    await shop.sandbox.pay(await shop.begin(orderId), "voucher");
    await shop.deliver();
    await shop.pass(4 * 24 * 60);
    await shop.deliver();
    expect(await sweepOrders(shop.services)).toBe(1);
    const { attempts } = await shop.state(orderId);
    expect(attempts).toMatchObject([{ state: "failed" }]);
    expect(await findSlip(shop.services, shop.runner, orderId)).toBeNull();
    await shop.sandbox.answerVoucher(attempts[0]?.intentId ?? "", "pay");
    await shop.deliver();
    expect((await shop.state(orderId)).order?.state).toBe("paid");
  }),
);

test(
  "an event of another account, and an amount that is not the order's, fulfil nothing",
  inShop(async (shop, tx) => {
    const orderId = await shop.order();
    const page = await shop.begin(orderId);
    await shop.pay(page);
    const { attempts } = await shop.state(orderId);
    const paymentId = attempts[0]?.id ?? "";
    const isIt = eq(payments.id, paymentId);
    await tx.update(payments).set({ accountId: "acct_other" }).where(isIt);
    await shop.deliver();
    expect((await shop.state(orderId)).order?.state).toBe("held");
    await tx
      .update(payments)
      .set({ accountId: shop.account, amountMinor: total - 1 })
      .where(isIt);
    await syncSale(shop.services, paymentId);
    expect(await shop.state(orderId)).toMatchObject({
      order: { state: "held" },
      attempts: [{ state: "received", kind: "surplus" }],
    });
  }),
);

test(
  "a payment is refunded in parts by the organizer, never more than it was, and each once",
  inShop(async (shop) => {
    const { services, organizer } = shop;
    const { paymentId, intent } = await shop.paid();
    const refund = (minor: number, who: { userId: string; isAdmin: boolean } = organizer) =>
      refundByCard(services, who, { paymentId, minor, reason: "Injured" });
    const stranger = { userId: shop.runner.userId, isAdmin: false };
    expect(await refund(100, stranger)).toEqual({ problem: "gone" });
    expect(await refund(30_000)).toEqual({ problem: null });
    expect(await refund(20_001)).toEqual({ problem: "too-much" });
    await switchSandbox(services, "payments", "off");
    expect(await refund(20_000)).toEqual({ problem: "on-its-way" });
    await switchSandbox(services, "payments", "on");
    await shop.pass(2);
    expect(await sendRefunds(services)).toBe(1);
    expect(await sendRefunds(services)).toBe(0);
    expect(await shop.refundsOf(paymentId)).toMatchObject([
      { amountMinor: 20_000, state: "succeeded", way: "stripe", stripeId: expect.any(String) },
      { amountMinor: 30_000, state: "succeeded" },
    ]);
    const made = await services.payments.refundsOf(shop.account, intent);
    expect(made.map(({ amount }) => amount)).toEqual([20_000, 30_000]);
    for (const event of (await shop.intercept()).toReversed()) {
      await receiveAccountEvent(services, ...event);
    }
    expect(await shop.refundsOf(paymentId)).toHaveLength(2);
  }),
);

test(
  "a refund that fails later gives its amount back, and one of the provider's dashboard is found",
  inShop(async (shop, tx) => {
    const { services, organizer, account } = shop;
    const { orderId, paymentId, intent } = await shop.paid("4000000000005126");
    const about = { paymentId, minor: total, reason: "Injured" };
    expect(await refundByCard(services, organizer, about)).toEqual({ problem: null });
    await shop.pass(2);
    await shop.deliver();
    expect(await shop.refundsOf(paymentId)).toMatchObject([{ state: "failed" }]);
    expect((await shop.state(orderId)).attempts).toMatchObject([{ refundedMinor: 0 }]);
    const external = { accountId: account, intentId: intent, ourId: "", amount: 7, hasFee: false };
    await services.payments.refundSale(external, "by hand");
    await tx.update(refunds).set({ updatedAt: shop.services.now() });
    await shop.deliver();
    await shop.deliver();
    expect(await shop.refundsOf(paymentId)).toMatchObject([
      { amountMinor: 7, state: "succeeded", requestedBy: null },
      { amountMinor: total, state: "failed" },
    ]);
  }),
);

test(
  "a dispute is told when it opens and when it ends, locks refunds meanwhile, and is money gone when it is lost",
  inShop(async (shop, tx) => {
    const { services, organizer, sandbox, place } = shop;
    const letters = async () => (await subjects(shop)).filter((each) => /disput/.test(each ?? ""));
    const shown = async (shelf: "settle" | "received") =>
      officePayments({ db: tx }, organizer, place.raceId, { shelf, page: 1 });
    const { paymentId, intent } = await shop.paid("4000000000000259");
    await syncSale(services, paymentId);
    expect(await letters()).toEqual(["A payment is disputed: Carrera"]);
    const dispute = { disputeState: "open", disputeMinor: total, intentId: intent };
    expect((await shown("settle"))?.orders).toMatchObject([dispute]);
    expect((await shown("settle"))?.orders[0]?.disputeUntil).toBeInstanceOf(Date);
    const byHand = { paymentId, minor: 100, to: "refund" as const, reason: "Injured" };
    expect(await settlePayment(services, organizer, byHand)).toEqual({ problem: "disputed" });
    await sandbox.decideDisputes(intent, "lost");
    await shop.deliver();
    await syncSale(services, paymentId);
    expect(await letters()).toEqual([
      "A dispute is decided: Carrera",
      "A payment is disputed: Carrera",
    ]);
    const lost = await shown("received");
    expect(lost?.counts).toMatchObject({ receivedMinor: total, lostMinor: total });
    expect(lost?.orders).toMatchObject([{ disputeState: "lost", lostMinor: total }]);
    expect((await shown("settle"))?.orders).toEqual([]);
    expect(await settlePayment(services, organizer, byHand)).toEqual({ problem: "too-much" });
  }),
);

test(
  "a dispute that is won gives its money back to the report, and one that nobody answers is lost",
  inShop(async (shop, tx) => {
    const { services, organizer, sandbox, place } = shop;
    const { paymentId, intent } = await shop.paid("4000000000000259");
    await sandbox.decideDisputes(intent, "won");
    await shop.deliver();
    const shelf = { shelf: "received" as const, page: 1 };
    const won = await officePayments({ db: tx }, organizer, place.raceId, shelf);
    expect(won).toMatchObject({ counts: { lostMinor: 0 }, orders: [{ disputeState: "won" }] });
    const kept = { paymentId, minor: 100, to: "keep" as const, reason: "As agreed" };
    expect(await settlePayment(services, organizer, kept)).toEqual({ problem: null });
    const runner = { userId: await aPerson(tx), email: "eva@example.com" };
    const orderId = await shop.order(runner);
    await shop.pay(await shop.begin(orderId, runner), "4000000000000259");
    await shop.deliver();
    await shop.pass(15 * 24 * 60);
    await shop.deliver();
    expect((await shop.state(orderId)).attempts).toMatchObject([{ lostMinor: total }]);
  }),
);

test(
  "each dispute of a payment counts by itself, and an older reading opens none again",
  inShop(async (shop, tx) => {
    const { services, sandbox } = shop;
    const { paymentId, orderId, intent } = await shop.paid("4000000000000259");
    await sandbox.decideDisputes(intent, "lost");
    await shop.deliver();
    const key = { id: paymentId, orderId };
    const [first] = await tx.select().from(cardDisputes);
    const second = { id: "dp_second", amount: 100, state: "open" as const, until: null };
    await keepDispute(services, key, second);
    const books = async () => {
      const [card] = await tx.select().from(cardPayments);
      const [money] = await tx.select().from(payments).where(eq(payments.id, paymentId));
      return { isOpen: card?.isDisputed, lost: money?.lostMinor };
    };
    expect(await books()).toEqual({ isOpen: true, lost: total });
    await keepDispute(services, key, { ...second, state: "won" });
    const late = { id: first?.id ?? "", amount: total, state: "open" as const, until: null };
    await keepDispute(services, key, late);
    expect(await books()).toEqual({ isOpen: false, lost: total });
  }),
);

test(
  "the last payouts of an account are read from the provider, and its silence is said",
  inShop(async (shop) => {
    const { services, organizer } = shop;
    await shop.paid();
    expect(await lastPayouts(services, organizer)).toEqual([]);
    await shop.pass(24 * 60);
    expect(await lastPayouts(services, organizer)).toMatchObject([
      { amount: total, currency: "mxn", state: "in_transit" },
    ]);
    await shop.pass(24 * 60);
    expect(await lastPayouts(services, organizer)).toMatchObject([{ state: "paid" }]);
    await switchSandbox(services, "payments", "off");
    expect(await lastPayouts(services, organizer)).toBeNull();
  }),
);

test(
  "a process that is killed anywhere between the card and the books loses no money and refunds nothing twice",
  inShop(async (shop, tx) => {
    const { services, organizer, place } = shop;
    /** Kills the work before each of its statements in turn, and goes on with the jobs each time. */
    const killEverywhere = async (
      work: (services: Shop["services"]) => Promise<unknown>,
      after: () => Promise<unknown>,
      check: (count: number) => Promise<void>,
    ) => {
      for (let count = 0, isKilled = true; isKilled; count += 2) {
        isKilled = false;
        await tx.execute(sql`savepoint history`);
        try {
          await work({ ...services, db: killedAfter(tx, count) });
        } catch (problem) {
          if (!(problem instanceof Killed)) throw problem;
          isKilled = true;
        }
        await after();
        await check(count);
        expect(await faultsOf(tx, place.raceId)).toEqual([]);
        await tx.execute(sql`rollback to savepoint history`);
      }
    };
    const orderId = await shop.order();
    await shop.pay(await shop.begin(orderId));
    const [{ id: paymentId = "" } = {}] = (await shop.state(orderId)).attempts;
    await killEverywhere(
      (dying) => syncSale(dying, paymentId),
      () => compareSales(services),
      async (count) => {
        const { order, attempts } = await shop.state(orderId);
        expect(order?.state, `killed after ${count}`).toBe("paid");
        expect(attempts).toMatchObject([{ state: "received", kind: "due", receivedMinor: total }]);
      },
    );
    await syncSale(services, paymentId);
    const [{ intentId } = { intentId: null }] = (await shop.state(orderId)).attempts;
    await killEverywhere(
      (dying) => refundByCard(dying, organizer, { paymentId, minor: 20_000, reason: "Injured" }),
      async () => {
        const later = { ...services, now: () => new Date(services.now().getTime() + 120_000) };
        await sendRefunds(later);
      },
      async (count) => {
        const there = await services.payments.refundsOf(shop.account, intentId ?? "");
        const [{ refundedMinor } = { refundedMinor: null }] = (await shop.state(orderId)).attempts;
        expect(there.length, `killed after ${count}`).toBeLessThan(2);
        expect(refundedMinor).toBe(there.reduce((sum, { amount }) => sum + amount, 0));
      },
    );
  }),
);

test(
  "the rest of an order that is paid in part is paid by card",
  inShop(async (shop, tx) => {
    const { services, runner, organizer } = shop;
    const orderId = await shop.order();
    await chooseMethod(services, runner, { orderId, method: "cash" });
    const open = await shop.begin(orderId);
    await tx.update(payments).set({ state: "failed" }).where(eq(payments.method, "stripe_card"));
    expect(
      await confirmPayment(services, organizer, { orderId, receivedMinor: 20_000 }),
    ).toMatchObject({ received: "part", owedMinor: 30_000 });
    const page = await shop.begin(orderId);
    expect(page).not.toBe(open);
    await shop.pay(page);
    await shop.deliver();
    const { order, attempts } = await shop.state(orderId);
    expect(order?.state).toBe("paid");
    expect(attempts.at(-1)).toMatchObject({ kind: "due", receivedMinor: 30_000 });
  }),
);

test(
  "a disputed payment is not refunded, and an account that is stopped or gone takes no cards",
  inShop(async (shop) => {
    const { services, organizer, sandbox, account, place } = shop;
    const { paymentId } = await shop.paid("4000000000000259");
    const about = { paymentId, minor: 100, reason: "Injured" };
    expect(await refundByCard(services, organizer, about)).toEqual({ problem: "disputed" });
    const terms = { currency: "MXN", member_percent: "0", upload_hours: "48", review_hours: "72" };
    const step = { id: null, priceMinor: 50_000, lastDay: null, places: null };
    const prices = [{ distanceId: place.distanceId, steps: [step] }];
    const withoutWays = { ...saleForm.parse(terms), prices };
    expect(await takesCards(services, place.raceId)).toBe(true);
    expect(await changeSale(services, organizer, place.raceId, withoutWays)).toEqual({
      problem: null,
    });
    await sandbox.changeAccount(account, "disabled");
    await shop.deliver();
    expect(await takesCards(services, place.raceId)).toBe(false);
    expect(await changeSale(services, organizer, place.raceId, withoutWays)).toEqual({
      problem: "no-way",
    });
    await sandbox.changeAccount(account, "finished");
    await shop.deliver();
    expect(await takesCards(services, place.raceId)).toBe(true);
    await sandbox.changeAccount(account, "disconnect");
    await shop.deliver();
    expect(await takesCards(services, place.raceId)).toBe(false);
    expect(await compareSales(services)).toEqual({ read: 1, failed: 0 });
  }),
);

test(
  "only the runner pays an order, and a provider that is away or a limit says so",
  inShop(async (shop, tx) => {
    const { services, runner } = shop;
    const orderId = await shop.order();
    const stranger = { userId: await aPerson(tx), email: "bea@example.com" };
    const begin = (who = runner, needs = services) => beginCardPayment(needs, who, orderId, urls);
    expect(await begin(stranger)).toEqual({ problem: "gone" });
    expect(await begin(runner, { ...services, limits: limitsThat(false) })).toEqual({
      problem: "too-often",
    });
    await switchSandbox(services, "payments", "off");
    expect(await begin()).toEqual({ problem: "failed" });
    await switchSandbox(services, "payments", "on");
    await choosePayee(services, shop.organizer, shop.place.raceId, false);
    expect(await begin()).toEqual({ problem: "no-cards" });
    expect(await tx.$count(payments, and(eq(payments.orderId, orderId)))).toBe(1);
  }),
);
