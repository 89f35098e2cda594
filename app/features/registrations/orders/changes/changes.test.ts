import { randomUUID } from "node:crypto";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { readMigrations } from "#db/migrate.ts";
import {
  cardDisputes,
  cardPayments,
  entryChanges,
  entryOrders,
  orderCredits,
  orderLines,
  payments,
  priceTiers,
  raceChangeRules,
  raceDistances,
  raceEditions,
  raceRegistrations,
  races,
  raceWaitingLists,
} from "#db/schema.ts";
import { handOver, officeDesk } from "#features/race-day/kits.server.ts";
import { saveRace } from "#features/races/editing/commands.server.ts";
import { officeRaceForm } from "#features/races/editing/schema.ts";
import { readForm } from "#values/form/form.ts";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import {
  allowGroups,
  anOrder,
  faultsOf,
  origin,
  sendForm,
  sendForms,
} from "../../../../../tests/support/orders.ts";
import { anAdmin, newPeople } from "../../../../../tests/support/people.ts";
import {
  openedRaceForm,
  openRaceEditing,
} from "../../../../../tests/support/races/race-editing.ts";
import { aRace, now } from "../../../../../tests/support/races/races.ts";
import { anEntryWorld } from "../../../../../tests/support/registrations.ts";
import { aSale } from "../../../../../tests/support/sales.ts";
import { cancelRegistration } from "../../commands.server.ts";
import { freeEndedCredits } from "../../prices/credits.server.ts";
import { changeStatuses } from "../../roster/commands.server.ts";
import { joinWaitingList } from "../../waiting/commands.server.ts";
import { cancelOrder, chooseMethod } from "../commands.server.ts";
import { returnLostCredits } from "../credit-rests.server.ts";
import { sweepOrders } from "../lapsed.server.ts";
import { officePayments } from "../office.server.ts";
import { paidWords } from "../paid-words.ts";
import { findOrder } from "../queries.server.ts";
import { confirmPayment } from "../review.server.ts";
import { takeOutOfOrder } from "../taking-out.server.ts";
import {
  acceptTransfer,
  beginExchange,
  beginTransfer,
  declineTransfer,
  deferEntry,
  remindOfTransfers,
  sweepChanges,
  withdrawChange,
} from "./commands.server.ts";
import { paidFor } from "./queries.server.ts";

const { db } = await openTestDatabase();
const log = { error() {}, warn() {}, info() {}, debug() {} } as never;
const editing = await openRaceEditing();

/** A sold 10K of three places with a paid entry, whose race also has a 21K for S/ 120. */
async function aWorld(tx: Database) {
  const world = await anEntryWorld(tx, { registrationDeadline: "2026-11-25" });
  const { place, services } = world;
  const { raceId } = place;
  await aSale(tx, place);
  const [far] = await tx
    .insert(raceDistances)
    .values({ raceId, distance: "21K", title: "Half", capacity: 1, sortOrder: 1 })
    .returning({ id: raceDistances.id });
  const half = { raceId, distanceId: far?.id ?? "" };
  await aSale(tx, half, [{ priceMinor: 12_000 }]);
  await tx.insert(raceChangeRules).values([
    { raceId, kind: "transfer" },
    { raceId, kind: "distance", feeMinor: 1000, paysBack: true },
    { raceId, kind: "deferral", feeMinor: 2000 },
  ]);
  const admin = await anAdmin(tx);
  const ana = { ...world.viewer, email: "ana@example.com" };
  const [ben = ana, eve = ana] = await newPeople(tx, 3);
  const paid = async (runner: { userId: string }, where = place, shownMinor = 8000) => {
    const made = await anOrder(tx, runner, where, { shownMinor });
    await chooseMethod(services, runner, { orderId: made.orderId, method: "yape" });
    await confirmPayment(services, admin, { orderId: made.orderId, receivedMinor: shownMinor });
    return made.registrationId;
  };
  return {
    ...world,
    half,
    admin,
    ana,
    ben,
    eve,
    paid,
    entryId: await paid(ana),
    letters: async () => (await world.sent()).map(({ subject }) => subject),
    /** The link of the latest invitation. */
    async link() {
      const mails = (await world.sent()).filter((one) =>
        /^An entry for you/.test(one.subject ?? ""),
      );
      return /\/transfers\/([\w-]{32})/.exec(JSON.stringify(mails.at(-1) ?? ""))?.[1] ?? "";
    },
    entry: async (id: string) => {
      const [row] = await tx.select().from(raceRegistrations).where(eq(raceRegistrations.id, id));
      return row;
    },
    change: async () => (await tx.select().from(entryChanges)).at(-1),
    toSettle: async () => {
      const shelf = { shelf: "settle" as const, page: 1 };
      const shown = await officePayments({ db: tx }, admin, raceId, shelf);
      return shown?.orders.map((order) => order.creditMinor - order.totalMinor);
    },
    accept: async (runner: { userId: string }, token: string) =>
      acceptTransfer(services, runner, token),
  };
}

type World = Awaited<ReturnType<typeof aWorld>>;

const inWorld = (work: (world: World, tx: Database) => Promise<void>) => () =>
  rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    await work(world, tx);
    expect(await faultsOf(tx, world.place.raceId)).toEqual([]);
  });

const fill = { shownMinor: 0 };

