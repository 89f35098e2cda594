import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { entryOrders, payments } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import {
  lapsingStates,
  msPerHour,
  type OrderState,
  openStates,
  referenceKey,
  stateAt,
} from "../order.ts";
import { manualWaysOf } from "../ways.server.ts";
import { type ManualMethod, manualMethods } from "../ways.ts";
import { hoursOf, timeToPay } from "./deadlines.server.ts";
import { tellOfOrder, tellOrganizers } from "./letters.server.ts";
import type { OrderProblem } from "./messages.ts";
import { endAttempts, endOrder, moveOrder, owedMinor } from "./moves.server.ts";
import type { KeptProof } from "./proofs.server.ts";
import type { OrderPayment } from "./queries.server.ts";

type Outcome<Problem> = Promise<{ problem: Problem | null }>;
type Needs = Pick<Services, "db" | "now" | "mail">;

/**
 * Chooses how an order is paid, or another way. The time to pay begins with the first choice: it ends with the
 * registration at the latest, but leaves an hour.
 */
export async function chooseMethod(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  { orderId, method }: { orderId: string; method: ManualMethod },
): Outcome<OrderProblem> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const order = await lockOwnOrder(tx, viewer, orderId);
    if (!order) return { problem: "gone" };
    const state = stateAt(order, services.now());
    if (state !== "held" && state !== "awaiting_payment") return { problem: "over" };
    const ways = await manualWaysOf({ db: tx }, order.raceId);
    if (!ways.some((way) => way.method === method)) return { problem: "no-method" };
    await endAttempts(inside, order.id);
    await beginAttempt(inside, order, { method });
    if (state === "awaiting_payment") return { problem: null };
    const expiresAt = await timeToPay(inside, order.raceId);
    await moveOrder(inside, order.id, { to: "awaiting_payment", expiresAt, by: viewer.userId });
    await tellOfOrder(inside, order.id, "awaiting_payment");
    return { problem: null };
  });
}

/**
 * Sends a proof of payment, which keeps the place until the organizer has decided. The proof of an order whose time
 * is over goes to the organizer too, who may still find the money; its place is not held.
 * @param proof - a stored file; the caller removes it where this is refused
 */
export async function sendProof(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  { orderId, reference, proof }: { orderId: string; reference: string; proof: KeptProof },
): Outcome<OrderProblem> {
  try {
    return await withRetry(services.db, async (tx) => {
      const { now } = services;
      const inside = { ...services, db: tx };
      const order = await lockOwnOrder(tx, viewer, orderId);
      if (!order) return { problem: "gone" };
      const state = stateAt(order, now());
      if (state !== "awaiting_payment" && state !== "expired") return { problem: "over" };
      const last = await lastManual(tx, order.id);
      if (!last) return { problem: "no-method" };
      if (last.state === "in_review") return { problem: "over" };
      const key = referenceKey(reference) || null;
      if (key !== null && (await isReferenceUsed(tx, order, { method: last.method, key }))) {
        return { problem: "reference-used" };
      }
      if (await isProofUsed(tx, order, proof)) return { problem: "proof-used" };
      // The time is over, and the job has not ended it yet.
      if (state === "expired" && order.state !== "expired") {
        await endOrder(inside, order.id, { to: "expired", from: lapsingStates, by: null });
      }
      const paymentId =
        last.state === "started" && state === "awaiting_payment"
          ? last.id
          : await beginAttempt(inside, order, { method: last.method });
      await tx
        .update(payments)
        .set({
          state: "in_review",
          reference,
          referenceKey: key,
          proofFile: proof.file,
          proofType: proof.type,
          proofHash: proof.hash,
          updatedAt: now(),
        })
        .where(eq(payments.id, paymentId));
      if (state === "awaiting_payment") {
        const hours = (await hoursOf(tx, order.raceId)).reviewHours;
        const expiresAt = new Date(now().getTime() + hours * msPerHour);
        await moveOrder(inside, order.id, { to: "in_review", expiresAt, by: viewer.userId });
      }
      await tellOfOrder(inside, order.id, "in_review");
      await tellOrganizers(inside, order.id);
      return { problem: null };
    });
  } catch (error) {
    if (violatedConstraint(error) === "payments_one_reference")
      return { problem: "reference-used" };
    throw error;
  }
}

