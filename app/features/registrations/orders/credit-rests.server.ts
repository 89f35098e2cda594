import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { readRows } from "#db/rows.ts";
import { entryChanges, entryOrders, orderCredits, orderLines, payments } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { msPerHour } from "../order.ts";
import { creditsOfOrder } from "../prices/credits.server.ts";
import { tellOfOrder } from "./letters.server.ts";

// What is left of a credit is money that an organizer keeps for nothing. It returns to the list of what the organizer who
// has received it is to settle: the payments of the entry that was kept for the next edition, or, where that one was paid
// by a credit itself, those of an edition before.

type Needs = Pick<Services, "db" | "now" | "mail">;

/**
 * Spends the credits of an order that is paid now: each belongs to the first entry that it pays. What is left of the last
 * one is no longer kept. An order that had ended takes its credits again, which the database refuses where another order
 * holds one (`order_credits_once`).
 */
export async function spendCredits(services: Needs, orderId: string): Promise<void> {
  const { db, now } = services;
  await db.update(orderCredits).set({ isHeld: true }).where(eq(orderCredits.orderId, orderId));
  const lines = await db
    .select({ registrationId: orderLines.registrationId, creditMinor: orderLines.creditMinor })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.creditMinor, 0)))
    .orderBy(orderLines.registrationId);
  let spentMinor = 0;
  let leftMinor = 0;
  for (const { id, minor, usedMinor } of await creditsOfOrder(db, orderId)) {
    let paidMinor = 0;
    const entry = lines.find(({ creditMinor }) => {
      paidMinor += creditMinor;
      return paidMinor > spentMinor;
    });
    spentMinor += usedMinor;
    await db
      .update(entryChanges)
      .set({ state: "done", newRegistrationId: entry?.registrationId ?? null, updatedAt: now() })
      .where(eq(entryChanges.id, id));
    await keepLess(services, id, minor - usedMinor);
    leftMinor += minor - usedMinor;
  }
  if (leftMinor > 0) await tellOfOrder(services, orderId, "credit_left", { minor: leftMinor });
}

/**
 * Lowers what credits pay of an entry, with its price: it costs less than it did, or nothing any more. The runner of the
 * order is told.
 */
export async function returnCredit(
  services: Needs,
  registrationId: string,
  minor: number,
): Promise<void> {
  for (const { orderId, minor: less } of await lowerCredit(services, registrationId, minor)) {
    await tellOfOrder(services, orderId, "credit_left", { minor: less });
  }
}

/** @returns how much less credits pay in each order */
async function lowerCredit(
  services: Pick<Services, "db" | "now">,
  registrationId: string,
  minor: number,
): Promise<{ orderId: string; minor: number }[]> {
  const { db } = services;
  const lines = await db
    .select({ orderId: orderLines.orderId, creditMinor: orderLines.creditMinor })
    .from(orderLines)
    .where(and(eq(orderLines.registrationId, registrationId), gt(orderLines.creditMinor, 0)))
    .orderBy(orderLines.orderId);
  const lowered: { orderId: string; minor: number }[] = [];
  let rest = minor;
  for (const { orderId, creditMinor } of lines) {
    const less = Math.min(rest, creditMinor);
    if (less === 0) continue;
    rest -= less;
    lowered.push({ orderId, minor: less });
    await db
      .update(orderLines)
      .set({
        priceMinor: sql`${orderLines.priceMinor} - ${less}`,
        discountMinor: sql`${orderLines.discountMinor} - ${less}`,
        creditMinor: sql`${orderLines.creditMinor} - ${less}`,
      })
      .where(and(eq(orderLines.registrationId, registrationId), eq(orderLines.orderId, orderId)));
    await spendLess(services, orderId, less);
  }
  return lowered;
}

