import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { DataOwner, PersonalData } from "#features/accounts/personal-data.server.ts";

/** The accounts at the payment provider that a person connected, and the races that are paid to them. */
export const payoutData: PersonalData = {
  lists: {
    "payment-accounts": {
      tables: ["payment_accounts", "race_payees"],
      rows: ({ userId }) => sql`
        select a.account_id, a.country, a.takes_charges, a.takes_oxxo, a.pays_out, a.is_submitted, a.due,
          a.disabled_reason, a.created_at, a.disconnected_at,
          array(
            select r.race_name from race_payees p join races r on r.id = p.race_id
            where p.payment_account_id = a.id order by r.race_name
          ) as races
        from payment_accounts a where a.user_id = ${userId}::uuid order by a.created_at`,
    },
    "card-payments": {
      tables: ["card_payments"],
      rows: ({ userId }) => sql`
        select o.code, c.slip_number, c.slip_url, c.slip_until, c.is_disputed, c.fee_minor, c.read_at
        from card_payments c join payments p on p.id = c.payment_id join entry_orders o on o.id = p.order_id
        where o.user_id = ${userId}::uuid order by p.created_at, p.id`,
    },
    "card-disputes": {
      tables: ["card_disputes"],
      rows: ({ userId }) => sql`
        select o.code, d.state, d.amount_minor, d.answer_until, d.created_at
        from card_disputes d join payments p on p.id = d.payment_id join entry_orders o on o.id = p.order_id
        where o.user_id = ${userId}::uuid order by d.created_at, d.id`,
    },
  },
  erase: eraseSlips,
};

/** The slips of a person's orders; what was paid stays with the organizer. */
async function eraseSlips(tx: Database, { userId }: DataOwner): Promise<string[]> {
  await tx.execute(sql`
    update card_payments set slip_number = null, slip_url = null, slip_until = null
    where payment_id in (
      select p.id from payments p join entry_orders o on o.id = p.order_id
      where o.user_id = ${userId}::uuid
    )`);
  return [];
}
