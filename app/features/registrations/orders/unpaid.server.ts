import { and, inArray, lt, sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { entryOrders, orderLines, raceRegistrations } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";

/** Days after its end for which an order that was never paid is kept: its entry is personal data. */
const keptDays = 30;

/** Orders that one step deletes. */
const atOnce = 200;

/**
 * Deletes the orders that ended a month ago without money, with the entries that they held. Orders that somebody has paid
 * or sent a proof for stay. Runs every night, after the proofs are removed.
 */
export async function forgetUnpaid({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - keptDays * msPerDay);
  const isUnpaid = and(
    inArray(entryOrders.state, ["expired", "cancelled"]),
    lt(entryOrders.updatedAt, before),
    sql`not exists (
      select from payments p where p.order_id = ${entryOrders.id}
        and (p.proof_file is not null or p.state in ('pending', 'in_review', 'received')))`,
  );
  for (;;) {
    const count = await withRetry(db, async (tx) => {
      const old = await tx
        .select({ id: entryOrders.id })
        .from(entryOrders)
        .where(isUnpaid)
        .orderBy(entryOrders.id)
        .limit(atOnce)
        .for("update");
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const entries = tx
        .select({ id: orderLines.registrationId })
        .from(orderLines)
        .where(inArray(orderLines.orderId, ids));
      // Cancelled entries count nowhere: no trigger changes anything.
      await tx
        .delete(raceRegistrations)
        .where(and(inArray(raceRegistrations.id, entries), sql`${raceRegistrations.bib} is null`));
      await tx.delete(entryOrders).where(inArray(entryOrders.id, ids));
      return ids.length;
    });
    if (count < atOnce) return;
  }
}
