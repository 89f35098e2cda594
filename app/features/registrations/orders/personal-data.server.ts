import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { payments } from "#db/schema.ts";
import type { DataOwner, PersonalData } from "#features/accounts/personal-data.server.ts";
import { withoutProof } from "./proofs.server.ts";

/** Orders of entries and what was paid for them. */
export const orderData: PersonalData = {
  lists: {
    orders: {
      tables: ["entry_orders", "order_lines"],
      rows: ({ userId }) => sql`
        select o.code, r.race_name, d.distance, o.state, o.total_minor, o.currency,
          l.price_minor, l.discount_minor, l.credit_minor, v.code as voucher, o.expires_at, o.created_at
        from entry_orders o join races r on r.id = o.race_id
        left join order_lines l on l.order_id = o.id
        left join race_registrations g on g.id = l.registration_id
        left join race_distances d on d.id = g.distance_id
        left join vouchers v on v.id = l.voucher_id
        where o.user_id = ${userId}::uuid order by o.created_at`,
    },
    "spent-credits": {
      tables: ["order_credits"],
      rows: ({ userId }) => sql`
        select o.code, r.race_name as paid_for, s.used_minor, o.currency, s.is_held
        from order_credits s join entry_orders o on o.id = s.order_id
        join entry_changes c on c.id = s.change_id join races r on r.id = c.race_id
        where o.user_id = ${userId}::uuid order by o.created_at, c.created_at, c.id`,
    },
    "bought-extras": {
      tables: ["entry_extras"],
      rows: ({ userId }) => sql`
        select o.code, r.race_name, x.registration_id, coalesce(e.name_en, e.name_es) as extra,
          x.quantity, x.unit_minor, o.currency, o.state, x.is_returned
        from entry_extras x join entry_orders o on o.id = x.order_id
        join race_extras e on e.id = x.extra_id join races r on r.id = o.race_id
        where o.user_id = ${userId}::uuid order by o.created_at, x.id`,
    },
    payments: {
      tables: ["payments"],
      rows: ({ userId }) => sql`
        select o.code, p.method, p.state, p.kind, p.amount_minor, p.received_minor, p.refunded_minor, p.currency,
          p.reference, p.refusal, p.proof_type, p.created_at, p.updated_at
        from payments p join entry_orders o on o.id = p.order_id
        where o.user_id = ${userId}::uuid order by p.created_at, p.id`,
      bytes: ({ userId }) => sql`
        select concat('proof-', o.code, '-', p.attempt) as name, p.proof_file as file
        from payments p join entry_orders o on o.id = p.order_id
        where o.user_id = ${userId}::uuid and p.proof_file is not null`,
    },
    refunds: {
      tables: ["refunds"],
      rows: ({ userId }) => sql`
        select o.code, f.amount_minor, p.currency, f.way, f.state, f.reason, f.created_at
        from refunds f join payments p on p.id = f.payment_id join entry_orders o on o.id = p.order_id
        where o.user_id = ${userId}::uuid order by f.created_at, f.id`,
    },
    "order-history": {
      tables: ["order_log"],
      rows: ({ userId }) => sql`
        select o.code, h.from_state, h.to_state, h.by_user = ${userId}::uuid as by_me, h.reason, h.created_at
        from order_log h join entry_orders o on o.id = h.order_id
        where o.user_id = ${userId}::uuid order by h.id`,
    },
  },
  auditSubjects: ({ userId }) => sql`
    select id from entry_orders where user_id = ${userId}::uuid
    union all
    select p.id from payments p join entry_orders o on o.id = p.order_id
    where o.user_id = ${userId}::uuid`,
  erase: eraseOrders,
};

/**
 * Ends the open orders of a person. Orders and money stay with their organizers as records, without the person.
 * @returns the keys of the proofs
 */
async function eraseOrders(tx: Database, { userId }: DataOwner): Promise<string[]> {
  const own = sql`select id from entry_orders where user_id = ${userId}::uuid`;
  await tx.execute(sql`
    update entry_orders set state = 'cancelled', expires_at = null
    where user_id = ${userId}::uuid and expires_at is not null`);
  // Triggers: places taken, entries sold, answers; see app/db/functions/registrations.sql, entry-orders.sql
  await tx.execute(sql`
    update race_registrations set status = 'cancelled'
    where status = 'pending'
      and id in (select registration_id from order_lines where order_id in (${own}))`);
  // Extras of entries that are made are held by their order alone.
  await tx.execute(sql`
    update entry_extras x set is_counted = false from entry_orders o
    where o.id = x.order_id and o.user_id = ${userId}::uuid and o.state = 'cancelled' and x.is_counted`);
  await tx.execute(sql`
    update order_credits s set is_held = false from entry_orders o
    where o.id = s.order_id and o.user_id = ${userId}::uuid and o.state = 'cancelled' and s.is_held`);
  // What was begun can still arrive, and is then found among the orders that have ended.
  await tx.execute(sql`
    update payments set state = 'void' where state in ('started', 'pending') and order_id in (${own})`);
  const proofs = await readRows(
    tx,
    { file: text },
    sql`select proof_file as file from payments
      where proof_file is not null and order_id in (${own})`,
  );
  await tx.update(payments).set(withoutProof).where(sql`${payments.orderId} in (${own})`);
  return proofs.map(({ file }) => file);
}
