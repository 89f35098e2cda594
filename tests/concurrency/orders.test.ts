/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { entryChanges, payments, raceDistances, raceEditions, refunds } from "#db/schema.ts";
import { keepList } from "#features/registrations/drafts.server.ts";
import { sendList } from "#features/registrations/lists/commands.server.ts";
import { findListRace } from "#features/registrations/lists/queries.server.ts";
import {
  beginAttempt,
  cancelOrder,
  chooseMethod,
} from "#features/registrations/orders/commands.server.ts";
import { returnCredit } from "#features/registrations/orders/credit-rests.server.ts";
import { sweepOrders } from "#features/registrations/orders/lapsed.server.ts";
import { receivePayment } from "#features/registrations/orders/receiving.server.ts";
import { confirmPayment, settlePayment } from "#features/registrations/orders/review.server.ts";
import { takeOutOfOrder } from "#features/registrations/orders/taking-out.server.ts";
import { allAtOnce } from "../support/crowd.ts";
import { openTestDatabase, serverUrl } from "../support/database.ts";
import {
  allowGroups,
  anOrder,
  aVoucher,
  booksOf,
  faultsOf,
  origin,
  sendForm,
  sendForms,
} from "../support/orders.ts";
import { outboxOf } from "../support/outbox.ts";
import { anAdmin, newPeople } from "../support/people.ts";
import { aRace, now } from "../support/races/races.ts";
import { identity, typedAnswers } from "../support/registrations.ts";
import { aSale } from "../support/sales.ts";

/** The embedded database has one connection and no real concurrency: fewer runs are enough. */
const { crowd, places, orders } = serverUrl
  ? { crowd: 80, places: 30, orders: 40 }
  : { crowd: 30, places: 8, orders: 6 };
const { db } = await openTestDatabase();
const needs = { db, now, mail: outboxOf(db).mail };
const tomorrow = () => new Date(now().getTime() + 24 * 3_600_000);

