import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";

/**
 * Writes down what has become of an order, after it was changed.
 * @param move.from - the state that it had before, `null` for a new order; without it, the one that it has now
 * @param move.by - who did it; `null` for the time and for the payment provider
 */
export async function logOrder(
  { db, now }: Pick<Services, "db" | "now">,
  orderId: string,
  { from, by, reason = null }: { from?: string | null; by: string | null; reason?: string | null },
): Promise<void> {
  await db.execute(sql`
    insert into order_log (order_id, from_state, to_state, by_user, reason, created_at)
    select id, ${from === undefined ? sql`state` : sql`${from}::text`}, state, ${by}::uuid, ${reason}::text,
      ${now().toISOString()}::timestamptz
    from entry_orders where id = ${orderId}::uuid`);
}