/** Cancels an open order of the viewer. Money that comes later is recorded as a surplus. */
export async function cancelOrder(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  orderId: string,
): Outcome<OrderProblem> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const order = await lockOwnOrder(tx, viewer, orderId);
    if (!order) return { problem: "gone" };
    const isEnded = await endOrder(inside, order.id, {
      to: "cancelled",
      from: openStates,
      by: viewer.userId,
    });
    if (!isEnded) return { problem: "over" };
    await tellOfOrder(inside, order.id, "cancelled");
    return { problem: null };
  });
}

/** An order that its runner changes, locked. */
export type OrderToChange = {
  id: string;
  raceId: string;
  state: OrderState;
  expiresAt: Date | null;
  totalMinor: number;
  /** What it still lacks of its total. */
  owedMinor: number;
  currency: "USD" | "MXN" | "PEN" | "CAD";
};

/** An order of the viewer, locked until the transaction ends. */
export async function lockOwnOrder(
  tx: Database,
  { userId }: Pick<Viewer, "userId">,
  orderId: string,
): Promise<OrderToChange | null> {
  const id = readId(orderId);
  if (id === null) return null;
  const [order] = await tx
    .select(lockedColumns)
    .from(entryOrders)
    .where(and(eq(entryOrders.id, id), eq(entryOrders.userId, userId)))
    .for("update");
  return order ?? null;
}

export const lockedColumns = {
  id: entryOrders.id,
  raceId: entryOrders.raceId,
  state: entryOrders.state,
  expiresAt: entryOrders.expiresAt,
  totalMinor: entryOrders.totalMinor,
  owedMinor,
  currency: entryOrders.currency,
};

/** The last attempt to pay an order without this site, whatever became of it. */
export async function lastManual(tx: Database, orderId: string) {
  const [last] = await tx
    .select({
      id: payments.id,
      method: payments.method,
      state: payments.state,
      kind: payments.kind,
      receivedMinor: payments.receivedMinor,
    })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.method, [...manualMethods])))
    .orderBy(desc(payments.attempt))
    .limit(1);
  return last ?? null;
}

/**
 * Begins to pay what an order still lacks. It has one open attempt at most.
 * @param accountId - the organizer's account at the payment provider that is paid to, if there is one
 */
export async function beginAttempt(
  { db, now }: Pick<Services, "db" | "now">,
  order: Pick<OrderToChange, "id" | "raceId" | "currency" | "owedMinor">,
  { method, accountId = null }: { method: OrderPayment["method"]; accountId?: string | null },
): Promise<string> {
  const [made] = await db
    .insert(payments)
    .values({
      orderId: order.id,
      raceId: order.raceId,
      attempt: sql`(
        select coalesce(max(attempt), 0) + 1 from payments where order_id = ${order.id}::uuid)`,
      method,
      accountId,
      state: "started",
      currency: order.currency,
      amountMinor: Math.max(order.owedMinor, 1),
      createdAt: now(),
      updatedAt: now(),
    })
    .returning({ id: payments.id });
  if (!made) throw new Error("The payment was not inserted.");
  return made.id;
}

/**
 * Whether another race of the same organizers knows the number: a number counts once for each of them. Within a race,
 * the index `payments_one_reference` refuses it, also for proofs at the same moment.
 */
async function isReferenceUsed(
  tx: Database,
  { raceId }: Pick<OrderToChange, "raceId">,
  { method, key }: { method: OrderPayment["method"]; key: string },
): Promise<boolean> {
  const othersOfOrganizers = sql`(
    select other.race_id from race_organizers other join race_organizers own using (user_id)
    where own.race_id = ${raceId}::uuid and other.race_id <> own.race_id)`;
  const same = and(
    sql`${payments.raceId} in ${othersOfOrganizers}`,
    eq(payments.method, method),
    eq(payments.referenceKey, key),
    inArray(payments.state, ["in_review", "received"]),
  );
  return (await tx.$count(payments, same)) > 0;
}

/** The same file for another order of the race: a proof counts for one. */
async function isProofUsed(
  tx: Database,
  order: Pick<OrderToChange, "id" | "raceId">,
  { hash }: Pick<KeptProof, "hash">,
): Promise<boolean> {
  const same = and(
    eq(payments.raceId, order.raceId),
    eq(payments.proofHash, hash),
    ne(payments.orderId, order.id),
  );
  return (await tx.$count(payments, same)) > 0;
}
