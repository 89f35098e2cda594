import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { entryChanges, entryOrders, orderCredits, orderLines, payments } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { isLapsed } from "../lapsed-order.server.ts";
import { endedStates } from "../order.ts";
import type { Credit, SaleRules, SpentCredit } from "./order-price.ts";

/** Whether the owner of the card disputes a payment of an entry, or has got the money back that way. */
export function isDisputed(registrationId: SQL): SQL {
  return sql`exists (
    select from order_lines l join payments p on p.order_id = l.order_id
    join card_disputes s on s.payment_id = p.id and s.state in ('open', 'lost')
    where l.registration_id = ${registrationId})`;
}

/**
 * What lost disputes have taken of a payment: only of what is neither sent back nor kept.
 * @param keptMinor - what the organizer keeps of it
 */
export function lostOf(paymentId: SQL, keptMinor: SQL): SQL {
  return sql`least(
    (select coalesce(sum(s.amount_minor), 0)::int from card_disputes s
      where s.payment_id = ${paymentId} and s.state = 'lost'),
    ${payments.receivedMinor} - ${payments.refundedMinor} - ${keptMinor})`;
}

/**
 * What the viewer kept from the last edition of a race, in its currency, and no order holds; the oldest first. An open
 * order whose time is over holds nothing: the next order ends it.
 */
export async function findCredits(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  { currency }: Pick<SaleRules, "currency">,
  raceId: string,
): Promise<Credit[]> {
  return readRows(
    db,
    { id: entryChanges.id, minor: integer },
    sql`
    select c.id, c.credit_minor as minor
    from entry_changes c
    join race_editions e on e.previous_id = c.race_id and e.race_id = ${raceId}::uuid
    join race_registrations g on g.id = c.registration_id and g.user_id = ${userId}::uuid
    where c.kind = 'deferral' and c.state = 'open' and c.credit_minor > 0
      and exists (
        select from order_lines l join entry_orders o on o.id = l.order_id
        where l.registration_id = g.id and o.currency = ${currency})
      and not ${isDisputed(sql`g.id`)}
      and not exists (
        select from order_credits h join entry_orders o on o.id = h.order_id
        where h.change_id = c.id and h.is_held and not ${isLapsed(now(), alias(entryOrders, "o"))})
    order by c.created_at, c.id`,
  );
}

/** Holds the credits of a new order. The database refuses one that another order holds (`order_credits_once`). */
export async function holdCredits(
  db: Database,
  orderId: string,
  credits: readonly SpentCredit[],
): Promise<void> {
  if (credits.length === 0) return;
  await db
    .insert(orderCredits)
    .values(credits.map(({ id, usedMinor }) => ({ orderId, changeId: id, usedMinor })));
}

/** The credits of an order, the oldest first, with what it spends of each. */
export async function creditsOfOrder(
  db: Database,
  orderId: string,
): Promise<(Credit & Pick<SpentCredit, "usedMinor">)[]> {
  return db
    .select({
      id: entryChanges.id,
      minor: entryChanges.creditMinor,
      usedMinor: orderCredits.usedMinor,
    })
    .from(orderCredits)
    .innerJoin(entryChanges, eq(entryChanges.id, orderCredits.changeId))
    .where(eq(orderCredits.orderId, orderId))
    .orderBy(entryChanges.createdAt, entryChanges.id);
}

/** Replaces what an open order spends. Another one may spend the credits that it no longer needs. */
export async function replaceCredits(
  db: Database,
  orderId: string,
  credits: readonly SpentCredit[],
): Promise<void> {
  await db.delete(orderCredits).where(eq(orderCredits.orderId, orderId));
  await holdCredits(db, orderId, credits);
}

/** Lets other orders spend the credits of those that have ended unpaid. */
export async function giveCreditsBack(db: Database, orderId: string): Promise<void> {
  await db.update(orderCredits).set({ isHeld: false }).where(eq(orderCredits.orderId, orderId));
}

/**
 * The same for every order that has ended and still holds credits: an older copy of the program, which knows nothing of
 * these rows, has ended it. An order that somebody is changing is left alone.
 */
export async function freeEndedCredits({ db }: Pick<Services, "db">): Promise<void> {
  await db.execute(sql`
    with ended as (
      select o.id from entry_orders o
      where ${inArray(sql`o.state`, endedStates)}
        and exists (select from order_credits h where h.order_id = o.id and h.is_held)
      order by o.id for update skip locked)
    update order_credits h set is_held = false from ended where ended.id = h.order_id`);
}

/** The orders that hold one of these credits. */
export function ordersWithCredits(db: Database, changeIds: string[]) {
  return db
    .select({ id: orderCredits.orderId })
    .from(orderCredits)
    .where(and(inArray(orderCredits.changeId, changeIds), orderCredits.isHeld));
}

/** What the viewer's credits pay of the price of an entry; `null` where they pay nothing. */
export async function creditOfEntry(
  db: Database,
  { userId }: Pick<Viewer, "userId">,
  registrationId: string,
): Promise<{ minor: number; currency: string } | null> {
  const [line] = await db
    .select({ minor: orderLines.creditMinor, currency: entryOrders.currency })
    .from(orderLines)
    .innerJoin(entryOrders, eq(entryOrders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.registrationId, registrationId),
        gt(orderLines.creditMinor, 0),
        // An entry that was passed on keeps the order of its first runner.
        eq(entryOrders.userId, userId),
      ),
    );
  return line ?? null;
}
