import { randomUUID } from "node:crypto";
import { eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  entryChanges,
  entryExtras,
  entryOrders,
  orderCredits,
  orderLines,
  payments,
  priceTiers,
  raceDistances,
  raceEntryRules,
  raceExtras,
  raceRegistrations,
  vouchers,
  waitingRunners,
} from "#db/schema.ts";
import { register } from "#features/registrations/entering/commands.server.ts";
import { endedStates } from "#features/registrations/order.ts";
import type { EntryTarget } from "#features/registrations/registration.ts";
import { outboxOf } from "./outbox.ts";
import { now } from "./races/races.ts";
import { aDraft, aRegistration, identity, typedAnswers } from "./registrations.ts";

export const origin = "https://dorsal.example";

/** A code of a race: ten percent, for as many entries as want it. */
export async function aVoucher(
  db: Database,
  columns: Partial<typeof vouchers.$inferInsert> & { raceId: string },
): Promise<string> {
  const [made] = await db
    .insert(vouchers)
    .values({ code: "CLUB", kind: "percent", value: 10, ...columns })
    .returning({ id: vouchers.id });
  if (!made) throw new Error("The code was not inserted.");
  return made.id;
}

type Order = { registrationId: string; orderId: string; problem: null };

/** Sends the form of a runner who has seen the total; gives what came of it. */
export async function sendForm(
  db: Database,
  viewer: { userId: string },
  place: EntryTarget,
  {
    shownMinor = 8000,
    at = now,
    code = "",
    companionId = null,
    extras = {},
  }: {
    shownMinor?: number;
    at?: () => Date;
    code?: string;
    companionId?: string | null;
    extras?: Record<string, string>;
  } = {},
) {
  const services = { db, now: at, mail: outboxOf(db).mail, identity };
  const answers = { ...typedAnswers, ...extras, ...(code !== "" && { voucherCode: code }) };
  const person = companionId === null ? {} : { companionId };
  const draft = await aDraft(db, viewer, { ...place, ...person, answers });
  return register(services, viewer, draft, { origin, shownMinor });
}

/** Sends the form of a runner with one for somebody else at each of `others`, in one order. */
export async function sendForms(
  db: Database,
  viewer: { userId: string },
  place: EntryTarget,
  {
    others,
    shownMinor,
    at = now,
    code = "",
    extras = {},
  }: {
    others: EntryTarget[];
    shownMinor: number;
    at?: () => Date;
    code?: string;
    /** Of each person. */
    extras?: Record<string, string>;
  },
) {
  const groupId = randomUUID();
  const all = { ...typedAnswers, ...extras };
  const typed = code === "" ? all : { ...all, voucherCode: code };
  const own = await aDraft(db, viewer, { ...place, groupId, answers: typed });
  for (const [number, other] of others.entries()) {
    const answers = { ...all, firstName: `Hija ${number + 1}`, savesPerson: "yes" };
    await aDraft(db, viewer, { ...other, groupId, companionId: randomUUID(), answers });
  }
  const services = { db, now: at, mail: outboxOf(db).mail, identity };
  return register(services, viewer, own, { origin, shownMinor });
}

/** Lets runners of a race enter up to five people in one order. */
export async function allowGroups(db: Database, raceId: string): Promise<void> {
  await db.insert(raceEntryRules).values({ raceId, peoplePerOrder: 5 }).onConflictDoNothing();
}

/** The same for a form that holds a place. */
export async function anOrder(...form: Parameters<typeof sendForm>): Promise<Order> {
  const made = await sendForm(...form);
  if (made.problem !== null) throw new Error(`The place was not held: ${made.problem}`);
  if (made.orderId === null) throw new Error("The entry needed no order.");
  return { ...made, orderId: made.orderId };
}

/** A paid entry whose credit of the last edition was returned to be settled. */
export async function anEntryWithoutCredit(
  db: Database,
  { userId }: { userId: string },
  place: EntryTarget,
): Promise<string> {
  const registrationId = await aRegistration(db, { ...place, userId });
  const [order] = await db
    .insert(entryOrders)
    .values({
      raceId: place.raceId,
      userId,
      code: "RETURNED",
      state: "paid",
      currency: "PEN",
      totalMinor: 0,
      origin,
    })
    .returning({ id: entryOrders.id });
  if (!order) throw new Error("The order was not inserted.");
  await db
    .insert(orderLines)
    .values({ orderId: order.id, registrationId, priceMinor: 0, isCreditSettled: true });
  return registrationId;
}

/** A stored proof that differs from all others. */
export const aProof = (hash: string) => ({
  file: `payment-proofs/${hash}.pdf`,
  type: "application/pdf",
  hash,
});