test(
  "an entry that is passed on is the other runner's with a new bib, in a full race that is closed; the money stays",
  inWorld(async (world, tx) => {
    const { services, ana, ben, eve, place, entryId, paid } = world;
    await tx.insert(raceWaitingLists).values({ raceId: place.raceId, isOpen: true });
    const others = await newPeople(tx, 2);
    for (const other of others) await paid(other);
    await joinWaitingList(services, eve, { ...place, distanceId: place.distanceId ?? "", origin });
    await tx.update(races).set({ registrationDeadline: "2026-11-01" });
    const to = { registrationId: entryId, email: "ben@example.com", origin };
    expect(await beginTransfer(services, ana, to)).toMatchObject({ problem: null });
    expect(await world.entry(entryId)).toMatchObject({ status: "confirmed", bib: 1 });
    const token = await world.link();
    expect(await world.accept(ana, token)).toEqual({ problem: "own-entry" });
    expect(await sendForm(tx, ben, place)).toMatchObject({ problem: "deadline" });
    expect(await world.accept(ben, token)).toMatchObject({ problem: null, ...place });
    expect(await world.accept(eve, token)).toEqual({ problem: "taken" });
    const made = await sendForm(tx, ben, place, fill);
    expect(made).toMatchObject({ problem: null, orderId: null });
    expect(await world.entry(entryId)).toMatchObject({ status: "cancelled", bib: 1 });
    expect(await world.entry(made.registrationId ?? "")).toMatchObject({
      status: "confirmed",
      userId: ben.userId,
      bib: 4,
    });
    expect(await world.change()).toMatchObject({ state: "done", toEmail: null, tokenHash: null });
    expect(await world.toSettle()).toEqual([]);
    expect(await world.letters()).toContain("Your entry is passed on: Carrera");
    expect(await sendForm(tx, eve, place)).toMatchObject({ problem: "deadline" });
    await cancelRegistration(services, ben, made.registrationId ?? "", { origin });
  }),
);

test(
  "a transfer ends when it is declined, taken back, too late, or its entry is cancelled",
  inWorld(async (world, tx) => {
    const { services, ana, ben, place, entryId } = world;
    const to = { registrationId: entryId, email: "ben@example.com", origin };
    const own = { ...to, email: "ANA@example.com" };
    expect(await beginTransfer(services, ana, own)).toEqual({ problem: "own-address" });
    expect(await beginTransfer(services, { ...ben, email: "" }, to)).toEqual({
      problem: "not-allowed",
    });
    await beginTransfer(services, ana, to);
    expect(await beginTransfer(services, ana, to)).toEqual({ problem: "open-already" });
    expect(await declineTransfer(services, await world.link())).toEqual({ problem: null });
    expect(await world.letters()).toContain("Your entry stays yours: Carrera");
    await tx.delete(entryChanges);
    await beginTransfer(services, ana, to);
    expect(await withdrawChange(services, ben, entryId)).toEqual({ problem: "gone" });
    expect(await withdrawChange(services, ana, entryId)).toEqual({ problem: null });
    expect(await world.letters()).toContain("No longer for you: Carrera");
    await tx.delete(entryChanges);
    await beginTransfer(services, ana, to);
    const token = await world.link();
    await world.accept(ben, token);
    const late = { ...services, now: () => new Date("2026-12-06T05:00:01Z") };
    expect(await acceptTransfer(late, ben, token)).toEqual({ problem: "gone" });
    await cancelRegistration(services, ana, entryId, { origin });
    expect(await sendForm(tx, ben, place, { shownMinor: 8000 })).toMatchObject({
      problem: null,
      orderId: expect.any(String),
    });
    expect(await sweepChanges(services)).toBe(1);
    expect(await world.change()).toMatchObject({ state: "lapsed", toEmail: null });
    expect(await beginTransfer(services, ana, to)).toEqual({ problem: "not-allowed" });
  }),
);

test(
  "the fee of a transfer is paid before the other runner is invited, and is to settle where the transfer comes to nothing",
  inWorld(async (world, tx) => {
    const { services, ana, ben, admin, place, entryId } = world;
    await tx
      .update(raceChangeRules)
      .set({ feeMinor: 1500 })
      .where(eq(raceChangeRules.kind, "transfer"));
    const to = { registrationId: entryId, email: "ben@example.com", origin };
    const begun = await beginTransfer(services, ana, to);
    const orderId = begun.problem === null ? (begun.orderId ?? "") : "";
    expect(await world.link()).toBe("");
    await chooseMethod(services, ana, { orderId, method: "yape" });
    await confirmPayment(services, admin, { orderId, receivedMinor: 1500 });
    expect(await world.entry(entryId)).toMatchObject({ status: "confirmed" });
    expect(await world.toSettle()).toEqual([]);
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
    await declineTransfer(services, await world.link());
    expect(await world.toSettle()).toEqual([1500]);
    await tx.delete(entryChanges);
    await tx.delete(payments).where(eq(payments.orderId, orderId));
    await tx.delete(entryOrders).where(eq(entryOrders.id, orderId));
    const again = await beginTransfer(services, ana, to);
    const secondId = again.problem === null ? (again.orderId ?? "") : "";
    await sweepOrders({ ...services, now: () => new Date(now().getTime() + 31 * 60_000) });
    const [order] = await tx.select().from(entryOrders).where(eq(entryOrders.id, secondId));
    expect(order?.state).toBe("expired");
    expect(await world.entry(entryId)).toMatchObject({ status: "confirmed" });
    expect(await withdrawChange(services, ana, entryId)).toEqual({ problem: null });
    expect(await sendForm(tx, ben, place)).toMatchObject({ problem: null });
  }),
);

