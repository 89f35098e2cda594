/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  entryChanges,
  entryExtras,
  entryOrders,
  orderCredits,
  orderLines,
  payments,
  raceChangeRules,
  raceDistances,
  raceEditions,
  raceRegistrations,
  races,
  vouchers,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack, serverUrl } from "../../../../tests/support/database.ts";
import { aDonation, anExtra, chosenExtras } from "../../../../tests/support/extras.ts";
import { Killed, killedAfter } from "../../../../tests/support/killed.ts";
import {
  allowGroups,
  anOrder,
  aProof,
  aVoucher,
  booksOf,
  faultsOf,
  origin,
  sendForm,
  sendForms,
} from "../../../../tests/support/orders.ts";
import { outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, newPeople } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { anEntryWorld } from "../../../../tests/support/registrations.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { changeVoucher } from "../codes/commands.server.ts";
import { cancelRegistration } from "../commands.server.ts";
import { buyExtras } from "../extras/buying/buying.server.ts";
import { endedStates, openStates } from "../order.ts";
import { freeEndedCredits } from "../prices/credits.server.ts";
import {
  beginExchange,
  beginTransfer,
  deferEntry,
  sweepChanges,
  withdrawChange,
} from "./changes/commands.server.ts";
import { paidFor } from "./changes/queries.server.ts";
import { cancelOrder, chooseMethod, lastManual, sendProof } from "./commands.server.ts";
import { returnLostCredits } from "./credit-rests.server.ts";
import { sweepOrders } from "./lapsed.server.ts";
import { owedMinor } from "./moves.server.ts";
import { officePayments } from "./office.server.ts";
import { confirmPayment, refuseProof, settlePayment } from "./review.server.ts";
import { takeBack, takeOutOfOrder } from "./taking-out.server.ts";

const { db } = await openTestDatabase();

/** Numbers below a limit that are the same for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}

/** The steps that lead an order on, some of them likelier than others. */
const leading = [
  "hold",
  "hold",
  "family",
  "buy",
  "choose",
  "prove",
  "confirm",
  "pay",
  "pay",
  "pay",
  "enterNext",
];

/** The steps that change an entry. */
const changing = [
  "exchange",
  "exchange",
  "pass",
  "takeOver",
  "takeOver",
  "defer",
  "defer",
  "takeOut",
  "takeOut",
  "takeBack",
  "leave",
];

/** Drizzle wraps what fails within a statement. */
function isKilled(problem: unknown): boolean {
  return problem instanceof Killed || (problem instanceof Error && isKilled(problem.cause));
}

/** What an entry of an order costs before the credits. */
function costOf(line: typeof orderLines.$inferSelect): [id: string, minor: number] {
  return [line.registrationId, line.priceMinor - line.discountMinor + line.creditMinor];
}

async function owedBy(tx: Database, orderId: string): Promise<number> {
  const [order] = await tx
    .select({ owedMinor })
    .from(entryOrders)
    .where(eq(entryOrders.id, orderId));
  return order?.owedMinor ?? 0;
}

const exchangeFee = 500;