/** Takes from the credits of an order, the latest first. */
async function spendLess(
  services: Pick<Services, "db" | "now">,
  orderId: string,
  minor: number,
): Promise<void> {
  let rest = minor;
  for (const { id, usedMinor } of (await creditsOfOrder(services.db, orderId)).toReversed()) {
    const less = Math.min(rest, usedMinor);
    if (less === 0) continue;
    rest -= less;
    await services.db
      .update(orderCredits)
      .set({ usedMinor: usedMinor - less })
      .where(and(eq(orderCredits.orderId, orderId), eq(orderCredits.changeId, id)));
    await keepLess(services, id, less);
  }
}

/** Lowers what organizers keep for a deferred entry: of the money that was paid for it, then of the credits. */
async function keepLess(
  services: Pick<Services, "db" | "now">,
  changeId: string,
  minor: number,
): Promise<void> {
  if (minor === 0) return;
  const { db, now } = services;
  const [change] = await db
    .select({ registrationId: entryChanges.registrationId })
    .from(entryChanges)
    .where(eq(entryChanges.id, changeId));
  if (!change) return;
  let rest = minor;
  for (const { id, keptMinor } of await keptFor(db, change.registrationId)) {
    const less = Math.min(rest, keptMinor);
    rest -= less;
    await db
      .update(payments)
      .set({ keptMinor: keptMinor - less, updatedAt: now() })
      .where(eq(payments.id, id));
  }
  if (rest > 0) await lowerCredit(services, change.registrationId, rest);
}

/** The payments for an entry of which the organizer keeps something, the latest first, locked. */
async function keptFor(db: Database, registrationId: string) {
  const orders = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.registrationId, registrationId));
  return db
    .select({ id: payments.id, keptMinor: payments.keptMinor })
    .from(payments)
    .where(
      and(
        sql`${payments.orderId} in ${orders}`,
        eq(payments.state, "received"),
        eq(payments.kind, "due"),
        gt(payments.keptMinor, 0),
      ),
    )
    .orderBy(desc(payments.attempt), payments.id)
    .for("update");
}

/** Hours in which a cancelled entry can be taken back before its credit is returned. */
const returnedAfter = 2;
const atOnce = 200;

/**
 * Returns the credits of entries that are cancelled, or whose race is. Those of an entry that is kept for a further edition
 * count there. Runs every minute.
 */
export async function returnLostCredits(services: Needs): Promise<number> {
  const { db, now } = services;
  const before = new Date(now().getTime() - returnedAfter * msPerHour).toISOString();
  const isLost = sql`l.credit_minor > 0 and o.state = 'paid' and (
    exists (select from races r where r.id = o.race_id and r.race_status = 'cancelled')
    or (g.status = 'cancelled' and g.updated_at <= ${before}::timestamptz)
  ) and not exists (
    select from entry_changes c
    where c.registration_id = g.id and c.kind = 'deferral' and c.state in ('open', 'done'))`;
  const lost = await readRows(
    db,
    { registrationId: orderLines.registrationId, orderId: entryOrders.id },
    sql`
    select l.registration_id as "registrationId", o.id as "orderId" from order_lines l
    join entry_orders o on o.id = l.order_id join race_registrations g on g.id = l.registration_id
    where ${isLost} order by l.registration_id limit ${atOnce}`,
  );
  for (const { registrationId, orderId } of lost) {
    await withRetry(db, async (tx) => {
      await tx
        .select({ id: entryOrders.id })
        .from(entryOrders)
        .where(eq(entryOrders.id, orderId))
        .for("update");
      const [line] = await readRows(
        tx,
        { creditMinor: orderLines.creditMinor },
        sql`
        select l.credit_minor as "creditMinor" from order_lines l
        join entry_orders o on o.id = l.order_id join race_registrations g on g.id = l.registration_id
        where l.registration_id = ${registrationId}::uuid and o.id = ${orderId}::uuid and ${isLost}`,
      );
      if (line) await returnCredit({ ...services, db: tx }, registrationId, line.creditMinor);
    });
  }
  return lost.length;
}