test(
  "another distance costs the difference and the fee, and the first entry stays until it is paid",
  inWorld(async (world, tx) => {
    const { services, ana, admin, half, entryId, place } = world;
    const begun = { registrationId: entryId, distanceId: half.distanceId, origin };
    expect(
      await beginExchange(services, ana, { ...begun, distanceId: place.distanceId ?? "" }),
    ).toEqual({ problem: "no-distance" });
    expect(await beginExchange(services, ana, begun)).toMatchObject({ problem: null });
    expect(await sendForm(tx, ana, half, { shownMinor: 12_000 })).toMatchObject({
      problem: "price-changed",
    });
    const { orderId, registrationId } = await anOrder(tx, ana, half, { shownMinor: 5000 });
    expect(await world.entry(entryId)).toMatchObject({ status: "confirmed" });
    expect(await world.entry(registrationId)).toMatchObject({ status: "pending" });
    await chooseMethod(services, ana, { orderId, method: "yape" });
    await confirmPayment(services, admin, { orderId, receivedMinor: 5000 });
    expect(await world.entry(entryId)).toMatchObject({ status: "cancelled" });
    expect(await world.entry(registrationId)).toMatchObject({ status: "confirmed", bib: 2 });
    expect(await world.change()).toMatchObject({
      state: "done",
      newRegistrationId: registrationId,
    });
    expect(await world.toSettle()).toEqual([]);
    await cancelRegistration(services, ana, registrationId, { origin });
    expect((await world.toSettle())?.length).toBe(2);
  }),
);

test(
  "a cheaper distance gives the rest back less the fee; a full one, and an entry that is gone, make no exchange",
  inWorld(async (world, tx) => {
    const { services, ana, ben, eve, admin, half, place, paid } = world;
    const far = await paid(ben, half, 12_000);
    const full = { registrationId: world.entryId, distanceId: half.distanceId, origin };
    await beginExchange(services, ana, full);
    expect(await sendForm(tx, ana, half, { shownMinor: 5000 })).toMatchObject({ problem: "full" });
    const down = { registrationId: far, distanceId: place.distanceId ?? "", origin };
    await beginExchange(services, ben, down);
    const made = await sendForm(tx, ben, place, { shownMinor: 0 });
    expect(made).toMatchObject({ problem: null, orderId: null });
    expect(await world.entry(far)).toMatchObject({ status: "cancelled" });
    expect(await world.toSettle()).toEqual([3000]);
    // The place of the 21K is free again: its money comes after the entry that it exchanges has gone.
    const { orderId } = await anOrder(tx, ana, half, { shownMinor: 5000 });
    await cancelRegistration(services, ana, world.entryId, { origin });
    await chooseMethod(services, ana, { orderId, method: "yape" });
    const arrived = { orderId, receivedMinor: 5000 };
    expect(await confirmPayment(services, admin, arrived)).toMatchObject({ received: "surplus" });
    const later = { ...services, now: () => new Date(now().getTime() + 1000 * 3_600_000) };
    await sweepOrders(later);
    await sweepChanges(later);
    expect(await sendForm(tx, eve, half, { shownMinor: 12_000 })).toMatchObject({ problem: null });
  }),
);

test(
  "what a credit is more than the next price goes back to the list of what is to settle",
  inWorld(async (world, tx) => {
    const { services, ana, place, entryId } = world;
    await deferEntry(services, ana, { registrationId: entryId, origin });
    const raceId = await aRace(tx, { raceTypeCategory: "internal", distances: [] });
    const next = { raceId, distanceId: null };
    await tx.insert(raceEditions).values({ raceId, previousId: place.raceId, createdAt: now() });
    await aSale(tx, next, [{ priceMinor: 4500 }]);
    expect(await sendForm(tx, ana, next, { shownMinor: 0 })).toMatchObject({ problem: null });
    const [payment] = await tx.select().from(payments).where(eq(payments.raceId, place.raceId));
    expect(payment).toMatchObject({ receivedMinor: 8000, keptMinor: 6500 });
    expect(await world.toSettle()).toHaveLength(1);
    expect(await faultsOf(tx, place.raceId)).toEqual([]);
    expect(await faultsOf(tx, raceId)).toEqual([]);
  }),
);

test(
  "an entry that is kept for the next edition counts there once, also where its order ends unpaid first",
  inWorld(async (world, tx) => {
    const { services, ana, admin, place, entryId, sent } = world;
    expect(await deferEntry(services, ana, { registrationId: entryId, origin })).toMatchObject({
      problem: null,
    });
    expect(await world.entry(entryId)).toMatchObject({ status: "cancelled" });
    expect(await world.toSettle()).toEqual([]);
    expect((await sent()).map(({ subject }) => subject)).toContain(
      "Your entry waits for the next edition: Carrera",
    );
    const raceId = await aRace(tx, {
      raceTypeCategory: "internal",
      startDate: "2027-12-05",
      raceName: "Carrera 2027",
      distances: [],
    });
    const next = { raceId, distanceId: null };
    await tx.insert(raceEditions).values({ raceId, previousId: place.raceId, createdAt: now() });
    await aSale(tx, next, [{ priceMinor: 9000 }]);
    const form = { shownMinor: 3000 };
    await anOrder(tx, ana, next, form);
    const later = () => new Date(now().getTime() + 31 * 60_000);
    await sweepOrders({ ...services, now: later });
    const { orderId, registrationId } = await anOrder(tx, ana, next, { ...form, at: later });
    await chooseMethod({ ...services, now: later }, ana, { orderId, method: "yape" });
    await confirmPayment(services, admin, { orderId, receivedMinor: 3000 });
    expect(await world.change()).toMatchObject({
      state: "done",
      newRegistrationId: registrationId,
    });
    expect(await faultsOf(tx, raceId)).toEqual([]);
  }),
);

