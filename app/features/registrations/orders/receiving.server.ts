import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, integer } from "#db/kinds.ts";
import { entryOrders, orderLines, payments, raceRegistrations, races } from "#db/schema.ts";
import { isAhead } from "#features/races/standing.server.ts";
import { notedOrigin } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { confirmByMail } from "../confirming/confirm.server.ts";
import { takeExtras } from "../extras/ordering.server.ts";
import { extrasOfOrder } from "../extras/queries.server.ts";
import { mayBecome, type OrderState, openStates } from "../order.ts";
import { creditsOfOrder } from "../prices/credits.server.ts";
import { extrasMinor } from "../prices/order-price.ts";
import { moneyWords } from "../prices/words.ts";
import { invite } from "./changes/commands.server.ts";
import { finishChange, giveUp, kindOfOrder, lockExchange } from "./changes/completing.server.ts";
import { spendCredits } from "./credit-rests.server.ts";
import { timeAfterReview } from "./deadlines.server.ts";
import { freeLapsed } from "./lapsed.server.ts";
import { tellOfOrder } from "./letters.server.ts";
import { endAttempts, entriesOf, lockDistances, moveOrder, owedMinor } from "./moves.server.ts";

/** Money that has arrived. */
export type ReceivedPayment = {
  paymentId: string;
  /** What arrived, in minor units of the order's currency. */
  receivedMinor: number;
  /** Who says so; `null` for the payment provider. */
  by: string | null;
  /** Whether its amount was recorded before, and is another one. */
  isCorrection?: boolean;
  intentId?: string;
  chargeId?: string;
};

/**
 * `part`: it counts for the order, which is open and lacks more. `surplus`: it is recorded, but the order could not
 * take it, and the organizer has to settle it.
 */
export type Received = "paid" | "part" | "surplus" | "already" | "gone";

/** What the database refuses when the places of an expired order are taken again. */
const refusals = new Set([
  "race_distances_capacity",
  "entry_choices_stock",
  "race_registrations_once",
  "price_tiers_places",
  "vouchers_uses",
  "race_extras_stock",
  "order_credits_once",
]);

/**
 * Records money that has arrived, in whatever way and however late, and then takes it for its order: the entries are
 * made once its payments add up to the total, and the runner gets their confirmation. Less than that counts for the
 * order, which waits for the rest; where this decides its proof, for a day at least. Where the order cannot take it
 * (it is paid or cancelled, its place is gone, the race is over), it becomes a surplus. More than the total makes the
 * entries, and the organizer settles the rest. What is recorded is never lost, and the same payment counts once. Its
 * amount can be corrected until it is settled, but not below what its entries need.
 */
