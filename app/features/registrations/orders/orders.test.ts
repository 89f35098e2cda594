import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  entryOrders,
  orderLog,
  payments,
  raceEvents,
  raceOrganizers,
  raceRegistrations,
  races,
} from "#db/schema.ts";
import { organizedRaces } from "#features/organizers/queries.server.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openLog } from "#services/log/log.ts";
import { toDay } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import {
  allowGroups,
  anOrder,
  aProof,
  aVoucher,
  faultsOf,
  origin,
  sendForm,
  sendForms,
} from "../../../../tests/support/orders.ts";
import { outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { anEntryWorld, storedEntry } from "../../../../tests/support/registrations.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { cancelRegistration } from "../commands.server.ts";
import { companionsOf } from "../companions.server.ts";
import { guessedCode } from "../prices/queries.server.ts";
import { beginAttempt, cancelOrder, chooseMethod, sendProof } from "./commands.server.ts";
import { forgetUnpaid, lapsedPlaces, sweepOrders } from "./lapsed.server.ts";
import { remindOrganizers } from "./letters.server.ts";
import { officePayments } from "./office.server.ts";
import { paidWords } from "./paid-words.ts";
import { findOrder } from "./queries.server.ts";
import { receivePayment } from "./receiving.server.ts";
import { confirmPayment, refuseProof, settlePayment } from "./review.server.ts";

const { db } = await openTestDatabase();
const hours = (count: number) => () => new Date(now().getTime() + count * 3_600_000);
const minutes = (count: number) => hours(count / 60);

/** A race that sells its 10K, with a runner and an organizer. */
async function aShop(tx: Database) {
  const world = await anEntryWorld(tx);
  const admin = await anAdmin(tx);
  await aSale(tx, world.place);
  return { ...world, admin, needs: { db: tx, now, mail: outboxOf(tx).mail } };
}

type Shop = Awaited<ReturnType<typeof aShop>>;

const inShop = (work: (shop: Shop, tx: Database) => Promise<void>) => () =>
  rolledBack(db, async (tx) => {
    const shop = await aShop(tx);
    await work(shop, tx);
    expect(await faultsOf(tx, shop.place.raceId)).toEqual([]);
  });

async function orderIn(tx: Database, id: string) {
  const [order] = await tx.select().from(entryOrders).where(eq(entryOrders.id, id));
  const [entry] = await tx
    .select({ status: raceRegistrations.status, bib: raceRegistrations.bib })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.raceId, order?.raceId ?? ""));
  const attempts = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.attempt));
  return { state: order?.state, expiresAt: order?.expiresAt, entry, attempts };
}

/** Of all letters so far, in the order of the alphabet: the clock of the tests stands still. */
const subjects = async ({ sent }: Shop) => (await sent()).map(({ subject }) => subject).sort();

/** An order of the shop's runner up to its proof. */
async function aProvenOrder({ needs, viewer, place }: Shop, tx: Database, reference = "0012345") {
  const { orderId } = await anOrder(tx, viewer, place);
  await chooseMethod(needs, viewer, { orderId, method: "yape" });
  const proof = aProof(reference);
  expect(await sendProof(needs, viewer, { orderId, reference, proof })).toEqual({ problem: null });
  return orderId;
}

test(
  "an entry that costs money holds its place first, and is made when the organizer has the money",
  inShop(async (shop, tx) => {
    const { needs, viewer, place, admin } = shop;
    await tx.insert(raceOrganizers).values({ raceId: place.raceId, userId: await aPerson(tx) });
    const { orderId } = await anOrder(tx, viewer, place);
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "held",
      expiresAt: minutes(30)(),
      entry: { status: "pending", bib: null },
      attempts: [],
    });
    const ofRace = eq(raceEvents.raceId, place.raceId);
    expect(await subjects(shop)).toEqual([]);
    expect(await tx.$count(raceEvents, ofRace)).toBe(0);

    await chooseMethod(needs, viewer, { orderId, method: "yape" });
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "awaiting_payment",
      expiresAt: hours(48)(),
      attempts: [{ method: "yape", state: "started", amountMinor: 8000 }],
    });
    await sendProof(needs, viewer, { orderId, reference: "12-345", proof: aProof("one") });
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "in_review",
      attempts: [{ state: "in_review", reference: "12-345", referenceKey: "12345" }],
    });
    expect(await confirmPayment(needs, admin, { orderId, receivedMinor: 8000 })).toMatchObject({
      problem: null,
      received: "paid",
    });
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "paid",
      expiresAt: null,
      entry: { status: "confirmed", bib: 1 },
      attempts: [{ state: "received", kind: "due", receivedMinor: 8000, reviewedBy: admin.userId }],
    });
    const kinds = await tx.select({ kind: raceEvents.kind }).from(raceEvents).where(ofRace);
    expect(kinds).toEqual([{ kind: "registration.created" }]);
    expect(await subjects(shop)).toEqual([
      "Pay for your entry: Carrera",
      "Payments to review: Carrera",
      "We have your proof: Carrera",
      "You are registered: Carrera",
    ]);
    const mail = (await shop.sent()).find(({ subject }) => subject?.startsWith("You are"));
    expect(mail?.body).toMatch(/Paid.*S\/80 PEN/s);
    expect(mail?.body).not.toContain("nothing has been charged");
    const states = await tx
      .select({ to: orderLog.toState })
      .from(orderLog)
      .where(eq(orderLog.orderId, orderId))
      .orderBy(asc(orderLog.id));
    expect(states.map(({ to }) => to)).toEqual(["held", "awaiting_payment", "in_review", "paid"]);
  }),
);

