import { and, desc, eq } from "drizzle-orm";
import { cardPayments, entryOrders, payments } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { CashSlip } from "./card.ts";

/** The slip that an own order waits for, if there is one. */
export async function findSlip(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  orderId: string,
): Promise<CashSlip | null> {
  const [row] = await db
    .select({
      number: cardPayments.slipNumber,
      url: cardPayments.slipUrl,
      until: cardPayments.slipUntil,
    })
    .from(cardPayments)
    .innerJoin(payments, eq(payments.id, cardPayments.paymentId))
    .innerJoin(entryOrders, eq(entryOrders.id, payments.orderId))
    .where(
      and(
        eq(entryOrders.id, orderId),
        eq(entryOrders.userId, userId),
        eq(payments.state, "pending"),
      ),
    )
    .orderBy(desc(payments.attempt))
    .limit(1);
  const { number, url, until } = row ?? {};
  return number && url && until ? { number, url, until } : null;
}
