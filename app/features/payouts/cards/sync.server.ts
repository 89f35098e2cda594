import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { cardPayments, entryOrders, payments, refunds } from "#db/schema.ts";
import { tellOfOrder } from "#features/registrations/orders/letters.server.ts";
import { moveOrder } from "#features/registrations/orders/moves.server.ts";
import { receivePayment } from "#features/registrations/orders/receiving.server.ts";
import type { AccountSale, PaymentEvent, SaleRefund } from "#services/payments/payments.ts";
import { nullIf } from "#services/payments/problem.ts";
import type { Services } from "#services/services.ts";
import { noticeDays } from "./card.ts";
import { keepDispute } from "./disputes.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

const secondsPerDay = 24 * 3600;

/** Reads again what an event of an account is about. Only the pair of account and object that we stored counts. */
export async function syncEvent(
  services: Needs,
  { accountId, checkoutId, intentId }: PaymentEvent,
): Promise<void> {
  if (accountId === null) return;
  const isIt = checkoutId
    ? eq(payments.sessionId, checkoutId)
    : intentId && eq(payments.intentId, intentId);
  if (!isIt) return;
  const found = await services.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.accountId, accountId), isIt));
  for (const { id } of found) await syncSale(services, id);
}

type Known = {
  id: string;
  orderId: string;
  accountId: string;
  amountMinor: number;
  currency: string;
};

/**
 * Copies what the payment provider says of an attempt to pay: states only move forward, so an older reading that comes
 * late changes nothing. Money is recorded in every case, also for an order that is over.
 * @throws {ServiceProblem}
 */
export async function syncSale(services: Needs, paymentId: string): Promise<void> {
  const { db, payments: provider, log } = services;
  const [row] = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      accountId: payments.accountId,
      sessionId: payments.sessionId,
      amountMinor: payments.amountMinor,
      currency: payments.currency,
    })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!row?.accountId || !row.sessionId) return;
  const known: Known = { ...row, accountId: row.accountId };
  // We may no longer read what a disconnected account holds.
  const sale = await provider.findSale(known.accountId, row.sessionId).catch(nullIf("no account"));
  if (!sale) return;
  const isOther = sale.amount !== known.amountMinor;
  if (isOther || sale.currency.toUpperCase() !== known.currency) {
    log.error(
      { paymentId, amount: sale.amount, currency: sale.currency },
      "a payment differs from its order",
    );
    if (sale.currency.toUpperCase() !== known.currency) return;
  }
  await keepFacts(services, known, sale);
  if (sale.state === "waiting") await waitForCash(services, known, sale);
  if (sale.state === "failed" || sale.state === "expired") await fail(services, known);
  if (sale.state !== "paid") return;
  await receivePayment(services, {
    paymentId,
    receivedMinor: sale.amount,
    by: null,
    ...(sale.intentId !== null && { intentId: sale.intentId }),
    ...(sale.chargeId !== null && { chargeId: sale.chargeId }),
  });
  if (sale.intentId === null) return;
  if (sale.isDisputed) {
    const disputes = await provider.disputesOf(known.accountId, sale.intentId);
    for (const dispute of disputes.toReversed()) await keepDispute(services, known, dispute);
  }
  const made = await provider.refundsOf(known.accountId, sale.intentId);
  for (const refund of made) await keepRefund(services, known, refund);
}

async function keepFacts({ db, now }: Needs, { id }: Known, sale: AccountSale): Promise<void> {
  const { slip, state } = sale;
  const facts = {
    ...(slip && {
      slipNumber: slip.number,
      slipUrl: slip.url,
      slipUntil: new Date(slip.until * 1000),
    }),
    readAt: now(),
  };
  const isOver = state !== "open";
  await db
    .insert(cardPayments)
    .values({ paymentId: id, ...facts, isOver })
    .onConflictDoUpdate({
      target: cardPayments.paymentId,
      set: { ...facts, isOver: sql`${cardPayments.isOver} or ${isOver}` },
    });
  if (sale.method !== "oxxo") return;
  await db
    .update(payments)
    .set({ method: "stripe_oxxo" })
    .where(and(eq(payments.id, id), eq(payments.method, "stripe_card")));
}

/** A slip was printed: the place is held until its cash can no longer be reported. */
function waitForCash(services: Needs, { id, orderId }: Known, sale: AccountSale): Promise<void> {
  const { now } = services;
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    await lockOrder(tx, orderId);
    const begun = await tx
      .update(payments)
      .set({
        state: "pending",
        ...(sale.intentId !== null && { intentId: sale.intentId }),
        updatedAt: now(),
      })
      .where(and(eq(payments.id, id), eq(payments.state, "started")))
      .returning({ id: payments.id });
    if (begun.length === 0 || !sale.slip) return;
    const seconds = sale.slip.until + noticeDays * secondsPerDay;
    const expiresAt = new Date(seconds * 1000);
    const isMoved = await moveOrder(inside, orderId, {
      to: "awaiting_payment",
      from: ["held"],
      expiresAt,
      by: null,
    });
    if (!isMoved) {
      await tx
        .update(entryOrders)
        .set({ expiresAt })
        .where(and(eq(entryOrders.id, orderId), eq(entryOrders.state, "awaiting_payment")));
    }
    await tellOfOrder(inside, orderId, "slip");
  });
}

/**
 * Nothing was paid on the page, or in the shop. An order that waited for the cash ends now: the job that ends orders
 * writes to the runner.
 */
function fail({ db, now }: Needs, { id, orderId }: Known): Promise<void> {
  return withRetry(db, async (tx) => {
    await lockOrder(tx, orderId);
    const [attempt] = await tx
      .select({ state: payments.state })
      .from(payments)
      .where(eq(payments.id, id));
    if (attempt?.state !== "started" && attempt?.state !== "pending") return;
    await tx.update(payments).set({ state: "failed", updatedAt: now() }).where(eq(payments.id, id));
    if (attempt.state !== "pending") return;
    await tx
      .update(entryOrders)
      .set({ expiresAt: now() })
      .where(and(eq(entryOrders.id, orderId), eq(entryOrders.state, "awaiting_payment")));
  });
}

/** Orders are locked before their payments. */
async function lockOrder(tx: Database, orderId: string): Promise<void> {
  await tx
    .select({ id: entryOrders.id })
    .from(entryOrders)
    .where(eq(entryOrders.id, orderId))
    .for("update");
}

/**
 * Keeps the state of a refund as it was read, also of one that was made in the provider's dashboard. More than was
 * received can only be refunded there; such a row is refused by the database and logged.
 */
async function keepRefund(
  { db, now, log }: Needs,
  { id: paymentId }: Known,
  { id: stripeId, ourId, amount, status }: SaleRefund,
): Promise<void> {
  const fields = { state: status, stripeId, updatedAt: now() };
  const isOurs = and(
    eq(refunds.paymentId, paymentId),
    ourId === null ? eq(refunds.stripeId, stripeId) : sql`${refunds.id}::text = ${ourId}`,
    inArray(refunds.way, ["stripe"]),
  );
  try {
    // Trigger: what is refunded of the payment; see app/db/functions/entry-orders.sql
    const kept = await db.update(refunds).set(fields).where(isOurs).returning({ id: refunds.id });
    if (kept.length > 0) return;
    await db
      .insert(refunds)
      .values({ paymentId, amountMinor: amount, way: "stripe", ...fields, createdAt: now() })
      .onConflictDoUpdate({ target: refunds.stripeId, set: fields });
  } catch (error) {
    if (violatedConstraint(error) !== "payments_settled") throw error;
    log.error({ error, paymentId, stripeId }, "more was refunded than was received");
  }
}