test(
  "a total of nothing is confirmed at once, with a letter and without a payment",
  inShop(async (shop, tx) => {
    const { viewer, place } = shop;
    await aVoucher(tx, { raceId: place.raceId, code: "ELITE", kind: "free", value: null });
    const made = await sendForm(tx, viewer, place, { code: " elite ", shownMinor: 0 });
    expect(made).toMatchObject({ problem: null, orderId: null });
    expect(await subjects(shop)).toEqual(["You are registered: Carrera"]);
    expect(await tx.$count(payments)).toBe(0);
  }),
);

test(
  "nobody pays another price than the one that they have seen",
  inShop(async ({ viewer, place }, tx) => {
    expect(await sendForm(tx, viewer, place, { shownMinor: 7999 })).toMatchObject({
      problem: "price-changed",
    });
    expect(await sendForm(tx, viewer, place, { code: "NOSUCHCODE" })).toMatchObject({
      problem: "code-refused",
    });
    expect(await tx.$count(entryOrders)).toBe(0);
  }),
);

test(
  "a hold that lapses frees its place, for the next runner at once and for all others by the job",
  inShop(async (shop, tx) => {
    const { needs, viewer, place } = shop;
    await tx.update(races).set({ registrationDeadline: null }).where(eq(races.id, place.raceId));
    const others = [await aPerson(tx), await aPerson(tx), await aPerson(tx)];
    const first = await anOrder(tx, viewer, place);
    for (const userId of others.slice(0, 2)) await anOrder(tx, { userId }, place);
    expect(await sendForm(tx, { userId: others[2] ?? "" }, place)).toMatchObject({
      problem: "full",
    });
    const distance = { raceId: place.raceId, distanceId: place.distanceId ?? "" };
    expect(await lapsedPlaces(needs, distance)).toBe(0);
    expect(await lapsedPlaces({ ...needs, now: minutes(31) }, distance)).toBe(3);
    const later = await anOrder(tx, { userId: others[2] ?? "" }, place, { at: minutes(31) });
    expect(later.problem).toBeNull();
    expect(await orderIn(tx, first.orderId)).toMatchObject({ state: "expired" });
    expect(await sweepOrders({ ...needs, now: minutes(62) })).toBe(1);
    expect(await sweepOrders({ ...needs, now: minutes(62) })).toBe(0);
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
  }),
);