test(
  "an entry that was given up is not confirmed again: what was paid for it counts elsewhere",
  inWorld(async (world, tx) => {
    const { services, ana, ben, admin, place, half, entryId } = world;
    const confirm = (id: string) =>
      changeStatuses(
        { ...services, log },
        admin,
        { registration: [id], status: "confirmed" },
        { origin },
      );
    const refused = (kind: string) => ({
      changed: 0,
      refused: [{ refusal: { problem: "given-up", kind } }],
    });
    expect(await deferEntry(services, ana, { registrationId: entryId, origin })).toMatchObject({
      problem: null,
    });
    expect(await confirm(entryId)).toMatchObject(refused("deferral"));
    expect(await world.entry(entryId)).toMatchObject({ status: "cancelled" });
    expect(await world.toSettle()).toEqual([]);

    const passedOn = await world.paid(ana);
    const transfer = { registrationId: passedOn, email: "ben@example.com", origin };
    await beginTransfer(services, ana, transfer);
    await world.accept(ben, await world.link());
    await sendForm(tx, ben, place, fill);
    expect(await confirm(passedOn)).toMatchObject(refused("transfer"));

    const exchanged = await world.paid(ana);
    const exchange = { registrationId: exchanged, distanceId: half.distanceId, origin };
    await beginExchange(services, ana, exchange);
    await tx.update(priceTiers).set({ priceMinor: 6000 }).where(eq(priceTiers.priceMinor, 12_000));
    await sendForm(tx, ana, half, fill);
    expect(await confirm(exchanged)).toMatchObject(refused("distance"));
  }),
);

test(
  "what an entry counts for in a change is the money that the organizer has, without the fees of earlier changes",
  inWorld(async (world, tx) => {
    const { services, ben, admin, half, place, paid } = world;
    const far = await paid(ben, half, 12_000);
    await beginExchange(services, ben, {
      registrationId: far,
      distanceId: place.distanceId ?? "",
      origin,
    });
    const near = (await sendForm(tx, ben, place, fill)).registrationId ?? "";
    expect(await paidFor(tx, near)).toBe(8000);
    await beginExchange(services, ben, {
      registrationId: near,
      distanceId: half.distanceId,
      origin,
    });
    const { orderId, registrationId } = await anOrder(tx, ben, half, { shownMinor: 5000 });
    await chooseMethod(services, ben, { orderId, method: "yape" });
    await confirmPayment(services, admin, { orderId, receivedMinor: 5000 });
    expect(await paidFor(tx, registrationId)).toBe(12_000);
    await tx.update(payments).set({ refundedMinor: 5000 }).where(eq(payments.orderId, orderId));
    expect(await paidFor(tx, registrationId)).toBe(7000);
    const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId));
    await aLostDispute(tx, payment?.id ?? "");
    expect(await deferEntry(services, ben, { registrationId, origin })).toEqual({
      problem: "disputed",
    });
    await tx.update(payments).set({ refundedMinor: 0 }).where(eq(payments.orderId, orderId));
  }),
);

/** The next edition of a race, with a 10K for S/ 90 and a 21K for S/ 120. */
async function aNextEdition(tx: Database, previousId: string) {
  const raceId = await aRace(tx, {
    raceTypeCategory: "internal",
    startDate: "2027-12-05",
    raceName: "Carrera 2027",
    distances: ["10K", "21K"],
  });
  await tx.insert(raceEditions).values({ raceId, previousId, createdAt: now() });
  const distances = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const at = (distance: string) => ({
    raceId,
    distanceId: distances.find((one) => one.distance === distance)?.id ?? "",
  });
  await aSale(tx, at("10K"), [{ priceMinor: 9000 }]);
  await aSale(tx, at("21K"), [{ priceMinor: 12_000 }]);
  return { raceId, at };
}

/** The bank has given the money of a payment back to the owner of the card. */
async function aLostDispute(tx: Database, paymentId: string) {
  await tx.insert(cardPayments).values({ paymentId });
  await tx.insert(cardDisputes).values({ id: "dp_1", paymentId, state: "lost", amountMinor: 1 });
}

test(
  "a credit is used by one order only, keeps its worth in a change, and ends with the money that it stands for",
  inWorld(async (world, tx) => {
    const { services, ana, ben, admin, place, entryId, paid } = world;
    const other = await paid(ben);
    for (const [runner, registrationId] of [
      [ana, entryId],
      [ben, other],
    ] as const) {
      await deferEntry(services, runner, { registrationId, origin });
    }
    const { raceId, at } = await aNextEdition(tx, place.raceId);
    await tx.insert(raceChangeRules).values({ raceId, kind: "distance", feeMinor: 1000 });
    const late = await anOrder(tx, ana, at("10K"), { shownMinor: 3000 });
    await chooseMethod(services, ana, { orderId: late.orderId, method: "yape" });
    const later = () => new Date(now().getTime() + 1000 * 3_600_000);
    const afterwards = { ...services, now: later };
    await sweepOrders(afterwards);
    const { orderId, registrationId } = await anOrder(tx, ana, at("21K"), {
      shownMinor: 6000,
      at: later,
    });
    await chooseMethod(afterwards, ana, { orderId, method: "yape" });
    await confirmPayment(afterwards, admin, { orderId, receivedMinor: 6000 });
    const arrived = { orderId: late.orderId, receivedMinor: 3000 };
    expect(await confirmPayment(afterwards, admin, arrived)).toMatchObject({ received: "surplus" });
    expect(await paidFor(tx, registrationId)).toBe(12_000);

    const [first] = await tx
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(orderLines, eq(orderLines.orderId, payments.orderId))
      .where(eq(orderLines.registrationId, other));
    await aLostDispute(tx, first?.id ?? "");
    expect(await sendForm(tx, ben, at("10K"), { shownMinor: 3000 })).toMatchObject({
      problem: "price-changed",
    });
  }),
);

