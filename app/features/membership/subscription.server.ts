import { and, desc, eq, inArray } from "drizzle-orm";
import { stripeCustomers, stripeSubscriptions } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import type { Services } from "#services/services.ts";
import { liveStatuses } from "#values/subscription-status.ts";
import type { Tier } from "./plans/plans.ts";

/** A subscription that can be changed, as our tables have it. */
export type LiveSubscription = {
  customerId: string;
  subscriptionId: string;
  tier: Tier | null;
  interval: BillingInterval | null;
  status: string;
  /** The larger plan that the current period is paid for: see `keptRights`. */
  entitledTier: Tier | null;
  /** Seconds since 1970. */
  periodEnd: number | null;
  /** Increases with each reading from the provider. */
  version: number;
};

/** The viewer's subscription while it can be changed. */
export async function liveSubscriptionOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<LiveSubscription | null> {
  const [live] = await db
    .select({
      customerId: stripeCustomers.customerId,
      subscriptionId: stripeSubscriptions.subscriptionId,
      tier: stripeSubscriptions.tier,
      interval: stripeSubscriptions.interval,
      status: stripeSubscriptions.subscriptionStatus,
      entitledTier: stripeSubscriptions.entitledTier,
      periodEnd: stripeSubscriptions.currentPeriodEnd,
      version: stripeCustomers.version,
    })
    .from(stripeCustomers)
    .innerJoin(stripeSubscriptions, eq(stripeSubscriptions.customerId, stripeCustomers.customerId))
    .where(
      and(
        eq(stripeCustomers.userId, userId),
        inArray(stripeSubscriptions.subscriptionStatus, liveStatuses),
      ),
    )
    .orderBy(desc(stripeSubscriptions.created))
    .limit(1);
  return live ?? null;
}