test(
  "money that comes late takes a free place, and is a surplus where the place is gone",
  inShop(async ({ needs, viewer, place, admin }, tx) => {
    const { orderId } = await anOrder(tx, viewer, place);
    await chooseMethod(needs, viewer, { orderId, method: "yape" });
    const later = { ...needs, now: hours(49) };
    await sweepOrders(later);
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "expired",
      entry: { status: "cancelled", bib: null },
      attempts: [{ state: "void" }],
    });
    const arrived = { orderId, receivedMinor: 8000 };
    expect(await confirmPayment(later, admin, arrived)).toMatchObject({ received: "paid" });
    expect(await orderIn(tx, orderId)).toMatchObject({ entry: { status: "confirmed", bib: 1 } });
    expect(await confirmPayment(later, admin, arrived)).toMatchObject({ problem: "decided" });

    const others = [await aPerson(tx), await aPerson(tx), await aPerson(tx)].map((userId) => ({
      userId,
    }));
    const [late = viewer, ...more] = others;
    const lapsed = await anOrder(tx, late, place);
    await chooseMethod(needs, late, { orderId: lapsed.orderId, method: "cash" });
    await sweepOrders(later);
    for (const runner of more) await anOrder(tx, runner, place, { at: hours(49) });
    const surplus = await confirmPayment(later, admin, { ...arrived, orderId: lapsed.orderId });
    expect(surplus).toMatchObject({ received: "surplus" });
    const [payment] = (await orderIn(tx, lapsed.orderId)).attempts;
    expect(payment).toMatchObject({ state: "received", kind: "surplus", receivedMinor: 8000 });
    const settle = { paymentId: payment?.id ?? "", minor: 5000, reason: "No place left" };
    expect(await settlePayment(needs, admin, { ...settle, to: "refund" })).toEqual({
      problem: null,
    });
    expect(await settlePayment(needs, admin, { ...settle, to: "refund" })).toEqual({
      problem: "too-much",
    });
    expect(await settlePayment(needs, admin, { ...settle, minor: 3000, to: "keep" })).toEqual({
      problem: null,
    });
    expect((await orderIn(tx, lapsed.orderId)).attempts[0]).toMatchObject({
      refundedMinor: 5000,
      keptMinor: 3000,
    });
  }),
);

test(
  "two payments pay an order together, each with its own number, and what is missing is told in between",
  inShop(async (shop, tx) => {
    const orderId = await aProvenOrder(shop, tx);
    const { needs, admin, viewer, place } = shop;
    expect(await confirmPayment(needs, admin, { orderId, receivedMinor: 7000 })).toMatchObject({
      received: "part",
      owedMinor: 1000,
    });
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "awaiting_payment",
      // The runner had 48 hours before the proof.
      expiresAt: hours(48)(),
      entry: { status: "pending" },
    });
    const told = (await shop.sent()).find(({ subject }) => subject?.includes("not complete"));
    expect(told?.body).toMatch(/S\/10 PEN still to pay/);
    const shelf = async (name: "settle" | "waiting") =>
      (await officePayments({ db: tx }, admin, place.raceId, { shelf: name, page: 1 }))?.orders;
    expect(await shelf("settle")).toEqual([]);
    expect(await shelf("waiting")).toMatchObject([{ creditMinor: 7000, receivedMinor: 7000 }]);
    expect(await findOrder(needs, viewer, orderId)).toMatchObject({ owedMinor: 1000 });
    const second = { orderId, reference: "0012346", proof: aProof("second") };
    expect(await sendProof(needs, viewer, second)).toEqual({ problem: null });
    expect(await confirmPayment(needs, admin, { orderId, receivedMinor: 1500 })).toMatchObject({
      received: "paid",
      owedMinor: -500,
    });
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "paid",
      attempts: [
        { kind: "due", receivedMinor: 7000, reference: "0012345" },
        { kind: "due", receivedMinor: 1500, reference: "0012346", amountMinor: 1000 },
      ],
    });
    const [tooMuch, ...others] = (await shelf("settle")) ?? [];
    expect(others).toEqual([]);
    expect(tooMuch).toMatchObject({ receivedMinor: 1500, creditMinor: 8500 });
    const paymentId = tooMuch?.paymentId ?? "";
    const refund = { paymentId, minor: 500, to: "refund" as const, reason: "Too much" };
    expect(await settlePayment(needs, admin, refund)).toEqual({ problem: null });
    expect(await shelf("settle")).toEqual([]);
  }),
);

test(
  "the rest of a payment is recorded without a proof, once, and also after the order has expired",
  inShop(async (shop, tx) => {
    const orderId = await aProvenOrder(shop, tx);
    const { needs, admin, place } = shop;
    await confirmPayment(needs, admin, { orderId, receivedMinor: 5000 });
    const after = (await orderIn(tx, orderId)).attempts[0]?.id ?? null;
    const next = { orderId, receivedMinor: 1000 };
    expect(await confirmPayment(needs, admin, next)).toMatchObject({ problem: "decided" });
    expect(await confirmPayment(needs, admin, { ...next, after })).toMatchObject({
      received: "part",
    });
    expect(await confirmPayment(needs, admin, { ...next, after })).toMatchObject({
      problem: "decided",
    });
    const later = { ...needs, now: hours(49) };
    expect(await sweepOrders(later)).toBe(1);
    const shown = await officePayments({ db: tx }, admin, place.raceId, {
      shelf: "settle",
      page: 1,
    });
    expect(shown?.orders.map(({ receivedMinor }) => receivedMinor)).toEqual([5000, 1000]);
    // The runner has begun to pay the rest in another way.
    const rest = { id: orderId, raceId: place.raceId, currency: "PEN", owedMinor: 2000 } as const;
    await beginAttempt({ db: tx, now: later.now }, rest, {
      method: "stripe_card",
      accountId: "acct_1",
    });
    const last = { orderId, receivedMinor: 2000, after: shown?.orders[1]?.paymentId ?? null };
    expect(await confirmPayment(later, admin, last)).toMatchObject({ received: "paid" });
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "paid",
      entry: { status: "confirmed" },
      attempts: [{ kind: "due" }, { kind: "due" }, { state: "void" }, { kind: "due" }],
    });
    expect(await confirmPayment(later, admin, { ...last, after: null })).toMatchObject({
      problem: "decided",
    });
  }),
);

