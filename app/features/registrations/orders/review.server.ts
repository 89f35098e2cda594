import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { cardPayments, entryOrders, payments, races, refunds } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { Words } from "#values/say.ts";
import { mayBecome, openStates } from "../order.ts";
import { logOrder } from "../order-log.server.ts";
import { moneyWords } from "../prices/words.ts";
import { beginAttempt, lastManual, lockedColumns } from "./commands.server.ts";
import { timeAfterReview } from "./deadlines.server.ts";
import { tellOfOrder } from "./letters.server.ts";
import type { SettlingProblem } from "./messages.ts";
import { endAttempts, endOrder, moveOrder, owedMinor } from "./moves.server.ts";
import { type Received, receivePayment } from "./receiving.server.ts";

type Needs = Pick<Services, "db" | "now" | "mail">;

/** `owedMinor` is what the order lacks now; less than nothing where it has more than its total. */
export type RecordedArrival = { received: Received; owedMinor: number; currency: string };
type Confirmed =
  | { problem: SettlingProblem; received: null }
  | ({ problem: null } & RecordedArrival);

/**
 * Records that the money of an order has arrived, whether or not there is a proof, and also where the order is no
 * longer open. Nobody confirms their own payment.
 * @param arrived.receivedMinor - as the organizer has seen it, not as the proof says
 * @param arrived.isCorrection - whether the amount of the last payment was recorded wrong
 * @param arrived.after - the payment that another one has followed; `null` where it is the expected one
 */
export async function confirmPayment(
  services: Needs,
  editor: Editor,
  {
    orderId,
    receivedMinor,
    isCorrection = false,
    after = null,
  }: { orderId: string; receivedMinor: number; isCorrection?: boolean; after?: string | null },
): Promise<Confirmed> {
  const refuse = (problem: SettlingProblem) => ({ problem, received: null });
  try {
    return await withRetry(services.db, async (tx) => {
      const inside = { ...services, db: tx };
      const order = await lockForReview(tx, editor, orderId);
      if (!order) return refuse("gone");
      if (order.userId === editor.userId) return refuse("own-payment");
      const last = await lastManual(tx, order.id);
      if (!last) return refuse("decided");
      const isIn = last.state === "received";
      // The same amount, sent twice, follows the same payment.
      const isNext = isIn && last.id === after && mayBecome(order.state, "paid");
      if (isIn !== (isCorrection || isNext)) return refuse("decided");
      // The runner may have begun to pay the rest in another way.
      if (isNext) await endAttempts(inside, order.id);
      const received = await receivePayment(inside, {
        paymentId: isNext ? await beginAttempt(inside, order, last) : last.id,
        receivedMinor,
        by: editor.userId,
        isCorrection,
      });
      if (received === "already") return refuse("fixed");
      await recordChange(inside, editor, {
        action: "payment confirmed",
        subjectType: "order",
        subjectId: order.id,
        subjectName: order.raceName,
        before: { state: order.state },
        after: { outcome: received, received_minor: receivedMinor },
      });
      const [now] = await tx
        .select({ owedMinor })
        .from(entryOrders)
        .where(eq(entryOrders.id, order.id));
      return { problem: null, received, owedMinor: now?.owedMinor ?? 0, currency: order.currency };
    });
  } catch (error) {
    // The number of its proof counts for another order now.
    if (violatedConstraint(error) === "payments_one_reference") return refuse("reference-used");
    throw error;
  }
}

/** What recording this amount does, where it is not the total of the order: the organizer is asked once more. */
export async function otherAmount(
  { db }: Pick<Services, "db">,
  editor: Editor,
  {
    orderId,
    receivedMinor,
    isCorrection,
  }: { orderId: string; receivedMinor: number; isCorrection: boolean },
): Promise<Words | null> {
  const id = readId(orderId);
  if (id === null) return null;
  const [order] = await db
    .select({ owedMinor, currency: entryOrders.currency })
    .from(entryOrders)
    .where(and(eq(entryOrders.id, id), mayEdit(editor, entryOrders.raceId)));
  if (!order) return null;
  const last = isCorrection ? await lastManual(db, id) : null;
  const owed = order.owedMinor + (last?.kind === "due" ? last.receivedMinor : 0);
  if (owed === receivedMinor) return null;
  const amount = moneyWords(receivedMinor, order.currency);
  const asked = moneyWords(Math.max(owed, 0), order.currency);
  const rest = moneyWords(Math.abs(owed - receivedMinor), order.currency);
  return receivedMinor < owed
    ? {
        en: `This is ${amount.en} of ${asked.en}: the entry is complete once the remaining ${rest.en} arrives. Press again to record it.`,
        es: `Son ${amount.es} de ${asked.es}: la inscripción queda lista cuando lleguen los ${rest.es} que faltan. Vuelve a presionar para registrarlo.`,
      }
    : {
        en: `This is ${amount.en} instead of ${asked.en}: the extra ${rest.en} goes to the list “To settle”. Press again to record it.`,
        es: `Son ${amount.es} por ${asked.es}: sobran ${rest.es}, que pasan a la lista “Por resolver”. Vuelve a presionar para registrarlo.`,
      };
}

/**
 * Refuses a proof: the runner has a day more, once, and then the order ends.
 * @param refusal.reason - a sentence for the runner
 */