/** Ana keeps her 10K and her 21K for the next edition: S/ 60, and then S/ 100. */
async function withTwoCredits({ services, ana, half, place, entryId, paid }: World, tx: Database) {
  const minute = 60_000;
  const other = await paid(ana, half, 12_000);
  for (const [at, registrationId] of [entryId, other].entries()) {
    const then = { ...services, now: () => new Date(now().getTime() + at * minute) };
    expect(await deferEntry(then, ana, { registrationId, origin })).toMatchObject({
      problem: null,
    });
  }
  const next = await aNextEdition(tx, place.raceId);
  await allowGroups(tx, next.raceId);
  const credits = await tx
    .select({ id: entryChanges.id })
    .from(entryChanges)
    .orderBy(asc(entryChanges.createdAt));
  return { ...next, creditIds: credits.map(({ id }) => id), otherId: other };
}

test(
  "one entry spends two credits, the older one first, and what is left of the last one is to settle",
  inWorld(async (world, tx) => {
    const { ana, sent } = world;
    const { raceId, at, creditIds, otherId } = await withTwoCredits(world, tx);
    const made = await sendForm(tx, ana, at("21K"), { shownMinor: 0 });
    expect(made).toMatchObject({ problem: null, orderId: null });
    const registrationId = made.registrationId ?? "";
    const spent = await tx.select().from(orderCredits).orderBy(asc(orderCredits.usedMinor));
    expect(new Set(spent.map(({ changeId }) => changeId))).toEqual(new Set(creditIds));
    expect(spent).toMatchObject([
      { usedMinor: 6000, isHeld: true },
      { usedMinor: 6000, isHeld: true },
    ]);
    const changes = await tx.select().from(entryChanges);
    expect(changes.every(({ newRegistrationId }) => newRegistrationId === registrationId)).toBe(
      true,
    );
    expect(await paidFor(tx, registrationId)).toBe(12_000);
    const [payment] = await tx
      .select({ keptMinor: payments.keptMinor })
      .from(payments)
      .innerJoin(orderLines, eq(orderLines.orderId, payments.orderId))
      .where(eq(orderLines.registrationId, otherId));
    expect(payment).toEqual({ keptMinor: 8000 });
    expect(await world.toSettle()).toHaveLength(1);
    expect((await sent()).map(({ body }) => body).join()).toContain(
      "Kept from the last edition: S/120",
    );
    expect(await faultsOf(tx, raceId)).toEqual([]);
  }),
);

test(
  "credits that an open order holds count for no other one, until it ends; money that comes too late is a surplus",
  inWorld(async (world, tx) => {
    const { services, ana, admin } = world;
    const { raceId, at } = await withTwoCredits(world, tx);
    const family = { others: [at("21K")], shownMinor: 5000 };
    const first = await sendForms(tx, ana, at("10K"), family);
    const orderId = first.problem === null ? (first.orderId ?? "") : "";
    await chooseMethod(services, ana, { orderId, method: "yape" });
    expect((await world.sent()).map(({ body }) => body).join()).toContain(
      "Kept from the last edition: S/160",
    );
    const companionId = randomUUID();
    expect(await sendForm(tx, ana, at("10K"), { shownMinor: 3000, companionId })).toMatchObject({
      problem: "price-changed",
    });
    const later = () => new Date(now().getTime() + 1000 * 3_600_000);
    const afterwards = { ...services, now: later };
    const [five] = await tx
      .insert(raceDistances)
      .values({ raceId, distance: "5K", title: "Five", sortOrder: 2 })
      .returning({ id: raceDistances.id });
    const third = { raceId, distanceId: five?.id ?? "" };
    await aSale(tx, third, [{ priceMinor: 16_000 }]);
    // The next order needs none of its places, only the credits.
    const alone = { shownMinor: 0, at: later, companionId };
    const second = await sendForm(tx, ana, third, alone);
    expect(second).toMatchObject({ problem: null });
    expect(await confirmPayment(afterwards, admin, { orderId, receivedMinor: 5000 })).toMatchObject(
      { received: "surplus" },
    );
    expect(await faultsOf(tx, raceId)).toEqual([]);
  }),
);

test(
  "the credits of an order that an older copy of the program has ended are free after the next sweep",
  inWorld(async (world, tx) => {
    const { services, ana } = world;
    const { at } = await withTwoCredits(world, tx);
    await tx.update(priceTiers).set({ priceMinor: 17_000 }).where(eq(priceTiers.priceMinor, 9000));
    const { orderId } = await anOrder(tx, ana, at("10K"), { shownMinor: 1000 });
    await cancelOrder(services, ana, orderId);
    await tx.update(orderCredits).set({ isHeld: true }).where(eq(orderCredits.orderId, orderId));
    expect(await sendForm(tx, ana, at("21K"), { shownMinor: 0 })).toMatchObject({
      problem: "price-changed",
    });
    await freeEndedCredits(services);
    expect(await sendForm(tx, ana, at("21K"), { shownMinor: 0 })).toMatchObject({ problem: null });
  }),
);