test(
  "a part that was sent back no longer counts for its order",
  inShop(async (shop, tx) => {
    const orderId = await aProvenOrder(shop, tx);
    const { needs, admin, viewer } = shop;
    await confirmPayment(needs, admin, { orderId, receivedMinor: 5000 });
    const [part] = (await orderIn(tx, orderId)).attempts;
    const refund = { paymentId: part?.id ?? "", to: "refund" as const, reason: "Asked for" };
    await settlePayment(needs, admin, { ...refund, minor: 2000 });
    await sendProof(needs, viewer, { orderId, reference: "2", proof: aProof("second") });
    expect(await confirmPayment(needs, admin, { orderId, receivedMinor: 3000 })).toMatchObject({
      received: "part",
      owedMinor: 2000,
    });
  }),
);

test(
  "the amount of a payment can be corrected until it is settled, which also pays its order",
  inShop(async (shop, tx) => {
    const orderId = await aProvenOrder(shop, tx);
    const { needs, admin, place } = shop;
    const record = (receivedMinor: number, isCorrection: boolean) =>
      confirmPayment(needs, admin, { orderId, receivedMinor, isCorrection });
    expect(await record(800, true)).toMatchObject({ problem: "decided" });
    expect(await record(800, false)).toMatchObject({ received: "part" });
    expect(await record(8000, false)).toMatchObject({ problem: "decided" });
    expect(await record(8000, true)).toMatchObject({ received: "paid" });
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "paid",
      entry: { status: "confirmed" },
      attempts: [{ kind: "due", receivedMinor: 8000 }],
    });
    expect(await record(7000, true)).toMatchObject({ problem: "fixed" });
    expect(await record(9000, true)).toMatchObject({ received: "paid" });
    const paymentId = (await orderIn(tx, orderId)).attempts[0]?.id ?? "";
    const settle = { paymentId, minor: 1000, to: "keep" as const, reason: "As agreed" };
    const shelf = { shelf: "settle" as const, page: 1 };
    const toSettle = () => officePayments({ db: tx }, admin, place.raceId, shelf);
    expect((await toSettle())?.orders).toHaveLength(1);
    expect(await settlePayment(needs, admin, settle)).toEqual({ problem: null });
    expect((await toSettle())?.orders).toEqual([]);
    expect(await record(9500, true)).toMatchObject({ problem: "fixed" });
  }),
);

test(
  "more than the total makes the entry and leaves the rest to settle",
  inShop(async (shop, tx) => {
    const orderId = await aProvenOrder(shop, tx);
    const { needs, admin, place } = shop;
    expect(await confirmPayment(needs, admin, { orderId, receivedMinor: 9000 })).toMatchObject({
      received: "paid",
    });
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "paid",
      entry: { status: "confirmed" },
      attempts: [{ kind: "due", receivedMinor: 9000 }],
    });
    expect(await subjects(shop)).toContain("You paid more than the total: Carrera");
    const shelf = { shelf: "settle" as const, page: 1 };
    const toSettle = await officePayments({ db: tx }, admin, place.raceId, shelf);
    expect(toSettle?.orders.map(({ id }) => id)).toEqual([orderId]);
  }),
);

test(
  "a refusal after the deadline gives a day, and never less than the runner had",
  inShop(async (shop, tx) => {
    const orderId = await aProvenOrder(shop, tx);
    const { needs, admin } = shop;
    const later = { ...needs, now: hours(40) };
    await refuseProof(later, admin, { orderId, reason: "Not found" });
    expect(await orderIn(tx, orderId)).toMatchObject({ expiresAt: hours(64)() });
  }),
);

