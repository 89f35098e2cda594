import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { entryOrders, orderLines, payments, raceDistances, raceRegistrations } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { freeExtras } from "../extras/ordering.server.ts";
import { mayBecome, type OrderState, orderStates } from "../order.ts";
import { logOrder } from "../order-log.server.ts";
import { giveCreditsBack } from "../prices/credits.server.ts";
import type { EntryTarget } from "../registration.ts";
import { handTeamOn } from "../team-captain.server.ts";

type Move = {
  to: OrderState;
  /** The states that it may come from; without them, every state that may become `to`. */
  from?: readonly OrderState[];
  /** When the new state ends; `null` for a state without an end. */
  expiresAt: Date | null;
  /** Who did it; `null` for the time and for the payment provider. */
  by: string | null;
  reason?: string | null;
};

/**
 * Gives an order another state, and writes it down. Nothing happens where somebody else was faster.
 * @param db - of the transaction that also changes what follows from the state
 * @returns whether the order has the state now
 */
export async function moveOrder(
  { db, now }: Pick<Services, "db" | "now">,
  orderId: string,
  { to, from, expiresAt, by, reason = null }: Move,
): Promise<boolean> {
  const allowed = orderStates.filter((state) => mayBecome(state, to));
  const [before] = await db
    .select({ state: entryOrders.state })
    .from(entryOrders)
    .where(and(eq(entryOrders.id, orderId), inArray(entryOrders.state, [...(from ?? allowed)])))
    .for("update");
  if (!before || !mayBecome(before.state, to)) return false;
  // Trigger: event of extras that are paid; see app/db/functions/entry-extras.sql
  await db
    .update(entryOrders)
    .set({ state: to, expiresAt, updatedAt: now() })
    .where(eq(entryOrders.id, orderId));
  await logOrder({ db, now }, orderId, { from: before.state, by, reason });
  return true;
}

/**
 * Ends an order that was not paid: its places, its choices, its step, its code, its extras and its credits are free again.
 * @returns whether the order was open
 */
export async function endOrder(
  services: Pick<Services, "db" | "now"> & Partial<Pick<Services, "mail">>,
  orderId: string,
  move: Pick<Move, "from" | "by" | "reason"> & { to: "expired" | "cancelled" },
): Promise<boolean> {
  if (!(await moveOrder(services, orderId, { ...move, expiresAt: null }))) return false;
  const { db, now } = services;
  await lockDistances(db, { orderIds: [orderId] });
  // Triggers: places taken, entries sold, answers; see app/db/functions/registrations.sql, entry-orders.sql
  const ended = await db
    .update(raceRegistrations)
    .set({ status: "cancelled", updatedAt: now() })
    .where(and(inArray(raceRegistrations.id, entriesOf(db, orderId)), isPending))
    .returning({ id: raceRegistrations.id });
  for (const { id } of ended) await handTeamOn(services, id, { by: move.by });
  await freeExtras(db, orderId);
  await giveCreditsBack(db, orderId);
  await endAttempts(services, orderId);
  return true;
}

/** Ends what was begun and not received. It can still be received later, as a surplus or for the order. */
export async function endAttempts(
  { db, now }: Pick<Services, "db" | "now">,
  orderId: string,
  states: ("started" | "pending" | "in_review")[] = ["started", "pending", "in_review"],
): Promise<void> {
  await db
    .update(payments)
    .set({ state: "void", updatedAt: now() })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, states)));
}

/** The entries of an order. */
export function entriesOf(db: Database, orderId: string) {
  return db
    .select({ id: orderLines.registrationId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
}

/**
 * Locks the distances of the entries of orders, and others, until the transaction ends: before anything of them changes,
 * because the entries of an order would lock theirs one after the other.
 */
export async function lockDistances(
  db: Database,
  { orderIds = [], targets = [] }: { orderIds?: string[]; targets?: readonly EntryTarget[] },
): Promise<void> {
  const ofOrders = db
    .select({ id: raceRegistrations.distanceId })
    .from(raceRegistrations)
    .innerJoin(orderLines, eq(orderLines.registrationId, raceRegistrations.id))
    .where(inArray(orderLines.orderId, orderIds));
  const named = targets.flatMap(({ distanceId }) => distanceId ?? []);
  await db
    .select({ id: raceDistances.id })
    .from(raceDistances)
    .where(or(inArray(raceDistances.id, ofOrders), inArray(raceDistances.id, named)))
    .orderBy(raceDistances.id)
    .for("no key update");
}

/** What an order still lacks of its total, in minor units; less than nothing where it has more. */
export const owedMinor =
  sql`${entryOrders.totalMinor} - public.order_credit(${entryOrders.id})`.mapWith(integer);

export const isPending = eq(raceRegistrations.status, "pending");
