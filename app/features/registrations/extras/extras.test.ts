import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  entryChanges,
  entryExtras,
  entryOrders,
  orderLines,
  raceChangeRules,
  raceEvents,
  raceExtras,
  raceRegistrations,
  raceSales,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aDonation, anExtra, chosenExtras } from "../../../../tests/support/extras.ts";
import {
  allowGroups,
  anOrder,
  faultsOf,
  origin,
  sendForm,
  sendForms,
} from "../../../../tests/support/orders.ts";
import { outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, newPeople } from "../../../../tests/support/people.ts";
import { anOrganizer } from "../../../../tests/support/races/organizers.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { anEntryWorld } from "../../../../tests/support/registrations.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { cancelRegistration } from "../commands.server.ts";
import { deferEntry } from "../orders/changes/commands.server.ts";
import { findChangeable } from "../orders/changes/queries.server.ts";
import { chooseMethod } from "../orders/commands.server.ts";
import { sweepOrders } from "../orders/lapsed.server.ts";
import { officePayments } from "../orders/office.server.ts";
import { orderOfEntry } from "../orders/queries.server.ts";
import { confirmPayment } from "../orders/review.server.ts";
import { takeBack, takeOutOfOrder } from "../orders/taking-out.server.ts";
import { buyExtras, extrasToBuy } from "./buying/buying.server.ts";
import { addExtra, deleteExtra, saveExtra, setSold } from "./commands.server.ts";
import { extrasOfEntry } from "./queries.server.ts";

const { db } = await openTestDatabase();

async function aWorld(tx: Database) {
  const { place } = await anEntryWorld(tx);
  await aSale(tx, place);
  const runners = await newPeople(tx, 3);
  const [one, other, third] = runners;
  if (!one || !other || !third) throw new Error("Somebody is missing.");
  let hours = 0;
  const at = () => new Date(now().getTime() + hours * 3_600_000);
  return {
    place,
    one,
    other,
    third,
    admin: await anAdmin(tx),
    needs: { db: tx, now: at, mail: outboxOf(tx).mail },
    at,
    wait: (more: number) => {
      hours += more;
    },
  };
}

/** What has happened to an entry, oldest first. */
async function eventsOf(tx: Database, registrationId: string): Promise<string[]> {
  const rows = await tx
    .select({ kind: raceEvents.kind })
    .from(raceEvents)
    .where(eq(raceEvents.subjectId, registrationId))
    .orderBy(asc(raceEvents.id));
  return rows.map(({ kind }) => kind);
}

async function takenOf(tx: Database, id: string): Promise<number> {
  const [row] = await tx
    .select({ taken: raceExtras.taken })
    .from(raceExtras)
    .where(eq(raceExtras.id, id));
  return row?.taken ?? -1;
}

test("an entry and its extras are one order, and both are the runner's once it is paid", () =>
  rolledBack(db, async (tx) => {
    const { place, one, other, admin, needs } = await aWorld(tx);
    const shirt = await anExtra(tx, { raceId: place.raceId, stock: 2, mostEach: 2 });
    const gift = await aDonation(tx, place.raceId);
    const extras = chosenExtras({ [shirt]: 2, [gift]: "20" });
    expect(await sendForm(tx, one, place, { shownMinor: 8000, extras })).toMatchObject({
      problem: "price-changed",
    });
    const { orderId, registrationId } = await anOrder(tx, one, place, {
      shownMinor: 17_000,
      extras,
    });
    expect(await takenOf(tx, shirt)).toBe(2);
    expect(await extrasOfEntry({ db: tx }, registrationId), "not before it is paid").toEqual([]);
    const late = await sendForm(tx, other, place, {
      shownMinor: 11_500,
      extras: chosenExtras({ [shirt]: 1 }),
    });
    expect(late.problem).toBe("extras-sold-out");
    await chooseMethod(needs, one, { orderId, method: "yape" });
    await confirmPayment(needs, admin, { orderId, receivedMinor: 17_000 });
    const bought = await extrasOfEntry({ db: tx }, registrationId);
    expect(bought).toMatchObject([
      { extraId: shirt, quantity: 2, unitMinor: 3500 },
      { extraId: gift, quantity: 1, unitMinor: 2000 },
    ]);
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
  }));

test("an order that lapses frees its extras, and a late payment takes what is left or is a surplus", () =>
  rolledBack(db, async (tx) => {
    const { place, one, other, third, admin, needs, wait, at } = await aWorld(tx);
    const shirt = await anExtra(tx, { raceId: place.raceId, stock: 1 });
    const extras = chosenExtras({ [shirt]: 1 });
    const first = await anOrder(tx, one, place, { shownMinor: 11_500, extras });
    await chooseMethod(needs, one, { orderId: first.orderId, method: "yape" });
    wait(60);
    const second = await anOrder(tx, other, place, { shownMinor: 11_500, extras, at });
    expect(await takenOf(tx, shirt), "of the order that is over").toBe(1);
    await chooseMethod(needs, other, { orderId: second.orderId, method: "yape" });
    const paid = await confirmPayment(needs, admin, {
      orderId: first.orderId,
      receivedMinor: 11_500,
    });
    expect(paid.received).toBe("surplus");
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
    wait(100);
    await sweepOrders(needs);
    expect(await takenOf(tx, shirt)).toBe(0);
    const late = await confirmPayment(needs, admin, {
      orderId: second.orderId,
      receivedMinor: 11_500,
    });
    expect(late.received).toBe("paid");
    expect(await takenOf(tx, shirt)).toBe(1);
    const none = await sendForm(tx, third, place, { shownMinor: 11_500, extras, at });
    expect(none.problem).toBe("extras-sold-out");
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
  }));