test(
  "a refused proof gives a day more, once, and the next refusal ends the order",
  inShop(async (shop, tx) => {
    const { needs, viewer, admin } = shop;
    const orderId = await aProvenOrder(shop, tx);
    const refusal = { orderId, reason: "No such operation" };
    expect(await refuseProof(needs, admin, refusal)).toEqual({ problem: null });
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "awaiting_payment",
      expiresAt: hours(48)(),
      attempts: [{ state: "failed" }],
    });
    expect(await refuseProof(needs, admin, refusal)).toEqual({ problem: "decided" });
    const second = { orderId, reference: "0012345", proof: aProof("two") };
    expect(await sendProof(needs, viewer, second)).toEqual({ problem: null });
    await refuseProof(needs, admin, refusal);
    expect(await orderIn(tx, orderId)).toMatchObject({
      state: "expired",
      entry: { status: "cancelled" },
      attempts: [{ state: "failed" }, { state: "failed" }],
    });
    expect(await subjects(shop)).toContain("Your order has expired: Carrera");
  }),
);

test(
  "an operation number and a file count for one order of the race",
  inShop(async (shop, tx) => {
    const { needs, place } = shop;
    await aProvenOrder(shop, tx, "0012345");
    const other = { userId: await aPerson(tx) };
    const { orderId } = await anOrder(tx, other, place);
    await chooseMethod(needs, other, { orderId, method: "yape" });
    const send = (reference: string, hash: string) =>
      tx.transaction((inner) =>
        sendProof({ ...needs, db: inner }, other, { orderId, reference, proof: aProof(hash) }),
      );
    expect(await send("00-123 45", "other")).toEqual({ problem: "reference-used" });
    expect(await send("99", "0012345")).toEqual({ problem: "proof-used" });
    expect(await send("99", "other")).toEqual({ problem: null });
  }),
);

test(
  "an operation number counts once for all races of an organizer",
  inShop(async (shop, tx) => {
    const { needs, viewer, place } = shop;
    const elsewhere = await aRace(tx, {
      raceTypeCategory: "internal",
      startDate: "2026-12-06",
      distances: [],
    });
    const there = { raceId: elsewhere, distanceId: null };
    await aSale(tx, there);
    const { orderId } = await anOrder(tx, viewer, there);
    await chooseMethod(needs, viewer, { orderId, method: "yape" });
    await aProvenOrder(shop, tx, "0012345");
    const send = (reference: string) =>
      sendProof(needs, viewer, { orderId, reference, proof: aProof("elsewhere") });
    const userId = await aPerson(tx);
    const links = [place, there].map(({ raceId }) => ({ raceId, userId }));
    await tx.insert(raceOrganizers).values(links);
    expect(await send("001-2345")).toEqual({ problem: "reference-used" });
    await tx.delete(raceOrganizers).where(eq(raceOrganizers.raceId, place.raceId));
    expect(await send("001-2345")).toEqual({ problem: null });
  }),
);

test(
  "a payment that has ended is not confirmed once its operation number counts for another order",
  inShop(async (shop, tx) => {
    const { needs, viewer, admin } = shop;
    const orderId = await aProvenOrder(shop, tx, "0012345");
    await cancelOrder(needs, viewer, orderId);
    const { attempts } = await orderIn(tx, orderId);
    const other = { ...shop, viewer: { userId: await aPerson(tx) } };
    const later = await anOrder(tx, other.viewer, shop.place);
    await chooseMethod(needs, other.viewer, { orderId: later.orderId, method: "yape" });
    const proof = { orderId: later.orderId, reference: "0012345", proof: aProof("another") };
    expect(await sendProof(needs, other.viewer, proof)).toEqual({ problem: null });
    const confirmed = await tx.transaction((inner) =>
      confirmPayment({ ...needs, db: inner }, admin, { orderId, receivedMinor: 8000 }),
    );
    expect(confirmed).toMatchObject({ problem: "reference-used" });
    expect((await orderIn(tx, orderId)).attempts).toEqual(attempts);
  }),
);

test(
  "money that comes late takes a place whose hold has lapsed",
  inShop(async ({ needs, viewer, place, admin }, tx) => {
    await tx.update(races).set({ registrationDeadline: null }).where(eq(races.id, place.raceId));
    const { orderId } = await anOrder(tx, viewer, place);
    await chooseMethod(needs, viewer, { orderId, method: "yape" });
    const later = { ...needs, now: hours(49) };
    await sweepOrders(later);
    for (let runner = 0; runner < 3; runner += 1) {
      await anOrder(tx, { userId: await aPerson(tx) }, place, { at: later.now });
    }
    const arrived = { orderId, receivedMinor: 8000 };
    expect(await confirmPayment({ ...needs, now: hours(50) }, admin, arrived)).toMatchObject({
      received: "paid",
    });
  }),
);

