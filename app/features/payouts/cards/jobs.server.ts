import { and, eq, gt, inArray, isNotNull, not, or, sql } from "drizzle-orm";
import { cardPayments, entryOrders, payments } from "#db/schema.ts";
import { openStates } from "#features/registrations/order.ts";
import { isLapsed } from "#features/registrations/orders/lapsed.server.ts";
import type { Job } from "#services/job.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { sendRefunds } from "./refunds.server.ts";
import { syncSale } from "./sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/** Refunds fail and disputes begin weeks after a payment. */
const comparedDays = 90;
const mostCompared = 20_000;
const mostEnded = 200;

export const cardJobs: Job[] = [
  { queue: "end-card-pages", schedule: "* * * * *", work: endPages },
  { queue: "send-card-refunds", schedule: "*/5 * * * *", work: sendRefunds },
  { queue: "compare-card-payments", schedule: "40 4 * * *", work: compareSales },
];

/**
 * Ends the pages whose order is over or is paid another way: the provider would go on taking money there. A page that
 * was just paid cannot be ended, and is read instead.
 */
export async function endPages(services: Needs): Promise<number> {
  const { db, now, payments: provider } = services;
  const pages = await db
    .select({
      id: payments.id,
      accountId: payments.accountId,
      sessionId: payments.sessionId,
    })
    .from(cardPayments)
    .innerJoin(payments, eq(payments.id, cardPayments.paymentId))
    .innerJoin(entryOrders, eq(entryOrders.id, payments.orderId))
    .where(
      and(
        not(cardPayments.isOver),
        or(
          sql`${payments.state} <> 'started'`,
          not(inArray(entryOrders.state, [...openStates])),
          isLapsed(now()),
        ),
      ),
    )
    .orderBy(sql`${cardPayments.readAt} nulls first`)
    .limit(mostEnded);
  for (const { id, accountId, sessionId } of pages) {
    if (!accountId || !sessionId) continue;
    await withoutProvider(services, id, async () => {
      await provider.endSale(accountId, sessionId).catch((problem: unknown) => {
        if (!(problem instanceof ServiceProblem) || problem.kind !== "invalid") throw problem;
      });
      await syncSale(services, id);
    });
  }
  return pages.length;
}

/** Reads the payments of the last months again: their events may have been lost. */
export async function compareSales(services: Needs): Promise<{ read: number; failed: number }> {
  const { db, now, log } = services;
  const since = new Date(now().getTime() - comparedDays * msPerDay);
  const due = await db
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(cardPayments, eq(cardPayments.paymentId, payments.id))
    .where(and(isNotNull(payments.sessionId), gt(payments.createdAt, since)))
    .orderBy(sql`${cardPayments.readAt} nulls first`)
    .limit(mostCompared);
  const done = { read: 0, failed: 0 };
  for (const { id } of due) {
    const isRead = await withoutProvider(services, id, () => syncSale(services, id));
    done[isRead ? "read" : "failed"] += 1;
  }
  log.info(done, "card payments compared with the payment provider's");
  return done;
}

/** One payment that cannot be read keeps no other from being read. */
async function withoutProvider({ log }: Needs, paymentId: string, work: () => Promise<void>) {
  try {
    await work();
    return true;
  } catch (error) {
    log.error({ error, paymentId }, "a payment by card could not be compared");
    return false;
  }
}
