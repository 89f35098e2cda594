import { sql } from "drizzle-orm";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";

/** The membership, its invoices and what is counted for it. */
export const membershipData: PersonalData = {
  lists: {
    membership: {
      tables: ["stripe_customers", "stripe_subscriptions"],
      rows: ({ userId }) => sql`
        select s.subscription_id, s.subscription_status, s.price_id, s."interval",
          s.current_period_end, s.cancel_at_period_end, s.payment_method_brand,
          s.payment_method_last4, s.created_at, s.updated_at
        from stripe_customers c join stripe_subscriptions s on s.customer_id = c.customer_id
        where c.user_id = ${userId}::uuid order by s.created_at`,
    },
    usage: {
      tables: ["usage_counts"],
      rows: ({ userId }) => sql`
        select counted, period, count from usage_counts
        where user_id = ${userId}::uuid order by period, counted`,
    },
    invoices: {
      tables: ["invoices"],
      rows: ({ userId }) => sql`
        select i.id, i.created, i.number, i.amount_paid, i.currency, i.status, i.hosted_invoice_url,
          i.invoice_pdf
        from stripe_customers c join invoices i on i.customer_id = c.customer_id
        where c.user_id = ${userId}::uuid order by i.created`,
    },
  },
};