test("extras are bought later in an order of their own, as many as the entry may have", () =>
  rolledBack(db, async (tx) => {
    const { place, one, other, admin, needs, wait } = await aWorld(tx);
    await anOrganizer(tx, place.raceId);
    const shirt = await anExtra(tx, { raceId: place.raceId, stock: 5, mostEach: 2 });
    const { orderId, registrationId } = await anOrder(tx, one, place);
    const answers = chosenExtras({ [shirt]: 1 });
    const asked = { registrationId, answers, shownMinor: 3500, origin };
    expect((await buyExtras(needs, one, asked)).problem, "the entry is not made").toBe("gone");
    await chooseMethod(needs, one, { orderId, method: "yape" });
    await confirmPayment(needs, admin, { orderId, receivedMinor: 8000 });
    expect((await buyExtras(needs, other, asked)).problem, "somebody else's").toBe("gone");
    const seen = await buyExtras(needs, one, { ...asked, shownMinor: null });
    expect(seen).toMatchObject({ orderId: null, problem: null, priced: { totalMinor: 3500 } });
    const bought = await buyExtras(needs, one, asked);
    expect(bought.problem).toBeNull();
    expect((await buyExtras(needs, one, asked)).problem).toBe("unpaid-order");
    expect((await orderOfEntry({ db: tx }, one, registrationId))?.id).toBe(orderId);
    expect(await takenOf(tx, shirt)).toBe(1);
    wait(1);
    await sweepOrders(needs);
    expect(await takenOf(tx, shirt), "half an hour is over").toBe(0);
    const [entry] = await tx
      .select({ status: raceRegistrations.status })
      .from(raceRegistrations)
      .where(eq(raceRegistrations.id, registrationId));
    expect(entry?.status).toBe("confirmed");
    const again = await buyExtras(needs, one, asked);
    const extrasOrder = again.orderId ?? "";
    await chooseMethod(needs, one, { orderId: extrasOrder, method: "yape" });
    expect(await eventsOf(tx, registrationId), "not before they are paid").toEqual([
      "registration.created",
    ]);
    await confirmPayment(needs, admin, { orderId: extrasOrder, receivedMinor: 3500 });
    expect(await extrasOfEntry({ db: tx }, registrationId)).toHaveLength(1);
    expect(await eventsOf(tx, registrationId)).toEqual([
      "registration.created",
      "registration.updated",
    ]);
    const left = await extrasToBuy(needs, one, registrationId);
    expect(left?.extras).toMatchObject([{ id: shirt, mostEach: 1, left: 4 }]);
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
  }));

test("of a cancelled entry, what is not paid back stays with the organizer; what is taken back is to be settled", () =>
  rolledBack(db, async (tx) => {
    const { place, one, admin, needs } = await aWorld(tx);
    await anOrganizer(tx, place.raceId);
    const shirt = await anExtra(tx, { raceId: place.raceId, stock: 5 });
    const gift = await aDonation(tx, place.raceId);
    const { orderId, registrationId } = await anOrder(tx, one, place, {
      shownMinor: 13_500,
      extras: chosenExtras({ [shirt]: 1, [gift]: "20" }),
    });
    await chooseMethod(needs, one, { orderId, method: "yape" });
    await confirmPayment(needs, admin, { orderId, receivedMinor: 13_500 });
    const toSettle = async () => {
      const shown = await officePayments({ db: tx }, admin, place.raceId, {
        shelf: "settle",
        page: 1,
      });
      return shown?.orders.map(({ creditMinor, neededMinor }) => creditMinor - neededMinor);
    };
    expect(await toSettle()).toEqual([]);
    const [row] = await tx.select().from(entryExtras).where(eq(entryExtras.extraId, shirt));
    const back = { registrationId, bought: row?.id ?? "" };
    expect(await takeBack(needs, admin, back)).toEqual({ problem: null });
    expect(await takeBack(needs, admin, back)).toEqual({ problem: "returned" });
    expect(await takenOf(tx, shirt)).toBe(0);
    expect(await toSettle()).toEqual([3500]);
    expect(await eventsOf(tx, registrationId)).toEqual([
      "registration.created",
      "registration.updated",
    ]);
    const letters = (await outboxOf(tx).messages()).filter(({ subject }) =>
      subject?.includes("taken back"),
    );
    expect(letters, "one, although it was tried twice").toHaveLength(1);
    expect(letters[0]?.body).toContain("“Finisher shirt”");
    expect(letters[0]?.body).toContain("S/35");
    expect(letters[0]?.body, "what is left of the order").toContain("Donation");
    await cancelRegistration(needs, one, registrationId, { origin });
    expect(await toSettle(), "all but the donation").toEqual([11_500]);
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
  }));