/** A race with a paid entry, which sells two steps and takes a code for two entries, and what may happen to it. */
async function aHistory(tx: Database, seed: number) {
  const roll = dice(seed);
  const { place } = await anEntryWorld(tx, { raceName: `History ${seed}` });
  await tx.update(races).set({ registrationDeadline: null }).where(eq(races.id, place.raceId));
  await tx.update(raceDistances).set({ capacity: 7 }).where(eq(raceDistances.raceId, place.raceId));
  await aSale(tx, place, [{ places: 2 }, { priceMinor: 9000 }]);
  await aVoucher(tx, {
    raceId: place.raceId,
    maxUses: 2,
    maxPerPerson: 1,
    kind: "amount",
    value: 500,
  });
  await aVoucher(tx, {
    raceId: place.raceId,
    code: "KEPT",
    kind: "none",
    value: null,
    maxUses: 2,
    keepsPlaces: true,
    distanceId: place.distanceId,
  });
  const { raceId } = place;
  const [half] = await tx
    .insert(raceDistances)
    .values({ raceId, distance: "21K", title: "Half", capacity: 3, sortOrder: 1 })
    .returning({ id: raceDistances.id });
  const far = { raceId, distanceId: half?.id ?? "" };
  await aSale(tx, far, [{ places: 1, priceMinor: 8500 }, { priceMinor: 12_000 }]);
  await tx.insert(raceChangeRules).values([
    { raceId, kind: "transfer", feeMinor: roll(3) === 0 ? 300 : 0 },
    { raceId, kind: "distance", feeMinor: exchangeFee, paysBack: roll(2) === 0 },
    { raceId, kind: "deferral", feeMinor: 700 },
  ]);
  await allowGroups(tx, raceId);
  const coming = await aRace(tx, {
    raceTypeCategory: "internal",
    startDate: "2027-12-05",
    distances: ["10K"],
  });
  await tx.insert(raceEditions).values({ raceId: coming, previousId: raceId });
  await allowGroups(tx, coming);
  const [ten] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, coming));
  const next = { raceId: coming, distanceId: ten?.id ?? "" };
  await aSale(tx, next);
  // Cheaper than what credits pay, so that an exchange and the last edition leave something of them.
  const [five] = await tx
    .insert(raceDistances)
    .values({ raceId: coming, distance: "5K", title: "Five", sortOrder: 1 })
    .returning({ id: raceDistances.id });
  const nextShort = { raceId: coming, distanceId: five?.id ?? "" };
  await aSale(tx, nextShort, [{ priceMinor: 3000 }]);
  await tx.insert(raceChangeRules).values([
    { raceId: coming, kind: "distance", feeMinor: exchangeFee, paysBack: true },
    { raceId: coming, kind: "deferral", feeMinor: 200 },
  ]);
  const lastId = await aRace(tx, {
    raceTypeCategory: "internal",
    startDate: "2028-12-05",
    distances: ["10K"],
  });
  await tx.insert(raceEditions).values({ raceId: lastId, previousId: coming });
  const [final] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, lastId));
  const last = { raceId: lastId, distanceId: final?.id ?? "" };
  await aSale(tx, last, [{ priceMinor: 4000 }]);
  const shirt = await anExtra(tx, { raceId, stock: 3, mostEach: 2, priceMinor: 3500 });
  const gift = await aDonation(tx, raceId);
  const runners = await newPeople(tx, 5);
  const admin = await anAdmin(tx);
  let hours = 0;
  let received = 0;
  let keptByHand = 0;
  const at = () => new Date(now().getTime() + hours * 3_600_000);
  let handle = tx;
  const needs = {
    get db() {
      return handle;
    },
    now: at,
    mail: outboxOf(tx).mail,
  };
  const pick = <Row>(rows: Row[]) => rows[roll(rows.length)];
  const ofRace = inArray(entryOrders.raceId, [raceId, coming, lastId]);
  /** Mostly an open one, so that histories go on. */
  const anyOrder = async () => {
    const orders = await tx.select().from(entryOrders).where(ofRace);
    const open = orders.filter(({ expiresAt }) => expiresAt !== null);
    return pick(open.length > 0 && roll(5) > 0 ? open : orders);
  };
  /** Mostly one with a code, which the others keep when one of them leaves. */
  const openOrderOfSeveral = async () => {
    const orders = await tx.select().from(entryOrders).where(ofRace);
    const lines = await tx.select().from(orderLines);
    const several = orders.filter(
      ({ id, expiresAt }) =>
        expiresAt !== null && lines.filter(({ orderId }) => orderId === id).length > 1,
    );
    const coded = several.filter(({ id }) =>
      lines.some(({ orderId, voucherId }) => orderId === id && voucherId !== null),
    );
    return pick(coded.length > 0 && roll(3) > 0 ? coded : several);
  };

  const liveEntries = async (races = [raceId]) =>
    (
      await tx.select().from(raceRegistrations).where(inArray(raceRegistrations.raceId, races))
    ).filter(({ status }) => status === "registered" || status === "confirmed");
  /** Those of the next edition are rare, and the ways on from there are few. */
  const anyLiveEntry = async () => {
    const there = await liveEntries([coming]);
    return pick(there.length > 0 && roll(2) === 0 ? there : await liveEntries());
  };
  /** What an entry has cost, and what organizers are to settle in all. */
  const promised = async (registrationId: string) => {
    const all = await Promise.all([raceId, coming, lastId].map((id) => booksOf(tx, id)));
    const toSettle = all.flatMap((books) => books.orders.map((order) => surplusOf(books, order)));
    const paidMinor = await paidFor(tx, registrationId);
    return { paidMinor, toSettle: toSettle.reduce((sum, minor) => sum + minor, 0) };
  };
  const entryById = async (id: string) => {
    const [entry] = await tx.select().from(raceRegistrations).where(eq(raceRegistrations.id, id));
    return entry;
  };

  const [first = admin] = runners;
  const { orderId } = await anOrder(tx, first, place);
  await chooseMethod(needs, first, { orderId, method: "yape" });
  await confirmPayment(needs, admin, { orderId, receivedMinor: 8000 });
  received += 8000;
  // Somebody else has an entry of the next edition that a credit has paid in part.
  const second = runners[1] ?? admin;
  const kept = await anOrder(tx, second, place);
  await chooseMethod(needs, second, { orderId: kept.orderId, method: "yape" });
  await confirmPayment(needs, admin, { orderId: kept.orderId, receivedMinor: 8000 });
  await deferEntry(needs, second, { registrationId: kept.registrationId, origin });
  const credited = await anOrder(tx, second, next, { shownMinor: 700 });
  await chooseMethod(needs, second, { orderId: credited.orderId, method: "yape" });
  await confirmPayment(needs, admin, { orderId: credited.orderId, receivedMinor: 700 });
  received += 8700;

  const steps: Record<string, () => Promise<unknown>> = {
    hold: async () => {
      const code = pick(["CLUB", "KEPT", "KEPT", "", ""]) ?? "";
      const runner = pick(runners) ?? admin;
      const [extras, extraMinor] = pick<[Record<string, string>, number]>([
        [{}, 0],
        [{}, 0],
        [chosenExtras({ [shirt]: 1 }), 3500],
        [chosenExtras({ [shirt]: 2, [gift]: "20" }), 9000],
      ]) ?? [{}, 0];
      const send = (priceMinor: number) => {
        const shownMinor = priceMinor - (code === "CLUB" ? 500 : 0) + extraMinor;
        return sendForm(handle, runner, place, { code, shownMinor, at, extras });
      };
      const { problem } = await send(8000);
      return problem === "price-changed" && send(9000);
    },
    // With one or two others, at whatever they cost.
    family: async () => {
      const runner = pick(runners) ?? admin;
      const others = roll(2) === 0 ? [far] : [place, far];
      const shownOf = [16_500, 17_500, 20_000, 21_000, 24_500, 25_500, 28_000, 29_000, 30_000];
      // The code may lower the price of one of them.
      const code = roll(2) === 0 ? "CLUB" : "";
      for (const shownMinor of shownOf.flatMap((minor) => (code ? [minor - 500, minor] : minor))) {
        const sent = await sendForms(handle, runner, place, { others, shownMinor, at, code });
        if (sent.problem !== "price-changed") return;
      }
    },
    // For an entry that is made, in an order of its own.
    buy: async () => {
      const entry = pick(await liveEntries());
      if (!entry) return;
      return buyExtras(
        { ...needs, db: handle },
        { userId: entry.userId ?? "" },
        {
          registrationId: entry.id,
          answers: chosenExtras({ [shirt]: 1 }),
          shownMinor: 3500,
          origin,
        },
      );
    },
    takeBack: async () => {
      const rows = await tx
        .select({ id: entryExtras.id, registrationId: entryExtras.registrationId })
        .from(entryExtras)
        .innerJoin(entryOrders, eq(entryOrders.id, entryExtras.orderId))
        .where(ofRace);
      const row = pick(rows);
      if (!row) return;
      const { id: bought, registrationId } = row;
      return takeBack({ ...needs, db: handle }, admin, { registrationId, bought });
    },
    // Its places are free for all, or kept again where that is still possible.
    stop: async () => {
      const [code] = await tx
        .select()
        .from(vouchers)
        .where(and(eq(vouchers.raceId, raceId), eq(vouchers.code, "KEPT")));
      if (!code) return;
      const change = { raceId, voucherId: code.id, isActive: !code.isActive };
      return changeVoucher({ ...needs, db: handle }, admin, change);
    },
    choose: async () => {
      const order = await anyOrder();
      const method = roll(2) === 0 ? ("yape" as const) : ("cash" as const);
      const userId = order?.userId ?? "";
      return order && chooseMethod(needs, { userId }, { orderId: order.id, method });
    },
    prove: async () => {
      const order = await anyOrder();
      const reference = String(roll(8));
      const proof = aProof(`${seed}-${roll(50)}`);
      // A refused number ends its statement, so that it needs a transaction of its own.
      return (
        order &&
        handle.transaction((inner) =>
          sendProof(
            { ...needs, db: inner },
            { userId: order.userId ?? "" },
            {
              orderId: order.id,
              reference,
              proof,
            },
          ),
        )
      );
    },
    confirm: async () => {
      const order = await anyOrder();
      if (!order) return;
      // The rest, or a part of it, or another amount.
      const owed = await owedBy(tx, order.id);
      const odd = [Math.ceil(owed / 2), order.totalMinor + 100, order.totalMinor - 100];
      const receivedMinor = Math.max(roll(3) === 0 ? (pick(odd) ?? owed) : owed, 100);
      const after = (await lastManual(tx, order.id))?.id ?? null;
      const arrived = { orderId: order.id, receivedMinor, after };
      const done = await confirmPayment(needs, admin, arrived);
      if (done.problem === null) received += receivedMinor;
    },
    // From the choice of a method to the whole amount.
    pay: async () => {
      const order = await anyOrder();
      if (!order) return;
      const orderId = order.id;
      await chooseMethod(needs, { userId: order.userId ?? "" }, { orderId, method: "yape" });
      const receivedMinor = Math.max(await owedBy(tx, orderId), 100);
      const done = await confirmPayment(needs, admin, { orderId, receivedMinor });
      if (done.problem === null) received += receivedMinor;
    },
    // The amount that was recorded last was another one.
    correct: async () => {
      const order = await anyOrder();
      const last = order && (await lastManual(tx, order.id));
      if (!order || last?.state !== "received") return;
      const receivedMinor = Math.max(last.receivedMinor + (roll(3) - 1) * 1000, 100);
      const corrected = { orderId: order.id, receivedMinor, isCorrection: true };
      const done = await confirmPayment({ ...needs, db: handle }, admin, corrected);
      if (done.problem === null) received += receivedMinor - last.receivedMinor;
    },
    // With what an entry of this edition counts for the next one.
    enterNext: async () => {
      const credits = await tx
        .select({
          id: entryChanges.id,
          raceId: entryChanges.raceId,
          minor: entryChanges.creditMinor,
          userId: raceRegistrations.userId,
        })
        .from(entryChanges)
        .innerJoin(raceRegistrations, eq(raceRegistrations.id, entryChanges.registrationId))
        .where(and(eq(entryChanges.kind, "deferral"), eq(entryChanges.state, "open")));
      const chosen = pick(credits);
      const userId = chosen?.userId;
      if (!chosen || !userId) return;
      const [to, priceMinor] = chosen.raceId === raceId ? [next, 8000] : [last, 4000];
      const live = tx
        .select({ id: entryOrders.id })
        .from(entryOrders)
        .where(and(ofRace, notInArray(entryOrders.state, [...endedStates])));
      const spent = await tx.select().from(orderCredits).where(inArray(orderCredits.orderId, live));
      const own = credits.filter(
        (credit) => credit.userId === userId && credit.raceId === chosen.raceId,
      );
      const free = own.filter(({ id }) => !spent.some(({ changeId }) => changeId === id));
      const people = to === next && roll(3) === 0 ? 3 : 1;
      const companionId = roll(2) === 0 ? randomUUID() : null;
      // At what is free; and at all, which some other order may have spent.
      for (const kept of [free, own]) {
        const creditMinor = kept.reduce((sum, { minor }) => sum + minor, 0);
        const shownMinor = Math.max(people * priceMinor - creditMinor, 0);
        const { problem } =
          people === 1
            ? await sendForm(handle, { userId }, to, { shownMinor, at, companionId })
            : await sendForms(handle, { userId }, to, { others: [to, to], shownMinor, at });
        if (problem !== "price-changed") return;
      }
    },
    refuse: async () => {
      const order = await anyOrder();
      return order && refuseProof(needs, admin, { orderId: order.id, reason: "Not found" });
    },
    cancel: async () => {
      const order = await anyOrder();
      return order && cancelOrder(needs, { userId: order.userId ?? "" }, order.id);
    },
    leave: async () => {
      const entry = pick(
        await tx
          .select()
          .from(raceRegistrations)
          .where(inArray(raceRegistrations.raceId, [raceId, coming])),
      );
      const runner = { userId: entry?.userId ?? "" };
      return entry && cancelRegistration(needs, runner, entry.id, { origin });
    },
    // Another distance, at what the form of the race asks for it: nothing, the difference, or the whole price.
    exchange: async () => {
      const entry = await anyLiveEntry();
      if (!entry) return;
      const to =
        entry.raceId === coming
          ? entry.distanceId === next.distanceId
            ? nextShort
            : next
          : entry.distanceId === far.distanceId
            ? place
            : far;
      const before = await promised(entry.id);
      const runner = { userId: entry.userId ?? "" };
      const { companionId } = entry;
      await handle.transaction((inner) =>
        beginExchange({ ...needs, db: inner }, runner, {
          registrationId: entry.id,
          distanceId: to.distanceId ?? "",
          origin,
        }),
      );
      for (const shownMinor of [0, 1000, 4500, 5000, 3500, 8000, 8500, 12_000]) {
        const form = { shownMinor, at, companionId };
        const made = await sendForm(handle, runner, to, form);
        if (made.problem === null && made.orderId === null) {
          // What it costs less, with the fee, goes back where the organizer sends it back.
          const after = await promised(made.registrationId);
          const lessMinor = before.paidMinor - exchangeFee - after.paidMinor;
          expect(after.toSettle - before.toSettle).toBe(lessMinor);
          if (to === next || to === nextShort) {
            const mostMinor = to === next ? 8000 : 3000;
            expect(after.paidMinor).toBe(Math.min(mostMinor, before.paidMinor - exchangeFee));
          }
        }
        if (made.problem !== "price-changed") return;
      }
    },
    // One of several, or the only one.
    takeOut: async () => {
      const order = (await openOrderOfSeveral()) ?? (await anyOrder());
      if (!order) return;
      const lines = () => tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
      const before = await lines();
      const credits = await tx
        .select({ minor: entryChanges.creditMinor })
        .from(orderCredits)
        .innerJoin(entryChanges, eq(entryChanges.id, orderCredits.changeId))
        .where(eq(orderCredits.orderId, order.id));
      const registrationId = pick(before)?.registrationId ?? "";
      const runner = { userId: order.userId ?? "" };
      const { problem } = await takeOutOfOrder(needs, runner, {
        orderId: order.id,
        registrationId,
      });
      if (problem !== null) return;
      // The others cost what they did, and the credits pay as much of it as they can.
      const rest = before.filter((line) => line.registrationId !== registrationId);
      const after = await lines();
      expect(new Map(after.map(costOf))).toEqual(new Map(rest.map(costOf)));
      const sum = (minors: number[]) => minors.reduce((all, minor) => all + minor, 0);
      expect(sum(after.map(({ creditMinor }) => creditMinor))).toBe(
        Math.min(sum(credits.map(({ minor }) => minor)), sum(rest.map((line) => costOf(line)[1]))),
      );
    },
    pass: async () => {
      const entry = pick(await liveEntries());
      const giver = { userId: entry?.userId ?? "", email: "giver@example.com" };
      if (!entry) return;
      return handle.transaction((inner) =>
        beginTransfer({ ...needs, db: inner }, giver, {
          registrationId: entry.id,
          email: "other@example.com",
          origin,
        }),
      );
    },
    takeOver: async () => {
      const open = and(eq(entryChanges.kind, "transfer"), eq(entryChanges.state, "open"));
      const change = pick(await tx.select().from(entryChanges).where(open));
      const entry = change && (await entryById(change.registrationId));
      const to = pick(runners);
      if (!change || !entry || !to || entry.userId === to.userId) return;
      await tx
        .update(entryChanges)
        .set({ toUser: to.userId })
        .where(eq(entryChanges.id, change.id));
      return sendForm(handle, to, { raceId, distanceId: entry.distanceId }, { shownMinor: 0, at });
    },
    defer: async () => {
      const entry = await anyLiveEntry();
      const runner = { userId: entry?.userId ?? "" };
      if (!entry) return;
      return handle.transaction((inner) =>
        deferEntry({ ...needs, db: inner }, runner, { registrationId: entry.id, origin }),
      );
    },
    keep: async () => {
      const entry = pick(await liveEntries());
      return entry && withdrawChange(needs, { userId: entry.userId ?? "" }, entry.id);
    },
    sweepChanges: () => sweepChanges(needs),
    wait: async () => {
      hours += roll(20);
    },
    sweep: async () => {
      await sweepOrders(needs);
      await freeEndedCredits(needs);
      await returnLostCredits(needs);
    },
    settle: async () => {
      const payment = pick(await tx.select().from(payments).where(eq(payments.raceId, raceId)));
      if (!payment) return;
      const to = roll(2) === 0 ? ("refund" as const) : ("keep" as const);
      const settlement = { paymentId: payment.id, minor: 1 + roll(9000), to, reason: "Settled" };
      const { problem } = await handle.transaction((inner) =>
        settlePayment({ ...needs, db: inner }, admin, settlement),
      );
      if (to === "keep" && problem === null) keptByHand += settlement.minor;
    },
  };
  const names = Object.keys(steps);
  /** Whether the process was killed in the middle of the step. */
  const take = async (name: string) => {
    handle = roll(6) === 0 ? killedAfter(tx, roll(25)) : tx;
    try {
      await steps[name]?.();
      return false;
    } catch (problem) {
      if (isKilled(problem)) return true;
      throw problem;
    } finally {
      handle = tx;
    }
  };
  /** Until every order that ends by itself has ended. */
  const goOn = async () => {
    hours += 1000;
    while ((await sweepOrders(needs)) > 0);
    while ((await returnLostCredits(needs)) > 0);
  };
  const counted = { receivedSoFar: () => received, keptByHand: () => keptByHand };
  const raceIds = [raceId, coming, lastId];
  return { raceIds, needs, admin, take, goOn, names, roll, ...counted };
}

