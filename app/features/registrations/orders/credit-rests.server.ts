import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { readRows } from "#db/rows.ts";
import { entryChanges, entryOrders, orderCredits, orderLines, payments } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { msPerHour } from "../order.ts";
import { creditsOfOrder, lostOf } from "../prices/credits.server.ts";
import { tellOfOrder } from "./letters.server.ts";

// What is left of a credit is money that an organizer keeps for nothing. It returns to the list of what the organizer who
// has received it is to settle: the payments of the entry that was kept for the next edition, or, where that one was paid
// by a credit itself, those of an edition before.

type Needs = Pick<Services, "db" | "now" | "mail">;

/**
 * Spends the credits of an order that is paid now: each belongs to the first entry that it pays. The organizer no longer
 * keeps what is left of the last one. An order that ended before it was paid takes back its credits; the database refuses
 * that if another order holds one of them (`order_credits_once`).
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
  let freeMinor = 0;
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
    freeMinor += await keepLess(services, id, minor - usedMinor);
  }
  if (freeMinor > 0) await tellOfOrder(services, orderId, "credit_left", { minor: freeMinor });
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
  for (const { orderId, freeMinor } of await lowerCredit(services, registrationId, minor)) {
    if (freeMinor > 0) await tellOfOrder(services, orderId, "credit_left", { minor: freeMinor });
  }
}

/** @returns how much less credits pay in each order, and how much of that is free to settle */
async function lowerCredit(
  services: Pick<Services, "db" | "now">,
  registrationId: string,
  minor: number,
): Promise<{ orderId: string; minor: number; freeMinor: number }[]> {
  const { db } = services;
  // The credits of an order may be lowered for two of its entries at the same moment: one after the other.
  await db.execute(sql`
    select o.id from entry_orders o
    where o.id in (select order_id from order_lines where registration_id = ${registrationId}::uuid)
    order by o.id for update`);
  const lines = await db
    .select({ orderId: orderLines.orderId, creditMinor: orderLines.creditMinor })
    .from(orderLines)
    .where(and(eq(orderLines.registrationId, registrationId), gt(orderLines.creditMinor, 0)))
    .orderBy(orderLines.orderId);
  const lowered: { orderId: string; minor: number; freeMinor: number }[] = [];
  let rest = minor;
  for (const { orderId, creditMinor } of lines) {
    const less = Math.min(rest, creditMinor);
    if (less === 0) continue;
    rest -= less;
    await db
      .update(orderLines)
      .set({
        priceMinor: sql`${orderLines.priceMinor} - ${less}`,
        discountMinor: sql`${orderLines.discountMinor} - ${less}`,
        creditMinor: sql`${orderLines.creditMinor} - ${less}`,
      })
      .where(and(eq(orderLines.registrationId, registrationId), eq(orderLines.orderId, orderId)));
    lowered.push({ orderId, minor: less, freeMinor: await spendLess(services, orderId, less) });
  }
  return lowered;
}

/**
 * Takes from the credits of an order, the latest first.
 * @returns how much is free to settle
 */
async function spendLess(
  services: Pick<Services, "db" | "now">,
  orderId: string,
  minor: number,
): Promise<number> {
  let rest = minor;
  let freeMinor = 0;
  for (const { id, usedMinor } of (await creditsOfOrder(services.db, orderId)).toReversed()) {
    const less = Math.min(rest, usedMinor);
    if (less === 0) continue;
    rest -= less;
    await services.db
      .update(orderCredits)
      .set({ usedMinor: sql`${orderCredits.usedMinor} - ${less}` })
      .where(and(eq(orderCredits.orderId, orderId), eq(orderCredits.changeId, id)));
    freeMinor += await keepLess(services, id, less);
  }
  return freeMinor;
}

/**
 * Lowers what organizers keep for a deferred entry: of the credits that paid for it, then of the money. The payments of an
 * order are for all of its entries: only what no credit had paid is kept of them for this one.
 * @returns how much is free to settle: a lost dispute may have taken a part of it before
 */
