import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  entryChanges,
  entryOrders,
  orderLines,
  payments,
  raceChangeRules,
  raceDistances,
  raceEditions,
  raceRegistrations,
  raceSales,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import {
  allowGroups,
  aProof,
  faultsOf,
  origin,
  sendForms,
} from "../../../../tests/support/orders.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { anEntryWorld, identity } from "../../../../tests/support/registrations.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { cancelRegistration } from "../commands.server.ts";
import { beginFromEntry } from "../companions.server.ts";
import { findDraft, keepAnswers } from "../drafts.server.ts";
import { register } from "../entering/commands.server.ts";
import { priceOfEntries } from "../prices/queries.server.ts";
import { beginExchange, deferEntry } from "./changes/commands.server.ts";
import { paidFor } from "./changes/queries.server.ts";
import { chooseMethod, sendProof } from "./commands.server.ts";
import { officePayments } from "./office.server.ts";
import { confirmPayment, settlePayment } from "./review.server.ts";
import { takeOutOfOrder } from "./taking-out.server.ts";

const { db } = await openTestDatabase();

/** A runner with two others in one order of S/ 240 for a 10K, and a 21K for S/ 120. */
async function aFamily(tx: Database, { freeEvery = null as number | null, first = 8000 } = {}) {
  const world = await anEntryWorld(tx);
  const { place, viewer, services } = world;
  const { raceId } = place;
  await tx.update(raceDistances).set({ capacity: 4 }).where(eq(raceDistances.raceId, raceId));
  await aSale(tx, place, [{ priceMinor: first }], { freeEvery });
  await allowGroups(tx, raceId);
  const [far] = await tx
    .insert(raceDistances)
    .values({ raceId, distance: "21K", title: "Half", capacity: 1, sortOrder: 1 })
    .returning({ id: raceDistances.id });
  const half = { raceId, distanceId: far?.id ?? "" };
  await aSale(tx, half, [{ priceMinor: 12_000 }]);
  await tx.insert(raceChangeRules).values([
    { raceId, kind: "distance", feeMinor: 1000, paysBack: true },
    { raceId, kind: "deferral", feeMinor: 2000 },
  ]);
  const totalMinor = first * (freeEvery === 3 ? 2 : 3);
  const sent = await sendForms(tx, viewer, place, {
    others: [place, place],
    shownMinor: totalMinor,
  });
  if (sent.problem !== null || !sent.orderId) throw new Error(`Not held: ${sent.problem}`);
  const { orderId } = sent;
  const admin = await anAdmin(tx);
  const entries = async () =>
    tx
      .select({
        id: orderLines.registrationId,
        companionId: raceRegistrations.companionId,
        status: raceRegistrations.status,
        dueMinor: orderLines.priceMinor,
        discountMinor: orderLines.discountMinor,
      })
      .from(orderLines)
      .innerJoin(raceRegistrations, eq(raceRegistrations.id, orderLines.registrationId))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(raceRegistrations.createdAt), asc(raceRegistrations.id));
  const companions = async () =>
    (await entries()).flatMap((entry) => (entry.companionId === null ? [] : [entry.id]));
  return {
    ...world,
    half,
    admin,
    orderId,
    entries,
    companions,
    order: async () => {
      const [order] = await tx.select().from(entryOrders).where(eq(entryOrders.id, orderId));
      return order;
    },
    attempts: async () =>
      tx
        .select()
        .from(payments)
        .where(eq(payments.orderId, orderId))
        .orderBy(asc(payments.attempt)),
    pay: async (receivedMinor = totalMinor) => {
      await chooseMethod(services, viewer, { orderId, method: "yape" });
      await confirmPayment(services, admin, { orderId, receivedMinor });
    },
    takeOut: (registrationId: string) =>
      takeOutOfOrder(services, viewer, { orderId, registrationId }),
    toSettle: async () => {
      const shelf = { shelf: "settle" as const, page: 1 };
      const shown = await officePayments({ db: tx }, admin, raceId, shelf);
      return shown?.orders.map((order) => order.creditMinor - order.neededMinor);
    },
  };
}

type Family = Awaited<ReturnType<typeof aFamily>>;