export async function receivePayment(
  services: Pick<Services, "db" | "mail" | "now">,
  { paymentId, receivedMinor, by, isCorrection = false, intentId, chargeId }: ReceivedPayment,
): Promise<Received> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const order = await lockOrderOf(tx, paymentId);
    if (!order) return "gone";
    const [payment] = await tx
      .select({
        state: payments.state,
        kind: payments.kind,
        accountId: payments.accountId,
        amountMinor: payments.amountMinor,
        receivedMinor: payments.receivedMinor,
        settledMinor:
          sql`${payments.refundedMinor} + ${payments.keptMinor} + ${payments.lostMinor}`.mapWith(
            integer,
          ),
      })
      .from(payments)
      .where(eq(payments.id, paymentId));
    if (!payment) return "gone";
    const isRecorded = payment.state === "received";
    if (isRecorded && (!isCorrection || payment.settledMinor > 0)) return "already";
    const counted = isRecorded && payment.kind === "due" ? payment.receivedMinor : 0;
    const owed = order.owedMinor + counted - receivedMinor;
    if (counted > 0 && order.state === "paid") {
      if (owed > 0) return "already";
      await tx
        .update(payments)
        .set({ receivedMinor, reviewedBy: by, updatedAt: services.now() })
        .where(eq(payments.id, paymentId));
      return "paid";
    }
    // The provider was asked for one amount; the organizer says which one has come.
    const isAsked = payment.accountId === null || receivedMinor === payment.amountMinor;
    const mayCount = isAsked && order.userId !== null && mayBecome(order.state, "paid");
    const isPart = mayCount && owed > 0;
    const isTaken = mayCount && owed <= 0 && (await takeEntries(inside, order));
    await tx
      .update(payments)
      .set({
        state: "received",
        kind: isTaken || isPart ? "due" : "surplus",
        receivedMinor,
        reviewedBy: by,
        ...(intentId !== undefined && { intentId }),
        ...(chargeId !== undefined && { chargeId }),
        updatedAt: services.now(),
      })
      .where(eq(payments.id, paymentId));
    if (!isTaken) {
      // Its proof is decided, so that nothing else would end the hold of its place.
      if (order.state === "in_review" && payment.state === "in_review") {
        const expiresAt = await timeAfterReview(inside, order);
        await moveOrder(inside, order.id, { to: "awaiting_payment", expiresAt, by });
      }
      const isOpen = isPart && openStates.some((state) => state === order.state);
      // A page to pay at that is open asks for more than the order lacks now.
      if (isOpen) await endAttempts(inside, order.id, ["started"]);
      await tellOfOrder(inside, order.id, isOpen ? "too_little" : "surplus", {
        minor: receivedMinor,
      });
      return isOpen ? "part" : "surplus";
    }
    await endAttempts(inside, order.id);
    await moveOrder(inside, order.id, { to: "paid", expiresAt: null, by });
    if (order.isExtras) await tellOfOrder(inside, order.id, "extras_paid");
    // The letters of a transfer follow its own steps.
    else if ((await kindOfOrder(tx, order.changeId)) !== "transfer")
      await confirmEntries(inside, order);
    if (owed < 0) await tellOfOrder(inside, order.id, "too_much", { minor: -owed });
    return "paid";
  });
}

/**
 * Makes the entries of an open order that lacks nothing of its total: what has arrived covers it, or it costs nothing.
 * @returns whether they are made
 */
export async function takeCovered(
  services: Pick<Services, "db" | "mail" | "now">,
  orderId: string,
  { by }: { by: string },
): Promise<boolean> {
  const [order] = await services.db
    .select(lockedColumns)
    .from(entryOrders)
    .where(eq(entryOrders.id, orderId))
    .for("update");
  if (!order || order.owedMinor > 0 || !mayBecome(order.state, "paid")) return false;
  if (!(await takeEntries(services, order))) return false;
  await moveOrder(services, order.id, { to: "paid", expiresAt: null, by });
  await confirmEntries(services, order);
  if (order.owedMinor < 0) {
    await tellOfOrder(services, order.id, "too_much", { minor: -order.owedMinor });
  }
  return true;
}

const lockedColumns = {
  id: entryOrders.id,
  raceId: entryOrders.raceId,
  userId: entryOrders.userId,
  state: entryOrders.state,
  totalMinor: entryOrders.totalMinor,
  owedMinor,
  currency: entryOrders.currency,
  changeId: entryOrders.changeId,
  isExtras: entryOrders.isExtras,
  origin: entryOrders.origin,
};

type LockedOrder = {
  id: string;
  raceId: string;
  userId: string | null;
  state: OrderState;
  totalMinor: number;
  owedMinor: number;
  currency: string;
  changeId: string | null;
  isExtras: boolean;
  origin: string;
};

/** The order of a payment, locked until the transaction ends. Orders are locked before their payments. */
async function lockOrderOf(tx: Database, paymentId: string): Promise<LockedOrder | null> {
  const [order] = await tx
    .select(lockedColumns)
    .from(entryOrders)
    .where(
      inArray(
        entryOrders.id,
        tx.select({ id: payments.orderId }).from(payments).where(eq(payments.id, paymentId)),
      ),
    )
    .for("update");
  return order ?? null;
}

/**
 * Makes the entries of an order: all of them, or none.
 * @returns whether they are made
 */
