import { and, eq, lt } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { cardPayments, payments, refunds } from "#db/schema.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { tellOfOrder } from "#features/registrations/orders/letters.server.ts";
import {
  insertRefund,
  lockReceived,
  withinReceived,
} from "#features/registrations/orders/review.server.ts";
import { PaymentProblem } from "#services/payments/problem.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import type { RefundProblem } from "../messages.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/** A refund is tried again after this time: the process that wrote it may still be asking the provider. */
const retryAfterMs = 60_000;

/**
 * Gives back a part of a payment by card. The refund is written first, and its id is the key at the provider: however
 * often it is tried, it happens once. The database refuses more than was received, also for two organizers at once.
 * @param minor - in minor units
 * @param reason - a sentence for the runner
 */
export async function refundByCard(
  services: Needs,
  editor: Editor,
  { paymentId, minor, reason }: { paymentId: string; minor: number; reason: string },
): Promise<{ problem: RefundProblem | null }> {
  if (minor < 1) return { problem: "gone" };
  return withinReceived(async () => {
    const written = await withRetry(services.db, async (tx) => {
      const payment = await lockReceived(tx, editor, paymentId);
      if ("problem" in payment) return payment;
      if (payment.method !== "stripe_card") return { problem: "by-hand" as const };
      const refund = { minor, reason, way: "stripe" } as const;
      const refundId = await insertRefund({ ...services, db: tx }, editor, payment, refund);
      return { problem: null, refundId };
    });
    if (written.problem !== null) return { problem: written.problem };
    return { problem: await sendRefund(services, written.refundId) };
  });
}

/** Asks the provider for a refund that is written. A refusal takes it back; a failure leaves it for the next try. */
async function sendRefund(services: Needs, refundId: string): Promise<RefundProblem | null> {
  const { db, payments: provider, log, now } = services;
  const [refund] = await db
    .select({
      amount: refunds.amountMinor,
      reason: refunds.reason,
      orderId: payments.orderId,
      accountId: payments.accountId,
      intentId: payments.intentId,
      feeMinor: cardPayments.feeMinor,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(cardPayments, eq(cardPayments.paymentId, payments.id))
    .where(and(eq(refunds.id, refundId), eq(refunds.state, "requested")));
  if (!refund?.accountId || !refund.intentId) return null;
  const { accountId, intentId, amount, orderId, reason } = refund;
  const isThis = and(eq(refunds.id, refundId), eq(refunds.state, "requested"));
  try {
    // A key is forgotten after a day: a refund of another day is looked for before it is asked for.
    const made =
      (await provider.refundsOf(accountId, intentId)).find(({ ourId }) => ourId === refundId) ??
      (await provider.refundSale(
        { accountId, intentId, ourId: refundId, amount, hasFee: (refund.feeMinor ?? 0) > 0 },
        `refund:${refundId}`,
      ));
    await withRetry(db, async (tx) => {
      const kept = await tx
        .update(refunds)
        .set({ state: made.status, stripeId: made.id, updatedAt: now() })
        .where(isThis)
        .returning({ id: refunds.id });
      if (kept.length > 0 && made.status !== "failed") {
        await tellOfOrder({ ...services, db: tx }, orderId, "refunded", { minor: amount, reason });
      }
    });
    return null;
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error;
    log.error({ error, refundId }, "a refund was not made");
    const isRefused =
      error.kind === "invalid" ||
      (error instanceof PaymentProblem && error.reason === "no account");
    if (!isRefused) return "on-its-way";
    await db.update(refunds).set({ state: "failed", updatedAt: now() }).where(isThis);
    return "by-hand";
  }
}

/** Sends the refunds again that the provider has not answered. @returns how many there were */
export async function sendRefunds(services: Needs): Promise<number> {
  const before = new Date(services.now().getTime() - retryAfterMs);
  const waiting = await services.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(eq(refunds.way, "stripe"), eq(refunds.state, "requested"), lt(refunds.createdAt, before)),
    )
    .limit(100);
  for (const { id } of waiting) await sendRefund(services, id);
  return waiting.length;
}