test(
  "with one person less, the credits pay for those who stay, and another order may spend what is free",
  inWorld(async (world, tx) => {
    const { services, ana } = world;
    const { raceId, at, creditIds } = await withTwoCredits(world, tx);
    const sent = await sendForms(tx, ana, at("10K"), {
      others: [at("10K"), at("21K")],
      shownMinor: 14_000,
    });
    const orderId = sent.problem === null ? (sent.orderId ?? "") : "";
    const of = (distance: string) => eq(raceRegistrations.distanceId, at(distance).distanceId);
    const entries = await tx
      .select({ id: raceRegistrations.id, companionId: raceRegistrations.companionId })
      .from(raceRegistrations)
      .where(and(eq(raceRegistrations.raceId, raceId), of("10K")));
    const lead = async (registrationId: string) =>
      takeOutOfOrder(services, ana, { orderId, registrationId });
    const [half] = await tx
      .select({ id: raceRegistrations.id })
      .from(raceRegistrations)
      .where(and(eq(raceRegistrations.raceId, raceId), of("21K")));
    expect(await lead(half?.id ?? "")).toEqual({ problem: null, isPaid: false });
    expect(await tx.select().from(orderCredits)).toMatchObject([
      { usedMinor: 6000 },
      { usedMinor: 10_000 },
    ]);
    expect(await faultsOf(tx, raceId)).toEqual([]);
    await tx
      .update(entryChanges)
      .set({ creditMinor: 9000 })
      .where(eq(entryChanges.id, creditIds[0] ?? ""));
    const companion = entries.find(({ companionId }) => companionId !== null);
    expect(await lead(companion?.id ?? "")).toEqual({ problem: null, isPaid: true });
    expect(await tx.select().from(orderCredits)).toMatchObject([
      { changeId: creditIds[0], usedMinor: 9000 },
    ]);
    const next = { shownMinor: 0, companionId: randomUUID() };
    expect(await sendForm(tx, ana, at("10K"), next)).toMatchObject({ problem: null });
    expect(await faultsOf(tx, raceId)).toEqual([]);
  }),
);

/** Ana has paid S/ 30 for the 10K of the next edition, beside the S/ 60 that she kept. */
async function withCreditedEntry(world: World, tx: Database) {
  const { services, ana, admin, place, entryId } = world;
  await deferEntry(services, ana, { registrationId: entryId, origin });
  const next = await aNextEdition(tx, place.raceId);
  const { orderId, registrationId } = await anOrder(tx, ana, next.at("10K"), { shownMinor: 3000 });
  await chooseMethod(services, ana, { orderId, method: "yape" });
  await confirmPayment(services, admin, { orderId, receivedMinor: 3000 });
  /** What the organizer of each edition is to settle, and what credits have paid there. */
  const books = async (raceId: string) => {
    const shown = await officePayments({ db: tx }, admin, raceId, { shelf: "settle", page: 1 });
    const toSettle = shown?.orders.map((order) => order.creditMinor - order.neededMinor);
    expect(await faultsOf(tx, raceId)).toEqual([]);
    return { toSettle, spentMinor: shown?.counts.spentMinor };
  };
  const told = async () =>
    (await world.sent())
      .filter(({ subject }) => subject?.startsWith("Left over from the last edition"))
      .map(({ body }) => /S\/[\d.]+/.exec(body)?.[0]);
  return { ...next, orderId, registrationId, books, told };
}

test(
  "what is left of a credit that another credit has paid is to settle where the money is",
  inWorld(async (world, tx) => {
    const { services, ana, place } = world;
    const { raceId, registrationId, books, told } = await withCreditedEntry(world, tx);
    await tx.insert(raceChangeRules).values({ raceId, kind: "deferral" });
    await deferEntry(services, ana, { registrationId, origin });
    const third = await aNextEdition(tx, raceId);
    await tx
      .update(priceTiers)
      .set({ priceMinor: 2000 })
      .where(eq(priceTiers.raceId, third.raceId));
    expect(await books(raceId)).toEqual({ toSettle: [], spentMinor: 6000 });
    const sent = await sendForm(tx, ana, third.at("10K"), { shownMinor: 0 });
    expect(sent).toMatchObject({ problem: null });
    // S/ 70 of S/ 90: all that the first edition keeps, and a part of what was paid for the second one.
    expect(await books(raceId)).toEqual({ toSettle: [1000], spentMinor: 0 });
    expect(await books(place.raceId)).toEqual({ toSettle: [6000], spentMinor: 0 });
    expect(await books(third.raceId)).toEqual({ toSettle: [], spentMinor: 2000 });
    expect(await told()).toEqual(["S/70"]);
  }),
);

test(
  "a cheaper distance gives back what credits paid for the entry, after the money of its own order",
  inWorld(async (world, tx) => {
    const { services, ana, place } = world;
    const { raceId, at, orderId, registrationId, books, told } = await withCreditedEntry(world, tx);
    await tx.insert(raceChangeRules).values({ raceId, kind: "distance", paysBack: true });
    await tx
      .update(priceTiers)
      .set({ priceMinor: 2500 })
      .where(eq(priceTiers.distanceId, at("21K").distanceId));
    const { distanceId } = at("21K");
    await beginExchange(services, ana, { registrationId, distanceId, origin });
    const made = await sendForm(tx, ana, at("21K"), { shownMinor: 0 });
    expect(made).toMatchObject({ problem: null });
    expect(await books(raceId)).toEqual({ toSettle: [3000], spentMinor: 2500 });
    expect(await books(place.raceId)).toEqual({ toSettle: [3500], spentMinor: 0 });
    expect(await paidFor(tx, made.registrationId ?? "")).toBe(2500);
    expect(await told()).toEqual(["S/35"]);
    const order = await findOrder(services, ana, orderId);
    expect(order && paidWords(order).en).toContain("You paid S/30 PEN more than the total");
  }),
);