export async function refuseProof(
  services: Needs,
  editor: Editor,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<{ problem: SettlingProblem | null }> {
  return withRetry(services.db, async (tx) => {
    const { now } = services;
    const inside = { ...services, db: tx };
    const order = await lockForReview(tx, editor, orderId);
    if (!order) return { problem: "gone" };
    if (order.userId === editor.userId) return { problem: "own-payment" };
    const last = await lastManual(tx, order.id);
    if (last?.state !== "in_review") return { problem: "decided" };
    await tx
      .update(payments)
      .set({ state: "failed", refusal: reason, reviewedBy: editor.userId, updatedAt: now() })
      .where(eq(payments.id, last.id));
    if (order.state === "in_review" && !order.isExtended) {
      const expiresAt = await timeAfterReview(inside, order);
      const move = { to: "awaiting_payment", expiresAt, by: editor.userId, reason } as const;
      await moveOrder(inside, order.id, move);
      await tx.update(entryOrders).set({ isExtended: true }).where(eq(entryOrders.id, order.id));
      await tellOfOrder(inside, order.id, "refused", { reason });
    } else {
      await endOrder(inside, order.id, {
        to: "expired",
        from: openStates,
        by: editor.userId,
        reason,
      });
      await tellOfOrder(inside, order.id, "expired", { reason });
    }
    await recordChange(inside, editor, {
      action: "proof refused",
      subjectType: "order",
      subjectId: order.id,
      subjectName: order.raceName,
      before: { state: order.state },
      reason,
    });
    return { problem: null };
  });
}

/**
 * Records what becomes of money that belongs to no entry: it is sent back by hand, or the organizer keeps it. The
 * database refuses more than was received, also for two organizers at once.
 */
export async function settlePayment(
  services: Needs,
  editor: Editor,
  {
    paymentId,
    minor,
    to,
    reason,
  }: {
    paymentId: string;
    minor: number;
    to: "refund" | "keep";
    reason: string;
  },
): Promise<{ problem: SettlingProblem | null }> {
  return withinReceived(() =>
    withRetry(services.db, async (tx) => {
      const { now } = services;
      const inside = { ...services, db: tx };
      const payment = await lockReceived(tx, editor, paymentId);
      if ("problem" in payment) return payment;
      const { id, orderId } = payment;
      if (to === "refund") {
        await insertRefund(inside, editor, payment, { minor, reason, way: "by_hand" });
      } else {
        await tx
          .update(payments)
          .set({ keptMinor: sql`${payments.keptMinor} + ${minor}`, updatedAt: now() })
          .where(eq(payments.id, id));
        await recordChange(inside, editor, {
          action: "money kept",
          subjectType: "payment",
          subjectId: id,
          subjectName: payment.raceName,
          after: { amount_minor: minor },
          reason,
        });
      }
      await logOrder(inside, orderId, { by: editor.userId, reason });
      if (to === "refund") await tellOfOrder(inside, orderId, "refunded", { minor, reason });
      return { problem: null };
    }),
  );
}

type ReceivedOfRace = { id: string; orderId: string; method: string; raceName: string };

/**
 * A payment of a race that the editor may edit, locked until the transaction ends. Nothing is decided about one that
 * has not been received, or whose bank decides about it.
 */
export async function lockReceived(
  tx: Database,
  editor: Editor,
  paymentId: string,
): Promise<ReceivedOfRace | { problem: "gone" | "decided" | "disputed" }> {
  const id = readId(paymentId);
  if (id === null) return { problem: "gone" };
  const [payment] = await tx
    .select({
      id: payments.id,
      orderId: payments.orderId,
      method: payments.method,
      state: payments.state,
      isDisputed: cardPayments.isDisputed,
      raceName: races.raceName,
    })
    .from(payments)
    .innerJoin(races, eq(races.id, payments.raceId))
    .leftJoin(cardPayments, eq(cardPayments.paymentId, payments.id))
    .where(and(eq(payments.id, id), mayEdit(editor, payments.raceId)))
    .for("update", { of: payments });
  if (!payment) return { problem: "gone" };
  if (payment.state !== "received") return { problem: "decided" };
  return payment.isDisputed ? { problem: "disputed" } : payment;
}

/**
 * Writes a refund down: one that was made by hand has succeeded, the provider is asked for another one afterwards.
 * @returns its id
 */
export async function insertRefund(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  { id: paymentId, raceName }: ReceivedOfRace,
  { minor, reason, way }: { minor: number; reason: string; way: "stripe" | "by_hand" },
): Promise<string> {
  // Trigger: what is refunded of the payment; see app/db/functions/entry-orders.sql
  const [refund] = await db
    .insert(refunds)
    .values({
      paymentId,
      amountMinor: minor,
      way,
      state: way === "stripe" ? "requested" : "succeeded",
      reason,
      requestedBy: editor.userId,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning({ id: refunds.id });
  if (!refund) throw new Error("The refund was not inserted.");
  await recordChange({ db, now }, editor, {
    action: way === "stripe" ? "refunded" : "refund recorded",
    subjectType: "payment",
    subjectId: paymentId,
    subjectName: raceName,
    after: { amount_minor: minor },
    reason,
  });
  return refund.id;
}

/** More than was received is refused by the database. */
export async function withinReceived<Result>(
  work: () => Promise<Result>,
): Promise<Result | { problem: "too-much" }> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) === "payments_settled") return { problem: "too-much" };
    throw error;
  }
}

/** An order of a race that the editor may edit, locked until the transaction ends. */
async function lockForReview(tx: Database, editor: Editor, orderId: string) {
  const id = readId(orderId);
  if (id === null) return null;
  const [order] = await tx
    .select({
      ...lockedColumns,
      userId: entryOrders.userId,
      isExtended: entryOrders.isExtended,
      raceName: races.raceName,
    })
    .from(entryOrders)
    .innerJoin(races, eq(races.id, entryOrders.raceId))
    .where(and(eq(entryOrders.id, id), mayEdit(editor, entryOrders.raceId)))
    .for("update", { of: entryOrders });
  return order ?? null;
}