const inFamily =
  (work: (family: Family, tx: Database) => Promise<void>, how?: Parameters<typeof aFamily>[1]) =>
  () =>
    rolledBack(db, async (tx) => {
      const family = await aFamily(tx, how);
      await work(family, tx);
      expect(await faultsOf(tx, family.place.raceId)).toEqual([]);
    });

test(
  "one person is taken out of an unpaid order: the place is free, the total is lower, and nothing of them stays",
  inFamily(
    async ({ services, viewer, orderId, order, companions, attempts, takeOut, sent }, tx) => {
      await chooseMethod(services, viewer, { orderId, method: "yape" });
      const [leaver = ""] = await companions();
      expect(await takeOut(leaver)).toEqual({ problem: null, isPaid: false });
      expect(await order()).toMatchObject({ state: "awaiting_payment", totalMinor: 16_000 });
      expect(await attempts()).toMatchObject([
        { state: "void", amountMinor: 24_000 },
        { state: "started", method: "yape", amountMinor: 16_000 },
      ]);
      expect(await tx.$count(raceRegistrations, eq(raceRegistrations.id, leaver))).toBe(0);
      expect((await sent()).map(({ body }) => body).join()).toContain("Total: S/160");
      expect(await takeOut(leaver)).toMatchObject({ problem: "over" });
    },
  ),
);

test(
  "a group that is too small without them pays for its free entry",
  inFamily(
    async ({ order, companions, takeOut, entries }) => {
      expect(await order()).toMatchObject({ totalMinor: 16_000 });
      const [leaver = ""] = await companions();
      await takeOut(leaver);
      expect(await order()).toMatchObject({ totalMinor: 16_000 });
      expect((await entries()).map(({ discountMinor }) => discountMinor)).toEqual([0, 0]);
    },
    { freeEvery: 3 },
  ),
);

test(
  "the others keep the price that they were ordered at",
  inFamily(async ({ order, companions, takeOut, place }, tx) => {
    await tx.update(raceSales).set({ memberPercent: 0 }).where(eq(raceSales.raceId, place.raceId));
    await tx.execute("update price_tiers set price_minor = 9900");
    const [leaver = ""] = await companions();
    await takeOut(leaver);
    expect(await order()).toMatchObject({ totalMinor: 16_000 });
  }),
);

test(
  "what has arrived pays for those who stay, and the rest is to be settled",
  inFamily(async ({ services, admin, orderId, viewer, order, companions, takeOut, toSettle }) => {
    await chooseMethod(services, viewer, { orderId, method: "yape" });
    await confirmPayment(services, admin, { orderId, receivedMinor: 17_000 });
    expect(await order()).toMatchObject({ state: "awaiting_payment" });
    const [leaver = ""] = await companions();
    expect(await takeOut(leaver)).toEqual({ problem: null, isPaid: true });
    expect(await order()).toMatchObject({ state: "paid", totalMinor: 16_000 });
    expect(await toSettle()).toEqual([1000]);
  }),
);

test(
  "nobody is taken out while a proof is reviewed, by somebody else, or as the last one",
  inFamily(async ({ services, viewer, orderId, companions, takeOut }, tx) => {
    const [one = "", other = ""] = await companions();
    const stranger = { userId: await aPerson(tx) };
    const asked = { orderId, registrationId: one };
    expect(await takeOutOfOrder(services, stranger, asked)).toMatchObject({ problem: "gone" });
    await takeOut(one);
    await takeOut(other);
    const [last] = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(await takeOut(last?.registrationId ?? "")).toMatchObject({ problem: "last-one" });
    await chooseMethod(services, viewer, { orderId, method: "yape" });
    await sendProof(services, viewer, { orderId, reference: "1", proof: aProof("one") });
    expect(await takeOut(last?.registrationId ?? "")).toMatchObject({ problem: "in-review" });
  }),
);

