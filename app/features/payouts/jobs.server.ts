import { isNull, sql } from "drizzle-orm";
import { paymentAccounts } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { cardJobs } from "./cards/jobs.server.ts";
import { syncAccount } from "./sync.server.ts";

/** The most accounts that one nightly run reads, beginning with those read longest ago. */
const mostAtOnce = 5_000;

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