test("who is taken out of an order gives back the extras, and the others keep theirs in its total", () =>
  rolledBack(db, async (tx) => {
    const { place, one, needs } = await aWorld(tx);
    await allowGroups(tx, place.raceId);
    const shirt = await anExtra(tx, { raceId: place.raceId, stock: 3 });
    const sent = await sendForms(tx, one, place, {
      others: [place, place],
      shownMinor: 34_500,
      extras: chosenExtras({ [shirt]: 1 }),
    });
    if (sent.problem !== null) throw new Error(`Not held: ${sent.problem}`);
    const orderId = sent.orderId ?? "";
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    const [leaver] = lines.filter((line) => line.registrationId !== sent.registrationId);
    const out = { orderId, registrationId: leaver?.registrationId ?? "" };
    expect(await takeOutOfOrder(needs, one, out)).toEqual({ problem: null, isPaid: false });
    const [order] = await tx.select().from(entryOrders).where(eq(entryOrders.id, orderId));
    expect(order?.totalMinor).toBe(23_000);
    expect(await takenOf(tx, shirt)).toBe(2);
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
  }));

test("an entry that is kept for the next edition keeps what its extras would pay back, and nothing is to settle", () =>
  rolledBack(db, async (tx) => {
    const { place, one, admin, needs } = await aWorld(tx);
    const { raceId } = place;
    await tx.insert(raceChangeRules).values({ raceId, kind: "deferral", feeMinor: 2000 });
    const shirt = await anExtra(tx, { raceId, stock: 5 });
    const gift = await aDonation(tx, raceId);
    const { orderId, registrationId } = await anOrder(tx, one, place, {
      shownMinor: 13_500,
      extras: chosenExtras({ [shirt]: 1, [gift]: "20" }),
    });
    await chooseMethod(needs, one, { orderId, method: "yape" });
    await confirmPayment(needs, admin, { orderId, receivedMinor: 13_500 });
    const shown = await findChangeable(needs, one, registrationId);
    expect(shown).toMatchObject({ paidMinor: 8000, extrasBackMinor: 3500 });
    await deferEntry(needs, one, { registrationId, origin });
    const [kept] = await tx.select().from(entryChanges).where(eq(entryChanges.raceId, raceId));
    expect(kept?.creditMinor).toBe(9500);
    const settle = await officePayments({ db: tx }, admin, raceId, { shelf: "settle", page: 1 });
    expect(settle?.orders).toEqual([]);
    expect(await faultsOf(tx, raceId)).toEqual([]);
  }));

test("a race whose entries are free sells extras in the currency of its country", () =>
  rolledBack(db, async (tx) => {
    const { place } = await anEntryWorld(tx);
    const admin = await anAdmin(tx);
    const [runner = admin] = await newPeople(tx, 1);
    const needs = { db: tx, now, mail: outboxOf(tx).mail };
    const typed = {
      name: { en: "Bus", es: null },
      note: { en: null, es: null },
      priceMinor: 1000,
      leastMinor: null,
      mostMinor: null,
      distanceId: null,
      stock: 3,
      mostEach: 1,
      lastDay: null,
      paysBack: true,
    } as const;
    const { raceId } = place;
    expect(await addExtra(needs, admin, raceId, typed)).toEqual({ problem: "no-way" });
    expect(await addExtra(needs, admin, raceId, { ...typed, priceMinor: 0 })).toEqual({
      problem: null,
    });
    expect(await tx.$count(raceSales, eq(raceSales.raceId, raceId))).toBe(1);
    const [bus] = await tx.select().from(raceExtras).where(eq(raceExtras.raceId, raceId));
    const extraId = bus?.id ?? "";
    const entered = await sendForm(tx, runner, place, {
      shownMinor: 0,
      extras: chosenExtras({ [extraId]: 1 }),
    });
    expect(entered).toMatchObject({ problem: null, orderId: null });
    expect(await takenOf(tx, extraId)).toBe(1);
    const key = { raceId, extraId };
    const less = { ...typed, priceMinor: 0, stock: 0 } as const;
    expect(await saveExtra(needs, admin, key, less)).toEqual({ problem: "below-taken" });
    expect(await deleteExtra(needs, admin, key)).toEqual({ problem: "ordered" });
    expect(await setSold(needs, admin, key, false)).toEqual({ problem: null });
    const stopped = and(eq(raceExtras.id, extraId), eq(raceExtras.isSold, false));
    expect(await tx.$count(raceExtras, stopped)).toBe(1);
    expect(await tx.$count(entryOrders, eq(entryOrders.raceId, raceId))).toBe(1);
  }));