/** What the tables say of a race: its orders, entries, money and counters. */
export async function booksOf(db: Database, raceId: string) {
  const orders = await db.select().from(entryOrders).where(eq(entryOrders.raceId, raceId));
  const entries = await db
    .select()
    .from(raceRegistrations)
    .where(eq(raceRegistrations.raceId, raceId));
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        orders.map(({ id }) => id),
      ),
    );
  const money = await db.select().from(payments).where(eq(payments.raceId, raceId));
  const steps = await db.select().from(priceTiers).where(eq(priceTiers.raceId, raceId));
  const codes = await db.select().from(vouchers).where(eq(vouchers.raceId, raceId));
  const distances = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const waiting = await db.select().from(waitingRunners).where(eq(waitingRunners.raceId, raceId));
  const changes = await db.select().from(entryChanges).where(eq(entryChanges.raceId, raceId));
  const sold = await db.select().from(raceExtras).where(eq(raceExtras.raceId, raceId));
  const extras = await db
    .select()
    .from(entryExtras)
    .where(
      inArray(
        entryExtras.orderId,
        orders.map(({ id }) => id),
      ),
    );
  const credits = await db
    .select({ ...getTableColumns(orderCredits), creditMinor: entryChanges.creditMinor })
    .from(orderCredits)
    .innerJoin(entryChanges, eq(entryChanges.id, orderCredits.changeId))
    .where(
      inArray(
        orderCredits.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(entryChanges.createdAt, entryChanges.id);
  return {
    orders,
    entries,
    lines,
    money,
    steps,
    codes,
    distances,
    waiting,
    changes,
    sold,
    extras,
    credits,
  };
}

/**
 * What is wrong in the books of a race: counters that differ from a recount, orders whose state does not follow from
 * their entries and their money, and money that nobody accounts for. Each is a sentence.
 */
export async function faultsOf(db: Database, raceId: string): Promise<string[]> {
  const books = await booksOf(db, raceId);
  const { orders, entries, lines, money, steps, codes, distances, waiting, changes, sold, extras } =
    books;
  const faults: string[] = [];
  const isLive = (id: string) => entries.find((entry) => entry.id === id)?.status !== "cancelled";
  const count = (what: string, stored: number, live: number, most: number | null) => {
    if (stored !== live) faults.push(`${what} counts ${stored} instead of ${live}`);
    if (most !== null && stored > most) faults.push(`${what} has ${stored} of ${most}`);
  };
  for (const { id, distance, taken, capacity } of distances) {
    const live = entries.filter(
      (entry) => entry.distanceId === id && isLive(entry.id) && !entry.sharesPlace,
    );
    const offers = waiting.filter((row) => row.distanceId === id && row.offeredUntil !== null);
    const kept = codes
      .filter((code) => code.distanceId === id && code.keepsPlaces && code.isActive)
      .reduce((all, { maxUses, uses }) => all + (maxUses ?? 0) - uses, 0);
    count(`distance ${distance}`, taken, live.length + offers.length + kept, capacity);
  }
  const liveLines = lines.filter(({ registrationId }) => isLive(registrationId));
  for (const { id, sold, places, priceMinor } of steps) {
    count(
      `step ${priceMinor}`,
      sold,
      liveLines.filter((line) => line.tierId === id).length,
      places,
    );
  }
  for (const { id, code, uses, maxUses, maxPerPerson, keepsPlaces } of codes) {
    const used = keepsPlaces
      ? entries.filter((entry) => entry.voucherId === id && isLive(entry.id))
      : liveLines.filter((line) => line.voucherId === id);
    count(`code ${code}`, uses, used.length, maxUses);
    const byPerson = Object.groupBy(
      liveLines.filter((line) => line.voucherId === id && !keepsPlaces),
      ({ orderId }) => orders.find((order) => order.id === orderId)?.userId ?? "",
    );
    for (const own of Object.values(byPerson)) {
      if (own && own.length > maxPerPerson)
        faults.push(`one person has code ${code} ${own.length} times`);
    }
  }
  for (const { id, nameEn, taken, stock } of sold) {
    const held = extras.filter((extra) => {
      const order = orders.find((each) => each.id === extra.orderId);
      const isOver = endedStates.some((state) => state === order?.state);
      return extra.extraId === id && !isOver && !extra.isReturned && isLive(extra.registrationId);
    });
    const number = held.reduce((sum, { quantity }) => sum + quantity, 0);
    count(`extra ${nameEn}`, taken, number, stock);
  }
  for (const order of orders) {
    const change = changes.find(({ id }) => id === order.changeId);
    // The order of a fee is about an entry that is made.
    const isFee = change?.kind === "transfer";
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const attempts = money.filter(({ orderId }) => orderId === order.id);
    const statuses = own.map(({ registrationId }) => {
      const entry = entries.find(({ id }) => id === registrationId);
      return { status: entry?.status, hasBib: entry?.bib != null };
    });
    const isOpen = ["held", "awaiting_payment", "in_review"].includes(order.state);
    const due = attempts.filter(({ state, kind }) => state === "received" && kind === "due");
    if (
      isOpen &&
      !isFee &&
      !order.isExtras &&
      statuses.some(({ status }) => status !== "pending")
    ) {
      faults.push(`${order.state} order ${order.code} without a held place`);
    }
    if (!isOpen && statuses.some(({ status }) => status === "pending")) {
      faults.push(`${order.state} order ${order.code} holds a place`);
    }
    const isWaiting = attempts.some(({ state }) => state === "in_review");
    if (order.state === "in_review" && !isWaiting) {
      faults.push(`${order.state} order ${order.code} waits for nothing`);
    }
    if (
      !isFee &&
      !order.isExtras &&
      (order.state === "paid") !== statuses.every(({ hasBib }) => hasBib)
    ) {
      faults.push(`${order.state} order ${order.code} does not agree with its entries`);
    }
    const sum = (minor: (payment: (typeof due)[number]) => number) =>
      due.reduce((all, payment) => all + minor(payment), 0);
    const received = sum(({ receivedMinor }) => receivedMinor);
    const credit = sum((p) => p.receivedMinor - p.refundedMinor - p.keptMinor - p.lostMinor);
    if (order.state === "paid" && received < order.totalMinor) {
      faults.push(`paid order ${order.code} has received ${received}`);
    }
    if (order.state !== "paid" && due.length > 0 && credit >= order.totalMinor) {
      faults.push(`${order.state} order ${order.code} has its total`);
    }
    const bought = extras
      .filter(({ orderId }) => orderId === order.id)
      .reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);
    const total = bought + own.reduce((sum, line) => sum + line.priceMinor - line.discountMinor, 0);
    if (total !== order.totalMinor) faults.push(`order ${order.code} does not add up`);
  }
  for (const { state, kind, registrationId, newRegistrationId } of changes) {
    const isKept = kind === "deferral" && state === "open";
    if ((state === "done" || isKept) && isLive(registrationId)) {
      faults.push(`a ${kind} is ${state}, and its first entry is live`);
    }
    if (state !== "done") continue;
    if (lines.some((line) => line.registrationId === registrationId) && kind !== "deferral") {
      faults.push(`a ${kind} is done, and money stays with its first entry`);
    }
    if (newRegistrationId === null) faults.push(`a ${kind} is done without an entry`);
  }
  return [...faults, ...discountFaults(books)];
}