test(
  "one of several moves to another distance: its form begins with their data, and the order of the others stays",
  inFamily(async ({ services, viewer, half, companions, pay, order, place }, tx) => {
    await pay();
    const [entryId = ""] = await companions();
    const all = { ...services, identity };
    const begun = await beginExchange(services, viewer, {
      registrationId: entryId,
      distanceId: half.distanceId,
      origin,
    });
    expect(begun.problem).toBeNull();
    const about = { registrationId: entryId, distanceId: half.distanceId };
    const key = await beginFromEntry(all, viewer, about);
    if (!key) throw new Error("The form was not begun.");
    const draft = await findDraft(all, viewer, key);
    expect(draft?.answers).toMatchObject({
      firstName: expect.stringContaining("Hija"),
      phone: "+51987654321",
    });
    await keepAnswers(all, viewer, key, { waiverAccepted: "yes" });
    const made = await register(all, viewer, key, { origin, shownMinor: 5000 });
    expect(made).toMatchObject({ problem: null });
    if (made.problem !== null || !made.orderId) throw new Error("The difference is not asked for.");
    await chooseMethod(services, viewer, { orderId: made.orderId, method: "yape" });
    const admin = await anAdmin(tx);
    await confirmPayment(services, admin, { orderId: made.orderId, receivedMinor: 5000 });
    const [entry] = await tx
      .select()
      .from(raceRegistrations)
      .where(eq(raceRegistrations.id, made.registrationId));
    expect(entry).toMatchObject({ status: "confirmed", distanceId: half.distanceId });
    expect(entry?.companionId).not.toBeNull();
    expect(await order()).toMatchObject({ state: "paid", totalMinor: 24_000 });
    expect(await paidFor(tx, made.registrationId)).toBe(12_000);
    const live = await tx
      .select()
      .from(raceRegistrations)
      .where(eq(raceRegistrations.distanceId, place.distanceId ?? ""));
    expect(live.filter(({ status }) => status === "confirmed")).toHaveLength(2);
  }),
);

test(
  "one of several is kept for the next edition with their share; the others and their money stay",
  inFamily(async ({ services, viewer, place, companions, pay, toSettle, attempts }, tx) => {
    await pay(25_000);
    const [entryId = "", otherId = ""] = await companions();
    expect(await paidFor(tx, entryId)).toBe(8000);
    const about = { registrationId: entryId, origin };
    expect(await deferEntry(services, viewer, about)).toMatchObject({ problem: null });
    const [change] = await tx.select().from(entryChanges);
    expect(change).toMatchObject({ kind: "deferral", creditMinor: 6000 });
    expect(await attempts()).toMatchObject([{ keptMinor: 8000 }]);
    // What was paid too much is still to be settled.
    expect(await toSettle()).toEqual([1000]);
    expect(await paidFor(tx, otherId)).toBe(8000);
    const next = await aRace(tx, {
      raceTypeCategory: "internal",
      startDate: "2027-12-05",
      distances: ["10K"],
    });
    await tx.insert(raceEditions).values({ raceId: next, previousId: place.raceId });
    const [ten] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, next));
    const coming = { raceId: next, distanceId: ten?.id ?? "" };
    await aSale(tx, coming);
    const price = await priceOfEntries({ db: tx, now }, viewer, {
      raceId: next,
      entries: [{ distanceId: coming.distanceId, companionId: null }],
      today: "2026-11-20",
      typedCode: "",
    });
    expect(price?.priced).toMatchObject({ totalMinor: 2000 });
  }),
);

test(
  "a refund for one who has cancelled leaves the shares of the others whole, and a further one lowers them alike",
  inFamily(async ({ services, viewer, admin, companions, pay, attempts }, tx) => {
    await pay();
    const [gone = "", one = "", own = ""] = [
      ...(await companions()),
      ...(await tx.select().from(raceRegistrations)).flatMap(({ id, companionId }) =>
        companionId === null ? [id] : [],
      ),
    ];
    await cancelRegistration(services, viewer, gone, { origin });
    const [payment] = await attempts();
    const refund = { paymentId: payment?.id ?? "", to: "refund" as const, reason: "Asked for" };
    await settlePayment(services, admin, { ...refund, minor: 8000 });
    expect([await paidFor(tx, one), await paidFor(tx, own)]).toEqual([8000, 8000]);
    await settlePayment(services, admin, { ...refund, minor: 4000 });
    expect([await paidFor(tx, one), await paidFor(tx, own)]).toEqual([6000, 6000]);
  }),
);
