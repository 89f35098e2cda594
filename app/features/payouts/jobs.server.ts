import { and, eq, gt, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { cardPayments, entryOrders, paymentAccounts, payments } from "#db/schema.ts";
import { isLapsed } from "#features/registrations/lapsed-order.server.ts";
import { openStates } from "#features/registrations/order.ts";
import type { Job } from "#services/job.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { sendRefunds } from "./cards/refunds.server.ts";
import { syncSale } from "./cards/sync.server.ts";
import { syncAccount } from "./sync.server.ts";

/** The most accounts that one nightly run reads, beginning with those read longest ago. */
const mostAtOnce = 5_000;

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/** Refunds fail and disputes begin weeks after a payment. */
const comparedDays = 90;
const mostCompared = 20_000;
const mostEnded = 200;

const cardJobs: Job[] = [
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

export const payoutJobs: Job[] = [
  { queue: "reconcile-payment-accounts", schedule: "25 4 * * *", work: reconcileAccounts },
  ...cardJobs,
];

/**
 * Reads every connected account again: its events may have been lost.
 * @returns how many were read, and how many could not be
 */
export async function reconcileAccounts(
  services: Pick<Services, "db" | "now" | "payments" | "log">,
): Promise<{ read: number; failed: number }> {
  const { db, payments, log } = services;
  const done = { read: 0, failed: 0 };
  if (!payments.hasAccounts) return done;
  const due = await db
    .select({ accountId: paymentAccounts.accountId })
    .from(paymentAccounts)
    .where(isNull(paymentAccounts.disconnectedAt))
    .orderBy(sql`${paymentAccounts.readAt} nulls first`)
    .limit(mostAtOnce);
  for (const { accountId } of due) {
    try {
      await syncAccount(services, accountId);
      done.read += 1;
    } catch (error) {
      done.failed += 1;
      log.error({ error, accountId }, "an organizer's account could not be compared");
    }
  }
  log.info(done, "organizers' accounts compared with the payment provider's");
  return done;
}