test(
  "organizers get a mail about the first proof that waits, but not about their own",
  inShop(async (shop, tx) => {
    const { needs, viewer, place, admin, sent } = shop;
    const organizer = await aPerson(tx, { email: "organizer@example.com" });
    const { raceId } = place;
    await tx.insert(raceOrganizers).values([
      { raceId, userId: organizer },
      { raceId, userId: viewer.userId },
    ]);
    const told = async () =>
      (await sent()).filter(({ subject }) => subject === "Payments to review: Carrera");
    const orderId = await aProvenOrder(shop, tx, "1");
    expect(await told()).toMatchObject([{ recipient: "organizer@example.com" }]);
    const other = { ...shop, viewer: { userId: await aPerson(tx) } };
    await aProvenOrder(other, tx, "2");
    expect(await told()).toHaveLength(1);
    const listed = await organizedRaces(needs, { userId: organizer });
    expect(listed).toMatchObject([{ id: raceId, proofs: 2 }]);
    expect(await refuseProof(needs, admin, { orderId, reason: "Not found" })).toEqual({
      problem: null,
    });
  }),
);

test(
  "organizers are reminded of proofs that wait longer than their hours, in one mail, and never of their own",
  inShop(async (shop, tx) => {
    const { needs, viewer, place, admin, sent } = shop;
    const { raceId } = place;
    const organizer = await aPerson(tx, { email: "organizer@example.com" });
    await tx.insert(raceOrganizers).values([
      { raceId, userId: organizer },
      { raceId, userId: viewer.userId },
    ]);
    const log = openLog("silent");
    const orderId = await aProvenOrder(shop, tx, "1");
    await aProvenOrder({ ...shop, viewer: { userId: organizer } }, tx, "2");
    const remindAt = (at: () => Date) => remindOrganizers({ ...needs, log, now: at });
    expect(await remindAt(hours(71))).toBe(0);
    expect(await remindAt(hours(72))).toBe(2);
    const reminders = (await sent()).filter(({ subject }) => subject?.includes("wait for your"));
    expect(reminders).toHaveLength(2);
    for (const { body } of reminders) expect(body).toContain("Carrera: 1 proof");
    await refuseProof(needs, admin, { orderId, reason: "Not found" });
    expect(await remindAt(hours(73))).toBe(1);
  }),
);

test(
  "a cancelled race ends its open orders, and what is paid for it is to be settled",
  inShop(async (shop, tx) => {
    const { needs, viewer, place, admin } = shop;
    const others = [{ userId: await aPerson(tx) }, { userId: await aPerson(tx) }];
    const paid = await aProvenOrder({ ...shop, viewer: others[0] ?? viewer }, tx, "1");
    await confirmPayment(needs, admin, { orderId: paid, receivedMinor: 8000 });
    const sent = await aProvenOrder({ ...shop, viewer: others[1] ?? viewer }, tx, "2");
    const { orderId } = await anOrder(tx, viewer, place);
    await chooseMethod(needs, viewer, { orderId, method: "yape" });
    expect(await sweepOrders(needs)).toBe(0);
    await tx.update(races).set({ raceStatus: "cancelled" }).where(eq(races.id, place.raceId));
    expect(await sweepOrders(needs)).toBe(1);
    const [ended] = await tx.select().from(entryOrders).where(eq(entryOrders.id, orderId));
    expect(ended).toMatchObject({ state: "expired" });
    const [letter] = (await shop.sent()).filter(({ subject }) => subject?.includes("has expired"));
    expect(letter?.body).toContain("The race is cancelled, so your order has ended.");
    // The organizer may have the money of a proof.
    expect(
      await confirmPayment(needs, admin, { orderId: sent, receivedMinor: 8000 }),
    ).toMatchObject({
      problem: null,
      received: "surplus",
    });
    const shelf = { shelf: "settle" as const, page: 1 };
    const toSettle = await officePayments({ db: tx }, admin, place.raceId, shelf);
    expect(toSettle?.orders.map(({ id }) => id).sort()).toEqual([paid, sent].sort());
    expect(await sweepOrders(needs)).toBe(1);
  }),
);

