import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { openStatuses } from "#values/subscription-status.ts";
import { syncCustomer } from "./sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log">;

/** A checkout can be paid for a day; after three its events have come or been lost. */
const checkoutDays = 3;

/** Events are remembered for longer than the provider would send one again. */
const eventDays = 90;

/** What one night reads; those that were read longest ago come first, so that all have their turn. */
const mostAtOnce = 20_000;

/**
 * Reads every customer anew whose membership may have changed without our hearing of it: whoever has
 * a live subscription, and whoever began a checkout lately.
 * @returns how many were read, and how many could not be
 */
export async function reconcileMemberships(
  services: Needs,
): Promise<{ read: number; failed: number }> {
  const { db, now, payments, log } = services;
  const done = { read: 0, failed: 0 };
  if (payments.mode === "unavailable") return done;
  const since = (days: number) => new Date(now().getTime() - days * msPerDay).toISOString();
  const due = await db.execute<{ customerId: string }>(sql`
    select c.customer_id as "customerId" from stripe_customers c
    where c.checkout_began > ${since(checkoutDays)}::timestamptz
      or exists (
        select from stripe_subscriptions s
        where s.customer_id = c.customer_id
          and s.subscription_status in ${openStatuses}
      )
    order by c.synced_at nulls first
    limit ${mostAtOnce}`);
  for (const { customerId } of due) {
    try {
      await syncCustomer(services, customerId);
      done.read += 1;
    } catch (error) {
      done.failed += 1;
      log.error({ error, customerId }, "a membership could not be compared with the provider's");
    }
  }
  await db.execute(sql`
    delete from webhook_events where received_at < ${since(eventDays)}::timestamptz`);
  log.info(done, "memberships compared with the payment provider's");
  return done;
}