test(
  "the credit of an entry that is cancelled for good, or whose race is, is to settle; one that is kept again is not",
  inWorld(async (world, tx) => {
    const { services, ana, place } = world;
    const { raceId, orderId, registrationId, books, told } = await withCreditedEntry(world, tx);
    const at = (hours: number) => ({
      ...services,
      now: () => new Date(now().getTime() + hours * 3_600_000),
    });
    await cancelRegistration(services, ana, registrationId, { origin });
    const mine = async () => {
      const order = await findOrder(services, ana, orderId);
      return order && paidWords(order).en;
    };
    const confirm = { registration: [registrationId], status: "confirmed" } as const;
    const take = async () => changeStatuses({ ...services, log }, world.admin, confirm, { origin });
    expect(await returnLostCredits(at(1)), "it may still be taken back").toBe(0);
    expect(await take()).toMatchObject({ changed: 1 });
    await cancelRegistration(services, ana, registrationId, { origin });
    expect(await returnLostCredits(at(3))).toBe(1);
    const refusal = { problem: "credit-returned" };
    expect(await take()).toMatchObject({ changed: 0, refused: [{ refusal }] });
    expect(await returnLostCredits(at(3))).toBe(0);
    expect(await books(place.raceId)).toEqual({ toSettle: [6000], spentMinor: 0 });
    expect(await books(raceId)).toEqual({ toSettle: [3000], spentMinor: 0 });
    expect(await told()).toEqual(["S/60"]);
    expect(await mine()).toContain("Ask the organizer about the other S/30 PEN.");
    const unpaid = { state: "void" as const, receivedMinor: 0 };
    await tx.update(payments).set(unpaid).where(eq(payments.orderId, orderId));
    expect(await mine()).toContain("What you paid for the last edition counted for it.");
  }),
);

test(
  "the credit of an entry for a race that is called off is to settle",
  inWorld(async (world, tx) => {
    const { raceId, books, told } = await withCreditedEntry(world, tx);
    const { services, place } = world;
    const at = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
    const returned = async (hours: number) =>
      returnLostCredits({ ...services, now: () => at(hours) });
    const set = async (raceStatus: "cancelled" | "upcoming", hours: number) =>
      tx
        .update(races)
        .set({ raceStatus, updatedAt: at(hours) })
        .where(eq(races.id, raceId));
    expect(await returned(0)).toBe(0);
    await set("cancelled", 1);
    expect(await returned(2), "it may still be taken back").toBe(0);
    const revive = async () => {
      const form = new FormData();
      form.set("opened", await openedRaceForm(tx, raceId));
      form.set("race_status", "upcoming");
      const { value } = readForm(officeRaceForm, form);
      if (!value) throw new Error("The form is not complete.");
      return saveRace(editing.services(tx).all, world.admin, { id: raceId, origin }, value);
    };
    expect(await revive()).toMatchObject({ problem: null });
    await set("cancelled", 2);
    expect(await returned(4)).toBe(1);
    expect(await books(place.raceId)).toEqual({ toSettle: [6000], spentMinor: 0 });
    expect(await told()).toEqual(["S/60"]);
    expect(await revive()).toEqual({
      problem: "credits-returned",
      fields: { race_status: "credits-returned" },
    });
    const other = tx.transaction((inner) =>
      inner.update(races).set({ raceStatus: "active" }).where(eq(races.id, raceId)),
    );
    await expect(other.catch((error) => violatedConstraint(error))).resolves.toBe(
      "races_stay_cancelled",
    );
  }),
);

test(
  "money that pays for others in the order of an entry does not pay what a credit of an edition before has to",
  inWorld(async (world, tx) => {
    const { services, ana, admin, place, entryId } = world;
    await deferEntry(services, ana, { registrationId: entryId, origin });
    const next = await aNextEdition(tx, place.raceId);
    await allowGroups(tx, next.raceId);
    await tx.update(priceTiers).set({ priceMinor: 6000 }).where(eq(priceTiers.raceId, next.raceId));
    await tx.insert(raceChangeRules).values({ raceId: next.raceId, kind: "deferral" });
    // The credit of S/ 60 pays for the one, and cash for the other.
    const family = { others: [next.at("10K")], shownMinor: 6000 };
    const sent = await sendForms(tx, ana, next.at("10K"), family);
    const orderId = sent.problem === null ? (sent.orderId ?? "") : "";
    await chooseMethod(services, ana, { orderId, method: "yape" });
    await confirmPayment(services, admin, { orderId, receivedMinor: 6000 });
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.creditMinor));
    expect(lines.map(({ creditMinor }) => creditMinor)).toEqual([0, 6000]);
    for (const { registrationId } of lines) {
      await deferEntry(services, ana, { registrationId, origin });
    }
    const credited = lines.at(-1)?.registrationId ?? "";
    const [change] = await tx
      .select()
      .from(entryChanges)
      .where(eq(entryChanges.registrationId, credited));
    const third = await aNextEdition(tx, next.raceId);
    await tx
      .update(priceTiers)
      .set({ priceMinor: 2000 })
      .where(eq(priceTiers.raceId, third.raceId));
    // Only the credit of the one that a credit has paid.
    await tx
      .update(entryChanges)
      .set({ creditMinor: 0 })
      .where(and(eq(entryChanges.raceId, next.raceId), ne(entryChanges.id, change?.id ?? "")));
    expect(await sendForm(tx, ana, third.at("10K"), { shownMinor: 0 })).toMatchObject({
      problem: null,
    });
    const keptIn = async (raceId: string) =>
      (await tx.select().from(payments).where(eq(payments.raceId, raceId))).map(
        ({ keptMinor }) => keptMinor,
      );
    expect(await keptIn(next.raceId), "for the other one").toEqual([6000]);
    expect(await keptIn(place.raceId)).toEqual([4000]);
  }),
);