/** The embedded database walks through some of the histories, and a server through all of them. */
const seeds = serverUrl ? [1, 2, 3, 4, 6, 7] : [1, 2];

test.for(seeds)(
  "after every step of history %i, also one that is killed, places are entries and holds, and all money is accounted for",
  (seed) =>
    rolledBack(db, async (tx) => {
      const history = await aHistory(tx, seed);
      const { raceIds, needs, admin, take, goOn, names, roll } = history;
      const { receivedSoFar, keptByHand } = history;
      const faults = async () =>
        (await Promise.all(raceIds.map((raceId) => faultsOf(tx, raceId)))).flat();
      const told: string[] = [];
      let kept = await keptIn(tx, raceIds);
      for (let turn = 0; turn < 60; turn += 1) {
        // Most steps lead an order or a change on, so that many histories reach a payment and an exchange.
        const likely = [leading, changing, names][turn % 3] ?? names;
        const name = likely[roll(likely.length)];
        told.push(`${name}${(await take(String(name))) ? ", killed" : ""}`);
        expect({ faults: await faults(), told }).toEqual({ faults: [], told });
        // Organizers keep what credits count and the fees of deferrals, to the cent. Only a new deferral adds a fee.
        const now = await keptIn(tx, raceIds);
        const feesMinor = now.feesMinor - keptByHand();
        const mostMinor = kept.feesMinor + (now.deferrals - kept.deferrals) * mostFees;
        expect({ told, feesMinor: feesMinor >= kept.feesMinor && feesMinor <= mostMinor }).toEqual({
          told,
          feesMinor: true,
        });
        kept = { ...now, feesMinor };
      }
      expect(told.some((step) => step.endsWith(", killed"))).toBe(true);
      await goOn();
      expect(await faults()).toEqual([]);
      const all = await Promise.all(raceIds.map((raceId) => booksOf(tx, raceId)));
      expect(all.flatMap(({ money }) => money).reduce((sum, p) => sum + p.receivedMinor, 0)).toBe(
        receivedSoFar(),
      );
      for (const [at, books] of all.entries()) {
        const raceId = raceIds[at] ?? "";
        const settle = async () => {
          const asked = { shelf: "settle", page: 1 } as const;
          return (await officePayments({ db: tx }, admin, raceId, asked))?.orders ?? [];
        };
        expect(new Set((await settle()).map(({ id }) => id))).toEqual(
          new Set(books.orders.flatMap((order) => (surplusOf(books, order) > 0 ? [order.id] : []))),
        );
        // Once everything on the list is sent back, the organizer has what the entries and extras have cost, or less.
        for (let [row] = await settle(); row?.paymentId; [row] = await settle()) {
          const left = row.receivedMinor - row.refundedMinor - row.keptMinor - row.lostMinor;
          const isOfOrder = row.state === "paid" && row.kind === "due";
          const minor = isOfOrder ? Math.min(left, row.creditMinor - row.neededMinor) : left;
          const { paymentId } = row;
          const settlement = { paymentId, minor, to: "refund" as const, reason: "Settled" };
          expect(await settlePayment(needs, admin, settlement)).toEqual({ problem: null });
        }
        const settled = await booksOf(tx, raceId);
        for (const order of settled.orders) {
          const had = heldFor(books, order);
          const kept = Math.min(had, neededFor(books, order));
          expect({ id: order.id, held: heldFor(settled, order) }).toEqual({
            id: order.id,
            held: openStates.some((state) => state === order.state) ? had : kept,
          });
          expect(surplusOf(settled, order)).toBe(0);
        }
      }
      expect(await keptIn(tx, raceIds)).toEqual({
        ...kept,
        feesMinor: kept.feesMinor + keptByHand(),
      });
    }),
);