async function aPlace(capacity: number) {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    startDate: "2026-12-20",
    distances: [{ distance: "10K", capacity }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  return { raceId, distanceId: distance?.id ?? null };
}

test("of many runners who hold a place at once, exactly as many get one as there are, and three are kept", async () => {
  const place = await aPlace(places);
  await aSale(db, place, [{ places: 5 }, { priceMinor: 9000 }]);
  const runners = await newPeople(db, crowd);
  const hold = (shownMinor: number, codes: string[] = [""]) =>
    Promise.all(
      runners.map((runner, at) =>
        sendForm(db, runner, place, { shownMinor, code: codes[at % codes.length] ?? "" }),
      ),
    );
  const early = await hold(8000);
  expect(early.filter(({ problem }) => problem === null)).toHaveLength(5);
  const refused = new Set(early.map(({ problem }) => problem));
  expect([...refused].filter((problem) => problem !== null)).toEqual(["price-changed"]);
  const code = { code: "KEPT", kind: "none" as const, value: null, maxUses: 3, keepsPlaces: true };
  await aVoucher(db, { ...place, ...code });
  const late = await hold(9000, ["", "KEPT"]);
  expect((await booksOf(db, place.raceId)).codes.map(({ uses }) => uses)).toEqual([3]);
  expect(late.filter(({ problem }) => problem === null)).toHaveLength(places - 5);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
  const { steps } = await booksOf(db, place.raceId);
  expect(steps.map(({ sold }) => sold).sort((one, other) => one - other)).toEqual(
    [5, places - 5].sort((one, other) => one - other),
  );
});

test("a credit that its runner spends in many orders at once pays for one of them", async () => {
  const { runner, coming } = await aCredit(6000);
  const made = await Promise.all(
    Array.from({ length: orders }, () =>
      sendForm(db, runner, coming, { shownMinor: 2000, companionId: randomUUID() }),
    ),
  );
  expect(made.filter(({ problem }) => problem === null)).toHaveLength(1);
  expect(new Set(made.map(({ problem }) => problem))).toEqual(new Set([null, "price-changed"]));
  expect(await faultsOf(db, coming.raceId)).toEqual([]);
});

test("credits of entries of one order that are returned at once are all taken from what it spends", async () => {
  const { runner, coming } = await aCredit(40_000);
  await allowGroups(db, coming.raceId);
  const family = { others: Array.from({ length: 4 }, () => coming), shownMinor: 0 };
  expect(await sendForms(db, runner, coming, family)).toMatchObject({ problem: null });
  const { entries } = await booksOf(db, coming.raceId);
  await Promise.all(
    entries.map(({ id }) => db.transaction((tx) => returnCredit({ ...needs, db: tx }, id, 8000))),
  );
  expect(await faultsOf(db, coming.raceId)).toEqual([]);
  const { credits } = await booksOf(db, coming.raceId);
  expect(credits.map(({ usedMinor }) => usedMinor)).toEqual([0]);
});

test("a code for three entries is used three times, also by one person in two carts", async () => {
  const place = await aPlace(places);
  await aSale(db, place);
  await aVoucher(db, { raceId: place.raceId, maxUses: 3 });
  const runners = await newPeople(db, orders);
  const made = await Promise.all(
    runners.map((runner) => sendForm(db, runner, place, { code: "CLUB", shownMinor: 7200 })),
  );
  expect(made.filter(({ problem }) => problem === null)).toHaveLength(3);
  expect(new Set(made.map(({ problem }) => problem))).toEqual(new Set([null, "code-refused"]));
  const second = await aPlaceIn(place.raceId);
  await aSale(db, second);
  await aVoucher(db, { raceId: place.raceId, code: "ONCE" });
  const [cart = { userId: "" }] = await newPeople(db, 1);
  const both = await Promise.all(
    [place, second].map((target) => sendForm(db, cart, target, { code: "ONCE", shownMinor: 7200 })),
  );
  expect(both.map(({ problem }) => problem).sort()).toEqual(["code-refused", null]);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});

test("families whose distances cross hold all of their places or none, and wait for each other in no circle", async () => {
  const place = await aPlace(places);
  const second = await aPlaceIn(place.raceId);
  await db
    .update(raceDistances)
    .set({ capacity: places })
    .where(eq(raceDistances.id, second.distanceId ?? ""));
  await aSale(db, place, [{ priceMinor: 4000 }]);
  await aSale(db, second, [{ priceMinor: 4000 }]);
  await allowGroups(db, place.raceId);
  const families = await newPeople(db, crowd / 2);
  const made = await Promise.all(
    families.map((runner, at) => {
      const [own, others] = at % 2 === 0 ? [place, [second, second]] : [second, [place, place]];
      return sendForms(db, runner, own, { others, shownMinor: 12_000 });
    }),
  );
  const held = made.flatMap(({ problem }, at) => (problem === null ? [at] : []));
  expect(new Set(made.map(({ problem }) => problem))).toEqual(new Set([null, "full"]));
  const { entries, distances } = await booksOf(db, place.raceId);
  expect(entries).toHaveLength(held.length * 3);
  // A family was refused only because one of its distances had too few places left.
  expect(distances.some(({ taken }) => taken > places - 2)).toBe(true);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
  // They end in one sweep, and all places are free again.
  await sweepOrders({ ...needs, now: tomorrow });
  expect((await booksOf(db, place.raceId)).distances.map(({ taken }) => taken)).toEqual([0, 0]);
});

async function aPlaceIn(raceId: string) {
  const [made] = await db
    .insert(raceDistances)
    .values({ raceId, distance: "21K", title: "21K", sortOrder: 1 })
    .returning({ id: raceDistances.id });
  return { raceId, distanceId: made?.id ?? null };
}

test("of the sweep and the payment exactly one comes first, and no money is lost", async () => {
  const place = await aPlace(places);
  await aSale(db, place);
  const runners = await newPeople(db, orders);
  const admin = await anAdmin(db);
  const held = [];
  for (const runner of runners.slice(0, places)) {
    const order = await anOrder(db, runner, place);
    await chooseMethod(needs, runner, { orderId: order.orderId, method: "yape" });
    held.push(order.orderId);
  }
  const later = { ...needs, now: () => new Date(now().getTime() + 49 * 3_600_000) };
  const [swept, paid] = await Promise.all([
    sweepOrders(later),
    allAtOnce(
      held.map((orderId) => () => confirmPayment(later, admin, { orderId, receivedMinor: 8000 })),
    ),
  ]);
  expect(swept).toBeGreaterThanOrEqual(0);
  // There is room for everyone: also the money that came after the sweep takes its place again.
  expect(new Set(paid.map(({ received }) => received))).toEqual(new Set(["paid"]));
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});

test("one payment that is confirmed many times, beside a second one, makes one entry", async () => {
  const place = await aPlace(places);
  await aSale(db, place);
  const [runner = { userId: "" }] = await newPeople(db, 1);
  const { orderId } = await anOrder(db, runner, place);
  await chooseMethod(needs, runner, { orderId, method: "yape" });
  await db.update(payments).set({ state: "void" }).where(eq(payments.orderId, orderId));
  const { raceId } = place;
  const order = { id: orderId, raceId, currency: "PEN" as const, owedMinor: 8000 };
  await beginAttempt(needs, order, { method: "cash" });
  const attempts = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const outcomes = await allAtOnce(
    Array.from({ length: orders }, (_, turn) => () => {
      const paymentId = attempts[turn % 2]?.id ?? "";
      return receivePayment(needs, { paymentId, receivedMinor: 8000, by: null });
    }),
  );
  expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "surplus")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "already")).toHaveLength(orders - 2);
  expect(await faultsOf(db, raceId)).toEqual([]);
});