test(
  "a rest frees no money that a lost dispute has taken, and only what it frees is promised",
  inWorld(async (world, tx) => {
    const { services, ana, place } = world;
    const { raceId, registrationId, told } = await withCreditedEntry(world, tx);
    const [payment] = await tx.select().from(payments).where(eq(payments.raceId, place.raceId));
    const id = payment?.id ?? "";
    await aLostDispute(tx, id);
    await tx.update(cardDisputes).set({ amountMinor: 5000 });
    await cancelRegistration(services, ana, registrationId, { origin });
    const later = () => new Date(now().getTime() + 3 * 3_600_000);
    expect(await returnLostCredits({ ...services, now: later })).toBe(1);
    const [after] = await tx.select().from(payments).where(eq(payments.id, id));
    expect(after).toMatchObject({ receivedMinor: 8000, keptMinor: 2000, lostMinor: 5000 });
    expect(await told()).toEqual(["S/10"]);
    expect(await faultsOf(tx, raceId)).toEqual([]);
  }),
);

test(
  "the list to settle says that the next edition left something only once it has",
  inWorld(async (world, tx) => {
    const { services, ana, admin, place, entryId } = world;
    await tx.update(payments).set({ receivedMinor: 9000 }).where(eq(payments.raceId, place.raceId));
    await deferEntry(services, ana, { registrationId: entryId, origin });
    const isDeferred = async () => {
      const shelf = { shelf: "settle", page: 1 } as const;
      const shown = await officePayments({ db: tx }, admin, place.raceId, shelf);
      return shown?.orders.map((order) => order.isDeferred);
    };
    expect(await isDeferred()).toEqual([0]);
    const { at } = await aNextEdition(tx, place.raceId);
    await tx.update(priceTiers).set({ priceMinor: 2500 });
    expect(await sendForm(tx, ana, at("10K"), { shownMinor: 0 })).toMatchObject({ problem: null });
    expect(await isDeferred()).toEqual([1]);
  }),
);

test(
  "credits of entries that were cancelled before the upgrade stay with the organizer who has settled them",
  inWorld(async (world, tx) => {
    const { services, ana } = world;
    const { registrationId, told } = await withCreditedEntry(world, tx);
    const migration = readMigrations().find(({ name }) => name.startsWith("050_"))?.text ?? "";
    const [upgrade = ""] = /^update order_lines[^;]*;/m.exec(migration) ?? [];
    const later = { ...services, now: () => new Date(now().getTime() + 3 * 3_600_000) };
    await tx.execute(sql.raw(upgrade));
    expect(await tx.$count(orderLines, eq(orderLines.isCreditSettled, true))).toBe(0);
    await cancelRegistration(services, ana, registrationId, { origin });
    await tx.execute(sql.raw(upgrade));
    expect(await returnLostCredits(later)).toBe(0);
    expect(await told()).toEqual([]);
  }),
);

test(
  "the letter of an entry that is passed on does not tell what its first runner kept",
  inWorld(async (world, tx) => {
    const { services, ana, ben } = world;
    const { raceId, at, registrationId } = await withCreditedEntry(world, tx);
    await tx.insert(raceChangeRules).values({ raceId, kind: "transfer" });
    const to = { registrationId, email: "ben@example.com", origin };
    await beginTransfer(services, ana, to);
    await world.accept(ben, await world.link());
    expect(await sendForm(tx, ben, at("10K"), fill)).toMatchObject({ problem: null });
    const letters = (await world.sent()).filter(({ body }) =>
      body.includes("Kept from the last edition"),
    );
    expect(letters.map(({ recipient }) => recipient)).not.toEqual([]);
    expect(new Set(letters.map(({ recipient }) => recipient))).toEqual(
      new Set(["ana@example.com"]),
    );
  }),
);

test(
  "an entry whose kit is handed over meanwhile is no longer passed on",
  inWorld(async (world, tx) => {
    const { services, ana, ben, place, entryId } = world;
    await beginTransfer(services, ana, {
      registrationId: entryId,
      email: "ben@example.com",
      origin,
    });
    await world.accept(ben, await world.link());
    const desk = await officeDesk(services, world.admin, place.raceId, "en");
    if (!desk) throw new Error("The race has no desk.");
    const kit = { entry: entryId, key: randomUUID(), undoes: null };
    expect(await handOver(services, world.admin, desk, kit)).toEqual({ problem: null });
    expect(await sendForm(tx, ben, place, fill)).toMatchObject({ problem: "gone" });
    expect(await world.entry(entryId)).toMatchObject({ status: "confirmed" });
  }),
);

test(
  "the runners of a transfer are reminded once, two days before it lapses",
  inWorld(async (world, tx) => {
    const { services, ana, ben, entryId } = world;
    const to = { registrationId: entryId, email: "ben@example.com", origin };
    await beginTransfer(services, ana, to);
    const remind = (day: string) =>
      remindOfTransfers({ ...services, now: () => new Date(`2026-${day}T12:00:00Z`) });
    expect(await remind("12-03"), "the last day is the fifth, until midnight").toBe(0);
    await world.accept(ben, await world.link());
    expect(await remind("12-04")).toBe(1);
    expect(await remind("12-05")).toBe(0);
    const reminders = (await world.sent()).filter(({ subject }) =>
      /^(Not passed on yet|Fill in your form): Carrera$/.test(subject ?? ""),
    );
    expect(reminders.map(({ recipient }) => recipient)).toHaveLength(2);
    expect(await tx.$count(entryChanges, eq(entryChanges.state, "open"))).toBe(1);
  }),
);