test(
  "an order that ended without money is deleted with its entry after a month, and one with money stays",
  inShop(async (shop, tx) => {
    const { needs, viewer, place, admin } = shop;
    const other = { ...shop, viewer: { userId: await aPerson(tx) } };
    const late = await aProvenOrder(other, tx, "1");
    await cancelOrder(needs, other.viewer, late);
    await confirmPayment(needs, admin, { orderId: late, receivedMinor: 8000 });
    await anOrder(tx, viewer, place);
    expect(await sweepOrders({ ...needs, now: hours(1) })).toBe(1);
    await forgetUnpaid({ ...needs, now: hours(30 * 24) });
    expect(await tx.$count(entryOrders)).toBe(2);
    await forgetUnpaid({ ...needs, now: hours(30 * 24 + 2) });
    const kept = await tx.select({ id: entryOrders.id }).from(entryOrders);
    expect(kept).toEqual([{ id: late }]);
    expect(await tx.$count(raceRegistrations)).toBe(1);
  }),
);

test(
  "a proof keeps the place past its time, and one that comes after the end is still looked at",
  inShop(async (shop, tx) => {
    const { needs, viewer, admin, place } = shop;
    const orderId = await aProvenOrder(shop, tx);
    expect(await sweepOrders({ ...needs, now: hours(500) })).toBe(0);
    await refuseProof(needs, admin, { orderId, reason: "Not found" });
    // The time is over, and the job has not come by yet.
    const late = { ...needs, now: hours(49) };
    const proof = { orderId, reference: "777", proof: aProof("late") };
    expect(await sendProof(late, viewer, proof)).toEqual({ problem: null });
    expect(await orderIn(tx, orderId)).toMatchObject({ state: "expired" });
    const again = { orderId, reference: "778", proof: aProof("again") };
    expect(await sendProof(late, viewer, again)).toEqual({ problem: "over" });
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
    const arrived = { orderId, receivedMinor: 8000 };
    expect(await confirmPayment(late, admin, arrived)).toMatchObject({ received: "paid" });
  }),
);

test(
  "nobody reviews their own payment, and nobody sees or changes another runner's order",
  inShop(async (shop, tx) => {
    const { needs, viewer } = shop;
    const orderId = await aProvenOrder(shop, tx);
    const payer = { userId: viewer.userId, isAdmin: true };
    const arrived = { orderId, receivedMinor: 8000 };
    expect(await confirmPayment(needs, payer, arrived)).toMatchObject({ problem: "own-payment" });
    expect(await refuseProof(needs, payer, { orderId, reason: "x" })).toMatchObject({
      problem: "own-payment",
    });
    const stranger = { userId: await aPerson(tx), isAdmin: false };
    expect(await confirmPayment(needs, stranger, arrived)).toMatchObject({ problem: "gone" });
    expect(await cancelOrder(needs, stranger, orderId)).toEqual({ problem: "gone" });
    expect(await chooseMethod(needs, stranger, { orderId, method: "yape" })).toEqual({
      problem: "gone",
    });
    const [payment] = (await orderIn(tx, orderId)).attempts;
    const settle = { paymentId: payment?.id ?? "", minor: 1, to: "keep" as const, reason: "x" };
    expect(await settlePayment(needs, stranger, settle)).toEqual({ problem: "gone" });
  }),
);

test(
  "a runner cancels an open order, and money that comes afterwards is a surplus",
  inShop(async (shop, tx) => {
    const { needs, viewer, admin } = shop;
    const orderId = await aProvenOrder(shop, tx);
    expect(await cancelOrder(needs, viewer, orderId)).toEqual({ problem: null });
    expect(await cancelOrder(needs, viewer, orderId)).toEqual({ problem: "over" });
    expect(await confirmPayment(needs, admin, { orderId, receivedMinor: 8000 })).toMatchObject({
      received: "surplus",
    });
    expect(await orderIn(tx, orderId)).toMatchObject({ state: "cancelled" });
  }),
);

test(
  "a second payment of a paid order is a surplus, and the same one counts once",
  inShop(async (shop, tx) => {
    const { needs, admin } = shop;
    const orderId = await aProvenOrder(shop, tx);
    await confirmPayment(needs, admin, { orderId, receivedMinor: 8000 });
    const [first] = (await orderIn(tx, orderId)).attempts;
    const again = { paymentId: first?.id ?? "", receivedMinor: 8000, by: null };
    expect(await receivePayment(needs, again)).toBe("already");
    const [second] = await tx
      .insert(payments)
      .values({
        orderId,
        raceId: shop.place.raceId,
        attempt: 2,
        method: "cash",
        state: "failed",
        currency: "PEN",
        amountMinor: 8000,
      })
      .returning({ id: payments.id });
    expect(await receivePayment(needs, { ...again, paymentId: second?.id ?? "" })).toBe("surplus");
  }),
);