test("two organizers who refund at once never send back more than has come", async () => {
  const place = await aPlace(places);
  await aSale(db, place);
  const [runner = { userId: "" }] = await newPeople(db, 1);
  const admin = await anAdmin(db);
  const { orderId } = await anOrder(db, runner, place);
  await chooseMethod(needs, runner, { orderId, method: "yape" });
  await cancelOrder(needs, runner, orderId);
  await confirmPayment(needs, admin, { orderId, receivedMinor: 8000 });
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const paymentId = payment?.id ?? "";
  const settle = { paymentId, minor: 3000, to: "refund" as const, reason: "Late" };
  const done = await allAtOnce(
    Array.from({ length: orders }, () => () => settlePayment(needs, admin, settle)),
  );
  expect(done.filter(({ problem }) => problem === null)).toHaveLength(2);
  expect(await db.$count(refunds, eq(refunds.paymentId, paymentId))).toBe(2);
});

test("places that lapse under load are given again, and never twice", async () => {
  const place = await aPlace(places);
  await aSale(db, place);
  const early = await newPeople(db, places);
  for (const runner of early) await anOrder(db, runner, place);
  const late = await newPeople(db, places * 2);
  const [, ...made] = await Promise.all([
    sweepOrders({ ...needs, now: tomorrow }),
    ...late.map((runner) => sendForm(db, runner, place, { at: tomorrow })),
  ]);
  const got = made.filter(({ problem }) => problem === null).length;
  // Who comes while the sweep changes an order is refused; the next one gets its place.
  const more = await newPeople(db, places);
  const rest = await Promise.all(
    more.map((runner) => sendForm(db, runner, place, { at: tomorrow })),
  );
  expect(got + rest.filter(({ problem }) => problem === null).length).toBe(places);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});

test("people who are taken out of an order at once leave once each, and the order is paid for the others", async () => {
  const place = await aPlace(places);
  await aSale(db, place, [{ priceMinor: 4000 }]);
  await allowGroups(db, place.raceId);
  const [runner = { userId: "" }] = await newPeople(db, 1);
  const admin = await anAdmin(db);
  const others = [place, place, place];
  const sent = await sendForms(db, runner, place, { others, shownMinor: 16_000 });
  const orderId = sent.problem === null ? (sent.orderId ?? "") : "";
  await chooseMethod(needs, runner, { orderId, method: "yape" });
  const { lines } = await booksOf(db, place.raceId);
  const leavers = lines.slice(0, 2).map(({ registrationId }) => registrationId);
  const [paid, ...left] = await Promise.all([
    confirmPayment(needs, admin, { orderId, receivedMinor: 8000 }),
    ...[...leavers, ...leavers].map((registrationId) =>
      takeOutOfOrder(needs, runner, { orderId, registrationId }),
    ),
  ]);
  expect(paid.problem).toBeNull();
  expect(left.filter(({ problem }) => problem === null)).toHaveLength(2);
  const books = await booksOf(db, place.raceId);
  expect(books.orders).toMatchObject([{ state: "paid", totalMinor: 8000 }]);
  expect(books.entries).toHaveLength(2);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});

test("a list that is sent several times at once makes one order", async () => {
  const place = await aPlace(places);
  await aSale(db, place);
  await allowGroups(db, place.raceId);
  const [runner = { userId: "" }] = await newPeople(db, 1);
  const services = { ...needs, identity };
  const list = { raceId: place.raceId, groupId: "0bed0000-0000-4000-8000-000000000001" };
  const people = ["Ana", "Luis", "Eva"].map((firstName) => ({
    distanceId: place.distanceId,
    companionId: randomUUID(),
    answers: { ...typedAnswers, firstName },
  }));
  await keepList(services, runner, list, people);
  const listRace = await findListRace(services, place.raceId);
  if (!listRace) throw new Error("The race was not found.");
  const send = () =>
    sendList(services, runner, listRace, {
      listId: list.groupId,
      consent: { waiverVersion: "", hasWaiver: true, hasGuardians: true },
      shownMinor: 24_000,
      origin,
      lang: "es",
    });
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.some(({ problem }) => problem === null)).toBe(true);
  const books = await booksOf(db, place.raceId);
  expect(books.orders).toMatchObject([{ state: "held", totalMinor: 24_000 }]);
  expect(books.entries).toHaveLength(3);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
});

/** A runner whose entry was kept for the coming edition. */
async function aCredit(creditMinor: number) {
  const [last, coming] = [await aPlace(places), await aPlace(places)];
  await aSale(db, coming);
  await db
    .insert(raceEditions)
    .values({ raceId: coming.raceId, previousId: last.raceId, createdAt: now() });
  const [runner = { userId: "" }] = await newPeople(db, 1);
  await aSale(db, last);
  const { registrationId, orderId } = await anOrder(db, runner, last);
  await cancelOrder(needs, runner, orderId);
  await db.insert(entryChanges).values({
    raceId: last.raceId,
    kind: "deferral",
    state: "open",
    registrationId,
    creditMinor,
    origin,
  });
  return { runner, coming };
}