type Books = Awaited<ReturnType<typeof booksOf>>;
type BookedOrder = Books["orders"][number];

/** What an order is for: its entries that are not cancelled, and the extras that go back with none of them. */
function neededFor({ entries, lines, extras }: Books, { id, state }: BookedOrder): number {
  if (state !== "paid") return 0;
  const isLive = (entryId: string) =>
    entries.find((entry) => entry.id === entryId)?.status !== "cancelled";
  const live = lines.filter((line) => line.orderId === id && isLive(line.registrationId));
  const bought = extras.filter(
    (extra) =>
      extra.orderId === id &&
      !extra.isReturned &&
      (isLive(extra.registrationId) || !extra.paysBack),
  );
  return (
    live.reduce((sum, line) => sum + line.priceMinor - line.discountMinor, 0) +
    bought.reduce((sum, extra) => sum + extra.quantity * extra.unitMinor, 0)
  );
}

/** What the organizer still has of the payments that count for an order, and has not kept. */
function heldFor({ money }: Books, { id }: BookedOrder): number {
  return money
    .filter(({ orderId, state, kind }) => orderId === id && state === "received" && kind === "due")
    .reduce((sum, p) => sum + p.receivedMinor - p.refundedMinor - p.keptMinor - p.lostMinor, 0);
}