/**
 * What is wrong in what lowers the prices of orders: a code that takes too little off, credits that do not pay as much as
 * they can, and a credit that pays twice.
 */
function discountFaults({ orders, lines, codes, credits }: Awaited<ReturnType<typeof booksOf>>) {
  const faults: string[] = [];
  const isOver = ({ state }: (typeof orders)[number]) => endedStates.some((one) => one === state);
  for (const order of orders) {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    // An exchange costs its difference, which no code lowers.
    for (const line of order.changeId === null ? own : []) {
      const code = codes.find(({ id }) => id === line.voucherId);
      const least = code?.kind === "amount" ? Math.min(code.value ?? 0, line.priceMinor) : 0;
      if (line.discountMinor - line.creditMinor < least) {
        faults.push(`code ${code?.code} takes too little off an entry of order ${order.code}`);
      }
    }
    const spent = credits.filter(({ orderId }) => orderId === order.id);
    const sum = (minors: number[]) => minors.reduce((all, minor) => all + minor, 0);
    const paidMinor = sum(own.map(({ creditMinor }) => creditMinor));
    if (sum(spent.map(({ usedMinor }) => usedMinor)) !== paidMinor) {
      faults.push(`order ${order.code} spends other credits than its entries have`);
    }
    const open = sum(own.map((line) => line.priceMinor - line.discountMinor));
    const last = spent.at(-1);
    for (const credit of spent) {
      // Of a paid order, an entry may cost less since.
      const mayBeLess = order.state === "paid" || (credit === last && open === 0);
      if (credit.usedMinor > credit.creditMinor) faults.push("a credit pays more than it is");
      if (credit.usedMinor < credit.creditMinor && !mayBeLess) {
        faults.push(`order ${order.code} spends too little of a credit`);
      }
      if (credit.isHeld === isOver(order)) {
        faults.push(`${order.state} order ${order.code}: its credit is held: ${credit.isHeld}`);
      }
    }
  }
  const live = new Set(orders.flatMap((order) => (isOver(order) ? [] : [order.id])));
  const spentIn = credits.filter(({ orderId }) => live.has(orderId));
  for (const [changeId, uses] of Map.groupBy(spentIn, (credit) => credit.changeId)) {
    if (uses.length > 1) faults.push(`credit ${changeId} pays for ${uses.length} orders`);
  }
  return faults;
}