async function keepLess(
  services: Pick<Services, "db" | "now">,
  changeId: string,
  minor: number,
): Promise<number> {
  if (minor === 0) return 0;
  const { db, now } = services;
  const [change] = await db
    .select({ registrationId: entryChanges.registrationId })
    .from(entryChanges)
    .where(eq(entryChanges.id, changeId));
  if (!change) return 0;
  let rest = minor;
  let freeMinor = 0;
  for (const lowered of await lowerCredit(services, change.registrationId, minor)) {
    rest -= lowered.minor;
    freeMinor += lowered.freeMinor;
  }
  for (const { id, keptMinor, lostMinor } of await keptFor(db, change.registrationId)) {
    const less = Math.min(rest, keptMinor);
    if (less === 0) continue;
    rest -= less;
    const [payment] = await db
      .update(payments)
      .set({
        keptMinor: keptMinor - less,
        lostMinor: lostOf(sql`${payments.id}`, sql`${keptMinor - less}`),
        updatedAt: now(),
      })
      .where(eq(payments.id, id))
      .returning({ lostMinor: payments.lostMinor });
    freeMinor += less - ((payment?.lostMinor ?? lostMinor) - lostMinor);
  }
  return freeMinor;
}

/** The payments for an entry of which the organizer keeps something, the latest first, locked. */
async function keptFor(db: Database, registrationId: string) {
  const orders = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.registrationId, registrationId));
  return db
    .select({ id: payments.id, keptMinor: payments.keptMinor, lostMinor: payments.lostMinor })
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

/** Hours in which a cancelled entry or race can be taken back before credits are returned. */
const returnedAfter = 2;
const atOnce = 200;

/** The lines `l` of orders `o`, with the entry and the race of each. */
const credited = sql`order_lines l join entry_orders o on o.id = l.order_id
  join race_registrations g on g.id = l.registration_id join races r on r.id = o.race_id`;

/**
 * Returns the credits of entries that are cancelled, or whose race is, once for each. Those of an entry that is kept for a
 * further edition count there. Runs every minute.
 */
export async function returnLostCredits(services: Needs): Promise<number> {
  const { db, now } = services;
  const before = new Date(now().getTime() - returnedAfter * msPerHour).toISOString();
  const isLost = sql`l.credit_minor > 0 and not l.is_credit_settled and o.state = 'paid' and (
    (r.race_status = 'cancelled' and r.updated_at <= ${before}::timestamptz)
    or (g.status = 'cancelled' and g.updated_at <= ${before}::timestamptz)
  ) and not exists (
    select from entry_changes c
    where c.registration_id = g.id and c.kind = 'deferral' and c.state in ('open', 'done'))`;
  const lost = await readRows(
    db,
    { registrationId: orderLines.registrationId, orderId: entryOrders.id },
    sql`
    select l.registration_id as "registrationId", o.id as "orderId" from ${credited}
    where ${isLost} order by l.registration_id limit ${atOnce}`,
  );
  for (const { registrationId, orderId } of lost) {
    await withRetry(db, async (tx) => {
      await tx
        .select({ id: entryOrders.id })
        .from(entryOrders)
        .where(eq(entryOrders.id, orderId))
        .for("update");
      // Locked, so that nobody takes the entry or the race back meanwhile.
      const [line] = await readRows(
        tx,
        { creditMinor: orderLines.creditMinor },
        sql`
        select l.credit_minor as "creditMinor" from ${credited}
        where l.registration_id = ${registrationId}::uuid and o.id = ${orderId}::uuid and ${isLost}
        for no key update of g for share of r`,
      );
      if (!line) return;
      await returnCredit({ ...services, db: tx }, registrationId, line.creditMinor);
      await tx
        .update(orderLines)
        .set({ isCreditSettled: true })
        .where(and(eq(orderLines.registrationId, registrationId), eq(orderLines.orderId, orderId)));
    });
  }
  return lost.length;
}