/** What has to be settled of an order. */
function surplusOf(books: Books, order: BookedOrder): number {
  const strays = books.money.filter(
    ({ orderId, state, kind }) =>
      orderId === order.id && state === "received" && kind === "surplus",
  );
  const stray = strays.reduce(
    (sum, p) => sum + p.receivedMinor - p.refundedMinor - p.keptMinor - p.lostMinor,
    0,
  );
  const isOpen = openStates.some((state) => state === order.state);
  return stray + (isOpen ? 0 : Math.max(heldFor(books, order) - neededFor(books, order), 0));
}

/** The fees of a deferral, and of the exchanges before it, whose money is kept with the entry. */
const mostFees = 700 + 3 * exchangeFee;

/** How many entries are deferred, and what organizers keep beyond what these count, or have counted for paid orders. */
async function keptIn(tx: Database, raceIds: string[]) {
  const money = await tx.select().from(payments).where(inArray(payments.raceId, raceIds));
  const changes = await tx
    .select()
    .from(entryChanges)
    .where(and(inArray(entryChanges.raceId, raceIds), eq(entryChanges.kind, "deferral")));
  let feesMinor = money.reduce((sum, { keptMinor }) => sum + keptMinor, 0);
  for (const { id, state, creditMinor, registrationId } of changes) {
    const used = await tx
      .select({ minor: orderCredits.usedMinor })
      .from(orderCredits)
      .innerJoin(entryOrders, eq(entryOrders.id, orderCredits.orderId))
      .where(and(eq(orderCredits.changeId, id), eq(entryOrders.state, "paid")));
    // A credit that a paid order has used counts for no other one.
    if (used.length > 0)
      expect({ id, state, orders: used.length }).toEqual({ id, state: "done", orders: 1 });
    feesMinor -= state === "open" ? creditMinor : (used[0]?.minor ?? 0);
    // The part of it that another credit has paid is kept by the organizer of an edition before.
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.registrationId, registrationId));
    feesMinor += lines.reduce((sum, line) => sum + line.creditMinor, 0);
  }
  return { deferrals: changes.length, feesMinor };
}
