import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

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
  },
};