async function takeEntries(
  services: Pick<Services, "db" | "now" | "mail">,
  order: LockedOrder,
): Promise<boolean> {
  const { db, now } = services;
  const isOpen = openStates.some((state) => state === order.state);
  const [race] = await db
    .select({
      isAhead: sql`${races.raceStatus} <> 'cancelled' and ${isAhead(now(), "races")}`.mapWith(
        boolean,
      ),
    })
    .from(races)
    .where(eq(races.id, order.raceId));
  if (!race?.isAhead) return false;
  const kind = await kindOfOrder(db, order.changeId);
  // The fee of a transfer: its entry is made, and the other runner is invited now.
  if (kind === "transfer") return invite(services, order.changeId ?? "");
  if (!isOpen) {
    const targets = await db
      .select({ raceId: raceRegistrations.raceId, distanceId: raceRegistrations.distanceId })
      .from(raceRegistrations)
      .where(inEntries(db, order.id));
    const ordered = await extrasOfOrder(db, order.id);
    await freeLapsed(services, order.isExtras ? [] : targets, {
      extraIds: ordered.map(({ extraId }) => extraId),
      creditIds: (await creditsOfOrder(db, order.id)).map(({ id }) => id),
    });
  } else await lockDistances(db, { orderIds: [order.id] });
  const nobodyTook = new Error("The places of the order are gone.");
  try {
    await db.transaction(async (inner) => {
      const within = { ...services, db: inner };
      if (order.isExtras) {
        if (!(await takeExtras(inner, order.id))) throw nobodyTook;
        return;
      }
      const exchange = kind === "distance" && (await exchangeFor(inner, order));
      if (exchange === null) throw nobodyTook;
      // An entry without a number was never made; one that somebody has cancelled since is not taken again.
      // Triggers: bib, places taken, entries sold, event, answers; see app/db/functions/registrations.sql
      const made = await inner
        .update(raceRegistrations)
        // Nobody has to confirm an entry that is paid.
        .set({ status: "confirmed", createdAt: now(), updatedAt: now() })
        .where(
          and(
            inArray(raceRegistrations.id, entriesOf(inner, order.id)),
            eq(raceRegistrations.status, isOpen ? "pending" : "cancelled"),
            sql`${raceRegistrations.bib} is null`,
          ),
        )
        .returning({ id: raceRegistrations.id });
      const all = await inner.$count(raceRegistrations, inEntries(inner, order.id));
      const [first] = made;
      if (!first || made.length < all) throw nobodyTook;
      // An order that had ended holds its extras no longer.
      if (!isOpen && !(await takeExtras(inner, order.id))) throw nobodyTook;
      await spendCredits(within, order.id);
      if (!exchange) return;
      const by = order.userId;
      if (!(await giveUp(within, exchange, { userId: by ?? "" }))) throw nobodyTook;
      const change = { registrationId: first.id, tierId: null, backMinor: 0, by };
      await finishChange(within, exchange, change);
    });
    return true;
  } catch (problem) {
    if (problem === nobodyTook || refusals.has(violatedConstraint(problem) ?? "")) return false;
    throw problem;
  }
}

/** The exchange that the order pays for, whose first entry is still given up; `null` where it is not. */
async function exchangeFor(db: Database, { id, changeId }: LockedOrder) {
  const [entry] = await db
    .select({ distanceId: raceRegistrations.distanceId })
    .from(raceRegistrations)
    .where(inEntries(db, id));
  return entry && changeId ? lockExchange(db, changeId, entry) : null;
}

function inEntries(db: Database, orderId: string) {
  return inArray(raceRegistrations.id, entriesOf(db, orderId));
}

async function confirmEntries(
  services: Pick<Services, "db" | "mail" | "now">,
  { id, userId, totalMinor, currency, origin }: LockedOrder,
): Promise<void> {
  if (userId === null) return;
  const lines = await services.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  const extras = await extrasOfOrder(services.db, id);
  for (const { registrationId, priceMinor, discountMinor } of lines) {
    // An exchange costs its difference: the order has one line then.
    const own = extras.filter((extra) => extra.registrationId === registrationId);
    const minor = lines.length === 1 ? totalMinor : priceMinor - discountMinor + extrasMinor(own);
    const told = { origin: notedOrigin(origin), paid: moneyWords(minor, currency) };
    await confirmByMail(services, { userId }, registrationId, told);
  }
}