test(
  "a code counts as often as it may, by entries that are alive, and as often by one person",
  inShop(async ({ needs, viewer, place }, tx) => {
    await aVoucher(tx, { raceId: place.raceId, maxUses: 1 });
    const form = { code: "club", shownMinor: 7200 };
    const first = await anOrder(tx, viewer, place, form);
    const other = { userId: await aPerson(tx) };
    expect(await sendForm(tx, other, place, form)).toMatchObject({ problem: "code-refused" });
    await cancelOrder(needs, viewer, first.orderId);
    expect(await sendForm(tx, other, place, form)).toMatchObject({ problem: null });
  }),
);

test(
  "people in one order pay once, each has a letter and a bib, and the money of one who cancels is to settle",
  inShop(async (shop, tx) => {
    const { needs, viewer, place, admin } = shop;
    await allowGroups(tx, place.raceId);
    const made = await sendForms(tx, viewer, place, { others: [place, place], shownMinor: 24_000 });
    const orderId = made.problem === null ? (made.orderId ?? "") : "";
    await chooseMethod(needs, viewer, { orderId, method: "yape" });
    const before = (await subjects(shop)).length;
    await confirmPayment(needs, admin, { orderId, receivedMinor: 24_000 });
    const entries = await tx
      .select()
      .from(raceRegistrations)
      .where(eq(raceRegistrations.raceId, place.raceId));
    expect(entries.map(({ bib }) => bib).sort()).toEqual([1, 2, 3]);
    expect((await subjects(shop)).length).toBe(before + 3);
    expect(await sendForm(tx, viewer, place)).toMatchObject({ problem: "registered" });
    const daughter = entries.find(({ firstName }) => firstName === "Hija 1");
    await cancelRegistration(needs, viewer, daughter?.id ?? "", { origin });
    const shelf = { shelf: "settle" as const, page: 1 };
    const settle = () => officePayments({ db: tx }, admin, place.raceId, shelf);
    const [order] = (await settle())?.orders ?? [];
    expect(order).toMatchObject({ creditMinor: 24_000, neededMinor: 16_000 });
    const paid = await findOrder(needs, viewer, orderId);
    expect(paid && paidWords(paid).en).toContain("Ask the organizer about the S/80 PEN");
    const paymentId = order?.paymentId ?? "";
    const back = { paymentId, minor: 8000, to: "refund" as const, reason: "Cancelled" };
    expect(await settlePayment(needs, admin, back)).toEqual({ problem: null });
    expect((await settle())?.orders).toEqual([]);
    expect(await companionsOf({ db: tx }, viewer)).toHaveLength(2);
    expect(await faultsOf(tx, place.raceId)).toEqual([]);

    // With the two that are left, one account has 119.
    const others = Array.from({ length: 117 }, () => ({
      ...storedEntry,
      companionId: randomUUID(),
    }));
    const { raceId } = place;
    const { userId } = viewer;
    await tx.insert(raceRegistrations).values(others.map((it) => ({ ...it, raceId, userId })));
    const more = { others: [place], shownMinor: 16_000 };
    const refused = { problem: "too-many-entries" };
    expect(await sendForms(tx, viewer, place, more)).toMatchObject(refused);
  }),
);

test(
  "a runner who tries too many wrong codes gets no answer to the next one, and right codes are not counted",
  inShop(async ({ viewer, place }, tx) => {
    await aVoucher(tx, { ...place, code: "SPONSOR" });
    const limits = openLimits({ db: tx, now });
    const guess = async (typedCode: string) => {
      const entries = [{ distanceId: place.distanceId, companionId: null }];
      const asked = { raceId: place.raceId, entries, today: toDay(now()), typedCode };
      return (await guessedCode({ db: tx, limits }, viewer, asked)).problem;
    };
    const { limit } = await limits.usedOf("voucherGuess", viewer.userId);
    expect(await guess("SPONSOR")).toBeNull();
    for (let wrong = 0; wrong < limit; wrong += 1) {
      expect(await guess(`SPONSOR${wrong}`)).toBe("unknown-code");
    }
    expect(await guess("SPONSOR")).toBe("code-too-often");
  }),
);
